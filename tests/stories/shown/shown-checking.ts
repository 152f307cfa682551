// Shown checking: whether the lines of a story hold as they are printed in a number style. The numbers of each relation are read
// from their digits: an equality has to hold exactly, an approximation within the rounding of what is shown, and no divisor may
// be shown as 0. What is named and not shown is passed over: the exact story is checked elsewhere.

import type { Block } from '@matrixsteps/engine/document/block.ts';
import type { Comparison, Expression, ExpressionOf } from '@matrixsteps/engine/document/expression.ts';
import { type Prose, wordsOf } from '@matrixsteps/engine/document/prose.ts';
import { compare } from '@matrixsteps/engine/exact/rational.ts';
import { chainOf } from '@matrixsteps/engine/render/exactness.ts';
import { plain } from '@matrixsteps/engine/render/plain.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { type View, viewOf } from '@matrixsteps/engine/render/view.ts';
import { namesIn } from '@matrixsteps/engine/testing/evaluation/contents.ts';
import { Unknown } from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import { isOne, middleOf, overlaps, sumOf } from './interval.ts';
import { isInterval, rowIndex, type Rows, rowsOf, ShownZero, type Value, valueOf } from './shown-value.ts';

/** What was found in the lines of a story. */
export interface ShownFindings {
  /** How many pairs of shown sides were compared. */
  readonly checked: number;
  /** Lines that do not hold as they are printed. */
  readonly wrong: readonly string[];
}

/** Checks the blocks as they are shown in a style. */
export function checkShown(story: readonly Block[], numbers: NumberStyle): ShownFindings {
  const view = viewOf(numbers, 'whole', 'linear');
  const wrong: string[] = [];
  let checked = 0;
  /** The matrix shown last: its rows are R_1, R_2 and so on. */
  let current: Rows | null = null;
  /** What the row operations since have made of it; null before there are any, or where that is not known. */
  let next: Rows | null = null;
  let isOperated = false;

  const complain = (node: Expression, reason: string): void => {
    wrong.push(`${reason}: ${plain.expression(node, numbers).replaceAll('\n', ' ')}`);
  };

  /** The shown value of an expression; null where something in it has none. */
  const shown = (node: Expression, there: View, line: Expression, rows = current): Value | null => {
    try {
      return valueOf(node, there, rows);
    } catch (error) {
      if (error instanceof ShownZero) complain(line, 'a division by a shown 0');
      else if (!(error instanceof Unknown)) throw error;
      return null;
    }
  };

  const relation = (node: ExpressionOf<'relation'>): void => {
    const chain = chainOf(node, view);
    const [{ comparison: first }] = node.links;
    if (first === 'becomes' || first === 'exchanges') return operate(node, chain.view);
    let left = shown(chain.first, chain.view, node);
    let isNear = false;
    // R_1 names the row itself, of which the matrix above may show rounded numbers.
    const ofRows = namesIn(node).some((name) => /^R\b/.test(name));
    let last = left;
    for (const { comparison, right } of chain.links) {
      isNear ||= comparison === 'approximately';
      const value = shown(right, chain.view, node);
      last = value;
      if (value === null) continue;
      if (left !== null) {
        checked += 1;
        const said = comparison === 'equal' && (isNear || ofRows) ? 'approximately' : comparison;
        if (!holds(said, left, value)) complain(node, 'does not hold as it is shown');
      }
      left = value;
      isNear = false;
    }
    const end = chain.links.at(-1)?.right ?? chain.first;
    if (end.kind === 'matrix' || end.kind === 'grid') show(rowsOrNull(last), node);
  };

  const formula = (node: Expression): void => {
    if (node.kind === 'relation') relation(node);
    else if (node.kind === 'list' && node.brackets === 'none') node.items.forEach(formula);
    else if (node.kind === 'matrix' || node.kind === 'grid') show(rowsOrNull(shown(node, view, node)), node);
    else if (node.kind === 'table') totals(node);
  };

  const operate = (node: ExpressionOf<'relation'>, there: View): void => {
    const target = rowIndex(node.first);
    const [{ comparison, right }] = node.links;
    const before = isOperated ? next : current;
    const value = comparison === 'becomes' && before !== null ? shown(right, there, node, before) : null;
    const other = rowIndex(right);
    isOperated = true;
    if (before === null || target === null || before[target] === undefined) next = null;
    else if (comparison === 'becomes') next = value === null ? null : before.with(target, rowsOf(value)[0] ?? []);
    else next = other === null ? null : before.with(target, before[other] ?? []).with(other, before[target]);
  };

  /** A matrix that follows row operations is what they give. */
  const show = (rows: Rows | null, node: Expression): void => {
    if (isOperated && rows !== null && next !== null) {
      checked += 1;
      if (!holdsOfRows('approximately', next, rows)) complain(node, 'does not follow from the row operations');
    }
    current = rows;
    next = null;
    isOperated = false;
  };

  /** A total is what its column adds up to, within the rounding of all that is shown. */
  const totals = (node: ExpressionOf<'table'>): void => {
    node.totals?.forEach((total, column) => {
      if (total === null) return;
      const cells = [total, ...node.rows.map((row) => row[column])].map((cell) => shown(cell, view, node));
      const [last, ...values] = cells.map((cell) => (cell !== null && isInterval(cell) ? cell : null));
      if (last === null || !values.every((value) => value !== null) || values.length === 0) return;
      checked += 1;
      if (!overlaps(values.reduce(sumOf), last)) complain(node, 'a column does not add up');
    });
  };

  const prose = (text: Prose): void => {
    for (const piece of wordsOf(text)) if (typeof piece !== 'string') formula(piece);
  };

  for (const block of story) {
    if (block.kind === 'formula') formula(block.expression);
    else if (block.kind !== 'rule') prose(block.text);
    if (block.explain !== null) prose(block.explain);
  }
  return { checked, wrong };
}

function rowsOrNull(value: Value | null): Rows | null {
  return value === null || isInterval(value) ? null : value;
}

function holds(comparison: Comparison, left: Value, right: Value): boolean {
  if (!isInterval(left) || !isInterval(right)) return holdsOfRows(comparison, rowsOf(left), rowsOf(right));
  const order = compare(middleOf(left), middleOf(right));
  switch (comparison) {
    case 'equal':
      return isOne(left) && isOne(right) && overlaps(left, right);
    case 'approximately':
      return overlaps(left, right);
    case 'unequal':
      return order !== 0;
    case 'less':
      return order < 0;
    case 'greater':
      return order > 0;
    case 'at-most':
      return order <= 0;
    case 'at-least':
      return order >= 0;
    default:
      return true;
  }
}

function holdsOfRows(comparison: Comparison, left: Rows, right: Rows): boolean {
  const isSameShape = left.length === right.length && left[0]?.length === right[0]?.length;
  if (comparison === 'unequal') return true;
  return isSameShape && left.every((row, i) => row.every((entry, j) => holds(comparison, entry, right[i][j])));
}
