// The figures of the judgement on the labelled workings: npm run score-workings prints them, with what was missed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Part, scoresOf } from '../../tools/score-workings.ts';
import { sayFigure } from '../long-form.ts';

interface Figure {
  readonly name: string;
  readonly least: number;
  /** How many labels there are at least. */
  readonly of: number;
}

const common: readonly Figure[] = [
  { name: 'lawful lines that are called right', least: 0.99, of: 700 },
  { name: 'first slip at its line', least: 0.99, of: 1000 },
  { name: 'row', least: 0.99, of: 150 },
  { name: 'entry', least: 0.95, of: 150 },
  { name: 'kind, named', least: 0.92, of: 700 },
  { name: 'later lines', least: 0.99, of: 1000 },
  { name: 'answer', least: 0.98, of: 1000 },
];

const figures: { readonly [P in Part]: readonly Figure[] } = {
  rows: [
    ...common,
    { name: 'named otherwise is told', least: 0.99, of: 100 },
    { name: 'kind, unnamed', least: 0.88, of: 300 },
  ],
  values: [...common, { name: 'kind, unnamed', least: 0.88, of: 29 }],
};

for (const part of ['rows', 'values'] as const) {
  describe(`workings by ${part === 'rows' ? 'row operations' : 'values'}`, () => {
    const { lawfulJudgedWrong, shares } = scoresOf(part);

    test('no lawful one is judged wrong', () => assert.deepEqual(lawfulJudgedWrong, []));

    for (const { name, least, of } of figures[part]) {
      test(`${name}: at least ${least}`, () => {
        const share = shares.get(name);
        assert.ok(share !== undefined && share.of >= of);
        sayFigure(`${part}: ${name}`, share.text);
        assert.ok(share.hits >= least * share.of, `${share.text}: ${share.misses.join(' ')}`);
      });
    }
  });
}
