// Numbers of lines and tasks in doubles, apart from the judgement.

import type { Task } from '@matrixsteps/engine/feedback/working.ts';
import type { Line, Term } from '@matrixsteps/notation/term.ts';

export type Numbers = readonly (readonly number[])[];
export type Values = { readonly [quantity: string]: Numbers };

export const NEAR = 1e-7;

export function isNear(x: number, y: number, tolerance = NEAR): boolean {
  return Math.abs(x - y) <= tolerance * Math.max(1, Math.abs(y));
}

/** The same numbers in the same order; a vector may be laid either way. */
export function areNear(x: Numbers, y: Numbers, tolerance = NEAR): boolean {
  const isVector = (rows: Numbers): boolean => rows.length === 1 || rows[0]?.length === 1;
  const isLaidAlike = x.length === y.length && x[0]?.length === y[0]?.length;
  if (!isLaidAlike && !(isVector(x) && isVector(y))) return false;
  const [one, other] = [x.flat(), y.flat()];
  return one.length === other.length && one.every((entry, k) => isNear(entry, other[k] ?? Number.NaN, tolerance));
}

export type Vector = readonly number[];

export const number = (value: number): Numbers => [[value]];
export const dot = (x: Vector, y: Vector): number => x.reduce((sum, entry, k) => sum + entry * (y[k] ?? 0), 0);
export const total = (x: Vector): number => x.reduce((sum, entry) => sum + entry, 0);
export const rowsIn = (rows: Task['a']): Numbers =>
  rows.map((row) => row.map(({ numerator, denominator }) => Number(numerator) / Number(denominator)));

export function turned(x: Numbers): Numbers {
  return (x[0] ?? []).map((_, column) => x.map((row) => row[column] ?? 0));
}

export function multiplied(x: Numbers, y: Numbers): Numbers {
  return x.map((row) => turned(y).map((column) => dot(row, column)));
}

export const scaledBy = (factor: number, x: Numbers): Numbers => x.map((row) => row.map((entry) => factor * entry));

/** The value of a term in doubles; null for names. Angles are in radians. */
export function valueOf(term: Term): Numbers | null {
  const single = (inner: Term): number | null => {
    const value = valueOf(inner);
    return value !== null && value.length === 1 && value[0]?.length === 1 ? (value[0][0] ?? null) : null;
  };
  switch (term.kind) {
    case 'number':
      return number(Number(term.value.numerator) / Number(term.value.denominator));
    case 'name':
      if (VERDICTS.has(term.name)) return number(VERDICTS.get(term.name) ?? 0);
      return term.name === 'π' ? number(Math.PI) : term.name === '°' ? number(Math.PI / 180) : null;
    case 'negative': {
      const value = valueOf(term.of);
      return value === null ? null : scaledBy(-1, value);
    }
    case 'sum':
      return folded(term.terms.map(valueOf), (x, y) =>
        x.map((row, i) => row.map((entry, j) => entry + (y[i]?.[j] ?? 0))),
      );
    case 'product': {
      const [first, ...others] = term.factors;
      if (first?.kind === 'name' && first.name === 'arccos') {
        const [of] = others;
        const cosine = of === undefined ? null : single(of);
        return cosine === null ? null : number(Math.acos(cosine));
      }
      return folded(term.factors.map(valueOf), (x, y) => {
        if (x.flat().length === 1) return scaledBy(x[0]?.[0] ?? 0, y);
        if (y.flat().length === 1) return scaledBy(y[0]?.[0] ?? 0, x);
        const isAlike =
          x.length === y.length && x[0]?.length === y[0]?.length && (x.length === 1 || x[0]?.length === 1);
        return isAlike ? number(dot(x.flat(), y.flat())) : multiplied(x, y);
      });
    }
    case 'quotient': {
      const [above, below] = [valueOf(term.over), single(term.under)];
      return above === null || below === null ? null : scaledBy(1 / below, above);
    }
    case 'power': {
      const [base, exponent] = [single(term.base), single(term.exponent)];
      return base === null || exponent === null ? null : number(base ** exponent);
    }
    case 'square-root': {
      const of = single(term.of);
      return of === null ? null : number(Math.sqrt(of));
    }
    case 'matrix': {
      const cells = term.rows.map((row) => row.map(single));
      return cells.every((row): row is number[] => row.every((cell) => cell !== null)) ? cells : null;
    }
    case 'transpose': {
      const of = valueOf(term.of);
      return of === null ? null : turned(of);
    }
    default:
      return null;
  }
}

function folded(values: readonly (Numbers | null)[], join: (x: Numbers, y: Numbers) => Numbers): Numbers | null {
  return values.reduce((x, y) => (x === null || y === null ? null : join(x, y)));
}

const VERDICTS: ReadonlyMap<string, number> = new Map([
  ['positive definite', 0],
  ['positive semidefinite', 1],
  ['negative definite', 2],
  ['negative semidefinite', 3],
  ['indefinite', 4],
  ['dependent', 0],
  ['independent', 1],
]);

/** The coefficients of a polynomial of degree 2 in λ, from its values at 0, 1 and −1; null of another term. */
function polynomialOf(term: Term): Numbers | null {
  if (!/λ/.test(JSON.stringify(term, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)))) return null;
  const [c, plus, minus] = [0, 1, -1].map((at) => valueOf(withLambda(term, at))?.[0]?.[0]);
  if (c === undefined || plus === undefined || minus === undefined) return null;
  return [[c, (plus - minus) / 2, (plus + minus) / 2 - c]];
}

function withLambda(term: Term, at: number): Term {
  const value: Term = { kind: 'number', text: String(at), value: { numerator: BigInt(at), denominator: 1n } };
  switch (term.kind) {
    case 'name':
      return term.name === 'λ' ? value : term;
    case 'sum':
      return { ...term, terms: term.terms.map((part) => withLambda(part, at)) };
    case 'product':
      return { ...term, factors: term.factors.map((part) => withLambda(part, at)) };
    case 'negative':
      return { ...term, of: withLambda(term.of, at) };
    case 'power':
      return { ...term, base: withLambda(term.base, at) };
    default:
      return term;
  }
}

/** The value of a term, of a polynomial in λ its coefficients. */
export function termValue(term: Term): Numbers | null {
  return polynomialOf(term) ?? valueOf(term);
}

export function lineValue({ content }: Line): Numbers | null {
  if (content.kind === 'expression') return termValue(content.term);
  return content.kind === 'matrix' ? valueOf({ kind: 'matrix', rows: content.rows }) : null;
}
