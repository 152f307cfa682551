// Quarter turns in other languages. Where there is no function for them, one turn is done as often as the remainder says.

import type { Implementation } from '../../../learning/implementation.ts';
import type { Rotation } from './rotation.ts';

const ONE_TURN = 'MAKEARRAY(COLUMNS(b), ROWS(b), LAMBDA(i, j, INDEX(b, j, COLUMNS(b) + 1 - i)))';

export const implementation: Implementation<Rotation> = {
  given: ({ a, asked }) => [
    ['a', a],
    ['k', asked],
  ],
  working: {
    numpy: () => ({ result: 'np.rot90(a, k)' }),
    sympy: () => ({ lines: ['# SymPy counts turns clockwise.'], result: 'a.rot90(-k)' }),
    r: () => ({
      lines: ['b <- a', 'for (turn in seq_len(k %% 4)) b <- t(b)[ncol(b):1, , drop = FALSE]'],
      result: 'b',
    }),
    octave: () => ({ result: 'rot90(a, k)' }),
    typescript: () => ({
      lines: [
        'function turned(b: number[][]): number[][] {',
        '  // The last column becomes the first row.',
        '  return b[0].map((_, i) => b.map((row) => row[row.length - 1 - i]));',
        '}',
        'let b = a;',
        'const turns = ((k % 4) + 4) % 4;',
        'for (let turn = 0; turn < turns; turn++) b = turned(b);',
      ],
      result: 'b',
    }),
    spreadsheet: () => ({
      result: `IF(MOD(k, 4) = 0, a, REDUCE(a, SEQUENCE(MOD(k, 4)), LAMBDA(b, turn, ${ONE_TURN})))`,
    }),
  },
};
