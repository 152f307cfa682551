// Selections: which rows or columns to take, resolved against how many there are.

import type { Selection } from '../../catalogue/field.ts';
import { DomainError, type WhyIndex } from '../../catalogue/domain-error.ts';
import { amountOf, countingFacts, type Counting, resolveAll, resolvePosition } from './position.ts';

type Slice = Extract<Selection, { readonly kind: 'slice' }>;

/**
 * The selected 0-based places in the order asked for; places may repeat.
 *
 * With base 1 a slice includes its end, its bounds must exist, and a negative step runs downwards, still including
 * the end: `3:1:-1` is 3, 2, 1. With base 0 slices are Python's: the end is excluded, negative bounds count from the
 * end, bounds beyond the ends are clamped (The Python Language Reference, `slice.indices`).
 * @throws DomainError `index` where a position does not exist, the step is 0, or nothing is selected.
 */
export function select(selection: Selection, counting: Counting): readonly number[] {
  switch (selection.kind) {
    case 'all':
      return Array.from({ length: counting.length }, (_, place) => place);
    case 'position':
      return [resolvePosition(selection.position, counting)];
    case 'positions':
      if (selection.positions.length === 0)
        throw nothingSelected('an empty list', counting, 'name at least one', 'none-named');
      return resolveAll(selection.positions, counting);
    case 'slice':
      return selectSlice(selection, counting);
  }
}

function selectSlice(slice: Slice, counting: Counting): readonly number[] {
  const step = slice.step ?? 1;
  if (step === 0) {
    throw DomainError.of('index', [counting.field], {
      given: `the step of ${sliceText(slice)} is 0`,
      allowed: 'a step is a positive integer, or a negative one to run downwards',
      ...countingFacts(counting, 'zero-step'),
    });
  }
  const { first, beyond } =
    counting.base === 0 ? pythonBounds(slice, step, counting.length) : textbookBounds(slice, step, counting);
  const places: number[] = [];
  for (let place = first; step > 0 ? place < beyond : place > beyond; place += step) places.push(place);
  if (places.length > 0) return places;
  throw nothingSelected(
    `the slice ${sliceText(slice)}`,
    counting,
    step > 0
      ? 'with a positive step the start comes before the stop'
      : 'with a negative step the start comes after the stop',
    'empty-slice',
  );
}

/** The first place, and the place before which (or down to which) the slice ends. */
interface Bounds {
  readonly first: number;
  readonly beyond: number;
}

function textbookBounds({ start, stop }: Slice, step: number, counting: Counting): Bounds {
  const lowest = 0;
  const highest = counting.length - 1;
  const first = start === null ? (step > 0 ? lowest : highest) : resolvePosition(start, counting);
  const last = stop === null ? (step > 0 ? highest : lowest) : resolvePosition(stop, counting);
  return { first, beyond: step > 0 ? last + 1 : last - 1 };
}

function pythonBounds({ start, stop }: Slice, step: number, length: number): Bounds {
  const lowest = step > 0 ? 0 : -1;
  const highest = step > 0 ? length : length - 1;
  const clamped = (bound: number): number => Math.min(Math.max(bound < 0 ? bound + length : bound, lowest), highest);
  return {
    first: start === null ? (step > 0 ? lowest : highest) : clamped(start),
    beyond: stop === null ? (step > 0 ? highest : lowest) : clamped(stop),
  };
}

function nothingSelected(what: string, counting: Counting, advice: string, why: WhyIndex): DomainError {
  return DomainError.of('index', [counting.field], {
    given: `${what} selects no ${counting.line}: a has ${amountOf(counting)}`,
    allowed: advice,
    ...countingFacts(counting, why),
  });
}

/** The slice as it is written: `1:3`, `::2`. */
function sliceText({ start, stop, step }: Slice): string {
  return `${start ?? ''}:${stop ?? ''}${step === null ? '' : `:${step}`}`;
}
