/** Requests about classes to the server that the page came from. */

import type {
  ClassDoor,
  ClassSettings,
  Findings,
  JoinedClass,
  Language,
  MadeClass,
  Order,
  Ordered,
} from '../../protocol';
import { call, read } from '../online/api';

const named = (id: string) => `classes/${encodeURIComponent(id)}`;

export const openClass = (lang: Language, settings: ClassSettings | null) =>
  read<MadeClass>('classes', { method: 'POST', body: { lang, settings } });
export const doorOf = (code: string) => read<ClassDoor>(`classes/door/${encodeURIComponent(code)}`);
export const joinClass = (code: string, name: string | null) =>
  read<JoinedClass>('classes/join', { method: 'POST', body: { code, name } });
export const comeBack = (code: string, seat: string) =>
  read<JoinedClass>('classes/back', { method: 'POST', body: { code, seat } });
export const addNeighbour = (id: string, secret: string) =>
  read<JoinedClass>(`${named(id)}/neighbour`, { method: 'POST', secret, body: { name: null } });
export const giveOrder = (id: string, secret: string, body: Order) =>
  read<Ordered>(`${named(id)}/orders`, { method: 'POST', secret, body });
export const findingsOf = (id: string, secret: string) => read<Findings>(`${named(id)}/findings`, { secret });

export async function propose(id: string, secret: string, event: string): Promise<void> {
  await call(`${named(id)}/proposals`, { method: 'POST', secret, body: { event } });
}

/** Deletes a class with everything that belongs to it. */
export async function deleteClass(id: string, secret: string): Promise<void> {
  await call(named(id), { method: 'DELETE', secret });
}

/** Where the socket of a class is. */
export function classSocket(id: string): string {
  const url = new URL(`api/${named(id)}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
