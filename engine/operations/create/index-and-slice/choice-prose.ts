// The words of a choice of rows or columns: which, in what order, and how their positions are read.
// Above: story.ts. Below: part.ts, document/.

import { joined } from '../../../algorithms/wording.ts';
import { count, equal, type Expression, list, negative, subscript, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Choice, isWhole, type Line } from './part.ts';

/** The lists of the chosen rows and columns. */
export const CHOSEN: { readonly [L in Line]: Expression } = { row: symbol('u'), column: symbol('v') };

/** More rows or columns are not all named. */
const LINES_NAMED = 6;

/** Longer lists of chosen rows or columns are not written down. */
const LONGEST_LIST = 50;

/** Whether the chosen rows or columns are written down as a list; all of them, or a plain single one, need none. */
export function isListed(choice: Choice): boolean {
  const { asked, base, places } = choice;
  if (isWhole(choice) || places.length > LONGEST_LIST) return false;
  return places.length > 1 || (base === 0 && asked.kind !== 'all');
}

/** "all 3 rows", "row 2", "rows 1 to 4", "rows 3 and 1", "rows 1, 3, 5 and so on to row 99". */
export function choiceProse(choice: Choice): Prose {
  const { line, places, length } = choice;
  if (places.length === 1) return say`${line} ${places[0] + 1}`;
  if (isWhole(choice)) {
    const amount = measure(line === 'row' ? 'rowCount' : 'columnCount', symbol('A'));
    return say`${claim(say`all ${length} ${line}s`, equal(amount, count(length)))}`;
  }
  const last = places[places.length - 1] + 1;
  if (places.length > 2 && stepOf(places) === 1) return say`${line}s ${places[0] + 1} to ${last}`;
  if (places.length <= LINES_NAMED) return say`${line}s ${named(places)}`;
  const [first, second, third] = places;
  return say`${line}s ${first + 1}, ${second + 1}, ${third + 1} and so on to ${line} ${last}`;
}

function named(places: readonly number[]): Prose {
  return joined(places.map((place) => say`${place + 1}`));
}

/** The choice as a claim about the list of chosen rows or columns, where there is one. */
export function provenChoice(choice: Choice): Prose {
  if (!isListed(choice)) return choiceProse(choice);
  const fact = equal(CHOSEN[choice.line], list(choice.places.map((place) => count(place + 1))));
  return say`${claim(choiceProse(choice), fact)}`;
}

/** Says so where rows or columns repeat, leave their order, or are taken in equal steps. */
export function orderProse(choice: Choice): Prose | null {
  const { line, places } = choice;
  if (new Set(places).size < places.length) {
    return say`A ${line} that is named more than once is written more than once.`;
  }
  const step = stepOf(places);
  if (step !== null && Math.abs(step) > 1 && places.length > 2 && isListed(choice)) return stepProse(choice, step);
  if (step === -1) return say`The ${line}s are taken backwards, from the end towards the beginning.`;
  const ascends = places.every((place, index) => index === 0 || places[index - 1] < place);
  return ascends ? null : say`They are written in the order in which they were chosen.`;
}

function stepProse({ line }: Choice, step: number): Prose {
  const [earlier, later] = [1, 2].map((index) => subscript(CHOSEN[line], count(index)));
  const difference = step > 0 ? sum(later, negative(earlier)) : sum(earlier, negative(later));
  const direction = step > 0 ? '' : 'backwards ';
  const size = Math.abs(step);
  return say`${claim(say`The ${line}s are taken ${direction}in steps of ${size}`, equal(difference, count(size)))}.`;
}

/** The common difference of the places, or null where there is none. */
function stepOf(places: readonly number[]): number | null {
  const step = places.length > 1 ? places[1] - places[0] : null;
  return places.every((place, index) => index === 0 || place - places[index - 1] === step) ? step : null;
}

/** How the positions that were given lead to these rows or columns. */
export function readingProse(choice: Choice): readonly Prose[] {
  return [...sliceProse(choice), ...originProse(choice)];
}

function sliceProse({ asked, base }: Choice): readonly Prose[] {
  if (asked.kind !== 'slice') return [];
  const start = asked.start === null ? [say`A slice without a start begins at the edge of the matrix.`] : [];
  if (asked.stop === null) return [...start, say`A slice without a stop goes on to the edge of the matrix.`];
  return [
    ...start,
    base === 0
      ? say`A slice that counts from zero goes towards its stop and ends before it; positions beyond the matrix are passed over.`
      : say`A slice that counts from one goes towards its stop and takes it too when a step leads there.`,
  ];
}

function originProse(choice: Choice): readonly Prose[] {
  if (choice.base === 1) return [];
  const positions = givenPositions(choice);
  const fromStart = positions.some((position) => position >= 0);
  const fromEnd = positions.some((position) => position < 0);
  return [
    ...(fromStart
      ? [say`A position that is counted from zero becomes the number of the ${choice.line} when one is added.`]
      : []),
    ...(fromEnd
      ? [say`A negative position counts from the end, so the number of ${choice.line}s is added, and one more.`]
      : []),
  ];
}

/** The positions of a list as they were given, of anything else as they are counted from the start. */
export function givenPositions({ asked, places, base }: Choice): readonly number[] {
  if (asked.kind === 'position') return [asked.position];
  if (asked.kind === 'positions') return asked.positions;
  return places.map((place) => place + base);
}
