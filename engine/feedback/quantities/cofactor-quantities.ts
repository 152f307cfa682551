// Minors, cofactors and adjugates: their quantities, each from those before it.

import type { Term } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import { type Amount, amountOf, determinant, type Known, known, minus, NOUGHT, transposed, UNIT } from './amount.ts';
import { determinantTerm, minusTerm, termOfAmount, termOfNumber, timesTerm } from './amount-term.ts';
import { matrixGiven } from './matrix-quantities.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { asNumber, numberIn } from './vector-quantities.ts';

/** What is left of a matrix without a row and a column; null of a single entry. */
export function withoutLines(a: Amount, row: number, column: number): Known<Amount> {
  const left = a.filter((_, i) => i !== row).map((cells) => cells.filter((_, j) => j !== column));
  return left.length === 0 ? null : left;
}

export function minorOf(a: Amount, row: number, column: number): Known<RootSum> {
  const left = withoutLines(a, row, column);
  return left === null ? UNIT : determinant(left);
}

/** Whether the chessboard of signs has a minus there. */
export function isMinus(row: number, column: number): boolean {
  return (row + column) % 2 > 0;
}

export function withSigns(rows: Known<Amount>): Known<Amount> {
  return rows === null
    ? null
    : known(rows.map((row, i) => row.map((value, j) => (isMinus(i, j) ? minus(NOUGHT, value) : value))));
}

/** a·d − b·c, or the determinant as it stands. */
function minorTerm(left: Known<Amount>): Term | null {
  if (left === null || left.length === 1) return null;
  if (left.length > 2) return determinantTerm(left);
  const [[a, b], [c, d]] = left.map((row) => row.map(termOfNumber));
  return minusTerm(timesTerm(a, d), timesTerm(b, c));
}

function placed(letters: string, row: number, column: number): RegExp {
  return new RegExp(`^(?:${letters})(?:of)?\\(?a?${row + 1},?${column + 1}\\)?$`, 'u');
}

function matrixIn(own: Own, name: string, size: number): Known<Amount> {
  const places = Array.from({ length: size }, (_, place) => place);
  return known(places.map((i) => places.map((j) => numberIn(own, placeId(name, i, j)))));
}

function placeId(name: string, row: number, column: number): string {
  return `${name}-${row + 1}-${column + 1}`;
}

function placeQuantities(a: Amount, i: number, j: number, isOnly: boolean): readonly Quantity[] {
  const scope = `-${i + 1}-${j + 1}`;
  const of = `row ${i + 1} and column ${j + 1}`;
  const left = withoutLines(a, i, j);
  const sum = `${i + 1} + ${j + 1}`;
  // The numbers of the only place that is asked about need no index.
  const names = (letters: string, alone: string): Pick<Quantity, 'names' | 'isAsked' | 'isByNameOnly'> =>
    isOnly
      ? { names: new RegExp(`${placed(letters, i, j).source}|^(?:${alone})$`, 'u'), isAsked: true }
      : { names: placed(letters, i, j), isByNameOnly: true };
  return [
    ...(left === null
      ? []
      : [
          {
            id: `rest${scope}`,
            scope,
            title: `the matrix without ${of}`,
            definition: `All entries of ${of} are struck out, and the others stay in their order.`,
            names: placed('A|M|S|m', i, j),
            isByNameOnly: true,
            value: () => left,
            calculation: () => null,
          } satisfies Quantity,
        ]),
    {
      id: `minor${scope}`,
      scope,
      title: `the minor of ${of}`,
      definition: `Strike out ${of}, and take the determinant of what is left.`,
      ...names('M|m|[Mm]inor|D|‖A‖|det\\(?A|‖M‖', 'M|m|(?:the)?[Mm]inor|det.*'),
      value: () => asNumber(minorOf(a, i, j)),
      calculation: () => minorTerm(left),
    },
    {
      id: `cofactor${scope}`,
      scope,
      title: `the cofactor of ${of}`,
      definition: isMinus(i, j)
        ? `The cofactor of ${of} is the minor with the opposite sign: ${sum} is odd.`
        : `The cofactor of ${of} is the minor as it is: ${sum} is even.`,
      ...names('C|c|A|K|α|cof|Cof|[Cc]ofactor|Ã|Δ', 'C|c|(?:the)?[Cc]ofactor|cof'),
      value: (own) => {
        const minor = own('minors')?.[i]?.[j] ?? null;
        return asNumber(isMinus(i, j) ? minus(NOUGHT, minor) : minor);
      },
      calculation: (own) => {
        const minor = own('minors');
        const term = minorTerm(left);
        if (minor === null || !isMinus(i, j)) return term;
        return { kind: 'negative', of: term ?? termOfAmount([[minor[i][j]]]) };
      },
    },
  ];
}

const MINORS = /^(?:M|(?:the)?(?:matrixof)?(?:the)?minors?(?:matrix)?|(?:matrixder)?minoren(?:matrix)?|mineurs)$/iu;
const COFACTORS =
  /^(?:C|cof(?:\(?A\)?)?|(?:the)?(?:matrixof)?(?:the)?cofactors?(?:matrix)?|kofaktor.*|cofacteurs|K|com\(?A\)?)$/iu;
const ADJUGATE = /^(?:adj.*|adjugate.*|adjoint.*|C\^T|cof\(?A\)?\^T|K\^T|A\*|com\(?A\)?\^T)$/iu;

type Asked = 'minors' | 'cofactors' | 'adjugate';

function cofactorTask({ a, place = null }: Task, asked: Asked | null): QuantityTask {
  const given = amountOf(a);
  const size = given.length;
  const isAsked = (name: Asked): { readonly isAsked?: true } => (name === asked ? { isAsked: true } : {});
  return {
    quantities: [
      matrixGiven('A', 'the matrix A', /^A$/, given),
      ...given.flatMap((row, i) =>
        row.flatMap((_, j) => placeQuantities(given, i, j, asked === null && place?.[0] === i && place[1] === j)),
      ),
      {
        id: 'minors',
        title: 'the matrix of the minors',
        definition: 'In each place stands the determinant of what is left without its row and its column.',
        names: MINORS,
        ...isAsked('minors'),
        entry: (i, j) => placeId('minor', i, j),
        value: (own) => matrixIn(own, 'minor', size),
        calculation: () => null,
      },
      {
        id: 'cofactors',
        title: 'the matrix of the cofactors',
        definition: 'The minors get the signs of a chessboard, with a plus in the upper left corner.',
        names: COFACTORS,
        ...isAsked('cofactors'),
        entry: (i, j) => placeId('cofactor', i, j),
        value: (own) => matrixIn(own, 'cofactor', size),
        calculation: () => null,
      },
      ...(asked === 'adjugate'
        ? [
            {
              id: 'adjugate',
              title: 'the adjugate',
              definition: 'The adjugate is the transpose of the matrix of the cofactors.',
              names: ADJUGATE,
              isAsked: true,
              entry: (i, j) => placeId('cofactor', j, i),
              value: (own) => {
                const cofactors = own('cofactors');
                return cofactors === null ? null : transposed(cofactors);
              },
              calculation: () => null,
            } satisfies Quantity,
          ]
        : []),
    ],
  };
}

export function cofactorsTask(task: Task): QuantityTask {
  return cofactorTask(task, 'cofactors');
}

export function adjugateTask(task: Task): QuantityTask {
  return cofactorTask(task, 'adjugate');
}

/** Of all places, or of one place with its cofactor. */
export function minorsTask(task: Task): QuantityTask {
  const { place = null } = task;
  if (place === null) return cofactorTask(task, 'minors');
  const ids = ['minor', 'cofactor'].map((name) => placeId(name, place[0], place[1]));
  return { ...cofactorTask(task, null), answers: [ids, ids.slice(0, 1), ids.slice(1)] };
}
