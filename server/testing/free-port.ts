// A free port for a server of a test, one that stays its own while the server is down.

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): a client that tries to reach
 * a server that is down would else take its port sooner or later, and connect to itself.
 */
const [lowest, highest] = [20_000, 32_000];

let next = lowest + ((process.pid * 97) % (highest - lowest));

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const outcome = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  if (outcome) {
    server.close();
    await once(server, 'close');
  }
  return outcome;
}

/** A port of 127.0.0.1 that nobody listens on, and another one each time. */
export async function findFreePort(): Promise<number> {
  for (let attempts = lowest; attempts < highest; attempts += 1) {
    const port = next;
    next = next + 1 < highest ? next + 1 : lowest;
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
