// Renderers: the one interface that every format fulfils.

import type { Block } from '../document/block.ts';
import type { Expression } from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import type { NumberStyle } from './style.ts';
import type { Extent } from './view.ts';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A format. All functions are pure, total over the IR and independent of each other; text from users (names, words) comes out escaped.
 * Large matrices are elided unless `extent` is `whole`; prose and blocks are always elided.
 */
export interface Renderer<Output> {
  readonly name: string;
  /** A piece of mathematics, without delimiters: what stands inside a formula. */
  expression(node: Expression, style: NumberStyle, extent?: Extent): Output;
  /** A sentence with mathematics inside. */
  prose(text: Prose, style: NumberStyle): Output;
  /** The content of a block. Its reason (`explain`) is prose of its own. */
  block(block: Block, style: NumberStyle): Output;
}
