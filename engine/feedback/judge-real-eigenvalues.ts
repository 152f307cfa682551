// What a student claims of the eigenvalues of a matrix: that none of them is real.

import type { Line } from '@matrixsteps/notation/term.ts';
import { derivative, dividedBy } from '../exact/polynomial.ts';
import { signOf } from '../exact/rational.ts';
import { plain } from './rows/line-judgement.ts';
import { characteristicPolynomial } from './values/eigen-rules.ts';
import { eigenvalueHints } from './values/eigen-hints.ts';
import { isSquareRows } from './values/matrices.ts';
import { negated, type Polynomial } from './values/polynomial.ts';
import { namesOf } from './values/tasks.ts';
import type { LineJudgement, Working, WorkingJudgement } from './working.ts';

/** The judgement of a working for eigenvalues, with what it says of whether there are any. */
export function withRealEigenvalues(working: Working, judgement: WorkingJudgement): WorkingJudgement {
  const { a } = namesOf(working);
  if (!isSquareRows(a) || !working.lines.some(isClaim)) return judgement;
  const polynomial = characteristicPolynomial(a);
  const isTrue = !hasRealRoot(polynomial);
  let { firstSlip } = judgement;
  const lines = judgement.lines.map((judged, index): LineJudgement => {
    if (!isClaim(working.lines[index])) return judged;
    if (isTrue) return plain(firstSlip === null || index < firstSlip ? 'right' : 'back-on-track');
    const isFirst = firstSlip === null || index < firstSlip;
    if (isFirst) firstSlip = index;
    return { ...plain(isFirst ? 'slip' : 'new-slip'), ...eigenvalueHints(polynomial) };
  });
  const last = lines.at(-1)?.verdict;
  if (!isClaim(working.lines[working.lines.length - 1])) return { ...judgement, lines, firstSlip };
  const answer = last === 'right' ? 'right' : last === 'back-on-track' ? 'right-but-not-from-this-working' : 'wrong';
  return { lines, firstSlip, answer };
}

function isClaim({ content }: Line): boolean {
  return content.kind === 'claim' && content.claim.kind === 'no-real-eigenvalues';
}

/** By the theorem of Sturm: the chain of remainders changes its signs less often to the right of all roots than to the left of them. */
function hasRealRoot(polynomial: Polynomial): boolean {
  const chain: Polynomial[] = [polynomial];
  let [p, q] = [polynomial, derivative(polynomial)];
  while (q.length > 0) {
    chain.push(q);
    [p, q] = [q, negated(dividedBy(p, q).remainder)];
  }
  const atRight = chain.map((one) => signOf(one[one.length - 1]));
  const atLeft = chain.map((one) => signOf(one[one.length - 1]) * (one.length % 2 === 0 ? -1 : 1));
  return changes(atLeft) > changes(atRight);
}

function changes(signs: readonly number[]): number {
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}
