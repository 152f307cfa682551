// Matrices that this browser keeps under names, to be used in any question. They stay in the browser.

import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStored, writeStored } from '../design/stored.ts';
import type { Cells } from '../playground/field-draft.ts';

const storedName = 'matrixsteps matrices';

export const mostMatrices = 30;
/** Of the texts of one matrix: all of them together stay far below what a browser stores. */
const mostCharacters = 20_000;
export const longestName = 20;

const KeptMatrix = v.object({ name: v.string(), cells: v.array(v.array(v.string())) });
export interface KeptMatrix {
  readonly name: string;
  readonly cells: Cells;
}

/** What is stored; matrices that something else has damaged are left out. */
function readKept(): readonly KeptMatrix[] {
  return (readStored('localStorage', storedName, v.array(KeptMatrix)) ?? []).filter(({ cells }) => isMatrix(cells));
}

function isMatrix(cells: Cells): boolean {
  const width = cells[0]?.length ?? 0;
  return width > 0 && cells.every(({ length }) => length === width);
}

export const keptMatrices = signal<readonly KeptMatrix[]>(readKept());

/** Another tab may have kept something meanwhile: changes begin with what is stored. */
function change(by: (kept: readonly KeptMatrix[]) => readonly KeptMatrix[]): boolean {
  const stored = readKept();
  const next = by(stored.length > 0 ? stored : keptMatrices.value);
  keptMatrices.value = next;
  return writeStored('localStorage', storedName, next);
}

/** C, D and so on to Z, then with numbers: the matrices of a question are A and B. */
function* letters(): Generator<string, string> {
  for (let round = 1; ; round += 1) {
    for (const letter of 'CDEFGHIJKLMNOPQRSTUVWXYZ') yield round === 1 ? letter : `${letter}${round}`;
  }
}

/** The name that is wanted where nothing has it, else with a number; without a wish the first free letter. */
export function freeName(kept: readonly KeptMatrix[], wanted = ''): string {
  const isFree = (name: string): boolean => kept.every((each) => each.name !== name);
  if (wanted !== '') {
    let [name, number] = [wanted, 2];
    while (!isFree(name)) name = `${wanted}${number++}`;
    return name;
  }
  for (const letter of letters()) if (isFree(letter)) return letter;
  return '';
}

type Keeping =
  | { readonly kind: 'kept'; readonly name: string }
  | { readonly kind: 'refused' /** Why, as a sentence. */; readonly sentence: string };

export function sentenceOfKeeping(keeping: Keeping): string {
  return keeping.kind === 'kept' ? `Kept as ${keeping.name}.` : keeping.sentence;
}

function charactersOf(cells: Cells): number {
  return cells.reduce((total, row) => total + row.join('').length, 0);
}

/** Keeps a matrix, under the wanted name where that is free. */
export function keepMatrix(cells: Cells, wanted = ''): Keeping {
  if (charactersOf(cells) > mostCharacters) {
    return { kind: 'refused', sentence: 'Not kept: the numbers of this matrix are too long.' };
  }
  if (keptMatrices.value.length >= mostMatrices) {
    return { kind: 'refused', sentence: `Not kept: there are ${mostMatrices} kept matrices. Delete one first.` };
  }
  let name = '';
  const isStored = change((kept) => {
    name = freeName(kept, wanted);
    return [...kept, { name, cells }];
  });
  if (!isStored)
    return { kind: 'refused', sentence: 'This browser stores nothing: it is kept until the page is closed.' };
  return { kind: 'kept', name };
}

/** Other entries under the same name. A matrix whose numbers are too long stays as it was stored. */
export function changeKept(name: string, cells: Cells): void {
  if (charactersOf(cells) > mostCharacters) return;
  change((kept) => kept.map((each) => (each.name === name ? { name, cells } : each)));
}

/** What is wrong with a new name, as a sentence; empty where nothing is. */
export function faultOfName(kept: readonly KeptMatrix[], old: string, wanted: string): string {
  const name = wanted.trim();
  if (name === '') return 'A matrix needs a name.';
  if (Array.from(name).length > longestName) return `A name has ${longestName} characters at most.`;
  return name !== old && kept.some((each) => each.name === name) ? `There is another ${name}.` : '';
}

/** Domain: a name without a fault. */
export function renameKept(old: string, wanted: string): void {
  change((kept) => kept.map(({ name, cells }) => ({ name: name === old ? wanted.trim() : name, cells })));
}

export function deleteKept(name: string): void {
  change((kept) => kept.filter((each) => each.name !== name));
}

/** Puts a deleted matrix back where it stood. */
export function restoreKept({ name, cells }: KeptMatrix, place: number): void {
  change((kept) => kept.toSpliced(place, 0, { name: freeName(kept, name), cells }));
}
