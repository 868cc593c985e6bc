/**
 * A line to the server that comes back by itself. Whoever uses it says who they are each time it is opened, and is
 * handed everything that the server says except about the line itself.
 */

import { now } from '../time';

export type Connection =
  | { is: 'connecting' }
  | { is: 'open' }
  /** It was lost and is tried again at this time, by `now()`. */
  | { is: 'waiting'; until: number }
  /** The server does not want us back: a word for programs. */
  | { is: 'ended'; code: string };

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

/** So often we ask whether the server is there; it asks us, too, and the browser answers for us. */
const PULSE = 25_000;
/** So long an answer may take before the connection counts as lost. */
const PATIENCE = 8_000;
/** The same where the browser itself says that there is no network. */
const LESS_PATIENCE = 2_000;
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
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #asked: { id: number; at: number } = { id: 0, at: 0 };
  #closed = false;

  constructor(address: string, party: Party<Say, Tell>) {
    this.#address = address;
    this.#party = party;
  }

  start(): void {
    addEventListener('online', this.#look);
    addEventListener('offline', this.#look);
    document.addEventListener('visibilitychange', this.#look);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#look);
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
    this.#party.changed({ is: 'connecting' });
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
    this.#expect(PATIENCE * 2);
  }

  #hear(tell: Tell, greeted: number): void {
    clearTimeout(this.#patience);
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
    this.#party.changed({ is: 'waiting', until: now() + wait });
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #drop(): void {
    clearTimeout(this.#pulse);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  /** Asks whether the server is there, now and from time to time. */
  #ping(): void {
    clearTimeout(this.#pulse);
    this.#asked = { id: this.#asked.id + 1, at: now() };
    if (!this.send({ say: 'ping', id: this.#asked.id })) return;
    this.#expect(navigator.onLine ? PATIENCE : LESS_PATIENCE);
    this.#pulse = setTimeout(() => this.#ping(), PULSE);
  }

  #expect(millis: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lost(), millis);
  }

  /** The network has come or gone, or somebody looks at the page again: is the connection still what it seems? */
  #look = (): void => {
    if (this.#closed || this.#told?.back === null) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket === null && navigator.onLine && !document.hidden) this.again();
  };
}

const isClosing = <Tell extends { tell: string }>(tell: Tell): tell is Tell & Closing =>
  tell.tell === 'closing';
const isPong = <Tell extends { tell: string }>(tell: Tell): tell is Tell & Pong => tell.tell === 'pong';
