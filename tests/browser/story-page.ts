// Story pages: the stories of an operation as a page that embeds them would show them, without any style of its own.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Block } from '@matrixsteps/engine/document/block.ts';
import { escapeMarkup } from '@matrixsteps/engine/render/markup.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import type { ToldStory } from '../stories/told-stories.ts';

/** The page: each story in a section of its own, each reason behind its block. */
export function storyPage({ title }: Operation, stories: readonly ToldStory[]): string {
  const sections = stories.map(({ blocks }) => `<section>${blocks.map(blockHtml).join('\n')}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head>
<body>${sections.join('\n')}</body></html>`;
}

function blockHtml(block: Block): string {
  const { html } = RENDERERS;
  const reason = block.explain === null ? '' : `<p>${html.prose(block.explain, FRACTIONS)}</p>`;
  return html.block(block, FRACTIONS) + reason;
}

/** Each formula of the stories as MathML that stands alone. */
export function formulasOf(stories: readonly ToldStory[]): readonly string[] {
  const { mathml } = RENDERERS;
  const texts = stories.flatMap(({ blocks }) =>
    blocks.flatMap((block) => [
      mathml.block(block, FRACTIONS),
      ...(block.explain === null ? [] : [mathml.prose(block.explain, FRACTIONS)]),
    ]),
  );
  return [...new Set(texts.flatMap((text) => text.match(/<math.*?<\/math>/g) ?? []))];
}
