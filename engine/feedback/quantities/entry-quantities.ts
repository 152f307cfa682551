// Results that are worked out or moved entry by entry: quotients, powers, turned and mirrored matrices, triangles.

import type { Term } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import { type Amount, amountOf, type Known, known, NOUGHT, over, transposed } from './amount.ts';
import { amountOfTerm, quotientTerm, termOfNumber } from './amount-term.ts';
import { matrixGiven } from './matrix-quantities.ts';
import type { Quantity, QuantityTask } from './quantity.ts';

/** The entry of b at a place: b may have one row, one column or one entry for all. */
function spread(b: Amount, i: number, j: number): RootSum {
  return b[b.length === 1 ? 0 : i][b[0].length === 1 ? 0 : j];
}

/** Whether each entry of a has one of b. */
export function canSpread(a: Amount, b: Amount): boolean {
  return (b.length === 1 || b.length === a.length) && (b[0].length === 1 || b[0].length === a[0].length);
}

function powerTerm(base: RootSum, exponent: RootSum): Term {
  return { kind: 'power', base: termOfNumber(base), exponent: termOfNumber(exponent) };
}

function entryTask(
  task: Task,
  title: string,
  definition: string,
  value: (a: RootSum, b: RootSum) => Known<RootSum>,
  calculation: (a: RootSum, b: RootSum) => Term,
): QuantityTask | null {
  if (task.b === null) return null;
  const isPower = task.operation === 'raise-ew';
  const single = isPower ? 'power' : 'quotient';
  const [a, b] = [amountOf(task.a), amountOf(task.b)];
  if (!canSpread(a, b)) return null;
  const entries = a.flatMap((row, i) =>
    row.map(
      (entry, j): Quantity => ({
        id: `${single}-${i + 1}-${j + 1}`,
        scope: `-${i + 1}-${j + 1}`,
        title: `the entry in row ${i + 1}, column ${j + 1}`,
        definition,
        names: new RegExp(`^[cxr]\\(?${i + 1},?${j + 1}\\)?$`),
        isByNameOnly: true,
        value: () => {
          const number = value(entry, spread(b, i, j));
          return number === null ? null : [[number]];
        },
        calculation: () => calculation(entry, spread(b, i, j)),
      }),
    ),
  );
  return {
    quantities: [
      { ...matrixGiven('A', 'the matrix A', /^A$/, a), isByNameOnly: true },
      { ...matrixGiven('B', 'the matrix B', /^B$/, b), isByNameOnly: true },
      ...entries,
      {
        id: isPower ? 'powers' : 'quotients',
        title,
        definition,
        names: /^(?:C|A\.?[/÷⊘]B|A\.?\^B|A[∘⊘]B|result)$/u,
        isAsked: true,
        entry: (i, j) => `${single}-${i + 1}-${j + 1}`,
        value: (own) => known(a.map((row, i) => row.map((_, j) => own(`${single}-${i + 1}-${j + 1}`)?.[0][0] ?? null))),
        calculation: () => null,
      },
    ],
  };
}

export function quotientsTask(task: Task): QuantityTask | null {
  const definition = 'Each entry of A is divided by the entry of B in the same place.';
  return entryTask(task, 'the matrix of the quotients', definition, over, (a, b) =>
    quotientTerm(termOfNumber(a), termOfNumber(b)),
  );
}

export function powersTask(task: Task): QuantityTask | null {
  const definition = 'Each entry of A is raised to the power of the entry of B in the same place.';
  const value = (a: RootSum, b: RootSum): Known<RootSum> => amountOfTerm(powerTerm(a, b))?.[0][0] ?? null;
  return entryTask(task, 'the matrix of the powers', definition, value, powerTerm);
}

function quarterTurned(x: Amount): Amount {
  return transposed(x).toReversed();
}

function turned(x: Amount, turns: number): Amount {
  return Array.from({ length: ((turns % 4) + 4) % 4 }).reduce<Amount>(quarterTurned, x);
}

function numberOf({ scalar }: Task, otherwise: number): number {
  return scalar === null ? otherwise : Number(scalar.numerator);
}

function moved(task: Task, id: string, title: string, definition: string, result: Amount): QuantityTask {
  return {
    quantities: [
      { ...matrixGiven('A', 'the matrix A', /^A$/, amountOf(task.a)), isByNameOnly: true },
      {
        id,
        title,
        definition,
        names: /^.{1,30}$/u,
        isAsked: true,
        value: () => result,
        calculation: () => null,
      },
    ],
  };
}

export function turnTask(task: Task): QuantityTask {
  const turns = numberOf(task, 1);
  const definition = 'A quarter turn counter-clockwise makes the last column the first row, from its top to its end.';
  return moved(task, 'turned', 'the turned matrix', definition, turned(amountOf(task.a), turns));
}

export function upsideDownTask(task: Task): QuantityTask {
  const definition = 'The last row comes first; each row stays as it is.';
  return moved(task, 'mirrored', 'the matrix upside down', definition, amountOf(task.a).toReversed());
}

export function mirroredTask(task: Task): QuantityTask {
  const definition = 'The last column comes first; each column stays as it is.';
  return moved(
    task,
    'mirrored',
    'the mirrored matrix',
    definition,
    amountOf(task.a).map((row) => row.toReversed()),
  );
}

function triangle(task: Task, keeps: (above: number) => boolean): Amount {
  return amountOf(task.a).map((row, i) => row.map((entry, j) => (keeps(j - i) ? entry : NOUGHT)));
}

export function lowerTask(task: Task): QuantityTask {
  const bound = numberOf(task, 0);
  const definition = 'All entries above the diagonal that bounds the triangle become 0.';
  return moved(
    task,
    'triangle',
    'the lower triangle',
    definition,
    triangle(task, (above) => above <= bound),
  );
}

export function upperTask(task: Task): QuantityTask {
  const bound = numberOf(task, 0);
  const definition = 'All entries below the diagonal that bounds the triangle become 0.';
  return moved(
    task,
    'triangle',
    'the upper triangle',
    definition,
    triangle(task, (above) => above >= bound),
  );
}
