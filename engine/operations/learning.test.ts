// The learning content of every concept: complete, true as far as it can be worked out, and its own.
// One concept alone: node --test --test-name-pattern='^transpose' engine/operations/learning.test.ts

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { discover } from '../catalogue/discover.ts';
import type { Operation } from '../catalogue/operation.ts';
import type { Topic } from '../catalogue/topic.ts';
import type { Learn } from '../learning/learn.ts';
import { type LearningPathway, PATHWAYS } from '../learning/pathways.ts';
import { FALSEHOOD_NAMES, type Noticed } from '../testing/learning/formula-checking.ts';
import { checkLearn } from '../testing/learning/learn-checking.ts';
import { hostComplaints, linkComplaints, ruleComplaints } from '../testing/learning/learn-rules.ts';
import { type NamedContent, sharedSequences } from '../testing/learning/repetition.ts';

/**
 * The share of the changed formulas that must be noticed, in each concept and in the whole catalogue. What is left are changes
 * that stay true: the two indices of a symmetric sum exchanged, a transposition left out on both of two commuting sides, an
 * inequality that still holds with one term less.
 */
const EACH = 0.75;
const ALL = 0.9;

/** A folder with an operation.ts: what its operations teach. */
interface Concept {
  readonly name: string;
  readonly topic: Topic;
  readonly operations: readonly Operation[];
}

const { topics } = await discover();
const lookup = new Map(topics.flatMap(({ operations }) => operations.map((operation) => [operation.id, operation])));
const concepts = (await Promise.all(topics.map(({ topic, operations }) => conceptsOf(topic, operations)))).flat();

/** The relations in words that state a condition, and so are not evaluated: each has been read, and stands in sentences.txt. */
const CONDITIONS: ReadonlySet<string> = new Set(
  readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'sentences.txt')
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n')),
);

const changes: Noticed[] = [];
/** The pages that concepts share, and those that a concept has for itself. */
const shared = Object.values(PATHWAYS).flat();
const linked = [...lookup.values()].flatMap(({ learn }) => learn?.learningPathways ?? []);

for (const { name, topic, operations } of concepts) {
  test(`${name}: the learning content is complete and true`, (t) => {
    for (const learn of contentsOf(name, operations)) {
      const { checked, complaints, conditions, noticed } = checkLearn(learn, (id) => lookup.get(id));
      const all = [...ruleComplaints(learn), ...complaints];
      t.diagnostic(`${checked} formulas, workings, relations and facts of ${topic.id}/${name} were evaluated`);
      assert.ok(
        all.length === 0,
        `${topic.id}/${name}/learn.ts:\n${all.map((complaint) => `  ${complaint}`).join('\n')}`,
      );
      const unread = conditions.map((condition) => `${name}, ${condition}`).filter((text) => !CONDITIONS.has(text));
      assert.deepEqual(unread, [], 'a relation is taken for a condition: read it, and add this line to sentences.txt');
      changes.push(...noticed);
      const [count, tried] = counted(noticed);
      const said = `${count} of ${tried} changes of its formulas are noticed`;
      t.diagnostic(said);
      assert.ok(tried > 0 && count >= EACH * tried, `${said}; at least ${EACH * 100} % should be`);
    }
  });
}

test('no two concepts share eight words in a row', () => {
  const contents = concepts.flatMap(({ name, topic, operations }): readonly NamedContent[] => {
    const ownWords = [name, topic.id, topic.title, ...operations.flatMap(({ id, title }) => [id, title])];
    return contentsOf(name, operations).map((learn) => ({ name, learn, ownWords }));
  });
  const found = sharedSequences(contents);
  assert.ok(found.length === 0, `\n${found.slice(0, 40).join('\n')}\n${found.length} in all`);
});

test('all pages to go on reading are well-formed links, and agree in what they call a page and its provider', () => {
  const pages = [...shared, ...linked];
  assert.deepEqual([...new Set(pages.flatMap(linkComplaints)), ...hostComplaints(pages)], []);
});

function hostOf({ url }: LearningPathway): string {
  return new URL(url).hostname;
}

test('no concept links to a host that is not among the shared pages', () => {
  const known = new Set(shared.map(hostOf));
  assert.deepEqual(
    linked.map(hostOf).filter((host) => !known.has(host)),
    [],
    'add a page of the host to engine/learning/pathway-*.ts, if it is free, stable and well known',
  );
});

for (const falsehood of FALSEHOOD_NAMES) {
  test(`most changed formulas are noticed: ${falsehood}`, (t) => {
    const outcomes = changes.map((noticed) => new Map([...noticed].filter(([name]) => name === falsehood)));
    const [count, tried] = counted(outcomes);
    const said = `${count} of ${tried} noticed`;
    t.diagnostic(said);
    assert.ok(count >= ALL * tried, said);
  });
}

/** The content that the operations of a concept share, or the contents of those of different sizes. */
function contentsOf(name: string, operations: readonly Operation[]): readonly Learn[] {
  const without = operations.filter(({ learn }) => learn === null).map(({ id }) => id);
  assert.ok(without.length === 0, `${name}: no learn in ${without.join(', ')}`);
  const contents = new Set(operations.flatMap(({ learn }) => (learn === null ? [] : [learn])));
  const sizes = new Set(operations.map(({ fixedSize }) => fixedSize));
  assert.ok(
    contents.size >= 1 && contents.size <= sizes.size,
    `${name}: its operations have ${contents.size} contents, and one for each size is enough`,
  );
  return [...contents];
}

function counted(all: readonly Noticed[]): readonly [noticed: number, tried: number] {
  const outcomes = all.flatMap((noticed) => [...noticed.values()]);
  return [outcomes.reduce((sum, { noticed }) => sum + noticed, 0), outcomes.reduce((sum, { tried }) => sum + tried, 0)];
}

/** The concepts of a topic, in the order of their folders. */
async function conceptsOf(topic: Topic, operations: readonly Operation[]): Promise<readonly Concept[]> {
  const folder = new URL(`${topic.id}/`, import.meta.url);
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  return Promise.all(
    names.map(async (name) => {
      const module: unknown = await import(new URL(`${name}/operation.ts`, folder).href);
      return { name, topic, operations: operations.filter((operation) => isIn(module, operation)) };
    }),
  );
}

function isIn(module: unknown, operation: Operation): boolean {
  const holdsOperations = typeof module === 'object' && module !== null && 'operations' in module;
  return holdsOperations && Array.isArray(module.operations) && module.operations.includes(operation);
}
