// The peers: services of other makers that add and multiply matrices, started as their makers advise, one process each.

import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Server, serverCore, startOn } from '../servers.ts';
import { lookForPeerPython } from './python.ts';

/** All answer POST /add and POST /matmul with `{"a": ..., "b": ...}` by `{"ans": ...}`. */
const PROGRAMS = {
  fastapi: { title: 'FastAPI + NumPy', parameters: ['fastapi_numpy.py', 'plain'] },
  'fastapi-orjson': { title: 'FastAPI + orjson + NumPy', parameters: ['fastapi_numpy.py', 'orjson'] },
  'fastapi-direct': { title: 'FastAPI + orjson + NumPy, past its encoder', parameters: ['fastapi_numpy.py', 'direct'] },
  starlette: { title: 'Starlette + pydantic + orjson + NumPy', parameters: ['starlette_orjson.py'] },
} as const;

export type PeerName = keyof typeof PROGRAMS;

export const peerNames: readonly PeerName[] = ['fastapi', 'fastapi-orjson', 'fastapi-direct', 'starlette'];

/** What a peer is called in tables. */
export function peerTitle(name: PeerName): string {
  return PROGRAMS[name].title;
}

/** One thread for products, as our service has one worker for each. */
const ENVIRONMENT = { OPENBLAS_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' };

/** Starts a peer on the core of servers. Throws where there is no Python for it, or where it adds wrongly. */
export async function startPeer(name: PeerName): Promise<Server> {
  const python = await lookForPeerPython();
  if (typeof python === 'string') throw new Error(python);
  const [program, ...options] = PROGRAMS[name].parameters;
  const child = startOn(serverCore, [python.path, join(import.meta.dirname, program), ...options], {
    environment: ENVIRONMENT,
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const complaints: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  try {
    const port = await portSaid(child.stdout);
    if (port === null) {
      await ended;
      throw new Error(`${name} did not start: ${complaints.join('')}`);
    }
    const url = `http://127.0.0.1:${port}`;
    await tryAddition(url);
    return { url, pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The port that the program says it listens on; null where it ends without a word of it. */
async function portSaid(output: NodeJS.ReadableStream | null): Promise<string | null> {
  if (output === null) return null;
  for await (const line of createInterface(output)) {
    const found = /^listening on (\d+)$/.exec(line);
    if (found !== null) return found[1];
  }
  return null;
}

async function tryAddition(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/add`, { method: 'POST', headers, body: '{"a":[[1,2.5]],"b":[[3,4]]}' });
  const answer = JSON.stringify(await response.json());
  if (answer !== '{"ans":[[4,6.5]]}') throw new Error(`a peer adds wrongly: ${answer}`);
}
