/** The socket of a class. It comes back by itself; every view it brings is whole, so nothing has to be asked for. */

import type { ClassSay, ClassTell } from '../../protocol';
import { backoff, type Connection } from '../online/socket';
import { now } from '../time';
import { classSocket } from './api';

/** The server ends a connection on which nothing is said for 75 seconds. */
const PULSE = 25_000;
/** So long an answer may take before the connection counts as lost. */
const PATIENCE = 8_000;
const LESS_PATIENCE = 2_000;

export class ClassLink {
  connection = $state.raw<Connection>({ is: 'connecting' });

  #address: string;
  #secret: string;
  #heard: (tell: ClassTell) => void;
  #socket: WebSocket | null = null;
  #told: { code: string; back: number | null } | null = null;
  #tries = 0;
  #pings = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, secret: string, heard: (tell: ClassTell) => void) {
    this.#address = classSocket(id);
    this.#secret = secret;
    this.#heard = heard;
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

  #open(): void {
    clearTimeout(this.#retry);
    this.#told = null;
    this.connection = { is: 'connecting' };
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#say({ say: 'hello', secret: this.#secret });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ClassTell);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expect(PATIENCE * 2);
  }

  #say(say: ClassSay): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(say));
  }

  #hear(tell: ClassTell): void {
    clearTimeout(this.#patience);
    if (tell.tell === 'closing') {
      this.#told = tell;
      return;
    }
    if (this.connection.is !== 'open') {
      this.#tries = 0;
      this.connection = { is: 'open' };
      this.#ping();
    }
    if (tell.tell !== 'pong') this.#heard(tell);
  }

  #lost(): void {
    const told = this.#told;
    this.#drop();
    if (this.#closed) return;
    if (told?.back === null) {
      this.connection = { is: 'ended', code: told.code };
      return;
    }
    const wait = told?.back ?? backoff(this.#tries);
    this.#tries += 1;
    this.connection = { is: 'waiting', until: now() + wait };
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #drop(): void {
    clearTimeout(this.#pulse);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  #ping(): void {
    clearTimeout(this.#pulse);
    this.#pings += 1;
    this.#say({ say: 'ping', id: this.#pings });
    this.#expect(navigator.onLine ? PATIENCE : LESS_PATIENCE);
    this.#pulse = setTimeout(() => this.#ping(), PULSE);
  }

  #expect(millis: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lost(), millis);
  }

  /** The network has come or gone, or somebody looks at the page again. */
  #look = (): void => {
    if (this.#closed || this.#told?.back === null) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket === null && navigator.onLine && !document.hidden) this.#open();
  };
}
