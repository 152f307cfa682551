// Deletion in other languages, each with the places in its own counting.

import type { Implementation } from '../../../learning/implementation.ts';
import type { Deletion, Line } from './deletion.ts';

/** More rows or columns that stay are not named one by one in a formula. */
const MOST_CHOSEN = 20;

const PYTHON_COUNTS = '# Python counts from 0.';

/** What the languages call rows and columns. */
const lines = {
  row: { axis: 0, sympy: 'row_del' },
  column: { axis: 1, sympy: 'col_del' },
} as const;

export function implementationOf(line: Line): Implementation<Deletion> {
  const { axis, sympy } = lines[line];
  return {
    given: ({ a }) => [['a', a]],
    working: {
      numpy: ({ deleted }) => ({
        lines: [PYTHON_COUNTS],
        result: `np.delete(a, ${single(deleted) ?? listed(deleted)}, axis=${axis})`,
      }),
      sympy: ({ deleted }) => ({
        lines: [
          PYTHON_COUNTS,
          'b = a.copy()',
          ...(deleted.length === 1
            ? [`b.${sympy}(${deleted[0]})`]
            : [
                `for ${line} in ${listed(deleted.toReversed())}:  # the last first: the others keep their places`,
                `    b.${sympy}(${line})`,
              ]),
        ],
        result: 'b',
      }),
      r: ({ deleted }) => {
        const gone = single(fromOne(deleted)) ?? `c(${fromOne(deleted).join(', ')})`;
        return { result: line === 'row' ? `a[-${gone}, , drop = FALSE]` : `a[, -${gone}, drop = FALSE]` };
      },
      octave: ({ deleted }) => {
        const gone = single(fromOne(deleted)) ?? `[${fromOne(deleted).join(' ')}]`;
        return { lines: ['b = a;', line === 'row' ? `b(${gone}, :) = [];` : `b(:, ${gone}) = [];`], result: 'b' };
      },
      typescript: ({ deleted }) => {
        const index = line === 'row' ? 'i' : 'j';
        const stays = deleted.length === 1 ? `${index} !== ${deleted[0]}` : `!gone.includes(${index})`;
        return {
          lines: deleted.length === 1 ? [] : [`const gone = ${listed(deleted)};`],
          result: line === 'row' ? `a.filter((_, i) => ${stays})` : `a.map((row) => row.filter((_, j) => ${stays}))`,
        };
      },
      spreadsheet: ({ deleted, kept }) => ({ result: formula(line, deleted, kept) }),
    },
  };
}

/** FILTER takes rows away; where columns are few, those that stay are chosen. */
function formula(line: Line, deleted: readonly number[], kept: readonly number[]): string {
  const chosen = fromOne(kept).join(', ');
  const isShort = kept.length <= MOST_CHOSEN;
  if (line === 'column' && isShort) return `CHOOSECOLS(a, ${chosen})`;
  if (deleted.length > 1 && isShort) return `CHOOSEROWS(a, ${chosen})`;
  const places = line === 'row' ? 'SEQUENCE(ROWS(a))' : 'SEQUENCE(COLUMNS(a))';
  const tests = fromOne(deleted).map((place) => `${places} <> ${place}`);
  const stays = tests.length === 1 ? tests[0] : tests.map((test) => `(${test})`).join(' * ');
  return line === 'row' ? `FILTER(a, ${stays})` : `TRANSPOSE(FILTER(TRANSPOSE(a), ${stays}))`;
}

function fromOne(places: readonly number[]): readonly number[] {
  return places.map((place) => place + 1);
}

function single(places: readonly number[]): string | null {
  return places.length === 1 ? String(places[0]) : null;
}

function listed(places: readonly number[]): string {
  return `[${places.join(', ')}]`;
}
