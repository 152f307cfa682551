// Failures as lessons: on random inputs of every operation each mathematical problem has a story, everything that it shows is
// true, and the words that no fact vouches for are on a reviewed list.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { DomainErrorCode } from '../catalogue/domain-error.ts';
import type { FailureStory, Operation } from '../catalogue/operation.ts';
import { asSteps, type Block } from '../document/block.ts';
import { stepsAtLength } from '../document/story-length.ts';
import { type Rational, rational } from '../exact/rational.ts';
import { rationals } from '../testing/arbitraries.ts';
import { failureOf, matrixFrom } from '../testing/asking.ts';
import { generalised } from '../testing/evaluation/sentences.ts';
import { type Input, inputsOf, inputText } from '../testing/inputs.ts';
import { inputNames } from '../testing/input-names.ts';
import { checkStory, type Findings } from '../testing/stories/story-checking.ts';
import { atSpeed } from '../testing/test-speed.ts';

const RUNS = { seed: 20260101, numRuns: atSpeed({ fast: 30, usual: 80, operation: 200, long: 1500 }) };

/** Zeros, ones and repetitions are what makes matrices singular and divisors impossible. */
const numbers: fc.Arbitrary<Rational> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0n, 0n, 1n, -1n, 2n).map((value) => rational(value)) },
  { weight: 1, arbitrary: rationals() },
);

/** These are limits of the service, or choices that do not go together: nothing about them can be told. */
const UNTOLD: ReadonlySet<DomainErrorCode> = new Set([
  'equation',
  'inputs',
  'method',
  'overflow',
  'system',
  'too_large',
]);

const operations = operationsOf(await discover());

const reviewed: ReadonlySet<string> = new Set(
  ['.', '../catalogue'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === 'sentences.txt')
      .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n'))
      .map(generalised),
  ),
);

/** What the checker finds; a story of a failure ends with no answer. */
function findingsOf({ id }: Operation, input: Input, blocks: readonly Block[]): Findings {
  const known = {
    names: inputNames(id, input),
    answer: { kind: 'record', members: [] },
    lambda: rational(1n),
  } as const;
  const found = checkStory(blocks, known);
  return {
    ...found,
    unchecked: found.unchecked.filter((complaint) => complaint !== 'the answer does not stand at the end'),
  };
}

function complaintsIn(operation: Operation, input: Input, { blocks }: FailureStory): readonly string[] {
  const { wrong, unchecked, sentences } = findingsOf(operation, input, blocks);
  const short = stepsAtLength(asSteps(blocks), 'short').map(({ block }) => block);
  return [
    ...wrong,
    ...unchecked,
    ...sentences.filter((sentence) => !reviewed.has(sentence)).map((sentence) => `not reviewed: ${sentence}`),
    ...findingsOf(operation, input, short).wrong,
    ...(short.length === 0 ? ['the short story is empty'] : []),
  ];
}

describe('each mathematical problem has a story, which is true', () => {
  for (const operation of operations) {
    test(operation.id, (t) => {
      const complaints = new Map<string, string>();
      let told = 0;
      for (const input of fc.sample(inputsOf(operation, numbers), RUNS)) {
        const failure = failureOf(operation, input);
        if (failure === null) continue;
        const { story, problem } = failure;
        assert.equal(story === null, UNTOLD.has(problem.code), `${problem.code}: ${inputText(input)}`);
        if (story === null) continue;
        told += 1;
        for (const complaint of complaintsIn(operation, input, story)) {
          const kind = complaint.replaceAll(/-?\d+(?:\/\d+)?/g, '#');
          if (!complaints.has(kind)) complaints.set(kind, `${complaint}\n    ${inputText(input)}`);
        }
      }
      t.diagnostic(`${told} failures were told`);
      assert.ok(complaints.size === 0, `\n${[...complaints.values()].slice(0, 40).join('\n')}`);
    });
  }
});

describe('a singular matrix', () => {
  const inverse = operations.find(({ id }) => id === 'inverse-nxn');
  assert.ok(inverse !== undefined);
  const cases = [
    [
      'rows that depend on each other',
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      ['1', '-2', '1'],
      2,
    ],
    [
      'a multiple',
      [
        [2, 4],
        [3, 6],
      ],
      ['3', '-2'],
      1,
    ],
    [
      'a row of zeros',
      [
        [1, 2],
        [0, 0],
      ],
      ['0', '1'],
      1,
    ],
    [
      'fractions',
      [
        ['1/2', 1],
        ['1/3', '2/3'],
      ],
      ['2', '-3'],
      1,
    ],
  ] as const;
  for (const [name, a, dependence, rank] of cases) {
    test(`names the combination that is zero: ${name}`, () => {
      const failure = failureOf(inverse, { a: matrixFrom(a) });
      assert.deepEqual(failure?.story?.intermediate, { rank, dependence });
    });
  }
});
