// Blocks: the paragraphs of a solution. A story is a list of them.

import type { Drawing } from './drawing.ts';
import type { Expression } from './expression.ts';
import type { Prose } from './prose.ts';

/** Each kind of block and what it holds. */
export interface BlockKinds {
  /** Opens a step: what we do now. Level 1 to 3. */
  heading: { readonly level: 1 | 2 | 3; readonly text: Prose };
  /** One line of mathematics set on its own. */
  formula: { readonly expression: Expression };
  /** A sentence or two. */
  prose: { readonly text: Prose };
  /** A picture under its title, with the sentences that say the same to whoever does not see it. */
  figure: { readonly title: string; readonly drawing: Drawing; readonly text: Prose };
  /** A line between two parts of a story. */
  rule: { readonly width: number };
}

interface Told {
  /** Why this is allowed, or why we chose it. */
  readonly explain: Prose | null;
  /** Theory that a reader may skip. */
  readonly background: boolean;
}

export type BlockKind = keyof BlockKinds;
export type BlockOf<K extends BlockKind> = { readonly kind: K } & BlockKinds[K] & Told;
export type Block = { [K in BlockKind]: BlockOf<K> }[BlockKind];

/** A block with the name that it keeps in every answer to the same question. */
export interface Step {
  readonly id: string;
  readonly block: Block;
}

/** Applies the handler of the block's kind. */
export function foldBlock<K extends BlockKind, Result>(
  block: { [P in K]: BlockOf<P> }[K],
  handlers: { readonly [P in K]: (block: BlockOf<P>) => Result },
): Result {
  return handlers[block.kind](block);
}

export function heading(text: Prose, level: 1 | 2 | 3 = 1): Block {
  return { kind: 'heading', level, text, explain: null, background: false };
}

export function formula(expression: Expression, explain: Prose | null = null): Block {
  return { kind: 'formula', expression, explain, background: false };
}

export function paragraph(text: Prose, explain: Prose | null = null): Block {
  return { kind: 'prose', text, explain, background: false };
}

export function figure(title: string, drawing: Drawing, text: Prose): Block {
  return { kind: 'figure', title, drawing, text, explain: null, background: false };
}

export function rule(): Block {
  return { kind: 'rule', width: 1, explain: null, background: false };
}

/** The same block, marked as theory. */
export function background(block: Block): Block {
  return { ...block, background: true };
}

/** Numbers the blocks of a story: s1, s2, ... behind an optional prefix. */
export function asSteps(blocks: readonly Block[], prefix = ''): readonly Step[] {
  return blocks.map((block, index) => ({ id: `${prefix}s${index + 1}`, block }));
}
