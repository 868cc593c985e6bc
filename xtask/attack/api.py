"""Hooks for Schemathesis: who asks, about what, and how much of an endless stream is read.

Generated names lead nowhere, and a request that ends in 404 tries nothing. So most requests that
are meant to be understood are given a bot, a table or a class that is really there, made here by
the same API; those that are meant to be refused are left as they are.
"""

import json
import os
import random
import threading
import urllib.request

import requests
import schemathesis
from schemathesis.core.parameters import ParameterLocation

SERVER = os.environ["TABLIER_ATTACKED"]
USES = 8  # After so many uses things are made anew: some requests end what they are about, or fill it up.
LOCK = threading.Lock()
CHANCE = random.SystemRandom()  # That of the module is set back by whoever generates.
HYLE7 = {
    "game": "hyle7", "tags": [["Size", "5"]], "players": [{"kind": "person"}, {"kind": "person"}],
    "seating": None, "picksColour": False, "clock": {"kind": "none"}, "dice": "host",
}


def ask(path, body=None, token=None):
    """A request of our own, which has to succeed."""
    head = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + path, data, head, method="POST" if data else "GET")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class World:
    """Things that are there: two bots in a game, a challenge, a table and a class with a pupil."""

    def __init__(self):
        self.uses = 0
        name = lambda: f"bot-{CHANCE.getrandbits(60):x}"
        plays = [{"game": game, "tags": None} for game in ("seven", "heinash", "hyle7")]
        self.bot, self.other = (ask("/api/bots", {"name": name(), "plays": plays}) for _ in range(2))
        challenge = lambda: ask(f"/api/bots/{self.bot['bot']}/challenges", {"setUp": HYLE7, "sit": 0})
        self.challenge = challenge()
        self.game = challenge()
        ask(f"/api/bot/challenges/{self.game['table']}/accept", {}, self.bot["token"])
        self.table = ask("/api/tables", {"setUp": HYLE7, "sit": 0, "rules": {"listed": True}})
        self.class_ = ask("/api/classes", {"lang": "en"})
        self.pupil = ask("/api/classes/join", {"code": self.class_["code"]})

    def secret(self, operation):
        """The secret that this operation wants."""
        if operation in ("add_neighbour", "propose_in_class"):
            return self.pupil["secret"]
        if operation.endswith("class") or operation == "class_findings":
            return self.class_["secret"]
        if operation == "delete_table":
            return self.table["owner"]
        if operation == "table_record":
            return self.table["seat"]["secret"]
        if operation == "challenge_bot":
            return self.other["token"]
        return self.bot["token"]

    def names(self, path):
        """What the names in a path lead to."""
        table = self.table
        if path.startswith("/api/bot/games"):
            table = self.game
        elif "challenges" in path:
            table = self.challenge
        return {
            "bot": self.bot["bot"], "table": table["table"],
            "class": self.class_["class"], "code": self.class_["code"],
        }


WORLD = None
OF_SECRET = {}  # Whose secret it is.


def world(operation):
    """What is there for an operation; what it deletes is there for it alone."""
    global WORLD
    if operation.startswith("delete_"):
        return World()
    with LOCK:
        if WORLD is None or WORLD.uses >= USES:
            WORLD = World()
        WORLD.uses += 1
        return WORLD


@schemathesis.auth(refresh_interval=None)
class Secret:
    """The secret of whatever an operation is about."""

    def get(self, case, context):
        operation = context.operation.definition.raw["operationId"]
        there = world(operation)
        secret = there.secret(operation)
        OF_SECRET[secret] = there
        return secret

    def set(self, case, data, context):
        if context.operation.definition.raw.get("security"):
            case.headers = case.headers or {}
            case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context, case, kwargs):
    """Leads most requests whose path is meant to be understood to things that are there."""
    path = case.meta.components.get(ParameterLocation.PATH) if case.meta else None
    secret = (case.headers or {}).get("Authorization", "").removeprefix("Bearer ")
    there = OF_SECRET.get(secret, WORLD)
    if there and path and path.mode.is_positive and case.path_parameters and CHANCE.random() < 0.9:
        names = there.names(case.path)
        case.path_parameters.update({name: names[name] for name in case.path_parameters if name in names})


@schemathesis.deserializer("application/x-ndjson")
def first_line(context, response):
    """Each line is a message of its own, so the first one is as good as any."""
    lines = response.content.splitlines()
    return json.loads(lines[0]) if lines else {}


ask_whole = requests.Session.request


def ask_bounded(self, *args, **kwargs):
    """Bots' streams never end. Of those that say so to proxies only the first line is read."""
    answer = ask_whole(self, *args, **{**kwargs, "stream": True})
    if answer.headers.get("x-accel-buffering") == "no":
        answer._content = next(answer.iter_lines(chunk_size=1), b"") + b"\n"
        answer._content_consumed = True
        answer.close()
    return answer


requests.Session.request = ask_bounded
