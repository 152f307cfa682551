// The lengths of a story: which of its steps are shown, and what is left of them.

import type { Block, Step, StoryLength } from './block.ts';
import type { Expression, ExpressionOf } from './expression.ts';
import { type AnswerMatrix, type Matrix, matricesEqual } from '../exact/matrix.ts';

const LENGTHS: readonly StoryLength[] = ['short', 'normal', 'full'];

/**
 * The steps that a story of this length shows, with the ids that they have at any length. A short story has neither theory nor
 * reasons but those that define a letter or decide, and of the matrices of one elimination step only the last; where it would be empty, because the working has no
 * formula, its sentences are kept.
 */
export function stepsAtLength(steps: readonly Step[], length: StoryLength): readonly Step[] {
  const most = LENGTHS.indexOf(length);
  if (length !== 'short') return steps.filter(({ block }) => LENGTHS.indexOf(block.from) <= most);
  const lines = withoutRepeated(steps.filter(({ block }, index) => isLine(block) && !leadsOn(steps, index)));
  return (lines.length > 0 ? lines : steps.filter(({ block }) => isSentence(block))).map(withoutReason);
}

/** The step as a short story has it: the line without its reason, and a matrix without the marks of a single row operation. */
function withoutReason({ id, block }: Step): Step {
  const explain = block.keepsReason ? block.explain : null;
  if (block.kind === 'formula' && isMatrix(block.expression)) {
    return { id, block: { ...block, explain, expression: { ...block.expression, marks: null } } };
  }
  return { id, block: block.explain === explain ? block : { ...block, explain } };
}

/** The steps without a matrix that the next line shows again, with its name. */
function withoutRepeated(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ block }, index) => {
    const next = steps[index + 1]?.block;
    if (block.kind !== 'formula' || next?.kind !== 'formula' || next.expression.kind !== 'relation') return true;
    const { expression } = block;
    const last = next.expression.links.at(-1)?.right;
    return !(expression.kind === 'matrix' && last?.kind === 'matrix' && areSame(expression.matrix, last.matrix));
  });
}

function areSame(a: AnswerMatrix, b: AnswerMatrix): boolean {
  return isRational(a) && isRational(b) && matricesEqual(a, b);
}

function isRational(matrix: AnswerMatrix): matrix is Matrix {
  return matrix.kind !== 'real' && matrix.kind !== 'float64';
}

function isLine({ from, background }: Block): boolean {
  return from === 'short' && !background;
}

function isSentence({ kind, background, from }: Block): boolean {
  return kind === 'prose' && !background && from !== 'full';
}

/** Whether this is a matrix that the row operations of the same step go on from: a short story does them together. */
function leadsOn(steps: readonly Step[], index: number): boolean {
  const { block } = steps[index];
  if (block.kind !== 'formula' || !isMatrix(block.expression) || block.endsStep === true) return false;
  for (let next = index + 1; next < steps.length; next++) {
    const other = steps[next].block;
    if (other.kind !== 'formula') return false;
    if (other.from === 'short') return isRowOperation(other.expression);
  }
  return false;
}

function isMatrix(expression: Expression): expression is ExpressionOf<'matrix'> | ExpressionOf<'grid'> {
  return expression.kind === 'matrix' || expression.kind === 'grid';
}

/** One row operation, or several of them. */
function isRowOperation(expression: Expression): boolean {
  if (expression.kind === 'list') return expression.items.length > 0 && expression.items.every(isRowOperation);
  if (expression.kind !== 'relation') return false;
  return expression.links.every(({ comparison }) => comparison === 'becomes' || comparison === 'exchanges');
}
