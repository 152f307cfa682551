// What lines say of unknowns: values, sets of solutions, single equations and systems.

import { systemRows } from './read-equations.ts';
import { termOf } from './read-term.ts';
import type { Line, Term } from './term.ts';
import { tokensOf } from './tokens.ts';
import { readOrUnread, type Unread } from './unread.ts';
import type { SystemSize } from './working-kind.ts';

/** Longer lines are not looked at for equations. */
const LONGEST_LINE = 2000;

const NOTHING = { operations: [], role: null, factor: null, from: null } as const;

/** `(x, y) = (2, 1)`. */
const TUPLE =
  /^\(?\s*(?<names>[a-z]_?\d{0,2}(?:\s?,\s?[a-z]_?\d{0,2}){1,7})\s*\)?\s*=\s*\((?<cells>[^()=]{1,200})\)\s*\.?$/;

function tupleOfValues(text: string): Line | null {
  const { names = '', cells = '' } = TUPLE.exec(text)?.groups ?? {};
  const named = names.split(',').map(valueName);
  const values = cells.split(/[;|]/.test(cells) ? /[;|]/ : ',').map((cell) => termOf(cell, { decimalCommas: true }));
  if (named.length !== values.length || new Set(named).size !== named.length) return null;
  return {
    ...NOTHING,
    content: { kind: 'values', values: named.map((name, index) => ({ name, terms: values.slice(index, index + 1) })) },
  };
}

/** `S = \{(1, 2, -1/2)\}`: up to three values, of x, y and z; and `(x, y) = (2, 1)`. */
export function solutionSet(text: string): Line | null {
  if (TUPLE.test(text)) return tupleOfValues(text);
  const inner = /^\$? ?[SL] ?= ?\\?\{\s*\(?(?<inner>[^{}()]{1,200})\)?\s*\\?\}\s*\$?\s*$/.exec(text)?.groups?.['inner'];
  if (inner === undefined) return null;
  const cells = inner.split(inner.includes(';') || inner.includes('|') ? /[;|]/ : /,/);
  const names = cells.length <= 3 ? ['x', 'y', 'z'] : cells.map((_, index) => `x_${index + 1}`);
  const values = cells.map((cell, index) => ({
    name: names[index] ?? 'x',
    terms: [termOf(cell, { decimalCommas: true })],
  }));
  return { ...NOTHING, content: { kind: 'values', values } };
}

/** What parts one value from the next on a line: `x = 2, y = 3` and `λ = 2 or λ = 5`; a comma before anything else may be a decimal one. */
const BETWEEN_VALUES =
  /\s*(?:[,;∨]|(?<![\p{L}\d])(?:or|and|oder|und|ou|et)(?!\p{L}))\s*(?=[a-zλ](?:_?\{?\d{1,2}\}?)?\s*=)/u;
/** What parts the values of λ behind one equals sign: `λ = 2, 5`. */
const BETWEEN_EIGENVALUES = /\s*(?:,\s|;|(?<![\p{L}\d])(?:or|and|oder|und|ou|et)(?!\p{L}))\s*/u;
const IS_EIGENVALUE = /^λ/;

/** Lines that all hold one equals sign: values of unknowns, or a system of equations. */
export function valuesOrSystem(text: string): Line | null {
  const lines = text
    .split('\n')
    .flatMap((line) => (line.length > LONGEST_LINE ? [line] : line.split(BETWEEN_VALUES)))
    .map((line) => line.trim().replace(/[,;]$/, ''))
    .filter((line) => line !== '');
  if (lines.length === 0 || !lines.every(isEquation)) return null;
  const sides = lines.map((line) => line.split('='));
  if (sides.some(([, value = '']) => isList(value))) return null;
  const areSolved = sides.every(([name = '']) => /^[a-zλ](?:_?\{?\d{1,2}\}?)?$/.test(name.trim()));
  if (areSolved) {
    if (sides.every(([name = '']) => IS_EIGENVALUE.test(name.trim()))) {
      const terms = sides.flatMap(([, value = '']) => value.split(BETWEEN_EIGENVALUES).map(valueOf));
      return { ...NOTHING, content: { kind: 'values', values: [{ name: 'λ', terms }] } };
    }
    const values = sides.map(([name = '', value = '']) => ({ name: valueName(name), terms: [valueOf(value)] }));
    const isNamedOnce = new Set(values.map(({ name }) => name)).size === values.length;
    return isNamedOnce ? { ...NOTHING, content: { kind: 'values', values } } : null;
  }
  if (lines.length < 2 || text.includes('λ')) return null;
  const content = systemRows(
    lines.map((line) => tokensOf(line)),
    text.length,
  );
  return { ...NOTHING, content };
}

/** The parts of a text of equations in which unknowns are solved for, and those in which they are not; one part for other texts. */
export function equationGroups(text: string): readonly { readonly text: string; readonly at: number }[] {
  const groups: { text: string; at: number; readonly isSolved: boolean }[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const written = line.trim().replace(/[,;]$/, '');
    if (written !== '' && (!isEquation(written) || written.includes('λ'))) return [{ text, at: 0 }];
    const isSolvedFor = /^[a-z](?:_?\{?\d{1,2}\}?)?\s*=[^=]*$/.test(written);
    const last = groups.at(-1);
    if (last !== undefined && (written === '' || last.isSolved === isSolvedFor)) last.text += `\n${line}`;
    else groups.push({ text: line, at, isSolved: isSolvedFor });
    at += line.length + 1;
  }
  return groups;
}

/** Equations and values of unknowns: a system where there are as many as in the task, else single equations; null for other texts. */
export function systemLines(text: string, system: SystemSize): readonly Line[] | null {
  const groups = text.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/).map((group) =>
    group
      .split('\n')
      .map((line) => line.trim().replace(/[,;]$/, ''))
      .filter((line) => line !== ''),
  );
  const lines = groups.flat();
  if (lines.length === 0 || text.includes('λ') || !lines.every((line) => isOfSystem(line) || ZERO_EQUATION.test(line)))
    return null;
  if (lines.some((line) => isList(line.split('=')[1] ?? ''))) return null;
  const unsolvedLines = lines.filter((line) => !isSolved(line));
  const names = unknownsOf(unsolvedLines, system) ?? unknownsOf(lines, system);
  if (names === null) return null;
  return groups.flatMap((group): readonly Line[] => {
    const isValue = (line: string): boolean => isSolved(line) || isByParameters(line, names.slice(system.unknowns));
    const unsolved = group.filter((line) => !isValue(line));
    const values =
      unsolved.length === 0 || (group.length > 1 && areByOthers(group)) ? valuesOrSystem(group.join('\n')) : null;
    if (values !== null) return [values];
    const isWhole = names.length === system.unknowns && namesAll(group, names);
    if (group.length === system.equations && isWhole) return [{ ...NOTHING, content: systemOf(group, names) }];
    const read: Line[] = [];
    for (const line of group) {
      const next = isValue(line) ? valuesOrSystem(line) : equationOf(line, names);
      if (next === null) continue;
      const last = read.at(-1);
      const together = last === undefined ? null : valuesTogether(last, next);
      if (together === null) read.push(next);
      else read[read.length - 1] = together;
    }
    return read;
  });
}

/** A text that is a single equation of a system; null for another text, or where it could not be read. */
export function readEquation(text: string, system: SystemSize): Line | Unread | null {
  return text.length > LONGEST_LINE ? null : readOrUnread(text, () => equationLine(text, system));
}

/** A single equation; null where it is none, or where nothing says which column each unknown has. */
export function equationLine(line: string, system: SystemSize): Line | null {
  const written = line.trim().replace(/[,;]$/, '');
  if ((!isOfSystem(written) && !ZERO_EQUATION.test(written)) || isSolved(written)) return null;
  const names = unknownsOf([written], system);
  return names === null ? null : equationOf(written, names);
}

/** `0 = 5`, `0 + 0 = 0`, `6 = 7`: an equation without unknowns. */
const ZERO_EQUATION =
  /^\s*(?:0(?:\s*\+\s*0)*|[-−–]?\s*\d{1,12}(?:[./]\d{1,12})?)\s*=\s*[-−–]?\s*\d{1,12}(?:[./]\d{1,12})?\s*$/u;

function equationOf(line: string, unknowns: readonly string[]): Line {
  const { rows, bar } = systemOf([line], unknowns);
  return { ...NOTHING, content: { kind: 'matrix', rows, bar: bar ?? unknowns.length, unknowns, written: line } };
}

function systemOf(lines: readonly string[], unknowns: readonly string[]): ReturnType<typeof systemRows> {
  const length = lines.reduce((total, line) => total + line.length + 1, 0);
  return systemRows(
    lines.map((line) => tokensOf(line)),
    length,
    unknowns,
  );
}

function isSolved(line: string): boolean {
  return /^[a-z](?:_?\{?\d{1,2}\}?)?\s*=[^a-z=]*$/.test(line);
}

/** `x = 5 - 2t`: an unknown by a parameter. */
function isByParameters(line: string, parameters: readonly string[]): boolean {
  const right = /^[a-z](?:_?\{?\d{1,2}\}?)?\s*=(?<right>[^=]+)$/.exec(line)?.groups?.['right'] ?? '';
  return namesIn(right).some((name) => parameters.includes(name));
}

/** `x = 3 - 2z` and `y = 1 + z`: each for another unknown, by unknowns that stand on no left side; `z = z` says that one is free. */
function areByOthers(lines: readonly string[]): boolean {
  const sides = lines.flatMap((line) => {
    const { name, right } = /^(?<name>[a-z](?:_?\{?\d{1,2}\}?)?)\s*=(?<right>[^=]+)$/.exec(line)?.groups ?? {};
    return name === undefined || right === undefined ? [] : [{ name: valueName(name), right: right.trim() }];
  });
  const bound = sides.filter(({ name, right }) => name !== right).map(({ name }) => name);
  if (sides.length < lines.length || new Set(sides.map(({ name }) => name)).size < sides.length) return false;
  const used = sides.flatMap(({ name, right }) => (name === right ? [] : namesIn(right)));
  return bound.length > 0 && used.every((name) => !bound.includes(name));
}

/** Whether equations hold every unknown: a whole system does, and what is left after a step need not. */
function namesAll(lines: readonly string[], names: readonly string[]): boolean {
  const written = new Set(lines.flatMap(namesIn));
  return names.every((name) => written.has(name));
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/[a-z](?:_?\{?\d{1,2}\}?)?/g)].map(([name]) => valueName(name));
}

/** The usual letters of parameters, which stand for free unknowns. */
const PARAMETERS: ReadonlySet<string> = new Set(['r', 's', 't']);

/**
 * The unknowns in the order of the columns: x, y, z, or x_1 to x_n, and behind them the parameters that stand beside them; null where the
 * equations have others.
 */
function unknownsOf(equations: readonly string[], { unknowns, names: known }: SystemSize): readonly string[] | null {
  const written = new Set(equations.flatMap(namesIn));
  if (known !== undefined) return [...written].every((name) => known.includes(name)) ? known : null;
  const plain = ['x', 'y', 'z', 't'].slice(0, unknowns);
  const [indexed, numbered] = ['x_', 'x'].map((stem) =>
    Array.from({ length: unknowns }, (_, index) => `${stem}${index + 1}`),
  );
  for (const names of [...(unknowns <= plain.length ? [plain] : []), indexed ?? [], numbered ?? []]) {
    if ([...written].every((name) => names.includes(name))) return names;
    const others = [...written].filter((name) => !names.includes(name));
    if (others.length < written.size && others.every((name) => PARAMETERS.has(name))) return [...names, ...others];
  }
  const own = [...written].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return own.length === unknowns && !(own.includes('w') && own.includes('x')) ? own : null;
}

/** `(1, 2)`, `t[1; 2]`: a vector, and no value. */
function isList(value: string): boolean {
  return /[([][^()[\]]*[,;][^()[\]]*[)\]]\s*(?:\^?\s?T|ᵀ)?\s*$/u.test(value);
}

/** `2,5` behind an equals sign is a decimal number. */
function valueOf(text: string): Term {
  return termOf(text, { decimalCommas: /^\s*-?\d+,\d+\s*$/.test(text) });
}

const GREEK_AND_ROOTS = /sqrt|\\?(?:lambda|alpha|beta|gamma|sigma|theta|d?frac|cdot|times)/g;

/** An equation of a system has its unknowns on either side: `7 = 3x + 1`. */
function isOfSystem(line: string): boolean {
  const [left = '', right = '', ...more] = line.split('=');
  return isEquation(line) || (more.length === 0 && left.trim() !== '' && isEquation(`${right} = ${left}`));
}

function isEquation(line: string): boolean {
  const [left = '', right = '', ...more] = line.length > LONGEST_LINE ? [] : line.split('=');
  if (right.trim() === '' || more.length > 0 || /[<>]/.test(line) || left.includes(':') || !/[a-zλ]/.test(left))
    return false;
  return !/[A-Zρ[\]|]|\brow\b|^r_?\{?\d/.test(line) && !/\p{L}{3}/u.test(line.replaceAll(GREEK_AND_ROOTS, ''));
}

export function valueName(written: string): string {
  const term = termOf(written);
  return term.kind === 'name' ? term.name : written.trim();
}

/**
 * The values of two lines as one; null where one of them holds something else, or the same unknown stands in both. Lists of eigenvalues
 * are one as far as the matrix has so many: below a formula for them its values are another line.
 */
export function valuesTogether(first: Line, second: Line, mostEigenvalues = Number.POSITIVE_INFINITY): Line | null {
  if (first.content.kind !== 'values' || second.content.kind !== 'values') return null;
  if (second.operations.length > 0 || first.part !== undefined || second.part !== undefined) return null;
  const known = new Set(first.content.values.map(({ name }) => name));
  if (known.has('λ') && eigenvaluesIn(first) + eigenvaluesIn(second) > mostEigenvalues) return null;
  if (second.content.values.some(({ name }) => name !== 'λ' && known.has(name))) return null;
  return { ...first, content: { kind: 'values', values: [...first.content.values, ...second.content.values] } };
}

/** How many values a line gives for λ. */
export function eigenvaluesIn({ content }: Line): number {
  const values = content.kind === 'values' ? content.values.filter(({ name }) => name === 'λ') : [];
  return values.reduce((count, { terms }) => count + terms.length, 0);
}
