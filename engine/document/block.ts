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

/** How much of the working a story shows. */
export type StoryLength = 'short' | 'normal' | 'full';

interface Told {
  /** Why this is allowed, or why we chose it. */
  readonly explain: Prose | null;
  /** Theory that a reader may skip. */
  readonly background: boolean;
  /** The shortest story that shows it; longer ones show it too. */
  readonly from: StoryLength;
  /** Whether the short story shows the explanation too, because it defines a letter or the answer follows from it. */
  readonly keepsReason?: true;
  /** Whether an elimination step ends with this matrix though no heading follows, so that the short story shows it too. */
  readonly endsStep?: true;
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
  return { kind: 'heading', level, text, explain: null, background: false, from: 'normal' };
}

export function formula(expression: Expression, explain: Prose | null = null): Block {
  return { kind: 'formula', expression, explain, background: false, from: 'short' };
}

export function paragraph(text: Prose, explain: Prose | null = null): Block {
  return { kind: 'prose', text, explain, background: false, from: 'normal' };
}

export function figure(title: string, drawing: Drawing, text: Prose): Block {
  return { kind: 'figure', title, drawing, text, explain: null, background: false, from: 'normal' };
}

export function rule(): Block {
  return { kind: 'rule', width: 1, explain: null, background: false, from: 'normal' };
}

/** The same block, marked as theory. */
export function background(block: Block): Block {
  return { ...block, background: true };
}

/** The blocks as parts of the short story too, beside the formulas: without it a short story would lack its answer. */
export function alsoInShort(...blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => ({ ...block, from: 'short' }));
}

/** The same for blocks whose explanation belongs to the short story too. */
export function withReasonInShort(...blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => ({ ...block, from: 'short', keepsReason: true }));
}

/** The blocks left out of the short story: the check of a result, and lines that a reader in a hurry does in the head. */
export function notInShort(...blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => (block.from === 'short' ? { ...block, from: 'normal' } : block));
}

/** The blocks as additions of the full story: single products and differences. */
export function onlyInFull(...blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => ({ ...block, from: 'full' }));
}

/**
 * Numbers the blocks of a story: s1, s2, ... behind an optional prefix, and s2-1, s2-2, ... what only the full story has behind s2.
 * So a block has the same id in stories of every length.
 */
export function asSteps(blocks: readonly Block[], prefix = ''): readonly Step[] {
  let steps = 0;
  let additions = 0;
  return blocks.map((block) => {
    if (block.from === 'full') {
      additions += 1;
      return { id: `${prefix}s${steps}-${additions}`, block };
    }
    steps += 1;
    additions = 0;
    return { id: `${prefix}s${steps}`, block };
  });
}
