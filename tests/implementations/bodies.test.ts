// The questions whose programs are run, drawn for an operation that is given an implementation here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { matrixA, ofFractions } from '@matrixsteps/engine/catalogue/inputs.ts';
import type { Operation, Computation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Programs } from '@matrixsteps/engine/learning/implementation.ts';
import { askedOf, DRAWN } from './bodies.ts';
import { complaint, promiseOf } from './promises.ts';
import { runTypescript } from './typescript.ts';

const [plain] = operationsOf(await discover()).filter(({ id }) => id === 'trace');

/** The same question, with other programs. */
function withPrograms(question: Computation, programs: Programs | null): Computation {
  return {
    elementaryOperations: question.elementaryOperations,
    nanoseconds: question.nanoseconds,
    answerEntries: question.answerEntries,
    identity: question.identity,
    answer: (keep) => question.answer(keep),
    task: () => question.task(),
    asked: () => question.asked(),
    story: (inDecimals) => question.story(inDecimals),
    intermediate: () => question.intermediate(),
    expression: () => question.expression(),
    notes: () => question.notes(),
    programs: () => programs,
  };
}

/** The trace, written in TypeScript alone. */
function writtenAs(result: string): Operation {
  const none = { result: '' };
  const working: Programs['working'] = {
    numpy: none,
    sympy: none,
    r: none,
    octave: none,
    typescript: { result },
    spreadsheet: none,
  };
  return {
    ...plain,
    ask: (given) => withPrograms(plain.ask(given), { given: [['a', ofFractions(given, matrixA)]], working }),
  };
}

async function complaintsOf(operation: Operation): Promise<readonly (string | null)[]> {
  const promises = askedOf(operation).flatMap(
    ({ programs, answer }) => promiseOf('typescript', programs, answer) ?? [],
  );
  const ran = await runTypescript(promises.map(({ code }) => code));
  return promises.map((promised, k) => complaint(promised, ran[k]));
}

const RIGHT = 'a.reduce((sum, row, i) => sum + row[i], 0)';

test('an operation without implementation has no questions', () => {
  const bare = {
    ...plain,
    ask: (given: Parameters<Operation['ask']>[0]) => withPrograms(plain.ask(given), null),
  };
  assert.deepEqual(askedOf(bare), []);
});

test('the examples, and different questions that are drawn', () => {
  const questions = askedOf(writtenAs(RIGHT));
  const codes = questions.map(({ programs, answer }) => promiseOf('typescript', programs, answer)?.code);
  assert.equal(questions.length, plain.examples.length + DRAWN);
  assert.equal(new Set(codes).size, questions.length);
});

test('a right program answers all of them', async () => {
  const complaints = await complaintsOf(writtenAs(RIGHT));
  assert.deepEqual(
    complaints,
    complaints.map(() => null),
  );
  assert.ok(complaints.length > plain.examples.length);
});

test('programs that are right for some questions are noticed', async () => {
  for (const wrong of ['a[0][0] + (a.length > 1 ? a[1][1] : 0)', 'a.flat().reduce((sum, x) => sum + x)']) {
    const complaints = await complaintsOf(writtenAs(wrong));
    assert.ok(complaints.some((text) => text !== null));
  }
});
