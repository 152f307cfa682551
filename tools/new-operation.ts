// Scaffolds an operation that works at once, for its author to make it another.
// `npm run new-operation -- <topic> <id> [--title "Title in words"]`

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { type NewOperation, operationFiles } from './operation-template.ts';
import { PROJECT } from './source-files.ts';

const OPERATIONS = 'engine/operations';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { title: { type: 'string' } } });
const plan = await planned(positionals[0], positionals[1], values.title);
if (typeof plan === 'string') {
  process.stderr.write(`${plan}\nusage: npm run new-operation -- <topic> <id> [--title "Title in words"]\n`);
  process.exitCode = 1;
} else {
  write(plan);
}

interface Plan {
  readonly folder: string;
  /** Where it will be found, below the roots of the families. */
  readonly routes: readonly string[];
  readonly operation: NewOperation;
}

/** The folder and the facts of the new operation, or the reason why there can be none. */
async function planned(
  topicName: string | undefined,
  name: string | undefined,
  title: string | undefined,
): Promise<Plan | string> {
  if (topicName === undefined || name === undefined) return 'a topic and an id are needed';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `${name} is not an id: small letters, digits and single dashes`;
  const catalogue = await discover();
  const found = catalogue.topics.find(({ topic }) => topic.id === topicName);
  if (found === undefined) {
    return `there is no topic ${topicName}; there are ${catalogue.topics.map(({ topic }) => topic.id).join(', ')}`;
  }
  if (operationsOf(catalogue).some((operation) => operation.id === name))
    return `there is an operation ${name} already`;
  const folder = `${OPERATIONS}/${folderOf(topicName)}/${name}`;
  if (existsSync(join(PROJECT, folder))) return `there is a folder ${folder} already`;
  const { topic, operations } = found;
  return {
    folder,
    operation: {
      id: name,
      title: title ?? inWords(name),
      related: operations.slice(0, 1).map(({ id }) => id),
    },
    routes: Object.values(topic.paths).map((path) => `${path}/${name}`),
  };
}

/** The folder of a topic carries its id. */
function folderOf(topicName: string): string {
  const folders = readdirSync(join(PROJECT, OPERATIONS));
  if (folders.includes(topicName)) return topicName;
  throw new Error(`the topic ${topicName} has no folder of its name in ${OPERATIONS}`);
}

function write({ folder, operation, routes }: Plan): void {
  for (const [name, text] of operationFiles(operation)) {
    const file = join(PROJECT, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  process.stdout.write(`${nextSteps(folder, operation.id, routes)}\n`);
}

function nextSteps(folder: string, id: string, routes: readonly string[]): string {
  return [
    `${folder} holds ${id}, which answers with the negative of a matrix at ${routes.join(' and ')}.`,
    'Replace its files one by one:',
    `  1. solve.ts              the algorithm`,
    `     operation.ts          its name, inputs, problems and related operations`,
    `     properties.test.ts    what holds for all matrices, and each problem that it declares`,
    `  2. examples.ts           2 to 5 bodies with exact answers`,
    `  3. story.ts              its steps, in the words of a good teacher`,
    `     sentences.txt         the sentences that no fact proves; each must hold for every input`,
    `     stories/              golden stories: \`npm run stories -- ${id}\` writes them, you read them`,
    `  4. learn.ts              what is worth knowing: formulas, uses, misconceptions with both workings`,
    `  5. exercise.ts           how problems are drawn, and the bounds of their numbers`,
    `  6. implementations.ts    the same in six languages`,
    `As often as you like: npm run check-operation -- ${id}`,
    'At the end: npm run derive, for the clients and the README.',
  ].join('\n');
}

/** "row-swap" as "Row swap". */
function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
