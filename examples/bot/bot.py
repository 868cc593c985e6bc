#!/usr/bin/env python3
"""Connects a program that speaks the engine protocol to a Tablier server.

    python3 bot.py --name "My bot" --engine "tablier engine" --option Level=3

The first time, the server makes a bot of that name and its token is kept in the
file that --token-file names; after that the token is all that is needed. The bot
accepts challenges, plays each game with a process of the engine of its own,
comes back by itself when the connection is lost, and resigns when the engine
fails or the program is ended. It needs Python 3.9 and nothing else.

docs/bots.md tells how the requests work, docs/protocol.md what engines say.
"""

import argparse
import http.client
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import urllib.parse

RULES = {"Players", "Pairs", "Variant", "Sides", "Layout", "Colour", "Operations", "Size", "Bag"}
SILENCE = 20  # The server says something every 5 seconds; after so many it is gone.
PATIENCE = 15  # How long an engine may take beyond the time it was given.
AGAIN = 60  # How long to wait after a game for somebody who wants to play again.
ended = threading.Event()


def log(*words):
    print(time.strftime("%H:%M:%S"), *words, file=sys.stderr, flush=True)


class Refused(Exception):
    """The server says no: a status, a code for programs and a sentence."""

    def __init__(self, status, body):
        self.status, self.code = status, body.get("code", "")
        super().__init__(f"{status} {self.code}: {body.get('message', '')}")


class EngineFailed(Exception):
    """The engine ended, or does not answer."""


class Server:
    def __init__(self, address, token=None):
        self.address, self.token = urllib.parse.urlsplit(address), token

    def _open(self, method, path, body=None):
        secure = self.address.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(self.address.netloc, timeout=SILENCE)
        head = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        text = None if body is None else json.dumps(body)
        connection.request(method, self.address.path.rstrip("/") + path, text, head)
        answer = connection.getresponse()
        if answer.status >= 300:
            try:
                refusal = json.loads(answer.read())
            except ValueError:
                refusal = {}
            wait = answer.headers.get("Retry-After")
            connection.close()
            if answer.status == 429 and not ended.wait(float(wait or 1)):
                return self._open(method, path, body)
            raise Refused(answer.status, refusal)
        return connection, answer

    def ask(self, method, path, body=None, tries=5):
        """Asks until there is an answer: whatever arrives twice is done once."""
        for attempt in range(tries):
            try:
                connection, answer = self._open(method, path, body)
                text = answer.read()
                connection.close()
                return json.loads(text) if text else None
            except (OSError, http.client.HTTPException, Refused) as error:
                away = not isinstance(error, Refused) or error.status >= 500
                if not away or attempt + 1 == tries:
                    raise
                time.sleep(2**attempt / 4)

    def lines(self, path):
        """The lines of a stream, until it ends or the server falls silent."""
        connection, answer = self._open("GET", path)
        try:
            for line in answer:
                yield json.loads(line)
        finally:
            connection.close()


class Engine:
    """A process that speaks the engine protocol."""

    def __init__(self, command):
        pipe = subprocess.PIPE
        words = shlex.split(command)
        self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.said = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.options = {}
        self.say("ugi")
        for line in self.until("ugiok"):
            words = line.split()
            if words[:2] == ["option", "name"] and "type" in words:
                at = words.index("type")
                values = [words[i + 1] for i in range(at, len(words) - 1) if words[i] == "var"]
                self.options[" ".join(words[2:at])] = (words[at + 1], values)

    def _listen(self):
        for line in self.process.stdout:
            self.said.put(line.strip())
        self.said.put(None)

    def say(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise EngineFailed(str(error)) from error

    def until(self, word, patience=PATIENCE):
        """The lines up to one that begins with this word."""
        lines, deadline = [], time.monotonic() + patience
        while True:
            try:
                line = self.said.get(timeout=max(0.01, deadline - time.monotonic()))
            except queue.Empty:
                raise EngineFailed(f"no {word} in time") from None
            if line is None:
                raise EngineFailed("it has ended")
            lines.append(line)
            if line.split()[:1] == [word]:
                return lines

    def plays(self):
        """The games and variants it knows, as the server wants to have them."""
        known = [(name, values) for name, values in self.options.items() if name in RULES]
        tags = [[name, v] for name, (kind, values) in known for v in (values if kind == "combo" else ["*"])]
        tags = [tag for tag in tags if tag[1] != "default"]
        return [{"game": game, "tags": tags} for game in self.options["Game"][1]]

    def begin(self, set_up, options):
        self.say(f"setoption name Game value {set_up['game']}")
        for name, value in [*set_up["tags"], *options]:
            self.say(f"setoption name {name} value {value}")
        self.say("newgame")
        self.say("isready")
        self.until("readyok")

    def best(self, events, limits, patience):
        self.say("position startpos" + (" moves " + " ".join(events) if events else ""))
        self.say(f"go {limits}")
        return self.until("bestmove", patience + PATIENCE)[-1].split()[1]

    def end(self):
        try:
            self.say("quit")
            self.process.wait(2)
        except (EngineFailed, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


def limits(options, set_up, state):
    """What `go` is told, and how many seconds that may take."""
    clock, clocks, think = set_up["clock"], state["clocks"], options.think
    if clocks["turn"] is not None:
        think = min(think, max(50, clocks["turn"] / 3))
    if clocks["game"] is not None:
        think = min(think, max(50, clocks["game"] / 30))
    words = [f"movetime {int(think)}"]
    for seat, bank in enumerate(clocks["banks"] or [], 1):
        words.append(f"p{seat}time {max(1, int(bank))} p{seat}inc {int(clock['increment'])}")
    return " ".join(words), think / 1000


class Game(threading.Thread):
    """One game, with an engine of its own."""

    def __init__(self, bot, table):
        super().__init__(daemon=True)
        self.bot, self.table, self.engine = bot, table, None
        self.path, self.events, self.over = f"/api/bot/games/{table}", [], None

    def run(self):
        try:
            while not ended.is_set() and not self.follow():
                ended.wait(1)
        except (Refused, EngineFailed, OSError) as error:
            log(self.table, "given up:", error)
            self.resign()
        finally:
            if self.engine:
                self.engine.end()
            self.bot.games.pop(self.table, None)

    def resign(self):
        try:
            self.bot.server.ask("POST", f"{self.path}/resign", tries=2)
        except (Refused, OSError, http.client.HTTPException) as error:
            log(self.table, "not resigned:", error)

    def follow(self):
        """Plays until it is over; false: the connection was lost."""
        try:
            for line in self.bot.server.lines(f"{self.path}/stream"):
                if line["event"] == "closing":
                    return line["back"] is None
                if line["event"] == "game":
                    self.game, self.events = line, []
                if line["event"] in ("game", "change"):
                    self.heed(line.get("state", line))
                if ended.is_set() or self.over and time.monotonic() > self.over:
                    return True
        except (OSError, http.client.HTTPException, ValueError) as error:
            log(self.table, "lost the connection:", error)
        return False

    def heed(self, state):
        self.events[state["from"] :] = state["events"]
        for offer in state["offers"]:
            if self.game["player"] in offer["waiting"]:
                answer = {"offer": offer["offer"], "accept": offer["offer"] == "rematch"}
                self.tell("answer", answer)
        if state["outcome"] and not self.over:
            log(self.table, "over:", state["outcome"]["places"], "we have seat", state["seat"])
            self.over = time.monotonic() + AGAIN
        if state["next"]:
            self.over = time.monotonic()
        if state["yourTurn"]:
            self.tell("move", {"event": self.think(state), "version": state["version"]})

    def tell(self, what, body):
        try:
            self.bot.server.ask("POST", f"{self.path}/{what}", body)
        except Refused as refused:
            # The table has moved on, and the next line says how.
            if refused.code not in ("stale", "over", "no-such-offer", "paused"):
                raise

    def think(self, state):
        """The engine's move; one that fails gets one more chance."""
        told, patience = limits(self.bot.options, self.game["setUp"], state)
        for last in (False, True):
            try:
                if self.engine is None:
                    self.engine = Engine(self.bot.options.engine)
                    self.engine.begin(self.game["setUp"], self.bot.options.option)
                return self.engine.best(self.events, told, patience)
            except EngineFailed as error:
                log(self.table, "the engine failed:", error)
                if self.engine:
                    self.engine.process.kill()
                self.engine = None
                if last:
                    raise


class Bot:
    def __init__(self, options):
        self.options, self.games = options, {}
        self.server = Server(options.server, self.token())

    def token(self):
        """The token that was kept, or that of a new bot."""
        if os.path.exists(self.options.token_file):
            with open(self.options.token_file, encoding="utf-8") as file:
                return file.read().strip()
        engine = Engine(self.options.engine)
        plays = engine.plays()
        engine.end()
        new = {"name": self.options.name, "plays": plays}
        made = Server(self.options.server).ask("POST", "/api/bots", new)
        # Nobody else on this machine may read it.
        file = os.open(self.options.token_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w", encoding="utf-8") as file:
            file.write(made["token"] + "\n")
        log(self.options.name, "is", made["bot"])
        return made["token"]

    def run(self):
        after, pause = None, 1
        while not ended.is_set():
            try:
                for line in self.server.lines("/api/bot/events" + (f"?after={after}" if after else "")):
                    pause, after = 1, line.get("seq", after)
                    if line["event"] == "closing" and line["back"] is None:
                        return log("the server says", line["code"])
                    self.heed(line)
                    if ended.is_set():
                        break
            except Refused as refused:
                log(refused)
                if refused.status in (401, 404):
                    return
            except (OSError, http.client.HTTPException, ValueError) as error:
                log("lost the connection:", error)
            ended.wait(pause)
            pause = min(30, pause * 2)

    def heed(self, line):
        if line["event"] == "state":
            log("listening;", len(line["challenges"]), "challenges,", len(line["games"]), "games")
            for game in line["games"]:
                self.follow(game["table"])
            for challenge in line["challenges"]:
                self.answer(challenge["table"])
        elif line["event"] == "challenge":
            self.answer(line["challenge"]["table"])
        elif line["event"] == "game-started":
            self.follow(line["game"]["table"])

    def follow(self, table):
        if table not in self.games:
            self.games[table] = Game(self, table)
            self.games[table].start()

    def answer(self, table):
        playing = [game for game in list(self.games.values()) if not game.over]
        path = f"/api/bot/challenges/{table}/"
        try:
            if len(playing) < self.options.games:
                self.server.ask("POST", path + "accept", {"luck": os.urandom(32).hex()})
            else:
                self.server.ask("POST", path + "decline", {"reason": "busy"})
        except Refused as refused:
            log(table, refused)  # It may be gone by now.


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="http://127.0.0.1:7777", help="where to play")
    parser.add_argument("--name", default="Example", help="what a new bot is called")
    parser.add_argument("--token-file", default="bot.token", help="where the token is kept")
    parser.add_argument("--engine", default="tablier engine", help="the program that plays")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the engine")
    parser.add_argument("--think", type=int, default=1000, metavar="MS", help="time for a move without a clock")
    parser.add_argument("--games", type=int, default=2, metavar="N", help="games at the same time")
    options = parser.parse_args()
    options.option = [pair.partition("=")[::2] for pair in options.option]
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: stop())
    bot = Bot(options)

    def stop():
        """Ends, and lets nobody wait."""
        ended.set()
        for game in list(bot.games.values()):
            if not game.over:
                game.resign()
        for game in list(bot.games.values()):
            if game.engine:
                game.engine.process.kill()
        os._exit(0)

    bot.run()
    ended.set()


if __name__ == "__main__":
    main()
