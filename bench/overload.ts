// Overload: three times as many questions as can be answered. Those that are answered, those that are refused, and how soon all is well again.

import { setTimeout as pause } from 'node:timers/promises';
import type { Load } from './load.ts';
import { against, figure, type Pace, quantile, type Section } from './section.ts';
import { measureLoad, type RunningService, startService } from './servers.ts';

/** An envelope with its steps: enough work that refusing is cheaper than answering. */
function loadOn({ url, key }: RunningService, connections: number, seconds: number): Load {
  return {
    url,
    path: '/v1/mathematics/linear-algebra/matrices/determinant-3x3',
    headers: { authorization: `Bearer ${key}` },
    bodies: { size: 3, entries: 'integers', count: 512 },
    names: ['a'],
    others: { response_profile: 'detailed' },
    connections,
    seconds,
    warmUpSeconds: 1,
  };
}

/** Milliseconds until the service says that it is well; NaN where it says something else. */
async function askHealth({ url }: RunningService): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/health`);
  await response.arrayBuffer();
  return response.status === 200 ? performance.now() - start : Number.NaN;
}

/** Milliseconds from now until a small question is answered. */
async function recover({ url, key }: RunningService): Promise<number> {
  const start = performance.now();
  for (;;) {
    const response = await fetch(`${url}/v1/mathematics/linear-algebra/matrices/trace`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"a":[[1,2],[3,4]],"response_profile":"lite"}',
    });
    await response.arrayBuffer();
    if (response.status === 200) return performance.now() - start;
    await pause(5);
  }
}

export async function measureOverload({ quick }: Pace): Promise<Section> {
  const service = await startService();
  const seconds = quick ? 4 : 30;
  const asked: Promise<number>[] = [];
  let watch: NodeJS.Timeout | undefined;
  try {
    await measureLoad(service, loadOn(service, 32, 2));
    const peak = await measureLoad(service, loadOn(service, 32, quick ? 2 : 10));
    watch = setInterval(() => asked.push(askHealth(service)), 100);
    const flood = { ...loadOn(service, 1500, seconds), perSecond: 3 * peak.perSecond };
    const flooded = await measureLoad(service, flood);
    clearInterval(watch);
    const recovery = await recover(service);
    const health = await Promise.all(asked);
    const { statuses, refusals, unsent } = flooded;
    const answered = (statuses['200'] ?? 0) / flooded.seconds;
    const kept = against(answered / peak.perSecond, 0.8, 'more');
    const refused = against(refusals.p99, 50, 'less');
    const recovered = against(recovery, 1000, 'less');
    const ill = health.filter(Number.isNaN).length;
    return {
      title: `Overload: ${figure(3 * peak.perSecond)} determinants a second for ${seconds} s, three times the peak`,
      columns: ['what', 'figure', 'goal', ''],
      rows: [
        ['answers/s at the peak, 32 connections', figure(peak.perSecond), '', ''],
        ['answers/s under overload', figure(answered), '', ''],
        ['share of the peak', ...kept],
        ['refused with 503, p99 ms', ...refused],
        ['refused with 503, worst ms', figure(refusals.worst), '', ''],
        ['/health, p99 ms', figure(quantile(health, 0.99)), '', `${health.length - ill} of ${health.length} well`],
        ['ms until a question is answered again', ...recovered],
      ],
      notes: [
        `Answers by status: ${JSON.stringify(statuses)}; ${unsent} requests found none of ${flood.connections} connections free.`,
      ],
    };
  } finally {
    clearInterval(watch);
    await service.stop();
  }
}
