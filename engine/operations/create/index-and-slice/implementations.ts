// Indexing and slicing in other languages, each with the places in its own counting and with slices that end where its own do.

import type { Implementation } from '../../../learning/implementation.ts';
import { type Choice, isWhole, type Part } from './part.ts';

/** The chosen places, counted from 0: all of them, one behind the other, in other equal steps, or in any order. */
type Places =
  | { readonly kind: 'all' }
  | { readonly kind: 'run'; readonly first: number; readonly last: number }
  | { readonly kind: 'steps'; readonly first: number; readonly step: number; readonly last: number }
  | { readonly kind: 'list'; readonly places: readonly number[] };

/** More rows or columns are not named one by one in a formula; no function takes more than 254 arguments. */
const MOST_CHOSEN = 40;

export const implementation: Implementation<Part> = {
  given: ({ a }) => [['a', a]],
  working: {
    numpy: ({ rows, columns }) => {
      const [u, v] = [placesOf(rows), placesOf(columns)];
      const isGrid = u.kind === 'list' && v.kind === 'list';
      // Two bare lists would be read in pairs.
      return {
        lines: comments(u, v),
        result: isGrid ? `a[np.ix_(${python(u)}, ${python(v)})]` : `a[${python(u)}, ${python(v)}]`,
      };
    },
    sympy: ({ rows, columns }) => {
      const [u, v] = [placesOf(rows), placesOf(columns)];
      const isGrid = u.kind === 'list' && v.kind === 'list';
      return {
        lines: comments(u, v),
        result: isGrid ? `a.extract(${python(u)}, ${python(v)})` : `a[${python(u)}, ${python(v)}]`,
      };
    },
    r: ({ rows, columns }) => {
      const [u, v] = [r(placesOf(rows)), r(placesOf(columns))];
      return { result: u === '' && v === '' ? 'a' : `a[${u}, ${v}, drop = FALSE]` };
    },
    octave: ({ rows, columns }) => ({ result: `a(${octave(placesOf(rows))}, ${octave(placesOf(columns))})` }),
    typescript: ({ rows, columns }) => {
      const [u, v] = [placesOf(rows), placesOf(columns)];
      return {
        lines: [...listLine('rows', rows, u), ...listLine('columns', columns, v)],
        result: typescriptResult(u, v),
      };
    },
    spreadsheet: ({ rows, columns }) => {
      if (rows.places.length === 1 && columns.places.length === 1) {
        return { result: `INDEX(a, ${rows.places[0] + 1}, ${columns.places[0] + 1})` };
      }
      const isLong = [rows, columns].some((choice) => isNamed(choice) && choice.places.length > MOST_CHOSEN);
      return { result: isLong ? longFormula(rows, columns) : chosenColumns(chosenRows(rows), rows, columns) };
    },
  },
};

function placesOf(choice: Choice): Places {
  const { asked, places } = choice;
  if (isWhole(choice)) return { kind: 'all' };
  if (asked.kind === 'positions' && places.length > 1) return { kind: 'list', places };
  const [first, second = first + 1] = places;
  const last = places[places.length - 1];
  return second === first + 1 ? { kind: 'run', first, last } : { kind: 'steps', first, step: second - first, last };
}

/** As an index between brackets; a single place is a slice too, so that the answer stays a matrix. */
function python(chosen: Places): string {
  if (chosen.kind === 'all') return ':';
  if (chosen.kind === 'list') return `[${chosen.places.join(', ')}]`;
  if (chosen.kind === 'run') return `${chosen.first}:${chosen.last + 1}`;
  const { first, step, last } = chosen;
  const stop = step > 0 ? last + 1 : last - 1;
  // -1 would be the last place, not the one before the first.
  return `${first}:${stop < 0 ? '' : stop}:${step}`;
}

/** What a reader must know who counts from 1; nothing where all is taken. */
function comments(u: Places, v: Places): readonly string[] {
  if (u.kind === 'all' && v.kind === 'all') return [];
  const isSliced = [u, v].some(({ kind }) => kind === 'run' || kind === 'steps');
  return [isSliced ? '# Python counts from 0, and a slice ends before its stop.' : '# Python counts from 0.'];
}

/** The places from 1, both ends included; R counts downwards by itself. */
function r(chosen: Places): string {
  if (chosen.kind === 'all') return '';
  if (chosen.kind === 'list') return `c(${fromOne(chosen.places)})`;
  const [first, last] = [chosen.first + 1, chosen.last + 1];
  if (first === last) return String(first);
  const isPlain = chosen.kind === 'run' || chosen.step === -1;
  return isPlain ? `${first}:${last}` : `seq(${first}, ${last}, by = ${chosen.step})`;
}

function octave(chosen: Places): string {
  if (chosen.kind === 'all') return ':';
  if (chosen.kind === 'list') return `[${fromOne(chosen.places, ' ')}]`;
  const [first, last] = [chosen.first + 1, chosen.last + 1];
  if (first === last) return String(first);
  return chosen.kind === 'run' ? `${first}:${last}` : `${first}:${chosen.step}:${last}`;
}

function fromOne(places: readonly number[], between = ', '): string {
  return places.map((place) => place + 1).join(between);
}

/** The places as a constant of their own, unless `slice` takes them. */
function listLine(name: string, { places }: Choice, chosen: Places): readonly string[] {
  if (chosen.kind === 'all' || chosen.kind === 'run') return [];
  if (chosen.kind === 'list') return [`const ${name} = [${places.join(', ')}];`];
  const { first, step } = chosen;
  const distance = `${Math.abs(step) === 1 ? '' : `${Math.abs(step)} * `}k`;
  const place = first === 0 ? distance : `${first} ${step > 0 ? '+' : '-'} ${distance}`;
  return [`const ${name} = Array.from({ length: ${places.length} }, (_, k) => ${place});`];
}

function typescriptResult(u: Places, v: Places): string {
  if (u.kind === 'list' || u.kind === 'steps') return `rows.map((i) => ${columnsOf('a[i]', v)})`;
  if (v.kind === 'all') return u.kind === 'all' ? 'a.map((row) => [...row])' : `a.slice(${u.first}, ${u.last + 1})`;
  const lines = u.kind === 'all' ? 'a' : `a.slice(${u.first}, ${u.last + 1})`;
  return `${lines}.map((row) => ${columnsOf('row', v)})`;
}

/** The chosen entries of a row that has this name. */
function columnsOf(row: string, chosen: Places): string {
  if (chosen.kind === 'all') return row;
  return chosen.kind === 'run' ? `${row}.slice(${chosen.first}, ${chosen.last + 1})` : `columns.map((j) => ${row}[j])`;
}

/** Whether the rows or columns would be named one by one: neither all, nor the first, nor the last so many. */
function isNamed(choice: Choice): boolean {
  const chosen = placesOf(choice);
  if (chosen.kind === 'all') return false;
  return !(chosen.kind === 'run' && (chosen.first === 0 || chosen.last === choice.length - 1));
}

/** How many of a run at one of the ends TAKE is told: negative ones from the end. */
function taken({ places }: Choice): number {
  return places[0] === 0 ? places.length : -places.length;
}

function chosenRows(rows: Choice): string {
  if (isWhole(rows)) return 'a';
  return isNamed(rows) ? `CHOOSEROWS(a, ${fromOne(rows.places)})` : `TAKE(a, ${taken(rows)})`;
}

function chosenColumns(from: string, rows: Choice, columns: Choice): string {
  if (isWhole(columns)) return from;
  if (isNamed(columns)) return `CHOOSECOLS(${from}, ${fromOne(columns.places)})`;
  return `TAKE(${from}, ${rows.places.length}, ${taken(columns)})`;
}

/** Entry by entry, the places found by their steps or in a list. */
function longFormula(rows: Choice, columns: Choice): string {
  const shape = `${rows.places.length}, ${columns.places.length}`;
  return `MAKEARRAY(${shape}, LAMBDA(i, j, INDEX(a, ${placeAt(rows, 'i')}, ${placeAt(columns, 'j')})))`;
}

function placeAt(choice: Choice, index: string): string {
  const chosen = placesOf(choice);
  if (chosen.kind === 'all') return index;
  if (chosen.kind === 'list') return `INDEX({${chosen.places.map((place) => place + 1).join(',')}}, ${index})`;
  const step = chosen.kind === 'run' ? 1 : chosen.step;
  return `${chosen.first + 1} + ${step} * (${index} - 1)`;
}
