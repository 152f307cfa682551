// Row reductions as written work: entries that are less a multiple of another, the multiple itself, and what is found going back.

import { count, negative, sum } from '../document/expression.ts';
import { say } from '../document/prose.ts';
import { drawInteger, type Rows } from '../learning/drawing.ts';
import { dotted } from '../learning/notation.ts';
import type { Random } from '../learning/random.ts';
import type { Worked, WorkingLine } from './carried-mistake.ts';
import { slip, wholeQuotient } from './written-work.ts';

type Name = WorkingLine['name'];

/** The entry that is changed, the factor, and the entry that it multiplies; from the lines before. */
type Numbers = (...before: readonly number[]) => readonly [from: number, factor: number, of: number];

/** 7 − 2 · (−3) = 13. */
export function lessMultiple(from: number, factor: number, of: number): Worked {
  return [sum(count(from), negative(dotted(count(factor), count(of)))), from - factor * of];
}

/** An entry that is less a multiple of another; or the product was added, or its factor taken from a column beside. */
export function reducedEntry(name: Name, numbers: Numbers, beside: number | null = null): WorkingLine {
  const misread = slip((...before) => {
    const [from, factor] = numbers(...before);
    return lessMultiple(from, factor, beside ?? Number.NaN);
  }, say`The multiple was taken of an entry in another column. In each place of a row both numbers come from the same column.`);
  return {
    name,
    work: (...before) => lessMultiple(...numbers(...before)),
    slips: [
      slip((...before) => {
        const [from, factor, of] = numbers(...before);
        return [lessMultiple(from, factor, of)[0], from + factor * of];
      }, say`The product has to be taken away; at the end it was added, with its sign.`),
      ...(beside === null ? [] : [misread]),
    ],
  };
}

/** A quotient of two of the lines before, neither of them 0; or with its sign lost. */
export function quotientLine(
  name: Name,
  numbers: (...before: readonly number[]) => readonly [x: number, y: number],
): WorkingLine {
  return {
    name,
    // A 0 would end the working.
    work: (...before) => {
      const [x, y] = numbers(...before);
      return x === 0 ? [count(0), Number.NaN] : wholeQuotient(x, y);
    },
    slips: [
      slip((...before) => {
        const [x, y] = numbers(...before);
        const [working, value] = wholeQuotient(x, y);
        return [working, x * y < 0 ? -Number(value) : Number.NaN];
      }, say`The two numbers have different signs, so their quotient is negative.`),
    ],
  };
}

/** Whole numbers that are not 0, as entries beside a first entry 1. */
export function drawEntries(random: Random, length: number): readonly number[] {
  return Array.from({ length }, () => drawInteger(random, { from: -5, to: 6, without: [0] }));
}

/** The lower rows less multiples of the upper one, which begins with 1: their entries behind the first, row by row. */
export function clearedRows(names: readonly Name[], [upper, ...lower]: Rows): readonly WorkingLine[] {
  const above = upper.slice(1);
  return lower.flatMap((row, i) =>
    row
      .slice(1)
      .map((entry, j) =>
        reducedEntry(names[i * above.length + j], () => [entry, row[0], above[j]], above[(j + 1) % above.length]),
      ),
  );
}
