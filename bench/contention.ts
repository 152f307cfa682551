// Contention: what small questions wait while somebody else has large ones answered.
//
// The control has the same large questions answered by another process of the service: the machine is as busy, and the small
// questions have their process to themselves.

import type { Load } from './load.ts';
import { against, figure, median, type Pace, type Section } from './section.ts';
import { type Measured, measureLoad, type RunningService, startService } from './servers.ts';

const arithmetic = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/';

function loadOn({ url, key }: RunningService, path: string, size: number, connections: number, seconds: number): Load {
  return {
    url,
    path: arithmetic + path,
    headers: { authorization: `Bearer ${key}` },
    bodies: { size, entries: 'decimals', count: size > 100 ? 1 : 64 },
    names: ['a', 'b'],
    others: { api_level: 'lite' },
    connections,
    seconds,
    warmUpSeconds: 1,
  };
}

/** Small questions to one service for some seconds, while a client has large ones answered by the other, or nobody does. */
async function waitBeside(small: RunningService, large: RunningService | null, seconds: number): Promise<Measured> {
  const asked = measureLoad(small, loadOn(small, 'add', 3, 32, seconds));
  const disturbance =
    large === null ? null : measureLoad(large, { ...loadOn(large, 'matmul', 1000, 1, seconds + 1), warmUpSeconds: 0 });
  const [measured, other] = await Promise.all([asked, disturbance]);
  if (other !== null && (other.statuses['200'] ?? 0) === 0) throw new Error('no large question was answered');
  return measured;
}

function row(name: string, rounds: readonly Measured[]): readonly string[] {
  const columns = [({ median: half }: Measured) => half, ({ p99 }: Measured) => p99, ({ worst }: Measured) => worst];
  return [name, ...columns.map((of) => figure(median(rounds.map(of))))];
}

export async function measureContention({ quick }: Pace): Promise<Section> {
  const service = await startService();
  const another = await startService();
  const seconds = quick ? 0.6 : 4;
  const [idle, control, shared]: [Measured[], Measured[], Measured[]] = [[], [], []];
  try {
    for (let round = 0; round < (quick ? 2 : 5); round += 1) {
      if (!quick || round === 0) idle.push(await waitBeside(service, null, seconds));
      control.push(await waitBeside(service, another, seconds));
      shared.push(await waitBeside(service, service, seconds));
    }
  } finally {
    await Promise.all([service.stop(), another.stop()]);
  }
  const worse = median(shared.map(({ p99 }, round) => p99 / control[round].p99));
  const [ratio, goal, verdict] = against(worse, 1.25, 'less');
  return {
    title: 'Small questions beside large ones',
    columns: ['3x3 adds, 32 connections, while', 'median ms', 'p99 ms', 'worst ms'],
    rows: [
      row('nothing else happens', idle),
      row('another process multiplies 1000x1000 (control)', control),
      row('the same process multiplies 1000x1000', shared),
    ],
    notes: [`p99 of the last over the control: ${ratio} (goal ${goal}, ${verdict}).`],
  };
}
