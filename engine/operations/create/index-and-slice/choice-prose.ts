// The words of a choice of rows or columns: which, in what order, and how their positions are read.

import { joined } from '../../../algorithms/wording.ts';
import { count, equal, type Expression, list, negative, subscript, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Choice, isWhole, type Line } from './part.ts';

/** The lists of the chosen rows and columns. */
export const CHOSEN: { readonly [L in Line]: Expression } = { row: symbol('u'), column: symbol('v') };

/** More rows or columns are not all named: of those in equal steps the first few show the others. */
const LINES_NAMED = 6;
const SCATTERED_NAMED = 12;

/** Longer lists of chosen rows or columns are not written down. */
const LONGEST_LIST = 50;

/** Whether the chosen rows or columns are written down as a list; all of them, or a plain single one, need none. */
export function isListed(choice: Choice): boolean {
  const { asked, base, places } = choice;
  if (isWhole(choice) || places.length > LONGEST_LIST) return false;
  return places.length > 1 || (base === 0 && asked.kind !== 'all');
}

/** "all 3 rows", "both rows", "row 2", "rows 1 to 4", "rows 3 and 1", "rows 1, 3, 5 and so on to row 99", "rows 7, 1, 4 and others (row 2 is the last)". */
export function choiceProse(choice: Choice): Prose {
  const { line, places, length } = choice;
  if (places.length === 1) return say`${line} ${places[0] + 1}`;
  if (isWhole(choice)) {
    const amount = measure(line === 'row' ? 'rowCount' : 'columnCount', symbol('A'));
    return say`${claim(length === 2 ? say`both ${line}s` : say`all ${length} ${line}s`, equal(amount, count(length)))}`;
  }
  const last = places[places.length - 1] + 1;
  if (places.length > 2 && stepOf(places) === 1) return say`${line}s ${places[0] + 1} to ${last}`;
  if (places.length <= (stepOf(places) === null ? SCATTERED_NAMED : LINES_NAMED)) return say`${line}s ${named(places)}`;
  const [first, second, third] = places;
  const rest = stepOf(places) === null ? say`others (${line} ${last} is the last)` : say`so on to ${line} ${last}`;
  return say`${line}s ${first + 1}, ${second + 1}, ${third + 1} and ${rest}`;
}

function named(places: readonly number[]): Prose {
  return joined(places.map((place) => say`${place + 1}`));
}

/** The choice as a claim about the list of chosen rows or columns; where there is none, another fact bears it out. */
export function provenChoice(choice: Choice, otherFact: Expression): Prose {
  if (!isListed(choice)) return say`${claim(choiceProse(choice), otherFact)}`;
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
  if (step === -1 || (step !== null && step < 0 && choice.asked.kind === 'slice'))
    return say`The ${line}s are taken backwards.`;
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

function sliceProse({ line, asked, base, length }: Choice): readonly Prose[] {
  if (asked.kind !== 'slice') return [];
  const { start, stop } = asked;
  const step = asked.step ?? 1;
  const bounds = base === 0 ? [start, stop].filter((bound) => bound !== null) : [];
  return [
    ...(start === null
      ? [
          step > 0
            ? say`A slice without a start begins with the first ${line}.`
            : say`Its step is negative, so a slice without a start begins with the last ${line}.`,
        ]
      : []),
    ...(stop === null ? [say`A slice without a stop goes on as long as there are ${line}s.`] : [stopProse(base, step)]),
    ...(bounds.some((bound) => bound < 0) ? [FROM_END] : []),
    ...(base === 0 && isBeyond(start, stop, length) ? [BEYOND] : []),
  ];
}

function stopProse(base: number, step: number): Prose {
  if (base === 0) return BEFORE_STOP;
  return Math.abs(step) === 1 ? WITH_STOP : TOWARDS_STOP;
}

/** Whether a start that counts from 0 is no place in the matrix, or a stop neither a place nor the end. */
function isBeyond(start: number | null, stop: number | null, length: number): boolean {
  return [start, stop].some((bound) => bound !== null && (bound < -length || bound > length)) || start === length;
}

const WITH_STOP = say`A slice that counts from one runs to its stop and includes it.`;
const TOWARDS_STOP = say`A slice that counts from one goes towards its stop, and includes it where a step leads there.`;
const BEFORE_STOP = say`A slice that counts from zero goes towards its stop and ends before it.`;
const FROM_END = say`A negative start or stop counts from the end.`;
const BEYOND = say`A start or stop beyond the matrix is moved to its edge.`;

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
      ? [say`A negative position counts from the end, so the number of ${choice.line}s is added to it, and then one.`]
      : []),
  ];
}

/** The positions of a list as they were given, of anything else as they are counted from the start. */
export function givenPositions({ asked, places, base }: Choice): readonly number[] {
  if (asked.kind === 'position') return [asked.position];
  if (asked.kind === 'positions') return asked.positions;
  return places.map((place) => place + base);
}
