/** A server before the server, which counts what really travels. */

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Travelled {
  path: string;
  status: number;
  /** The bytes of the answer as they travelled, compressed where they were, without its headers. */
  bytes: number;
}

export async function counting(
  behind: string,
): Promise<{ address: string; travelled: Travelled[]; server: Server }> {
  const travelled: Travelled[] = [];
  const server = createServer((asked, answer) => {
    const forwarded = request(
      new URL(asked.url ?? '/', behind),
      { method: asked.method, headers: { ...asked.headers, host: new URL(behind).host } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        const one = { path: asked.url ?? '/', status: reply.statusCode ?? 500, bytes: 0 };
        travelled.push(one);
        reply.on('data', (part: Buffer) => (one.bytes += part.length));
        reply.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, travelled, server };
}
