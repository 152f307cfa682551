// Feedback on answers: the true answer is right in every spelling, a changed entry is wrong at its place, and nothing tells the right one.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { answerIn, practise, problemsIn } from '../testing/practice.ts';
import { type Data, endpoints, isData } from '../testing/replies.ts';
import { feedbackEndpoint } from './answer-feedback.ts';
import { exerciseSources } from './exercise-sheet.ts';
import { practiceOperations } from './practice-operations.ts';

const operations = [...practiceOperations(endpoints).values()];
const sources = exerciseSources(operations);
const square = [
  [1, 2],
  [3, 4],
];

function feedbackOn(body: object): Data {
  const answer = answerIn(practise('/feedback/answer', body));
  assert.ok(isData(answer));
  return answer;
}

function verdictOn(body: object): unknown {
  return feedbackOn(body)['verdict'];
}

/** The same nested lists and parts with another text for each text and number; words, truths and nothing stay. */
function mapped(answer: unknown, change: (text: string) => unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => mapped(item, change));
  if (isData(answer))
    return Object.fromEntries(Object.entries(answer).map(([key, part]) => [key, mapped(part, change)]));
  const isNumber = typeof answer === 'number' || (typeof answer === 'string' && /\d/.test(answer));
  return isNumber ? change(String(answer)) : answer;
}

/** A number with so many decimal places was rounded. */
function verdictOnTruth(answer: unknown): string {
  return /\.\d{12}/.test(JSON.stringify(answer)) ? 'correct_when_rounded' : 'correct';
}

/** The ways in which people write the exact text of a number. */
const spellings: { readonly [name: string]: (text: string) => string } = {
  'as it is': (text) => text,
  'with a typographic minus': (text) => text.replaceAll('-', '−'),
  'with spaces': (text) => text.replaceAll(/(?<sign>[-/])/g, ' $<sign> '),
  'with the sign of a root': (text) => text.replace('sqrt', '√'),
  'with a fraction not in lowest terms': (text) =>
    text.replace(/^(?<sign>-?)(?<top>\d+)(?:\/(?<bottom>\d+))?$/, (...parts) => {
      const { sign, top, bottom = '1' } = parts.at(-1);
      return `${sign}${3n * BigInt(top)}/${3n * BigInt(bottom)}`;
    }),
  'in LaTeX': (text) =>
    text.replace(/(?<top>\d+)\/(?<bottom>\d+)/, '\\frac{$<top>}{$<bottom>}').replace('sqrt', '\\sqrt'),
};

describe('the exact answer of every example is right', () => {
  for (const { operation } of operations) {
    test(operation.id, () => {
      for (const { body, answer } of operation.examples) {
        for (const [name, spell] of Object.entries(spellings)) {
          // Powers such as (2)^(1/3) are written in one way only.
          const written = mapped(answer, (text) => (text.includes('^') ? text : spell(text)));
          const verdict = verdictOnTruth(answer);
          assert.equal(
            verdictOn({ ...body, operation: operation.id, answer: written }),
            verdict,
            `${name}: ${JSON.stringify(written)}`,
          );
        }
      }
    });
  }
});

describe('the answer of every exercise is right, and one with a changed entry is wrong there', () => {
  for (const { operation } of sources) {
    test(operation.id, () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.nat(), (seed, place) => {
          const list = answerIn(practise('/exercises', { operation: operation.id, seed, count: 1 }));
          assert.ok(Array.isArray(list) && isData(list[0]));
          const { id, answer, exact = answer } = list[0];
          const truth = verdictOnTruth(exact);
          assert.equal(verdictOn({ exercise: id, answer: exact }), truth);
          assert.equal(verdictOn({ exercise: { operation: operation.id, seed, index: 0 }, answer: exact }), truth);
          let total = 0;
          mapped(exact, () => total++);
          if (total === 0) return;
          let at = 0;
          const changed = mapped(exact, (text) => (at++ === place % total ? `10007 + ${text}` : text));
          const feedback = feedbackOn({ exercise: list[0], answer: changed });
          assert.equal('right_answer' in feedback, false);
          // Another pivot may make another echelon form of the same matrix.
          if (operation.comparison === 'echelon-form') {
            assert.ok(['incorrect', 'equivalent'].includes(String(feedback['verdict'])));
            return;
          }
          if (isData(exact)) {
            // Another vector may make another basis of the same space, and the number of a part be no place of it.
            assert.ok(['incorrect', 'equivalent'].includes(String(feedback['verdict'])), JSON.stringify(feedback));
            return;
          }
          assert.equal(feedback['verdict'], 'incorrect');
          const { right, wrong } = feedback;
          assert.equal(right, total - 1);
          assert.ok(Array.isArray(wrong) && isData(wrong[0]) && wrong.length === 1);
          const columns = Array.isArray(exact) && Array.isArray(exact[0]) ? exact[0].length : total;
          assert.equal((Number(wrong[0]['row']) - 1) * columns + Number(wrong[0]['column']) - 1, place % total);
        }),
        { seed: 20261122, numRuns: 5 },
      );
    });
  }
});

describe('verdicts', () => {
  const cases: readonly (readonly [name: string, body: object, verdict: string])[] = [
    ['a determinant of any size', { operation: 'determinant', a: square, answer: -2 }, 'correct'],
    ['a decimal comma', { operation: 'mat-mean', a: square, answer: '2,5' }, 'correct'],
    ['a matrix in one text', { operation: 'transpose', a: square, answer: '1 3\n2 4' }, 'correct'],
    ['to the places that were written', { operation: 'mat-std', a: square, answer: '1.12' }, 'correct_when_rounded'],
    ['to the places that were asked for', { operation: 'mat-std', a: square, answer: '1.1', decimals: 2 }, 'incorrect'],
    ['no rounding asked for', { operation: 'mat-std', a: square, answer: '1.1', decimals: -1 }, 'correct_when_rounded'],
    ['a root', { operation: 'mat-std', a: square, answer: '√5/2' }, 'correct'],
    ['a polynomial', { operation: 'charpoly', a: square, answer: 'λ^2 - 5λ - 2' }, 'correct'],
    ['a polynomial of another degree', { operation: 'charpoly', a: square, answer: 'λ^2' }, 'incorrect'],
    [
      'another echelon form',
      {
        operation: 'ref',
        a: square,
        answer: [
          [3, 4],
          [0, 1],
        ],
      },
      'equivalent',
    ],
    ['a list for a number', { operation: 'trace', a: square, answer: [5] }, 'wrong_shape'],
    ['words', { operation: 'trace', a: square, answer: 'five' }, 'unread'],
    ['an empty list', { operation: 'transpose', a: square, answer: [] }, 'unread'],
  ];
  for (const [name, body, verdict] of cases) test(name, () => assert.equal(verdictOn(body), verdict));
});

test('what could not be read is named with its place', () => {
  const { unread, sentence } = feedbackOn({
    operation: 'transpose',
    a: square,
    answer: [
      [1, 3],
      [2, '4?'],
    ],
  });
  assert.deepEqual(unread, { row: 2, column: 2, text: '4?', reason: '"?" is not understood' });
  assert.match(String(sentence), /"4\?" in row 2, column 2/);
});

describe('the slip that leads to a wrong answer', () => {
  const cases: readonly (readonly [name: string, body: object, ...kinds: readonly string[]])[] = [
    ['a determinant', { operation: 'determinant-2x2', a: square, answer: 10 }, 'D1 plus-for-minus'],
    ['a product', { operation: 'matmul', a: square, b: square, answer: '1 4\n9 16' }, 'P1 entrywise-product'],
    [
      'a power',
      {
        operation: 'power',
        a: square,
        k: 3,
        answer: [
          [1, 8],
          [27, 64],
        ],
      },
      'P14 power-entrywise',
    ],
    ['a mean', { operation: 'row-mean', a: square, answer: [2, 3] }, 'V3 other-axis'],
    ['a variance', { operation: 'mat-var', a: [[1, 2, 6]], ddof: 0, answer: 7 }, 'V1 other-divisor'],
    ['a polynomial', { operation: 'charpoly', a: square, answer: [1, 5, -2] }, 'C2 trace-sign'],
    [
      'a reduced form',
      {
        operation: 'rref',
        a: square,
        answer: [
          [1, 2],
          [0, -2],
        ],
      },
      'E38 stopped-at-ref',
    ],
    [
      'a rank',
      {
        operation: 'rank',
        a: [
          [1, 2],
          [2, 4],
        ],
        answer: 2,
      },
      'K1 rank-before-echelon',
    ],
    ['a number that no slip gives', { operation: 'determinant', a: square, answer: 1234 }],
    ['an answer that is right', { operation: 'determinant', a: square, answer: -2 }],
    [
      'an operation without workings',
      {
        operation: 'minors',
        a: square,
        answer: [
          [0, 0],
          [0, 0],
        ],
      },
    ],
    ['a task that is too large', { operation: 'determinant', a: identity(12), answer: 0 }],
  ];
  for (const [name, body, ...kinds] of cases) {
    test(name, () => {
      const { explanations } = feedbackOn(body);
      assert.ok(Array.isArray(explanations));
      const said = explanations.map((explanation: { readonly kind: string }) => explanation.kind);
      assert.deepEqual(said, kinds);
    });
  }
});

test('explanations are told in the formats that are asked for', () => {
  const body = {
    operation: 'scalar-multiple',
    a: square,
    scalar: 2,
    answer: [
      [2, 4],
      [3, 4],
    ],
  };
  const [plain, told] = [body, { ...body, formats: ['mathml', 'latex'] }].map((asked) => {
    const { explanations } = feedbackOn(asked);
    assert.ok(Array.isArray(explanations));
    const [explanation]: readonly { readonly sentence: string; readonly sentence_formats?: object }[] = explanations;
    return explanation;
  });
  assert.equal(plain.sentence, told.sentence);
  assert.equal(plain.sentence_formats, undefined);
  assert.deepEqual(told.sentence_formats, { latex: plain.sentence, mathml: plain.sentence });
});

test('an unknown format is refused', () => {
  const reply = practise('/feedback/answer', { operation: 'determinant', a: square, answer: 1, formats: ['pdf'] });
  assert.match(problemsIn(reply).join(), /^formats/);
});

function identity(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)));
}

test('what was read comes back', () => {
  const { read } = feedbackOn({ operation: 'transpose', a: square, answer: '[0.5, √8; 3^-1, -1]' });
  assert.deepEqual(read, [
    ['1/2', '2*sqrt(2)'],
    ['1/3', '-1'],
  ]);
});

test('the right answer comes only where it is asked for', () => {
  const question = { operation: 'inverse-2x2', a: square, answer: 0 };
  assert.doesNotMatch(JSON.stringify(practise('/feedback/answer', question)), /1\.5|3\/2/);
  assert.deepEqual(feedbackOn({ ...question, reveal: true })['right_answer'], {
    answer: [
      [-2, 1],
      [1.5, -0.5],
    ],
  });
  assert.deepEqual(
    feedbackOn({ operation: 'mat-std', a: square, answer: 0, reveal: true, decimals: 2 })['right_answer'],
    {
      answer: 1.12,
      exact: 'sqrt(5/4)',
    },
  );
});

test('no field of an operation has the name of a member that the route reads itself', () => {
  const names = new Set(operations.flatMap(({ operation: { body } }) => body.map(({ name }) => name)));
  for (const name of ['answer', 'exercise', 'reveal', 'operation', 'decimals'])
    assert.equal(names.has(name), false, name);
  assert.ok(feedbackEndpoint(endpoints).fields.length > names.size);
});

describe('refusals', () => {
  const cases: readonly (readonly [name: string, body: object | string, ...problems: readonly string[]])[] = [
    ['no answer', { operation: 'trace', a: square }, 'answer: value_error.missing'],
    ['nothing', {}, 'operation: value_error.missing', 'answer: value_error.missing'],
    ['an unknown operation', { operation: 'x', answer: 1 }, 'operation: type_error.enum'],
    ['no matrix', { operation: 'trace', answer: 1 }, 'a: value_error.missing'],
    ['no answer in mathematics', { operation: 'inverse', a: [[0]], answer: 1 }, 'a: value_error.singular'],
    ['an answer that is none', { operation: 'trace', a: square, answer: { x: 1 } }, 'answer: type_error.list'],
    ['an answer that is null', { exercise: 'trace-easy-1', answer: null }, 'answer: type_error.list'],
    ['an exercise that is none', { exercise: 'trace-simple-1', answer: 1 }, 'exercise: value_error.str.regex'],
    [
      'an exercise of a seed beyond 32 bits',
      { exercise: 'trace-easy-4294967296', answer: 1 },
      'exercise: value_error.str.regex',
    ],
    ['an exercise that is a number', { exercise: 7, answer: 1 }, 'exercise: type_error.dict'],
    ['an id that is a number', { exercise: { id: 7 }, answer: 1 }, 'exercise.id: type_error.str'],
    [
      'a place without a seed',
      { exercise: { operation: 'trace', index: 100 }, answer: 1 },
      'exercise.seed: value_error.missing',
      'exercise.index: type_error.integer',
    ],
    [
      'a large matrix of which there may be another echelon form',
      {
        operation: 'ref',
        a: Array.from({ length: 11 }, (_, i) => Array.from({ length: 11 }, (__, k) => (i === k ? 2 : 0))),
        answer: Array.from({ length: 11 }, (_, i) => Array.from({ length: 11 }, (__, k) => (i === k ? 3 : 0))),
      },
      'answer: value_error.too_large',
    ],
    ['no JSON', '{"a":', '5: value_error.jsondecode'],
  ];
  for (const [name, body, ...problems] of cases) {
    test(name, () => assert.deepEqual(problemsIn(practise('/feedback/answer', body)), problems));
  }
});
