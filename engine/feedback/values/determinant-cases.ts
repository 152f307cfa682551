// The situations in which slips predict a line of a working for a determinant.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { ValueCase } from './cases.ts';
import { inFront } from './determinant-lines.ts';
import type { Rows } from './matrices.ts';
import { times, UNIT } from './polynomial.ts';
import { termOf, type WorkedLine } from './tasks.ts';
import { evaluate, evaluateScalar, type Names, signedTerms } from './value.ts';

export function casesOf(
  line: Line,
  last: WorkedLine | null,
  whole: Rows,
  of: Term | null,
  names: Names,
): readonly ValueCase[] {
  const before = last === null ? { factor: UNIT, matrix: whole } : inFront(last.line, names);
  const next = inFront(line, names);
  if (next !== null) {
    return before === null ? [] : [{ kind: 'reduction', ...before, nextMatrix: next.matrix }];
  }
  const cases: ValueCase[] = [];
  if (before !== null) cases.push({ kind: 'determinant', matrix: before.matrix, outer: before.factor });
  const term = last === null ? null : termOf(last.line);
  if (term !== null) {
    cases.push({ kind: 'continuation', before: term, names, about: 'determinants' });
    cases.push({ kind: 'determinant', matrix: whole, outer: UNIT });
    cases.push(...minorsIn(term, names));
  }
  if (of !== null) cases.push(...casesOfCombination(of, names));
  return cases;
}

export function continuationOf({ line }: WorkedLine, names: Names): readonly ValueCase[] {
  const term = termOf(line);
  return term === null ? [] : [{ kind: 'continuation', before: term, names, about: 'determinants' }];
}

/** A line that is one determinant with a number in front. */
function minorsIn(term: Term, names: Names): readonly ValueCase[] {
  const parts = signedTerms(term);
  if (parts.length !== 1) return [];
  const factors = parts[0].term.kind === 'product' ? parts[0].term.factors : [parts[0].term];
  const small = factors.filter((factor) => factor.kind === 'determinant');
  if (small.length !== 1 || small[0].kind !== 'determinant') return [];
  const value = evaluate(small[0].of, names);
  const outer = evaluateScalar(
    { kind: 'product', factors: [{ kind: 'number', text: '1', value: ONE }, ...factors.filter((f) => f !== small[0])] },
    names,
  );
  if (value?.kind !== 'matrix' || outer === null) return [];
  return [{ kind: 'determinant', matrix: value.rows, outer: parts[0].negative ? times([MINUS_ONE], outer) : outer }];
}

const ONE = { numerator: 1n, denominator: 1n };
const MINUS_ONE = { kind: 'rational', numerator: -1n, denominator: 1n } as const;

function casesOfCombination(of: Term, names: Names): readonly ValueCase[] {
  if (of.kind === 'product' && of.factors.length === 2) {
    const [factor, matrix] = of.factors.map((part) => evaluate(part, names));
    return factor?.kind === 'scalar' && matrix?.kind === 'matrix'
      ? [{ kind: 'determinant-of-multiple', factor: factor.value, matrix: matrix.rows }]
      : [];
  }
  const parts = signedTerms(of);
  if (parts.length !== 2 || parts[0].negative) return [];
  const [a, b] = parts.map(({ term }) => evaluate(term, names));
  return a?.kind === 'matrix' && b?.kind === 'matrix'
    ? [{ kind: 'determinant-of-sum', a: a.rows, b: b.rows, negative: parts[1].negative }]
    : [];
}
