// The words of equations that are read one after the other: what a row says, and which unknown it gives.

import { alsoInShort, type Block, paragraph } from '../../document/block.ts';
import { added, count, equal, type Expression, indexed, list, negative, product } from '../../document/expression.ts';
import { CURRENT, holds, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { equals, isZero, ONE, ZERO } from '../../exact/rational.ts';
import type { Exact } from '../../exact/scalar.ts';
import { linesProse } from '../wording.ts';
import { shownValue } from './eigenvalue-tell.ts';
import { exactProduct } from './exact-product.ts';
import { isRationalZero, negated, type SignedNumber, signedNumber } from './signed-number.ts';
import type { ReadStep, Reading } from './read-equations.ts';

/** "Row 1 says that x₁ − 2x₂ = 0, so x₁ = 2x₂": one paragraph for each row, which is part of the short story too. */
export function readBlocks(reading: Reading): readonly Block[] {
  const { steps, unused } = reading;
  const isSingle = steps.length === 1 && steps[0].partner === null;
  const enough = unused.length === 0 ? null : enoughWords(reading, isSingle);
  return [
    ...(enough !== null && isSingle ? [paragraph(say`${enough}.`)] : []),
    ...alsoInShort(...steps.map((step) => paragraph(say`${stepWords(step, reading)}.`))),
    ...(enough !== null && !isSingle ? [paragraph(say`${enough}.`)] : []),
  ];
}

/** That one row says it all, or which rows say nothing new. */
function enoughWords({ steps, rows, unused }: Reading, isSingle: boolean): Prose {
  const [{ row }] = steps;
  const used = steps.reduce((sum, { unknowns }) => sum + unknowns.length, 0);
  const fact = equal(measure('rank', CURRENT), count(used));
  if (!isSingle) {
    const verb = unused.length === 1 ? 'says' : 'say';
    return say`${claim(say`${linesProse('row', unused, 'capital')} ${verb} nothing new: the rank is ${used}`, fact, ...unused.flatMap((place) => rowFacts(rows[place], place)))}`;
  }
  const singular = holds('singular', CURRENT);
  return rows.length === 2
    ? say`${claim(say`The determinant is zero, so the rows are multiples of each other, and row ${row + 1} is enough`, fact, singular, ...rowFacts(rows[row], row))}`
    : say`${claim(say`Every row is a multiple of row ${row + 1}, so this row is enough`, fact, ...rowFacts(rows[row], row))}`;
}

/** What a row says, and what follows for an unknown. */
function stepWords(step: ReadStep, { rows, solutions }: Reading): Claim {
  const { row, partner, unknowns, isPutIn } = step;
  const entries = rows[row];
  const says = say`Row ${row + 1} says that ${equal(sumOf(entries), count(0))}`;
  const facts = rowFacts(entries, row);
  if (partner !== null) {
    const other = rows[partner];
    const [first, second] = unknowns.map(unknownName);
    const both = equal(first, second, count(0));
    return claim(
      say`${says}, and row ${partner + 1} that ${equal(sumOf(other), count(0))}; these two are not multiples of each other, so ${both}`,
      ...facts,
      ...rowFacts(other, partner),
      equal(measure('rank', measure('rowsAt', CURRENT, list([count(row + 1), count(partner + 1)]))), count(2)),
    );
  }
  const [unknown] = unknowns;
  const name = unknownName(unknown);
  const solution = solutions.get(unknown) ?? [];
  const factor = signedNumber(entries[unknown]);
  const isAlone = entries.every((entry, place) => place === unknown || isRationalZero(entry));
  const solved = equal(name, sumOf(solution));
  if (isAlone && isOne(factor.size) && !factor.isNegative) return claim(says, ...facts);
  if (!isPutIn) return claim(say`${says}, so ${solved}`, ...facts);
  // The unknown with a positive factor, the rest, and the rest with what is known put in.
  const side = entries.map((entry, place) => (place === unknown ? ZERO : entry));
  const rest = sumOf(side, !factor.isNegative);
  const scaled = exactProduct([[factor.size]], [solution]);
  const chain = equal(term(factor.size, name), rest, ...(scaled === null ? [] : [sumOf(scaled[0])]));
  return claim(isOne(factor.size) ? say`${says}, so ${chain}` : say`${says}, so ${chain} and ${solved}`, ...facts);
}

function rowFacts(entries: readonly Exact[], row: number): readonly Expression[] {
  return entries.flatMap((entry, place) =>
    isRationalZero(entry)
      ? []
      : [equal(measure('entryAt', CURRENT, count(row + 1), count(place + 1)), shownValue(entry))],
  );
}

function unknownName(place: number): Expression {
  return indexed('x', place + 1);
}

/** 2x₁ − x₃, or with the other signs; 0 where nothing is left. */
function sumOf(entries: readonly Exact[], isTurned = false): Expression {
  const shown = entries.map((entry) => (isTurned ? negated(entry) : entry));
  const first = shown.findIndex((entry) => !isRationalZero(entry));
  const terms = shown.flatMap((entry, place): readonly Expression[] => {
    if (isRationalZero(entry)) return [];
    // A sum with a root in front keeps its own signs: (−1 + √5)x₂.
    const isWhole = place === first && entry.kind === 'algebraic' && entry.element.every((part) => !isZero(part));
    return [signed(isWhole ? { isNegative: false, size: entry } : signedNumber(entry), unknownName(place))];
  });
  return terms.length === 0 ? count(0) : added(terms);
}

function signed({ isNegative, size }: SignedNumber, name: Expression): Expression {
  return isNegative ? negative(term(size, name)) : term(size, name);
}

function term(factor: Exact, name: Expression): Expression {
  return isOne(factor) ? name : product('adjacent', shownValue(factor), name);
}

function isOne(value: Exact): boolean {
  return value.kind === 'rational' && equals(value, ONE);
}
