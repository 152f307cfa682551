// A document that was written in Markdown, as data that pages draw.

export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] };

export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly language: string; readonly code: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly heads: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** What stands under a heading, up to the next one of the same depth or less. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The document by its headings of one depth; `before` is what stands ahead of the first of them. */
export function partsOf(
  blocks: readonly Block[],
  depth: number,
): { readonly before: readonly Block[]; readonly parts: readonly Part[] } {
  const places = blocks.flatMap((block, place) => (block.kind === 'heading' && block.depth === depth ? [place] : []));
  const parts = places.flatMap((start, number) => {
    const heading = blocks[start];
    if (heading?.kind !== 'heading') return [];
    return [{ id: heading.id, title: heading.text, blocks: blocks.slice(start + 1, places[number + 1]) }];
  });
  return { before: blocks.slice(0, places[0]), parts };
}

/** What is said, without how it looks. */
export function plainText(content: readonly Inline[]): string {
  return content.map((inline) => ('text' in inline ? inline.text : plainText(inline.content))).join('');
}
