// Letters: the names that occur in a formula, and under which names each may be declared.

import type { Expression } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import { nameWithIndices } from '../evaluation/evaluation.ts';
import { NOTHING } from '../evaluation/definitions.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { INDEX_LETTERS } from '../evaluation/general-formulas.ts';

/** A letter where it stands: the names that would declare it, the most natural one in front. */
export interface Letter {
  readonly names: readonly string[];
  readonly use: 'name' | 'entry' | 'function' | 'bound';
}

/** Every letter of an expression: a_ij is a letter of A, Σ binds its index, and T as an exponent is none. */
export function lettersIn(expression: Expression, bound: readonly string[] = []): readonly Letter[] {
  const inside = (part: Expression): readonly Letter[] => lettersIn(part, bound);
  switch (expression.kind) {
    case 'symbol':
      return bound.includes(expression.name) ? [] : [{ names: [expression.name], use: 'name' }];
    case 'subscript':
      return [...indexedLetters(expression.base, expression, inside), ...expression.indices.flatMap(inside)];
    case 'power': {
      const { base, exponent } = expression;
      if (exponent.kind === 'symbol' && exponent.name === 'T') return inside(base);
      return [...inside(base).map((letter) => orItsSquare(letter, expression)), ...inside(exponent)];
    }
    case 'series': {
      const { index, from, to, term } = expression;
      return [{ names: [index], use: 'bound' }, ...inside(from), ...inside(to), ...lettersIn(term, [...bound, index])];
    }
    case 'apply': {
      const { name } = expression;
      const own: readonly Letter[] = name.length === 1 ? [{ names: [name], use: 'function' }] : [];
      return [...own, ...expression.arguments.flatMap(inside)];
    }
    default:
      return partsOf(expression).flatMap(inside);
  }
}

function indexedLetters(
  base: Expression,
  node: Extract<Expression, { readonly kind: 'subscript' }>,
  inside: (part: Expression) => readonly Letter[],
): readonly Letter[] {
  if (base.kind !== 'symbol') return inside(base);
  const { name } = base;
  const own = fixedName(node);
  const cases = node.indices.length === 1 ? [name, name.toUpperCase()] : [name.toUpperCase(), name];
  const names = [...cases, ...(own === null ? [] : [own])];
  return [{ names: [...new Set(names)], use: 'entry' }];
}

/** The name of its own that a letter with fixed indices may have: x_1. */
function fixedName(node: Extract<Expression, { readonly kind: 'subscript' }>): string | null {
  try {
    return nameWithIndices(node, NOTHING);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

/** A variance may be declared as σ^2 where nothing is said of σ. */
function orItsSquare(letter: Letter, { base, exponent }: Extract<Expression, { readonly kind: 'power' }>): Letter {
  const isSquare = exponent.kind === 'number' && exponent.value.kind === 'rational' && exponent.value.numerator === 2n;
  if (!isSquare || (base.kind !== 'symbol' && base.kind !== 'subscript')) return letter;
  return { ...letter, names: [...letter.names, ...letter.names.map((name) => `${name}^2`)] };
}

/** Whether the letter has a meaning that needs no words: the identity I, an index, row R_i of the matrix at hand. */
export function isConventional({ names, use }: Letter): boolean {
  const [name] = names;
  if (use === 'bound') return true;
  if (use === 'entry') return name === 'I' || name === 'R';
  return use === 'name' && (name === 'I' || INDEX_LETTERS.includes(name));
}

/** The names of what stands with indices somewhere in the expressions. */
export function indexedNames(expressions: readonly Expression[]): ReadonlySet<string> {
  const letters = expressions.flatMap((expression) => lettersIn(expression));
  return new Set(letters.filter(({ use }) => use === 'entry').flatMap(({ names }) => names));
}
