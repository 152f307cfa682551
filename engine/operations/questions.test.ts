// The questions: each objective of each operation is met; of many seeds every sentence is true, one choice is right, one line is
// wrong, an example has its properties, the hints leave the answer to the learner, and harder ones take no less work than easier ones
// unless they ask something else.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../catalogue/catalogue.ts';
import { discover } from '../catalogue/discover.ts';
import { DIFFICULTIES, type Difficulty } from '../learning/exercise.ts';
import { difficultiesOf, EXERCISE_KINDS, type DrawnQuestion, type QuestionMaker } from '../learning/question.ts';
import { randomOf } from '../learning/random.ts';
import { isAnswerInHints, isSolved, questionComplaints } from '../testing/stories/question-checking.ts';
import { workOf } from '../testing/stories/work.ts';
import { atSpeed } from '../testing/test-speed.ts';

const SEEDS = atSpeed({ fast: 10, usual: 30, operation: 60, long: 1000 });

/** Of few draws the mean is only about that of all of them, and short workings differ by a number more or less. */
const NOT_LESS = 0.85;
const DIGITS_MORE = 1;

/** Hints name sizes and places, which may be the answer by chance. */
const MOST_GIVEN_AWAY = 0.2;

const catalogue = await discover();
/** Operations of one folder share their questions. */
const byQuestions = Map.groupBy(operationsOf(catalogue), ({ questions }) => questions);

for (const [questions, [{ id, learn, exercise }]] of byQuestions) {
  describe(id, () => {
    test('each objective is met, and no question is about another', () => {
      assert.ok(learn !== null && exercise !== null);
      const objectives = learn.objectives.map((objective) => objective.id);
      assert.equal(new Set(objectives).size, objectives.length);
      assert.ok(objectives.every((objective) => /^[a-z]+(?:-[a-z]+)*$/.test(objective)));
      // The first objective is to carry the operation out: the other exercises compute.
      assert.deepEqual(
        [...new Set([objectives[0], ...questions.map(({ objective }) => objective)])].toSorted(),
        objectives.toSorted(),
      );
    });

    questions.forEach((maker, index) => {
      test(`${index + 1}: ${maker.kind}, ${maker.objective}`, () => checkMaker(maker));
    });
  });
}

test('every kind occurs', () => {
  const kinds = new Set([...byQuestions.keys()].flat().map(({ kind }) => kind));
  assert.deepEqual(
    EXERCISE_KINDS.filter((kind) => kind !== 'compute' && !kinds.has(kind)),
    [],
  );
});

function checkMaker(maker: QuestionMaker): void {
  const complaints = new Map<string, string>();
  const works = new Map<Difficulty, number>();
  for (const difficulty of DIFFICULTIES) {
    const drawn: DrawnQuestion[] = [];
    for (let seed = 0; seed < SEEDS; seed++) {
      const question = maker.draw(randomOf(seed), difficulty);
      drawn.push(question);
      assert.equal(textOf(maker.draw(randomOf(seed), difficulty)), textOf(question));
      for (const complaint of [
        ...questionComplaints(question),
        ...(isSolved(question) ? [] : ['the solution does not show the answer']),
      ])
        complaints.set(complaint.replaceAll(/-?\d+(?:\/\d+)?/g, '#'), `${complaint} (${difficulty}, seed ${seed})`);
    }
    works.set(difficulty, drawn.reduce((total, question) => total + workOfQuestion(maker, question), 0) / SEEDS);
    const givenAway = drawn.filter(isAnswerInHints).length;
    if (givenAway > MOST_GIVEN_AWAY * SEEDS)
      complaints.set('given away', `the hints hold the answer of ${givenAway} of ${SEEDS}`);
    const different = new Set(drawn.map(({ prompt }) => JSON.stringify(prompt, digits))).size;
    if (different < SEEDS / 5)
      complaints.set('alike', `only ${different} different prompts of ${SEEDS} (${difficulty})`);
  }
  const compared = difficultiesOf(maker);
  compared.slice(1).forEach((harder, index) => {
    const [less, more] = [works.get(compared[index]) ?? 0, works.get(harder) ?? 0];
    if (!(maker.notCompared ?? []).includes(harder) && more < NOT_LESS * less - DIGITS_MORE)
      complaints.set(harder, `${harder} ones take ${more} digits, and ${compared[index]} ones ${less}`);
  });
  assert.ok(complaints.size === 0, `\n${[...complaints.values()].slice(0, 12).join('\n')}`);
}

/** A mistake is found by reading the whole working; of other questions the solution is written. */
function workOfQuestion({ kind }: QuestionMaker, { prompt, solution }: DrawnQuestion): number {
  return workOf([], kind === 'find-mistake' ? [prompt, ...solution] : solution);
}

function textOf(question: DrawnQuestion): string {
  return JSON.stringify(question, digits);
}

function digits(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
