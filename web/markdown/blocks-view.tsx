// Draws a document that was written in Markdown.

import { CodeBlock } from '../design/code-block.tsx';
import { TableRegion } from '../design/table-region.tsx';
import { type Block, type Inline, plainText } from './blocks.ts';

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return <>{inline.text}</>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return (
        <strong>
          <Inlines content={inline.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines content={inline.content} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href}>
          <Inlines content={inline.content} />
        </a>
      );
  }
}

function Inlines({ content }: { readonly content: readonly Inline[] }) {
  return (
    <>
      {content.map((inline, place) => (
        <InlineView key={place} inline={inline} />
      ))}
    </>
  );
}

interface BlockProperties<Kind extends Block['kind']> {
  readonly block: Extract<Block, { readonly kind: Kind }>;
  /** Names blocks of code and tables, for those who do not see them; no two on a page share one. */
  readonly name: string;
}

function List({ block: { isOrdered, items }, name }: BlockProperties<'list'>) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((blocks, place) => (
        <li key={place}>
          <Blocks blocks={blocks} name={`${name}, item ${place + 1}`} isTight />
        </li>
      ))}
    </Tag>
  );
}

function TableBlock({ block: { heads, rows }, name }: BlockProperties<'table'>) {
  const titles = heads.map(plainText);
  return (
    <div class="docs-table">
      <TableRegion name={name} heads={titles}>
        {rows.map(([head = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <Inlines content={head} />
            </th>
            {cells.map((content, column) => (
              <td key={column} data-head={titles.length > 2 ? titles[column + 1] : undefined}>
                <Inlines content={content} />
              </td>
            ))}
          </tr>
        ))}
      </TableRegion>
    </div>
  );
}

interface BlocksProperties {
  readonly blocks: readonly Block[];
  readonly name: string;
  /** Whether paragraphs are drawn as plain text, as in lists. */
  readonly isTight?: boolean;
}

export function Blocks({ blocks, name, isTight = false }: BlocksProperties) {
  return (
    <>
      {blocks.map((block, place) => {
        switch (block.kind) {
          case 'heading':
            return <h3 key={place}>{block.text}</h3>;
          case 'paragraph':
            return isTight ? (
              <Inlines key={place} content={block.content} />
            ) : (
              <p key={place}>
                <Inlines content={block.content} />
              </p>
            );
          case 'code':
            return <CodeBlock key={place} code={block.code} label={`Code ${place + 1}: ${name}`} />;
          case 'list':
            return <List key={place} block={block} name={`${name}, list ${place + 1}`} />;
          case 'table':
            return <TableBlock key={place} block={block} name={`Table ${place + 1}: ${name}`} />;
        }
      })}
    </>
  );
}
