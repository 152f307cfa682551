// Definitions: which lines of a story give a value to a name.

import type { Block } from '../../document/block.ts';
import type { Expression } from '../../document/expression.ts';
import { nameOfSquare, nameWithIndices, type Scope } from './evaluation.ts';
import { Unknown } from './exact-number.ts';

/** The first definition of each name in a story, and of each function of one variable. */
export function definitionsIn(story: readonly Block[]) {
  const values = new Map<string, Expression>();
  const functions = new Map<string, { readonly parameter: string; readonly body: Expression }>();
  const collect = (expression: Expression): void => {
    if (expression.kind === 'list') return expression.items.forEach(collect);
    if (expression.kind !== 'relation' || expression.links[0].comparison !== 'equal') return;
    const { first, links } = expression;
    if (first.kind === 'apply' && first.arguments.length === 1 && first.arguments[0].kind === 'symbol') {
      if (!functions.has(first.name)) {
        functions.set(first.name, { parameter: first.arguments[0].name, body: links[0].right });
      }
    }
    const name = definedName(first, NOTHING);
    const exact = links.filter(({ comparison }) => comparison === 'equal');
    if (name !== null && !values.has(name)) values.set(name, exact[exact.length - 1].right);
  };
  for (const block of story) if (block.kind === 'formula') collect(block.expression);
  return { values, functions };
}

export const NOTHING: Scope = { valueOf: () => undefined, functionOf: () => undefined };

/** The name that a line gives a value to: x, s_1, or σ_1^2 where σ_1 has none. Null where its left side is no such name. */
export function definedName(first: Expression, scope: Scope): string | null {
  const base = first.kind === 'power' ? first.base : first;
  const isRow = base.kind === 'subscript' && base.base.kind === 'symbol' && base.base.name === 'R';
  if (isRow) return null;
  try {
    switch (first.kind) {
      case 'symbol':
        return first.name;
      case 'subscript':
        return nameWithIndices(first, scope);
      case 'power':
        return nameOfSquare(first, scope);
      default:
        return null;
    }
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}
