// Insertion in other languages. What is inserted first or last is joined at the edge, as one would write it by hand.

import type { Implementation } from '../../../learning/implementation.ts';
import type { Insertion } from './insertion.ts';

export function implementationOf(line: 'row' | 'column'): Implementation<Insertion> {
  return {
    given: ({ a, b }) => [
      ['a', a],
      ['b', b],
    ],
    working: line === 'row' ? rows : columns,
  };
}

/** Which edge the new rows or columns come to, of so many old ones. */
function edgeOf(place: number, length: number): 'first' | 'last' | 'between' {
  if (place === 0) return 'first';
  return place === length ? 'last' : 'between';
}

const PYTHON_COUNTS = '# Python counts from 0.';

const rows: Implementation<Insertion>['working'] = {
  numpy: ({ place, position }) =>
    position === null
      ? { result: 'np.vstack((a, b))' }
      : { lines: [PYTHON_COUNTS], result: `np.insert(a, ${place}, b, axis=0)` },
  sympy: ({ place, position }) =>
    position === null
      ? { result: 'Matrix.vstack(a, b)' }
      : { lines: [PYTHON_COUNTS], result: `a.row_insert(${place}, b)` },
  r: ({ a, place }) => ({
    result: {
      first: 'rbind(b, a)',
      between: `rbind(a[${run(1, place)}, , drop = FALSE], b, a[${run(place + 1, a.rows)}, , drop = FALSE])`,
      last: 'rbind(a, b)',
    }[edgeOf(place, a.rows)],
  }),
  octave: ({ a, place }) => ({
    result: {
      first: '[b; a]',
      between: `[a(${run(1, place)}, :); b; a(${place + 1}:end, :)]`,
      last: '[a; b]',
    }[edgeOf(place, a.rows)],
  }),
  typescript: ({ a, place }) => ({
    result: {
      first: '[...b, ...a]',
      between: `[...a.slice(0, ${place}), ...b, ...a.slice(${place})]`,
      last: '[...a, ...b]',
    }[edgeOf(place, a.rows)],
  }),
  spreadsheet: ({ a, place }) => ({
    result: {
      first: 'VSTACK(b, a)',
      between: `VSTACK(TAKE(a, ${place}), b, DROP(a, ${place}))`,
      last: 'VSTACK(a, b)',
    }[edgeOf(place, a.rows)],
  }),
};

const columns: Implementation<Insertion>['working'] = {
  numpy: ({ place, position }) =>
    position === null
      ? { result: 'np.hstack((a, b))' }
      : {
          lines: [PYTHON_COUNTS, '# A bare position would take the rows of b for columns: put it in a list.'],
          result: `np.insert(a, [${place}], b, axis=1)`,
        },
  sympy: ({ place, position }) =>
    position === null
      ? { result: 'Matrix.hstack(a, b)' }
      : { lines: [PYTHON_COUNTS], result: `a.col_insert(${place}, b)` },
  r: ({ a, place }) => ({
    result: {
      first: 'cbind(b, a)',
      between: `cbind(a[, ${run(1, place)}, drop = FALSE], b, a[, ${run(place + 1, a.columns)}, drop = FALSE])`,
      last: 'cbind(a, b)',
    }[edgeOf(place, a.columns)],
  }),
  octave: ({ a, place }) => ({
    result: {
      first: '[b, a]',
      between: `[a(:, ${run(1, place)}), b, a(:, ${place + 1}:end)]`,
      last: '[a, b]',
    }[edgeOf(place, a.columns)],
  }),
  typescript: ({ a, place }) => ({
    result: {
      first: 'a.map((row, i) => [...b[i], ...row])',
      between: `a.map((row, i) => [...row.slice(0, ${place}), ...b[i], ...row.slice(${place})])`,
      last: 'a.map((row, i) => [...row, ...b[i]])',
    }[edgeOf(place, a.columns)],
  }),
  spreadsheet: ({ a, place }) => ({
    result: {
      first: 'HSTACK(b, a)',
      between: `HSTACK(TAKE(a, ROWS(a), ${place}), b, TAKE(a, ROWS(a), ${place - a.columns}))`,
      last: 'HSTACK(a, b)',
    }[edgeOf(place, a.columns)],
  }),
};

/** Positions from 1 that follow each other, as R and MATLAB write them: 1:3, or 1 alone. */
function run(first: number, last: number): string {
  return first === last ? String(first) : `${first}:${last}`;
}
