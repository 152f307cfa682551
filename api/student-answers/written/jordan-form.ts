// A Jordan form, whose blocks may stand in any order, with the ones above or below the diagonal.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import { ONE, ZERO } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { compareEntries } from '../compare-answers.ts';
import { excerptOf, type GivenEntry, readGivenAnswer } from '../given-answer.ts';
import { entryText } from './entries.ts';
import { type Judgement, right, unreadable, type WrittenQuestion, wrong } from './judgement.ts';

type Rows = readonly (readonly GivenEntry[])[];

export function judgeJordanForm(
  value: unknown,
  answer: AnswerOf<'structure'>,
  { decimalPlaces }: WrittenQuestion,
): Judgement {
  const read = readGivenAnswer(value, 'matrix');
  if (read.kind === 'unread') return read;
  const known = blocksIn(answer);
  const size = known.reduce((sum, block) => sum + block.size, 0);
  const { rows } = read.laid;
  if (rows.length !== size || rows.some((row) => row.length !== size))
    return unreadable(excerptOf(value), `a matrix with ${size} rows and ${size} columns is expected`);
  const isLower = rows.some((row, i) => i > 0 && !isNumber(row[i - 1], ZERO));
  const turned = isLower ? rows[0].map((_, k) => rows.map((row) => row[k])) : rows;
  const fault = formFault(turned);
  if (fault !== null)
    return wrong(
      'it is not made of Jordan blocks: each has one number on its diagonal, ones beside it on one side, and zeros',
      null,
      [isLower ? { ...fault, row: fault.column, column: fault.row } : fault],
    );
  const left = [...known];
  for (const block of blocksOf(turned)) {
    const isIts = ({ value: wanted }: Known): boolean => compareEntries(block.value, wanted, decimalPlaces) !== 'wrong';
    if (!known.some(isIts))
      return wrong(`${entryText(block.value)} is not an eigenvalue`, null, [
        { row: block.at + 1, column: block.at + 1, given: block.value.text },
      ]);
    const at = left.findIndex((one) => isIts(one) && one.size === block.size);
    if (at < 0) return wrong(`the blocks for ${entryText(block.value)} do not have the right sizes`, null);
    left.splice(at, 1);
  }
  return left.length === 0 ? right(null) : wrong('a block is missing', null);
}

interface Known {
  readonly value: Scalar;
  readonly size: number;
}

function blocksIn({ members }: AnswerOf<'structure'>): readonly Known[] {
  const found = members.map(([, part]) => part).find((part) => part.kind === 'structures');
  if (found?.kind !== 'structures') throw new Error('blocks are expected');
  return found.items.map((item) => {
    const parts = new Map(item.members);
    const [value, size] = [parts.get('value'), parts.get('size')];
    if (value?.kind !== 'scalar' || size?.kind !== 'count') throw new Error('a block is expected');
    return { value: value.value, size: size.value };
  });
}

function isNumber(entry: GivenEntry, value: Scalar): boolean {
  return compareEntries(entry, value, null) === 'right';
}

/** The first entry that no Jordan form has in its place. */
function formFault(rows: Rows): { readonly row: number; readonly column: number; readonly given: string } | null {
  for (const [i, row] of rows.entries()) {
    for (const [k, entry] of row.entries()) {
      if (k === i) continue;
      const isOne = k === i + 1 && isNumber(entry, ONE) && entryText(row[i]) === entryText(rows[k][k]);
      if (!isOne && !isNumber(entry, ZERO)) return { row: i + 1, column: k + 1, given: entry.text };
    }
  }
  return null;
}

function blocksOf(rows: Rows): readonly { readonly value: GivenEntry; readonly size: number; readonly at: number }[] {
  const blocks: { value: GivenEntry; size: number; at: number }[] = [];
  for (const [i, row] of rows.entries()) {
    const last = blocks.at(-1);
    if (last !== undefined && isNumber(rows[i - 1][i], ONE)) last.size += 1;
    else blocks.push({ value: row[i], size: 1, at: i });
  }
  return blocks;
}
