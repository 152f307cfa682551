// Norms of vectors and matrices: their quantities, each from those before it.

import type { Term } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import { type Amount, amountOf, approximate, type Known, known, sumOf, transposed } from './amount.ts';
import { sumTerm, termOfNumber } from './amount-term.ts';
import type { Quantity, QuantityTask } from './quantity.ts';
import {
  asNumber,
  entriesOf,
  given,
  length,
  LENGTH_NAMES,
  sizeOf,
  SQUARE_NAMES,
  squareOfLength,
} from './vector-quantities.ts';

const VECTOR = /^(?:v|u|a|A|x)$/;

/** `‖v‖₁`, `norm`; the number of another norm is not read as this one. */
function normNames(index: string): RegExp {
  return new RegExp(
    `^(?:‖[^‖]{1,20}‖(?:${index})?|(?:the)?(?:(?:${index})-)?(?:norm|sum-?norm|max-?norm|maximum-?norm|betragssumme|norme).*|N)$`,
    'iu',
  );
}

export function normTask(task: Task): QuantityTask {
  const amount = amountOf(task.a);
  switch (task.variant ?? '2') {
    case '1':
      return vectorNormTask(amount, 'sum');
    case 'inf':
      return vectorNormTask(amount, 'greatest');
    case 'matrix-1':
      return matrixNormTask(amount, 'column');
    case 'matrix-inf':
      return matrixNormTask(amount, 'row');
    default:
      return lengthTask(task);
  }
}

/** The root of the sum of the squares. */
function lengthTask({ a }: Task): QuantityTask {
  return {
    quantities: [
      given('v', 'the vector v', VECTOR, amountOf(a)),
      squareOfLength('v', SQUARE_NAMES),
      { ...length('v', LENGTH_NAMES), isAsked: true },
    ],
  };
}

function greatest(values: Known<readonly RootSum[]>): Known<RootSum> {
  return values === null || values.length === 0
    ? null
    : values.reduce((most, value) => (approximate(value) > approximate(most) ? value : most));
}

function sizesOf(values: readonly RootSum[]): Known<readonly RootSum[]> {
  return known([values.map(sizeOf)])?.[0] ?? null;
}

/** The sizes of the entries, `3 + 4`, to be added. */
function sumOfSizes(values: readonly RootSum[]): Term | null {
  const sizes = sizesOf(values);
  return sizes === null ? null : sumTerm(sizes.map(termOfNumber));
}

function sizesQuantity(amount: Amount): Quantity {
  return {
    id: 'sizes',
    title: 'the sizes of the entries',
    definition: 'Each entry is taken without its minus.',
    names: /^(?:sizes|absolutevalues|beträge|modules|‖v_?i‖|‖x_?i‖)$/iu,
    value: () => known([amount.flat().map(sizeOf)]),
    calculation: () => null,
  };
}

/** The sums of the sizes in the lines, and the greatest of them. */
function lineSums(lines: Amount, word: 'column' | 'row'): readonly Quantity[] {
  return [
    ...lines.map(
      (line, k): Quantity => ({
        id: `sum-${k + 1}`,
        scope: `-${k + 1}`,
        title: `the sum of the sizes in ${word} ${k + 1}`,
        definition: `The sizes of the entries of ${word} ${k + 1} are added.`,
        names: new RegExp(
          `^(?:(?:sum|s|c|r|${word}|z|spalte|zeile|ligne|colonne)(?:of${word})?${k + 1}(?:sum)?)$`,
          'iu',
        ),
        value: () => asNumber(sumOf(line.map(sizeOf))),
        calculation: () => sumOfSizes(line),
      }),
    ),
    {
      id: 'sums',
      title: `the sums of the sizes in the ${word}s`,
      definition: `In each ${word} the sizes of the entries are added.`,
      names: new RegExp(`^(?:${word}sums|sums|summen|${word === 'row' ? 'zeilen' : 'spalten'}summen|sommes)$`, 'iu'),
      entry: (_, j) => `sum-${j + 1}`,
      value: (own) => known([lines.map((_, k) => own(`sum-${k + 1}`)?.[0][0] ?? null)]),
      calculation: () => null,
    },
  ];
}

function normNamed(index: '1' | '∞'): Pick<Quantity, 'id' | 'title' | 'names' | 'isAsked'> {
  const names = normNames(index === '1' ? '1' : '∞|inf|max|infty|infinity');
  return { id: 'norm', title: 'the norm', names, isAsked: true };
}

/** The sum of the sizes, or the greatest size. */
function vectorNormTask(amount: Amount, kind: 'sum' | 'greatest'): QuantityTask {
  return {
    quantities: [
      given('v', 'the vector v', VECTOR, amount),
      sizesQuantity(amount),
      {
        ...normNamed(kind === 'sum' ? '1' : '∞'),
        definition:
          kind === 'sum'
            ? 'This norm is the sum of the sizes of all entries.'
            : 'This norm is the greatest size of an entry.',
        value: (own) => {
          const sizes = entriesOf(own, 'sizes');
          return asNumber(sizes === null ? null : kind === 'sum' ? sumOf(sizes) : greatest(sizes));
        },
        calculation: () => (kind === 'sum' ? sumOfSizes(amount.flat()) : null),
      },
    ],
  };
}

/** The greatest sum of the sizes in a column, or in a row. */
function matrixNormTask(amount: Amount, word: 'column' | 'row'): QuantityTask {
  return {
    quantities: [
      given('v', 'the matrix A', /^A$/, amount),
      ...lineSums(word === 'column' ? transposed(amount) : amount, word),
      {
        ...normNamed(word === 'column' ? '1' : '∞'),
        definition: `This norm is the greatest sum of the sizes in a ${word}.`,
        value: (own) => asNumber(greatest(entriesOf(own, 'sums'))),
        calculation: () => null,
      },
    ],
  };
}
