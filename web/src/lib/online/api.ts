/** Requests to the server that the page came from. It asks nobody else. */

import type {
  About,
  Invitation,
  Join,
  Joined,
  LobbyTable,
  Look,
  MadeTable,
  NewTable,
  Refusal,
} from '../../protocol';
import { onlineWords } from '../../words/online';
import { isRefusal, Refused } from '../house/refused';
import { language } from '../words.svelte';

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  /** The secret of a seat, or of whoever made the table. */
  secret?: string | null;
}

function address(path: string): URL {
  return new URL(`api/${path}`, location.href);
}

/** Where the socket of a table is. */
export function socketAddress(table: string): string {
  const url = address(`tables/${encodeURIComponent(table)}/socket`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** A link to a place in the page, for somebody else. */
export function linkTo(hash: string): string {
  return new URL(hash, location.href).href;
}

/** The link belongs to this device alone: nobody else reaches a server there. */
export function isLoopback(host = location.hostname): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** Asks the server. Fails with `Refused`, also if nobody answers. */
export async function call(path: string, { method = 'GET', body, secret }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language.now };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  const asked: RequestInit = { method, headers, cache: 'no-store' };
  if (body !== undefined) asked.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(address(path), asked);
  } catch {
    throw unreachable();
  }
  if (answer.ok) return answer;
  const refusal: unknown = await answer.json().catch(() => null);
  throw isRefusal(refusal) ? new Refused(refusal) : unreachable();
}

export async function read<T>(path: string, asked?: Asked): Promise<T> {
  const answer = await call(path, asked);
  // A page that is only files answers with files.
  if (!answer.headers.get('Content-Type')?.includes('json')) throw unreachable();
  return (await answer.json()) as T;
}

function unreachable(): Refused {
  const refusal: Refusal = { code: 'unreachable', clause: null, message: onlineWords().unreachable };
  return new Refused(refusal);
}

const named = (table: string) => `tables/${encodeURIComponent(table)}`;

export const about = () => read<About>('about');
export const lobby = () => read<LobbyTable[]>('lobby');
export const makeTable = (body: NewTable) => read<MadeTable>('tables', { method: 'POST', body });
export const lookAt = (body: Look) => read<Invitation>('look', { method: 'POST', body });
export const join = (body: Join) => read<Joined>('join', { method: 'POST', body });
export const sitDown = (table: string) => read<Joined>(`${named(table)}/sit`, { method: 'POST' });

/** The record of a game with everything that shows that its chance was fair. */
export async function recordOf(table: string, secret: string | null): Promise<string> {
  return (await call(`${named(table)}/record`, { secret })).text();
}

/** Deletes a table for everybody. */
export async function deleteTable(table: string, owner: string): Promise<void> {
  await call(named(table), { method: 'DELETE', secret: owner });
}
