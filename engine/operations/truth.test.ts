// The truth of the stories: on random inputs of every operation and method, everything that a story shows is evaluated anew
// and holds, nothing is left unchecked, and the words that no fact vouches for are on the topic's reviewed list.
// `npm run check-operation` tries more inputs of one operation, and the long form more of all; it prints how much was looked at.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { discover } from '../catalogue/discover.ts';
import type { Operation, Computation } from '../catalogue/operation.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { rationals } from '../testing/arbitraries.ts';
import { answered } from '../testing/asking.ts';
import { type Input, inputsOf, inputText } from '../testing/inputs.ts';
import { inputNames } from '../testing/input-names.ts';
import { atSpeed } from '../testing/test-speed.ts';
import { generalised } from '../testing/evaluation/sentences.ts';
import { checkStory, type Findings } from '../testing/stories/story-checking.ts';

/** How many questions of each operation are told and checked. */
const STORIES = atSpeed({ fast: 15, usual: 60, operation: 300, long: 1200 });

/** To draw is cheap, and some operations answer few inputs: the cross product needs two vectors of three entries. */
const DRAWS = { seed: 20260101, numRuns: Math.max(300, STORIES) };

/** Class-room numbers, with more zeros, ones and repetitions than chance would give, and a few that are large. */
const numbers: fc.Arbitrary<Rational> = fc.oneof(
  { weight: 24, arbitrary: fc.constantFrom(0n, 0n, 1n, -1n, 2n, -3n).map((value) => rational(value)) },
  { weight: 16, arbitrary: rationals() },
  { weight: 1, arbitrary: fc.constantFrom(10n ** 12n, -123456789012345678n, 4096n).map((value) => rational(value)) },
);

/** Enough values for the variable of a polynomial of any degree that is worked out. */
const LAMBDAS: readonly Rational[] = [
  [0n, 1n],
  [1n, 1n],
  [-1n, 1n],
  [7n, 3n],
  [5n, 1n],
  [-2n, 7n],
  [11n, 1n],
  [3n, 2n],
].map(([numerator, denominator]) => rational(numerator, denominator));

const { topics } = await discover();

let checkedInAll = 0;

after(() =>
  process.stdout.write(`${checkedInAll} relations, row operations, cells and facts of stories were checked\n`),
);

/** The sentences that have been read and found true of every input that they are said of. */
const reviewed: ReadonlySet<string> = new Set(
  readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'sentences.txt')
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n'))
    .map(generalised),
);

for (const { topic, operations } of topics) {
  describe(topic.id, () => {
    for (const operation of operations) {
      test(`${operation.id}: what the story shows is true`, (t) => {
        let told = 0;
        let checked = 0;
        const complaints = new Map<string, string>();
        for (const input of fc.sample(inputsOf(operation, numbers), DRAWS)) {
          const question = isBeyondEvaluation(operation, input) ? null : answered(operation, input);
          if (question === null) continue;
          if (told === STORIES) break;
          told += 1;
          const found = everythingFoundIn(operation, input, question);
          checked += found.checked;
          for (const complaint of [...found.wrong, ...found.unchecked, ...unreviewed(found.sentences)]) {
            const kind = complaint.replaceAll(/-?\d+(?:\/\d+)?/g, '#');
            if (!complaints.has(kind)) complaints.set(kind, `${complaint}\n    ${inputText(input)}`);
          }
        }
        t.diagnostic(`${checked} relations, row operations, cells and facts hold`);
        checkedInAll += checked;
        assert.ok(complaints.size === 0, `\n${[...complaints.values()].slice(0, 60).join('\n')}`);
        assert.ok(checked > STORIES / 10, `only ${checked} claims were looked at`);
      });
    }
  });
}

/** No evaluation writes out a power whose exponent has many digits. */
function isBeyondEvaluation({ id }: Operation, input: Input): boolean {
  const exponents = inputNames(id, input).get('B');
  return id === 'raise-ew' && exponents !== undefined && /\d{5}/.test(inputText({ exponents }));
}

/** The sentences that are on no list. */
function unreviewed(sentences: readonly string[]): readonly string[] {
  return sentences.filter((sentence) => !reviewed.has(sentence)).map((sentence) => `not reviewed: ${sentence}`);
}

/** What the checker finds in the task, the story and the notes of a question, told with fractions and without. */
function everythingFoundIn(operation: Operation, input: Input, question: Computation): Findings {
  const names = inputNames(operation.id, input);
  const answer = question.answer();
  const lambdas = answer.kind === 'polynomial' ? LAMBDAS : LAMBDAS.slice(0, 1);
  const [notes, task] = [question.notes(), question.task()];
  const [story, inDecimals] = [question.story(), question.story(true)];
  const stories = isDeepStrictEqual(story, inDecimals) ? [story] : [story, inDecimals];
  const all = stories.flatMap((told) =>
    lambdas.map((lambda) => checkStory(told, { names, answer, lambda }, notes, task)),
  );
  return {
    checked: all[0].checked,
    wrong: all.flatMap(({ wrong }) => wrong),
    unchecked: all.flatMap(({ unchecked }) => unchecked),
    sentences: all.flatMap(({ sentences }) => sentences),
  };
}
