// Kernels of others: the mathematics of NumPy and SymPy alone, without a service around it.

import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { spawn } from 'node:child_process';
import { lookForPeerPython } from './python.ts';

/** A product of doubles by NumPy (OpenBLAS, one thread); an exact determinant, inverse, solution of a system, characteristic polynomial or spectrum of integers by SymPy (GMP). */
export type PeerTask = 'product' | 'determinant' | 'inverse' | 'system' | 'lu-solve' | 'characteristic' | 'spectrum';

export interface PeerTimes {
  /** Of CPU, for each round. */
  readonly milliseconds: readonly number[];
  /** The first row of the result: doubles as they are printed, integers and fractions in lowest terms. */
  readonly firstRow: readonly string[];
}

/** Measures a task; `body` is JSON with `a`, and `b` for a product. Throws where there is no Python for it. */
export async function measurePeerKernel(task: PeerTask, body: string, rounds: number): Promise<PeerTimes> {
  const python = await lookForPeerPython();
  if (typeof python === 'string') throw new Error(python);
  const child = spawn(python.path, [join(import.meta.dirname, 'kernels.py'), task, String(rounds)], {
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  child.stdin.end(body);
  const times = await json(child.stdout);
  await ended;
  if (!isTimes(times)) throw new Error(`${task} printed something else: ${JSON.stringify(times)}`);
  return times;
}

function isTimes(value: unknown): value is PeerTimes {
  return typeof value === 'object' && value !== null && 'milliseconds' in value && 'firstRow' in value;
}
