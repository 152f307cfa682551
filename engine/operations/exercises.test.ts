// The exercises: of every operation, difficulty and many seeds the problem has an answer, its whole working stays within the
// bounds, what it was chosen for holds, its hints are true and leave something to do. The same seed gives the same exercise.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import type { Operation } from '../catalogue/operation.ts';
import { fractionText, type Rational, rational } from '../exact/rational.ts';
import {
  type Bounds,
  type ByDifficulty,
  DIFFICULTIES,
  type Difficulty,
  type DrawnExercise,
} from '../learning/exercise.ts';
import { randomOf } from '../learning/random.ts';
import { answered, valuesOf } from '../testing/asking.ts';
import { isTrue } from '../testing/evaluation/evaluation.ts';
import { numbersShown } from '../testing/stories/numbers-shown.ts';
import { giveAway, hintComplaints } from '../testing/stories/hint-checking.ts';
import { inputNames } from '../testing/input-names.ts';
import { atSpeed } from '../testing/test-speed.ts';
import { described } from '../testing/evaluation/sentences.ts';
import { checkStory } from '../testing/stories/story-checking.ts';
import { middleOf, workOf } from '../testing/stories/work.ts';

const SEEDS = atSpeed({ fast: 10, usual: 30, operation: 100, long: 1000 });

/** To draw is cheap, and of ten draws two are alike by chance: only a hundred tell that a problem comes too often. */
const DRAWS_COMPARED = Math.max(100, SEEDS);

/** No problem comes more often, as one would that ignores its random source. */
const MOST_ALIKE = 0.1;

/** Of few draws the middle is only about that of all of them. */
const NOT_LESS = 0.85;

/** Hints may hold the answer by chance: the smallest of all is the smallest of a row, and a part of a sum may be all of it. */
const MOST_GIVEN_AWAY = 0.6;

/** What a bound may be at most. Tenths and hundredths have the largest denominators. */
const WIDEST: ByDifficulty<Bounds> = {
  easy: { numerator: 150, denominator: 10 },
  medium: { numerator: 1000, denominator: 100 },
  hard: { numerator: 5000, denominator: 100 },
};

const catalogue = await discover();
let solved = 0;

after(() => process.stdout.write(`${solved} exercises were solved, each number of their working within its bounds\n`));

for (const operation of operationsOf(catalogue)) {
  describe(operation.id, () => {
    test('has exercises', () => assert.ok(operation.exercise !== null));
    const { exercise } = operation;
    if (exercise === null) return;

    test('bounds grow with the difficulty and keep to the widest', () => {
      DIFFICULTIES.forEach((difficulty, index) => {
        const { numerator, denominator } = exercise.bounds[difficulty];
        const widest = WIDEST[difficulty];
        assert.ok(numerator <= widest.numerator && denominator <= widest.denominator, difficulty);
        const before = exercise.bounds[DIFFICULTIES[Math.max(0, index - 1)]];
        assert.ok(before.numerator <= numerator && before.denominator <= denominator, difficulty);
      });
    });

    const work = new Map<Difficulty, number>();

    for (const difficulty of DIFFICULTIES) {
      test(`${difficulty}: solved, bounded, as chosen, with true hints`, () => {
        const complaints = new Map<string, string>();
        const works: number[] = [];
        let givenAway = 0;
        for (let seed = 0; seed < SEEDS; seed++) {
          const drawn = exercise.draw(randomOf(seed), difficulty);
          givenAway += Number(isGivenAway(operation, drawn));
          works.push(workOf(answered(operation, valuesOf(operation, drawn.body))?.story() ?? [], drawn.before));
          for (const complaint of complaintsAbout(operation, exercise.bounds[difficulty], drawn)) {
            const kind = complaint.replaceAll(/-?\d+(?:\/\d+)?/g, '#');
            if (!complaints.has(kind))
              complaints.set(kind, `${complaint}\n    seed ${seed}: ${JSON.stringify(drawn.body)}`);
          }
        }
        solved += SEEDS;
        work.set(difficulty, middleOf(works));
        assert.ok(complaints.size === 0, `\n${[...complaints.values()].slice(0, 20).join('\n')}`);
        assert.ok(givenAway <= MOST_GIVEN_AWAY * SEEDS, `the hints hold the answer of ${givenAway} of ${SEEDS}`);
      });

      test(`${difficulty}: the same seed gives the same exercise, other seeds give others`, () => {
        const drawn = Array.from({ length: DRAWS_COMPARED }, (_, seed) => exercise.draw(randomOf(seed), difficulty));
        drawn.slice(0, 20).forEach((first, seed) => {
          assert.deepEqual(exercise.draw(randomOf(seed), difficulty), first);
        });
        const bodies = Map.groupBy(drawn, ({ body }) => JSON.stringify(body));
        assert.ok(bodies.size > DRAWS_COMPARED / 2, `only ${bodies.size} different bodies of ${DRAWS_COMPARED}`);
        const [body, most] = [...bodies].reduce((x, y) => (x[1].length < y[1].length ? y : x));
        assert.ok(most.length <= MOST_ALIKE * DRAWS_COMPARED, `${most.length} of ${DRAWS_COMPARED} are ${body}`);
      });
    }

    test('harder ones take as much work as easier ones, unless they say that they are shorter', () => {
      const [easy, medium, hard] = DIFFICULTIES.map((difficulty) => work.get(difficulty) ?? 0);
      const { shorter = [] } = exercise;
      const told = `${easy}, ${medium} and ${hard} digits`;
      assert.ok(shorter.includes('medium') || medium >= NOT_LESS * easy, told);
      assert.ok(shorter.includes('hard') || hard >= NOT_LESS * medium, told);
    });
  });
}

/** What is wrong with one exercise. */
function complaintsAbout(
  operation: Operation,
  bounds: Bounds,
  { body, prompt, before = [], hints, facts }: DrawnExercise,
): readonly string[] {
  const unknown = Object.keys(body).filter((name) => !operation.body.some((field) => field.name === name));
  if (unknown.length > 0) return [`no field is called ${unknown.join(', ')}`];
  const input = valuesOf(operation, body);
  const question = answered(operation, input);
  if (question === null) return ['the problem has no answer'];
  const names = inputNames(operation.id, input);
  const story = question.story();
  const known = { names, answer: question.answer(), lambda: rational(7n, 3n) };
  // A problem in words of its own need not show the inputs: the sentences that lead to them do.
  const led = before.length === 0 || prompt === undefined ? [] : [prompt, ...before];
  const { wrong, unchecked } = checkStory(story, known, [...led, ...hints], led.length === 0 ? (prompt ?? null) : null);
  const scope = { valueOf: (name: string) => names.get(name), functionOf: () => undefined };
  return [
    ...[...numbersShown(story)]
      .filter((shown) => !isWithin(bounds, shown))
      .map((shown) => `${fractionText(shown)} stands in the working`),
    ...wrong.map((text) => `false: ${text}`),
    ...unchecked.map((text) => `not to be checked: ${text}`),
    ...facts.filter((fact) => !isTrue(fact, scope)).map((fact) => `not as chosen: ${described(fact)}`),
    ...hintComplaints([...before, ...hints], prompt ?? null),
    ...(hints.length < 3 ? ['fewer than three hints'] : []),
  ];
}

function isGivenAway(operation: Operation, { body, hints }: DrawnExercise): boolean {
  const question = answered(operation, valuesOf(operation, body));
  return question !== null && giveAway(hints, question.answer());
}

function isWithin(bounds: Bounds, { numerator, denominator }: Rational): boolean {
  return numerator <= BigInt(bounds.numerator) && denominator <= BigInt(bounds.denominator);
}
