// Statistics of several rows or columns that a student works out one after the other, each as a number.

import type { Line, Term } from '@matrixsteps/notation/term.ts';

/**
 * The lines of each group, in the order of the groups: a calculation, and what stands behind its equals signs or below it. Null where
 * the working has not one such chain for each group.
 */
export function chainsOf(lines: readonly Line[], count: number): readonly (readonly number[])[] | null {
  if (count < 2) return null;
  const chains: number[][] = [];
  let isBelowCalculation = false;
  for (const [index, { content, part, role }] of lines.entries()) {
    if (content.kind !== 'expression' || role === 'answer' || content.term.kind === 'matrix') return null;
    const isNumber = isPlainNumber(content.term);
    const goesOn = (part !== undefined && part > 1) || (isNumber && isBelowCalculation);
    const last = chains.at(-1);
    if (goesOn && last !== undefined) last.push(index);
    else chains.push([index]);
    if (chains.length > count) return null;
    isBelowCalculation = !isNumber;
  }
  return chains.length === count ? chains : null;
}

function isPlainNumber(term: Term): boolean {
  if (term.kind === 'negative') return isPlainNumber(term.of);
  return term.kind === 'number' || (term.kind === 'quotient' && isPlainNumber(term.over) && isPlainNumber(term.under));
}
