// Minors, cofactors and adjugates in other languages.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { Implementation, Language, Working } from '../../../learning/implementation.ts';
import type { MinorsInput } from './solve.ts';

type Workings = { readonly [L in Language]: (input: { readonly a: ExactMatrix }) => Working };

const NUMPY_MINOR = [
  'def minor(i, j):',
  '    rest = np.delete(np.delete(a, i, axis=0), j, axis=1)',
  '    return np.linalg.det(rest)',
  '',
];

const R_MINOR = ['minor <- function(i, j) if (nrow(a) == 1) 1 else det(a[-i, -j, drop = FALSE])', 'n <- nrow(a)'];

const OCTAVE_MINOR = [
  'n = rows(a);',
  'minor = @(i, j) det(a([1:i-1, i+1:n], [1:j-1, j+1:n]));',
  '[j, i] = meshgrid(1:n, 1:n);',
];

const TYPESCRIPT_MINOR = [
  'function without(m: number[][], i: number, j: number): number[][] {',
  '  const rows = m.filter((_, row) => row !== i);',
  '  return rows.map((row) => row.filter((_, column) => column !== j));',
  '}',
  'function determinant(m: number[][]): number {',
  '  if (m.length === 0) return 1;',
  '  return m[0].reduce((sum, entry, j) => sum + entry * cofactor(m, 0, j), 0);',
  '}',
  'function cofactor(m: number[][], i: number, j: number): number {',
  '  return ((i + j) % 2 === 0 ? 1 : -1) * determinant(without(m, i, j)) + 0;',
  '}',
];

function octaveLines(): readonly string[] {
  return OCTAVE_MINOR.map((line) => line.replace('rows(a)', 'size(a, 1)'));
}

const cofactorWorkings: Workings = {
  numpy: () => ({
    lines: [...NUMPY_MINOR, 'places = range(len(a))'],
    result: 'np.array([[(-1) ** (i + j) * minor(i, j) for j in places] for i in places])',
  }),
  sympy: () => ({ result: 'a.cofactor_matrix()' }),
  r: () => ({
    lines: R_MINOR,
    result: 'outer(1:n, 1:n, Vectorize(function(i, j) (-1)^(i + j) * minor(i, j)))',
  }),
  octave: () => ({ lines: octaveLines(), result: '(-1) .^ (i + j) .* arrayfun(minor, i, j)' }),
  typescript: () => ({
    lines: TYPESCRIPT_MINOR,
    result: 'a.map((row, i) => row.map((_, j) => cofactor(a, i, j)))',
  }),
  spreadsheet: ({ a }) => ({ result: cellsOf(a.rows, (i, j) => signedMinor(a.rows, i, j)) }),
};

export const cofactorImplementation: Implementation<{ readonly a: ExactMatrix }> = { working: cofactorWorkings };

export const adjugateImplementation: Implementation<{ readonly a: ExactMatrix }> = {
  working: {
    ...cofactorWorkings,
    numpy: () => ({
      lines: [...NUMPY_MINOR, 'places = range(len(a))'],
      result: 'np.array([[(-1) ** (i + j) * minor(j, i) for j in places] for i in places])',
    }),
    sympy: () => ({ result: 'a.adjugate()' }),
    r: () => ({
      lines: R_MINOR,
      result: 'outer(1:n, 1:n, Vectorize(function(i, j) (-1)^(i + j) * minor(j, i)))',
    }),
    octave: () => ({ lines: octaveLines(), result: "((-1) .^ (i + j) .* arrayfun(minor, i, j))'" }),
    typescript: () => ({
      lines: TYPESCRIPT_MINOR,
      result: 'a.map((row, i) => row.map((_, j) => cofactor(a, j, i)))',
    }),
    spreadsheet: ({ a }) => ({ result: cellsOf(a.rows, (i, j) => signedMinor(a.rows, j, i)) }),
  },
};

export const minorImplementation: Implementation<MinorsInput> = {
  given: ({ a }) => [['a', a]],
  working: {
    numpy: ({ place }) => ({
      lines: [...NUMPY_MINOR, 'places = range(len(a))'],
      result:
        place === null
          ? '{"minors": [[minor(i, j) for j in places] for i in places]}'
          : `{"minor": minor(${place.row}, ${place.column}), "cofactor": (-1) ** ${place.row + place.column} * minor(${place.row}, ${place.column})}`,
    }),
    sympy: ({ place }) => ({
      lines: ['places = range(a.rows)'],
      result:
        place === null
          ? '{"minors": [[a.minor(i, j) for j in places] for i in places]}'
          : `{"minor": a.minor(${place.row}, ${place.column}), "cofactor": a.cofactor(${place.row}, ${place.column})}`,
    }),
    r: ({ place }) => ({
      lines: R_MINOR,
      result:
        place === null
          ? 'list(minors = outer(1:n, 1:n, Vectorize(minor)))'
          : `list(minor = minor(${place.row + 1}, ${place.column + 1}), cofactor = (-1)^${place.row + place.column} * minor(${place.row + 1}, ${place.column + 1}))`,
    }),
    octave: ({ place }) => ({
      lines: octaveLines(),
      result:
        place === null
          ? "struct('minors', arrayfun(minor, i, j))"
          : `struct('minor', minor(${place.row + 1}, ${place.column + 1}), 'cofactor', (-1)^${place.row + place.column} * minor(${place.row + 1}, ${place.column + 1}))`,
    }),
    typescript: ({ place }) => ({
      lines: TYPESCRIPT_MINOR,
      result:
        place === null
          ? '{ minors: a.map((row, i) => row.map((_, j) => determinant(without(a, i, j)))) }'
          : `{ minor: determinant(without(a, ${place.row}, ${place.column})), cofactor: cofactor(a, ${place.row}, ${place.column}) }`,
    }),
    spreadsheet: ({ a, place }) => ({
      result:
        place === null
          ? cellsOf(a.rows, (i, j) => minorCell(a.rows, i, j))
          : minorCell(a.rows, place.row, place.column),
    }),
  },
};

/** A formula for each place, in rows and columns. */
function cellsOf(size: number, cell: (i: number, j: number) => string): string {
  const places = Array.from({ length: size }, (_, place) => place);
  if (size === 1) return cell(0, 0);
  return `VSTACK(${places.map((i) => `HSTACK(${places.map((j) => cell(i, j)).join(', ')})`).join(', ')})`;
}

function minorCell(size: number, row: number, column: number): string {
  // The only minor of one number is 1, whatever it is.
  if (size === 1) return 'MUNIT(ROWS(a))';
  if (size === 2) return `INDEX(a, ${2 - row}, ${2 - column})`;
  const rest = (place: number): string =>
    Array.from({ length: size }, (_, other) => other + 1)
      .filter((other) => other !== place + 1)
      .join(', ');
  return `MDETERM(CHOOSECOLS(CHOOSEROWS(a, ${rest(row)}), ${rest(column)}))`;
}

function signedMinor(size: number, row: number, column: number): string {
  return `${(row + column) % 2 === 0 ? '' : '-'}${minorCell(size, row, column)}`;
}
