// What is wrong with the cells of a matrix, as sentences with their places.

import type { FieldProblem } from '../service/http.ts';
import { closeSentence } from '../service/sentence.ts';
import type { Cells } from './field-draft.ts';
import { problemOf } from './field-kinds.ts';
import { readableMessage, sentenceOf } from './problem-places.ts';

/** The first thing that is wrong with the cells, and how much more there is; the cell that is being typed in is not judged yet. */
export function cellError(
  cells: Cells,
  problems: readonly FieldProblem[],
  isSingleLine: boolean,
  typed: string | null = null,
): string {
  const found = [
    ...problems.map(({ loc, msg }) => describe(loc, readableMessage(msg))),
    ...unreadableCells(cells, isSingleLine, typed),
  ];
  const sentences = [...new Set(found)];
  const more = sentences.length - 1;
  return `${sentences[0] ?? ''}${more > 0 ? ` And ${more} more.` : ''}`;
}

function unreadableCells(cells: Cells, isSingleLine: boolean, typed: string | null): readonly string[] {
  return cells.flatMap((row, i) =>
    row.flatMap((text, j) => {
      const at = isSingleLine ? [String(j)] : [String(i), String(j)];
      const problem = text.trim() === '' || at.join('-') === typed ? '' : problemOf(text);
      return problem === '' ? [] : [describe(at, problem)];
    }),
  );
}

/** A clause of the page follows the position; a sentence of the service names the position itself. */
function describe(at: readonly string[], msg: string): string {
  const [first, second] = at.map((part) => Number(part) + 1);
  const isClause = /^(?:“|is |must )/.test(msg);
  if (!isClause || first === undefined) return closeSentence(sentenceOf(msg));
  const place = second === undefined ? `Place ${first}` : `Row ${first}, column ${second}`;
  return closeSentence(msg.startsWith('“') ? `${place}: ${msg}` : `${place} ${msg}`);
}
