// Reads Markdown into blocks, while the pages are bundled; browsers get the blocks alone.

import { lexer, type Token, type Tokens } from 'marked';
import { type Block, type Inline, plainText } from './blocks.ts';
import { withoutPrompts } from './without-prompts.ts';

/** Addresses that are there for readers of the pages; those of files beside the document are not. */
const absolute = /^https?:\/\//;

function isKind<Kind extends keyof TokenKinds>(token: Token, kind: Kind): token is TokenKinds[Kind] {
  return token.type === kind;
}

interface TokenKinds {
  readonly heading: Tokens.Heading;
  readonly paragraph: Tokens.Paragraph;
  readonly text: Tokens.Text;
  readonly escape: Tokens.Escape;
  readonly code: Tokens.Code;
  readonly codespan: Tokens.Codespan;
  readonly strong: Tokens.Strong;
  readonly em: Tokens.Em;
  readonly link: Tokens.Link;
  readonly list: Tokens.List;
  readonly table: Tokens.Table;
}

function inlines(tokens: readonly Token[] | undefined): readonly Inline[] {
  return (tokens ?? []).flatMap((token): readonly Inline[] => {
    if (isKind(token, 'text') || isKind(token, 'escape'))
      return [{ kind: 'text', text: token.text.replaceAll(/\s*\n\s*/g, ' ') }];
    if (isKind(token, 'codespan')) return [{ kind: 'code', text: token.text }];
    if (isKind(token, 'strong')) return [{ kind: 'strong', content: inlines(token.tokens) }];
    if (isKind(token, 'em')) return [{ kind: 'emphasis', content: inlines(token.tokens) }];
    if (isKind(token, 'link')) {
      const content = inlines(token.tokens);
      return absolute.test(token.href) ? [{ kind: 'link', href: token.href, content }] : content;
    }
    throw new Error(`Markdown of the kind ${token.type} is not drawn by the pages: ${token.raw}`);
  });
}

/** The part of an address that names a heading. */
function idOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function blocksOf(tokens: readonly Token[]): readonly Block[] {
  return tokens.flatMap((token): readonly Block[] => {
    if (token.type === 'space') return [];
    if (isKind(token, 'heading')) {
      const text = plainText(inlines(token.tokens));
      return [{ kind: 'heading', depth: token.depth, id: idOf(text), text }];
    }
    if (isKind(token, 'paragraph') || isKind(token, 'text'))
      return [{ kind: 'paragraph', content: inlines(token.tokens) }];
    if (isKind(token, 'code')) {
      const language = token.lang ?? '';
      return [{ kind: 'code', language, code: language === 'python' ? withoutPrompts(token.text) : token.text }];
    }
    if (isKind(token, 'list'))
      return [{ kind: 'list', isOrdered: token.ordered, items: token.items.map((item) => blocksOf(item.tokens)) }];
    if (isKind(token, 'table')) {
      const heads = token.header.map((cell) => inlines(cell.tokens));
      return [{ kind: 'table', heads, rows: token.rows.map((row) => row.map((cell) => inlines(cell.tokens))) }];
    }
    throw new Error(`Markdown of the kind ${token.type} is not drawn by the pages: ${token.raw}`);
  });
}

/** Throws where a document holds something that pages could not draw, so that nothing is lost without a word. */
export function readMarkdown(text: string): readonly Block[] {
  return blocksOf(lexer(text));
}
