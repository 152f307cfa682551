// The benchmark: everything that is measured, printed and written to bench/results.md. `npm run bench`;
// `npm run bench -- --quick` and words that choose sections (`npm run bench -- overload`) print only.

import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureCodec } from './codec.ts';
import { measureContention } from './contention.ts';
import { measureCounting } from './counting.ts';
import { measureDetailed } from './detailed.ts';
import { measureFirstAnswers } from './first-answers.ts';
import { measureGrowth } from './growth.ts';
import { measureKernels } from './kernels.ts';
import { measureLongStories } from './long-stories.ts';
import { measureMemory } from './memory.ts';
import { measureReplicaMemory } from './replica-memory.ts';
import { measureOverload } from './overload.ts';
import { measureProfile } from './profile.ts';
import { type Pace, type Section, sectionText } from './section.ts';
import { measureShortAnswers } from './short-answers.ts';
import { measureStartUp } from './start-up.ts';
import { canPin } from './servers.ts';
import { measureThroughput } from './throughput.ts';
import { measureWorkings } from './workings.ts';

type Measure = (pace: Pace) => Promise<Section | readonly Section[]>;

/** In the order in which they are read. */
const measures: { readonly [name: string]: Measure } = {
  'first-answers': (pace) => measureFirstAnswers(pace),
  throughput: measureThroughput,
  contention: measureContention,
  overload: measureOverload,
  kernels: measureKernels,
  codec: measureCodec,
  short: measureShortAnswers,
  workings: measureWorkings,
  stories: measureLongStories,
  detailed: measureDetailed,
  profile: measureProfile,
  counting: measureCounting,
  growth: measureGrowth,
  memory: measureMemory,
  replica: measureReplicaMemory,
  'start-up': measureStartUp,
};

/** What a section measured. One that fails says so, and the others are measured and kept all the same. */
async function sectionsOf(name: string, measure: Measure): Promise<readonly Section[]> {
  try {
    return [await measure(pace)].flat();
  } catch (error) {
    process.exitCode = 1;
    const message = error instanceof Error ? error.message : String(error);
    return [{ title: name, columns: ['failed'], rows: [[message]], notes: [] }];
  }
}

function machine({ quick }: Pace): string {
  const [{ model }] = cpus();
  const pinned = canPin
    ? 'servers are held to one core and the load to another'
    : 'servers and load share the cores as the system likes';
  return [
    '# What was measured',
    '',
    `${model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.versions.node}; ${pinned}.`,
    `Written by \`npm run bench${quick ? ' -- --quick' : ''}\` on ${new Date().toISOString().slice(0, 10)}. Machines are shared: read the ratios.`,
    '',
  ].join('\n');
}

/** What a quick run leaves out: it looks into what others measure from outside, or takes long for what seldom changes. */
const insights: readonly string[] = ['detailed', 'profile', 'memory', 'growth', 'start-up'];

const words = process.argv.slice(2);
const pace: Pace = { quick: words.includes('--quick') };
const chosen = words.filter((word) => !word.startsWith('--'));
const unknown = chosen.find((word) => !(word in measures));
if (unknown !== undefined) {
  process.stderr.write(`There is no section ${unknown}; there are ${Object.keys(measures).join(', ')}.\n`);
  process.exit(2);
}

const texts: string[] = [machine(pace)];
process.stdout.write(`${texts[0]}\n`);
for (const [name, measure] of Object.entries(measures)) {
  if (chosen.length > 0 ? !chosen.includes(name) : pace.quick && insights.includes(name)) continue;
  for (const section of await sectionsOf(name, measure)) {
    const text = sectionText(section);
    process.stdout.write(`${text}\n`);
    texts.push(text);
  }
}
if (chosen.length === 0 && !pace.quick) await writeFile(new URL('results.md', import.meta.url), texts.join('\n'));
