// References: the rows and columns that the words outside of claims send the reader to, and what bears them out on the page.

import type { Block } from '../../document/block.ts';
import type { Expression, Marks } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Prose } from '../../document/prose.ts';
import { exactText } from '../../exact/scalar.ts';
import { type Reference, referencesIn, sentenceOf } from '../evaluation/sentences.ts';

/** A row or a column by its number. */
type Place = Pick<Reference, 'direction' | 'number'>;

/**
 * References of a story to rows and columns of which nothing on the same page speaks: no index in a formula, no row operation, no
 * mark and no fact. A page is what stands under a heading of level 1. What stands under a smaller heading is borne out by that
 * part and by the beginning of the page.
 */
export function strayReferences(story: readonly Block[]): readonly string[] {
  return divided(story, 1).flatMap((page) => {
    const [beginning, ...parts] = divided(page, 3);
    return [...straysOf(beginning, page), ...parts.flatMap((part) => straysOf(part, [...beginning, ...part]))];
  });
}

/** References in a sentence that stands on its own. */
export function straysIn(sentence: Prose): readonly string[] {
  return straysAmong([sentence], placesSaid(sentence));
}

/** The blocks before the first heading of at most this level, then each heading with what stands under it. */
function divided(blocks: readonly Block[], level: 1 | 3): readonly (readonly Block[])[] {
  const starts = blocks.flatMap((block, index) =>
    index > 0 && block.kind === 'heading' && block.level <= level ? [index] : [],
  );
  return [0, ...starts].map((start, index) => blocks.slice(start, starts[index]));
}

function straysOf(blocks: readonly Block[], page: readonly Block[]): readonly string[] {
  return straysAmong(blocks.flatMap(proseOf), page.flatMap(placesShown));
}

function straysAmong(sentences: readonly Prose[], places: readonly Place[]): readonly string[] {
  const isBorneOut = ({ direction, number }: Reference): boolean =>
    places.some((place) => place.direction === direction && place.number === number);
  return sentences.flatMap((prose) =>
    referencesIn(prose)
      .filter((reference) => !isBorneOut(reference))
      .map(({ direction, number }) => `nothing speaks of ${direction} ${number}: ${sentenceOf(prose)}`),
  );
}

function proseOf(block: Block): readonly Prose[] {
  const own = block.kind === 'heading' || block.kind === 'prose' || block.kind === 'figure' ? [block.text] : [];
  return block.explain === null ? own : [...own, block.explain];
}

function placesShown(block: Block): readonly Place[] {
  const said = proseOf(block).flatMap(placesSaid);
  return block.kind === 'formula' ? [...said, ...placesIn(block.expression)] : said;
}

/** The places that facts and relations speak of; the words beside them are not evaluated. */
function placesSaid(prose: Prose): readonly Place[] {
  return prose.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if (piece.kind === 'claim') return [...placesSaid(piece.text), ...piece.facts.flatMap(placesIn)];
    return piece.kind === 'relation' ? placesIn(piece) : [];
  });
}

function placesIn(expression: Expression): readonly Place[] {
  return [...ownPlaces(expression), ...partsOf(expression).flatMap(placesIn)];
}

function ownPlaces(expression: Expression): readonly Place[] {
  switch (expression.kind) {
    case 'subscript': {
      const { base, indices } = expression;
      if (indices.length === 2) return [...inDirection('row', indices[0]), ...inDirection('column', indices[1])];
      const rows = inDirection('row', ...indices);
      return base.kind === 'symbol' && base.name === 'R' ? rows : [...rows, ...inDirection('column', ...indices)];
    }
    case 'apply': {
      const [, ...indices] = expression.arguments;
      if (BY_ROW.includes(expression.name)) return inDirection('row', ...indices);
      if (BY_COLUMN.includes(expression.name)) return inDirection('column', ...indices);
      if (!BY_BOTH.includes(expression.name)) return [];
      return [...inDirection('row', indices[0]), ...inDirection('column', indices[1])];
    }
    case 'matrix':
    case 'grid':
      return expression.marks === null ? [] : marked(expression.marks);
    default:
      return [];
  }
}

/** The measures that are told a row, a column or both, or a list of them. */
const BY_ROW: readonly string[] = ['rowAt', 'rowsAt', 'withoutRows'];
const BY_COLUMN: readonly string[] = ['columnAt', 'columnsAt', 'withoutColumns'];
const BY_BOTH: readonly string[] = ['entryAt', 'without'];

function inDirection(direction: Place['direction'], ...indices: readonly Expression[]): readonly Place[] {
  return indices.flatMap((index) => {
    if (index.kind === 'list') return inDirection(direction, ...index.items);
    return index.kind === 'number' ? [{ direction, number: exactText(index.value) }] : [];
  });
}

function marked({ rows, columns, cells }: Marks): readonly Place[] {
  const places = (direction: Place['direction'], indices: readonly number[]): readonly Place[] =>
    indices.map((index) => ({ direction, number: String(index + 1) }));
  return [
    ...places('row', [...rows, ...cells.map(([row]) => row)]),
    ...places('column', [...columns, ...cells.map(([, column]) => column)]),
  ];
}
