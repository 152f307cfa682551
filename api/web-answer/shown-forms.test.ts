// The forms of an answer: which there are, which comes first, and what is said of their rounding.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Data, endpointAt, isData, listIn } from '../testing/replies.ts';
import { prepareWebAnswer } from './web-answer.ts';

const ROOT = '/v1/mathematics/linear-algebra';

function pageOf(operation: string, body: object): Data {
  const prepared = prepareWebAnswer(endpointAt(`${ROOT}/${operation}`), Buffer.from(JSON.stringify(body)));
  assert.ok(prepared.kind === 'prepared');
  const reply: unknown = JSON.parse(Buffer.from(prepared.run().body).toString());
  assert.ok(isData(reply));
  return reply;
}

function answerOf(operation: string, body: object): Data {
  const { answer } = pageOf(operation, body);
  assert.ok(isData(answer));
  return answer;
}

function formsOf(operation: string, body: object): readonly Data[] {
  return listIn(answerOf(operation, body), 'forms');
}

function tableOf(form: Data | undefined): readonly (readonly string[])[] {
  const table = form?.['table'];
  assert.ok(Array.isArray(table));
  return table.map((row: unknown) => {
    assert.ok(Array.isArray(row));
    return row.map(String);
  });
}

const thirds = [
  [1, 2],
  ['1/3', 4],
];
const cases: readonly {
  readonly name: string;
  readonly operation: string;
  readonly body: object;
  readonly forms: readonly (readonly [name: string, rounding: string])[];
}[] = [
  {
    name: 'integers look the same',
    operation: 'change-appearance/transpose',
    body: { a: [[1, 2]] },
    forms: [['asked', '']],
  },
  {
    name: 'roots of a cubic polynomial are shown rounded in both',
    operation: 'spectrum/eigenvalues',
    body: {
      a: [
        [2, 1, 0],
        [1, 3, 1],
        [0, 1, 1],
      ],
    },
    forms: [
      ['fractions', 'Numbers after ≈ have no short exact form and are shown rounded.'],
      ['decimals', 'Rounded to 4 places.'],
    ],
  },
  {
    name: 'fractions come first, and their decimals say what was rounded',
    operation: 'change-appearance/transpose',
    body: { a: thirds },
    forms: [
      ['fractions', ''],
      ['decimals', 'Rounded to 4 places; row 1, column 2 is exactly 1/3.'],
    ],
  },
  {
    name: 'decimals that were asked for come first',
    operation: 'change-appearance/transpose',
    body: { a: thirds, decimals: 1 },
    forms: [
      ['decimals', 'Rounded to 1 place; row 1, column 2 is exactly 1/3.'],
      ['fractions', ''],
    ],
  },
  {
    name: 'decimals that were typed and end come first',
    operation: 'change-appearance/transpose',
    body: { a: [[0.25]] },
    forms: [
      ['decimals', ''],
      ['fractions', ''],
    ],
  },
  {
    name: 'a number says its exact value',
    operation: 'matrices/determinant-nxn',
    body: { a: [['1/7']] },
    forms: [
      ['fractions', ''],
      ['decimals', 'Rounded to 4 places; exact 1/7.'],
    ],
  },
  {
    name: 'a small number keeps four digits',
    operation: 'matrices/determinant-nxn',
    body: { a: [['1/70000']] },
    forms: [
      ['fractions', ''],
      ['decimals', 'Rounded to 8 places; exact 1/70000.'],
    ],
  },
  {
    name: 'an exact value too long for a sentence is left out',
    operation: 'matrices/determinant-nxn',
    body: { a: [[`1/${'7'.repeat(50)}`]] },
    forms: [
      ['fractions', ''],
      ['decimals', 'Rounded to 15 places.'],
    ],
  },
];

describe('forms', () => {
  for (const { name, operation, body, forms } of cases) {
    test(name, () => {
      assert.deepEqual(
        formsOf(operation, body).map((form) => [form['name'], form['rounding']]),
        forms,
      );
    });
  }

  test('expressions that are left as they are have one form', () => {
    const forms = formsOf('matrices/arithmetic/add', { a: [['1/2']], b: [['1/3']], evaluate_expressions: false });
    assert.deepEqual(
      forms.map(({ name }) => name),
      ['asked'],
    );
  });
});

const sizes: readonly [rows: number, columns: number, isTable: boolean][] = [
  [8, 10, false],
  [9, 2, true],
  [2, 11, true],
  [30, 30, true],
  [50, 50, true],
];
for (const [rows, columns, isTable] of sizes) {
  test(`every entry of a ${rows} by ${columns} answer is shown`, () => {
    const a = Array.from({ length: columns }, (_, column) =>
      Array.from({ length: rows }, (__, row) => `${row * columns + column + 1}/3`),
    );
    const [form] = formsOf('change-appearance/transpose', { a });
    assert.equal(form?.['table'] !== null, isTable);
    if (isTable) {
      const whole = tableOf(form);
      assert.equal(whole.length, rows);
      assert.ok(whole.every((line) => line.length === columns));
      assert.equal(whole[rows - 1]?.[0], fractionText((rows - 1) * columns + 1, 3));
    } else assert.doesNotMatch(String(form?.['html']), /[⋯⋮⋱]/);
  });
}

test('an answer of more lines than a page draws is elided, and says so', () => {
  const a = [Array.from({ length: 51 }, (_, place) => place)];
  const [form] = formsOf('change-appearance/transpose', { a });
  assert.equal(form?.['table'], null);
  assert.match(String(form?.['html']), /⋮/);
  const notes = pageOf('change-appearance/transpose', { a })['notes'];
  assert.match(JSON.stringify(notes), /dots stand for some of its entries/);
});

/** A fraction in lowest terms. */
function fractionText(numerator: number, denominator: number): string {
  return numerator % denominator === 0 ? String(numerator / denominator) : `${numerator}/${denominator}`;
}

test('copies hold every entry of a 30 by 30 answer with long fractions', () => {
  const a = Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 30 }, (__, column) => `${row + 1}/${'9'.repeat(40)}${column}`),
  );
  const { latex, plain_text: text, rounded_by_doubles: isRounded } = answerOf('change-appearance/transpose', { a });
  assert.doesNotMatch(String(latex), /dots/);
  assert.equal(String(latex).split('\\\\').length, 30);
  assert.doesNotMatch(String(text), /[⋯⋮⋱]/);
  assert.equal(isRounded, true);
});

test('decimals differ from the fractions by half a unit of the last place at most', () => {
  const entry = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 999 }));
  fc.assert(
    fc.property(fc.array(entry, { minLength: 9, maxLength: 12 }), fc.integer({ min: 0, max: 6 }), (entries, places) => {
      const a = entries.map(([numerator, denominator]) => [`${numerator}/${denominator}`, 1]);
      const forms = formsOf('matrices/arithmetic/add', { a, b: 0, decimals: places });
      const decimals = forms.find(({ name }) => name !== 'fractions');
      for (const [row, [shown]] of tableOf(decimals).entries()) {
        const [numerator, denominator] = entries[row] ?? [0, 1];
        const difference = Number(shown?.replace('−', '-')) - numerator / denominator;
        assert.ok(Math.abs(difference) <= 0.5 * 10 ** -places + 1e-9, `${shown} for ${numerator}/${denominator}`);
      }
    }),
  );
});
