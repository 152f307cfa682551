// The memory plan: how the memory of the machine or container is shared between the workers and what waits for clients.

import { availableParallelism, totalmem } from 'node:os';

export interface Machine {
  /** Bytes of memory that the process may use at most. */
  readonly bytes: number;
  readonly cores: number;
}

export interface MemoryPlan {
  readonly workers: number;
  /** The heap of each of them. */
  readonly workerMemoryMegabytes: number;
  /** Bodies and replies that the process holds for its clients, in bytes; and of them those of one account. */
  readonly maxWaitingBytes: number;
  readonly maxAccountWaitingBytes: number;
}

/** What somebody has set. */
export type GivenMemory = { readonly [K in keyof MemoryPlan]?: MemoryPlan[K] | undefined };

/** The longest reply and the longest body, in bytes. */
export interface Longest {
  readonly maxReplyBytes: number;
  readonly maxBodyBytes: number;
}

const MB = 1024 * 1024;

/** The limit of the container where there is one, else the memory of the machine. */
export function thisMachine(): Machine {
  const constrained = process.constrainedMemory();
  const total = totalmem();
  return { bytes: constrained > 0 ? Math.min(constrained, total) : total, cores: availableParallelism() };
}

/** The process without workers under load: code, catalogue, the heap of the event loop. */
const BASE_MB = 200;

/** What a worker takes beside its heap: its code, and bodies, matrices of doubles and the reply, which lie outside the heap. */
const WORKER_MB = 60;

/** The heap that a worker should have before there is another one; and the most that questions within the budget of work have been seen to need. */
const GOOD_WORKER_MB = 192;
const MAX_WORKER_MB = 4096;
const MIN_WORKER_MB = 96;

const MIN_WAITING_MB = 64;
const MAX_WAITING_MB = 1024;

/** The share of the memory that is planned for. The rest is for the system, and for what no plan foresees. */
const PLANNED_SHARE = 0.9;

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.floor(value), least), most);
}

/** Derives what is not given from the machine. */
export function planMemory(
  { bytes, cores }: Machine,
  given: GivenMemory,
  { maxReplyBytes, maxBodyBytes }: Longest,
): MemoryPlan {
  const planned = (PLANNED_SHARE * bytes) / MB;
  const leastWaitingBytes = Math.max(MIN_WAITING_MB * MB, maxReplyBytes + maxBodyBytes);
  const maxWaitingBytes =
    given.maxWaitingBytes ?? Math.max(leastWaitingBytes, clamp(planned / 8, 0, MAX_WAITING_MB) * MB);
  const left = planned - BASE_MB - maxWaitingBytes / MB;
  // A spare core for the event loop where there are many; and two workers where the memory suffices, so that one long question
  // does not hold up all others.
  const wanted = Math.max(2, cores - 1);
  const affordable = left / ((given.workerMemoryMegabytes ?? GOOD_WORKER_MB) + WORKER_MB);
  const workers = given.workers ?? clamp(affordable, 1, wanted);
  return {
    workers,
    workerMemoryMegabytes:
      given.workerMemoryMegabytes ?? clamp(left / workers - WORKER_MB, MIN_WORKER_MB, MAX_WORKER_MB),
    maxWaitingBytes,
    maxAccountWaitingBytes:
      given.maxAccountWaitingBytes ?? Math.max(leastWaitingBytes, Math.floor(maxWaitingBytes / 2)),
  };
}

/** Why the settings cannot be held in this memory, with what to set instead, as sentences; null where they can. */
export function memoryProblem(settings: MemoryPlan & Longest, { bytes }: Machine): string | null {
  const { workers, workerMemoryMegabytes, maxWaitingBytes, maxAccountWaitingBytes, maxReplyBytes, maxBodyBytes } =
    settings;
  const account = Math.min(maxAccountWaitingBytes, maxWaitingBytes);
  if (account < maxReplyBytes + maxBodyBytes) {
    return (
      `MAX_WAITING_BYTES and MAX_ACCOUNT_WAITING_BYTES must each hold a body and its reply: set them to at least ` +
      `${maxReplyBytes + maxBodyBytes}, or make MAX_REPLY_BYTES or MAX_BODY_BYTES smaller.`
    );
  }
  const memory = Math.floor(bytes / MB);
  const others = BASE_MB + Math.ceil(maxWaitingBytes / MB);
  const needed = others + workers * (workerMemoryMegabytes + WORKER_MB);
  if (needed <= memory) return null;
  const most = Math.floor((memory - others) / workers) - WORKER_MB;
  const advice =
    most >= MIN_WORKER_MB
      ? `set WORKER_MEMORY_MB to at most ${most}, or WORKERS to fewer`
      : `set WORKERS or MAX_WAITING_BYTES to less, or give it at least ${needed} MB`;
  return (
    `WORKERS=${workers} with WORKER_MEMORY_MB=${workerMemoryMegabytes} and MAX_WAITING_BYTES=${maxWaitingBytes} need ` +
    `${needed} MB, and the machine or container has ${memory} MB: ${advice}.`
  );
}
