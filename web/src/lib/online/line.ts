/**
 * A line to the server that comes back by itself. Whoever uses it says who they are each time it is opened, and is
 * handed everything that the server says except about the line itself.
 */

import { now } from '../time';

export type Connection =
  /** `lost`: there was a connection, or a try to make one has failed. */
  | { is: 'connecting'; lost: boolean }
  | { is: 'open' }
  /** It was lost and is tried again at this time, by `now()`. */
  | { is: 'waiting'; until: number }
  /** The server does not want us back: a word for programs. */
  | { is: 'ended'; code: string };

/** The server is out of reach, and whoever looks at the page has to know it. */
export const isLost = (connection: Connection): boolean =>
  connection.is === 'waiting' || (connection.is === 'connecting' && connection.lost);

/** What every line has in common: the server asks to leave, or answers that it is there. */
type Closing = { tell: 'closing'; code: string; back: number | null };
type Pong = { tell: 'pong'; id: number };
type Ping = { say: 'ping'; id: number };

export interface Party<Say, Tell> {
  /** The first frame of each connection. */
  hello(): Say;
  /** With this the server has let us in. */
  letsIn(tell: Tell): boolean;
  heard(tell: Tell): void;
  changed(connection: Connection): void;
  /** The server has answered something that was said at this time by `now()`. */
  answered?(tell: Tell, asked: number): void;
}

/**
 * After so much silence we ask whether the server is there, and so long the answer may take before the connection
 * counts as lost. Whatever the server says is a sign of life, so a busy table is hardly ever asked.
 */
interface Rhythm {
  silence: number;
  patience: number;
}

/** Somebody looks at the page: they know within ten seconds that the server is out of reach. */
const SEEN: Rhythm = { silence: 5_000, patience: 4_000 };
/** Nobody does. */
const HIDDEN: Rhythm = { silence: 25_000, patience: 8_000 };
/** The browser itself says that there is no network; but this very machine, or a network without a way out, may answer. */
const OFFLINE: Rhythm = { silence: 300, patience: 800 };
/** So long the first try may take; later ones may take longer, for the page has said by then that it waits. */
const FIRST_TRY = 8_000;
const LATER_TRY = 16_000;
/** A page that was held up for longer than this has perhaps not come to read what the server has said. */
const HELD_UP = 500;
const LEAST_WAIT = 500;
const MOST_WAIT = 20_000;

/** How long to wait before another try: longer each time, and never all at the same moment. */
export function backoff(tries: number, random = Math.random()): number {
  return Math.min(MOST_WAIT, LEAST_WAIT * 2 ** Math.min(tries, 10)) * (0.5 + random / 2);
}

export class Line<Say extends { say: string }, Tell extends { tell: string }> {
  #address: string;
  #party: Party<Say, Tell>;
  #socket: WebSocket | null = null;
  /** The server has let us in on this connection. */
  #inside = false;
  /** Set when the server has said when to come back, or that we should not. */
  #told: Closing | null = null;
  #tries = 0;
  #lostBefore = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Until we ask whether the server is there, or until it has not answered. */
  #pulse: ReturnType<typeof setTimeout> | undefined;
  /** The last answer may have come without being read. */
  #doubtful = false;
  #asked: { id: number; at: number } = { id: 0, at: 0 };
  #closed = false;

  constructor(address: string, party: Party<Say, Tell>) {
    this.#address = address;
    this.#party = party;
  }

  start(): void {
    addEventListener('online', this.#online);
    addEventListener('offline', this.#look);
    document.addEventListener('visibilitychange', this.#look);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#look);
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Says something; false if nobody would hear it. */
  send(say: Say | Ping): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(say));
    return true;
  }

  /** Begins anew at once, with another hello. */
  again(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#open();
  }

  #open(): void {
    this.#told = null;
    this.#inside = false;
    this.#party.changed({ is: 'connecting', lost: this.#lostBefore });
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    let greeted = 0;
    socket.onopen = () => {
      greeted = now();
      this.send(this.#party.hello());
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as Tell, greeted);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    // An attempt that hangs is an attempt that failed.
    this.#expect(this.#lostBefore ? LATER_TRY : FIRST_TRY);
  }

  #hear(tell: Tell, greeted: number): void {
    this.#doubtful = false;
    if (this.#inside) this.#listen();
    if (isClosing(tell)) {
      this.#told = tell;
      return;
    }
    if (isPong(tell)) {
      if (tell.id === this.#asked.id) this.#party.answered?.(tell, this.#asked.at);
      return;
    }
    if (!this.#inside && this.#party.letsIn(tell)) {
      this.#inside = true;
      this.#tries = 0;
      this.#lostBefore = false;
      this.#party.answered?.(tell, greeted);
      this.#party.changed({ is: 'open' });
      this.#ping();
    }
    this.#party.heard(tell);
  }

  #lost(): void {
    const told = this.#told;
    this.#drop();
    if (this.#closed) return;
    if (told?.back === null) {
      this.#party.changed({ is: 'ended', code: told.code });
      return;
    }
    const wait = told?.back ?? backoff(this.#tries);
    this.#tries += 1;
    this.#lostBefore = true;
    this.#party.changed({ is: 'waiting', until: now() + wait });
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #drop(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  get #rhythm(): Rhythm {
    if (document.hidden) return HIDDEN;
    return navigator.onLine ? SEEN : OFFLINE;
  }

  /** The server has just said something. */
  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), this.#rhythm.silence);
  }

  /** Asks whether the server is there. */
  #ping(): void {
    this.#asked = { id: this.#asked.id + 1, at: now() };
    this.send({ say: 'ping', id: this.#asked.id });
    this.#expect(this.#rhythm.patience);
  }

  /** Something has to be heard within this time. */
  #expect(millis: number): void {
    clearTimeout(this.#pulse);
    const due = now() + millis;
    this.#pulse = setTimeout(() => {
      const doubtful = this.#inside && !this.#doubtful && now() - due > HELD_UP;
      if (!doubtful) return this.#lost();
      this.#doubtful = true;
      this.#ping();
    }, millis);
  }

  /** The network has gone, or somebody looks at the page again: is the connection still what it seems? */
  #look = (): void => {
    if (this.#closed || this.#told?.back === null) return;
    if (this.#inside && this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket === null && navigator.onLine && !document.hidden) this.again();
  };

  /** There is a network again. A try that was begun without one may hang, so it is begun anew. */
  #online = (): void => {
    if (this.#socket?.readyState === WebSocket.CONNECTING && !this.#closed) this.again();
    else this.#look();
  };
}

const isClosing = <Tell extends { tell: string }>(tell: Tell): tell is Tell & Closing =>
  tell.tell === 'closing';
const isPong = <Tell extends { tell: string }>(tell: Tell): tell is Tell & Pong => tell.tell === 'pong';
