// A stopwatch for hangs, on machines that do other things, too: what a request takes of the processors, and what it takes in all.
// Above: the fuzz tests of this folder. Below: nothing.

/** Milliseconds of this process's own work, on all its threads. Nothing may take so long. */
const mostWork = 1000;

/** Milliseconds of waiting, whoever has the processors. */
const mostWaiting = 15_000;

export interface Lap {
  /** Milliseconds. */
  readonly waited: number;
  readonly worked: number;
  /** Of work or of waiting. */
  readonly isHang: boolean;
}

/** Starts a stopwatch; what it gives tells how long it has run. */
export function startStopwatch(): () => Lap {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const waited = performance.now() - start;
    // Asking for the work takes a system call.
    if (waited < mostWork) return { waited, worked: 0, isHang: false };
    const { user, system } = process.cpuUsage(before);
    const worked = (user + system) / 1000;
    return { waited, worked, isHang: worked > mostWork || waited > mostWaiting };
  };
}

export function describeLap({ waited, worked }: Lap): string {
  return `it took ${Math.round(waited)} ms, ${Math.round(worked)} of them work`;
}
