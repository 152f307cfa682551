// A limit of memory for a program and all that it starts, as a container has one: a control group of Linux, in either version.

import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MemoryLimit {
  /** The words before the command of the program that is to be limited. */
  readonly within: readonly string[];
  /** Bytes of anonymous memory in use. */
  readonly used: () => number;
  /** How many processes the limit has ended. */
  readonly killed: () => number;
  /** After the program has ended. */
  readonly remove: () => void;
}

/** Where the groups of a version are, and what its files are called. */
interface Version {
  readonly root: string;
  readonly limit: string;
  /** Switched off, so that the limit counts. */
  readonly swap: string | null;
  readonly anonymous: RegExp;
  readonly events: string;
}

const versions: readonly Version[] = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    swap: null,
    anonymous: /^total_rss (\d+)$/m,
    events: 'memory.oom_control',
  },
  {
    root: '/sys/fs/cgroup',
    limit: 'memory.max',
    swap: 'memory.swap.max',
    anonymous: /^anon (\d+)$/m,
    events: 'memory.events',
  },
];

let made = 0;

/** Makes a group with the limit; gives the reason where this machine does not allow it. */
export function limitMemory(megabytes: number): MemoryLimit | string {
  let reason = 'there are no control groups for memory';
  for (const { root, limit, swap, anonymous, events } of versions) {
    if (!existsSync(root)) continue;
    made += 1;
    const folder = join(root, `matrixsteps-tests-${process.pid}-${made}`);
    try {
      mkdirSync(folder);
    } catch (error) {
      reason = String(error);
      continue;
    }
    try {
      writeFileSync(join(folder, limit), String(megabytes * 1024 * 1024));
      if (swap !== null && existsSync(join(folder, swap))) writeFileSync(join(folder, swap), '0');
    } catch (error) {
      rmdirSync(folder);
      reason = String(error);
      continue;
    }
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return {
      within: ['sh', '-c', 'echo $$ > "$0" && exec "$@"', join(folder, 'cgroup.procs')],
      used: () => Number(anonymous.exec(read('memory.stat'))?.[1]),
      killed: () => Number(/^oom_kill (\d+)$/m.exec(read(events))?.[1] ?? 0),
      remove: () => rmdirSync(folder),
    };
  }
  return reason;
}
