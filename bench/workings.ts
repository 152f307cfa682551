// Feedback on workings: what a reply takes in api/ without the server, for ten lines of 4x5 and for small determinants and products.
// Alone: `node bench/workings.ts`, or with `--quick`.

import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { practiceRoutes } from '@matrixsteps/api/practice/practice-routes.ts';
import { DEFAULT_MAX_REPLY_BYTES } from '@matrixsteps/api/serialize/long-text.ts';
import { drawWorking } from '@matrixsteps/engine/feedback/rows/drawn-workings.ts';
import { against, figure, median, type Pace, print, quantile, type Section } from './section.ts';

interface Kind {
  readonly name: string;
  /** The most milliseconds that 99 of 100 replies should take; null where nobody said. */
  readonly goal: number | null;
  readonly bodyOf: (seed: number) => object;
}

const SIZE = { height: 4, width: 5, lines: 10, steps: 1 };

const KINDS: readonly Kind[] = [
  { name: '10 lines of 4x5, lawful', goal: 5, bodyOf: (seed) => drawWorking(seed, SIZE) },
  { name: '10 lines of 4x5, one slip', goal: 5, bodyOf: (seed) => drawWorking(seed, { ...SIZE, slipAt: seed % 10 }) },
  {
    name: 'determinant of 3x3 by expansion, wrong sign',
    goal: null,
    bodyOf: (seed) => determinantOf(seed),
  },
];

/** 3x3, expanded along the first row with the second term added. */
function determinantOf(seed: number): object {
  const entry = (place: number): number => ((seed * (place + 3) + place * place) % 17) - 8;
  const a = [0, 1, 2].map((row) => [0, 1, 2].map((column) => entry(3 * row + column)));
  const [[p, q, r], [d, e, f], [g, h, i]] = a;
  const terms = [p * (e * i - f * h), q * (d * i - f * g), r * (d * h - e * g)];
  return {
    task: { operation: 'determinant', a },
    working: [
      { expression: terms.map((term) => `(${term})`).join(' + ') },
      { expression: terms[0] + terms[1] + terms[2], role: 'answer' },
    ],
  };
}

export async function measureWorkings({ quick }: Pace): Promise<Section> {
  const route = practiceRoutes(await loadEndpoints()).find(({ path }) => path.endsWith('/feedback/working'));
  if (route === undefined) throw new Error('there is no route for workings');
  const replies = quick ? 300 : 3_000;
  const rows = KINDS.map(({ name, goal, bodyOf }) => {
    const bodies = Array.from({ length: replies }, (_, seed) => Buffer.from(JSON.stringify(bodyOf(seed + 1))));
    const times = bodies.map((body) => {
      const start = performance.now();
      const prepared = route.prepare(body, DEFAULT_MAX_REPLY_BYTES);
      if (prepared.kind !== 'prepared') throw new Error(`${name} is refused`);
      prepared.run();
      return performance.now() - start;
    });
    const p99 = quantile(times, 0.99);
    return [name, figure(median(times)), ...(goal === null ? [figure(p99), '', ''] : against(p99, goal, 'less'))];
  });
  return {
    title: 'Feedback on workings, without the server',
    columns: ['working', 'median, ms', '99 of 100, ms', 'goal', ''],
    rows,
    notes: [
      `${replies} different workings of each kind, each judged once: the first ones before anything is compiled.`,
    ],
  };
}

if (import.meta.main) print(await measureWorkings({ quick: process.argv.includes('--quick') }));
