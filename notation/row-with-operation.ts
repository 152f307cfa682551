// A row of a matrix with an operation beside it: `2 4 7   II - 2·I`, `0 -2 | -4 | :(-2)`, `[0 -2 | -4] (L2 <- L2 - 3L1)`.

import { isUnread, readRowOperations } from './read-row-operations.ts';
import { looksLikeRow } from './read-rows.ts';
import type { RowOperation } from './term.ts';

const LONGEST_LINE = 2000;
const MOST_PARTINGS = 24;
/** What may stand between a row and the operation beside it. */
const PARTING =
  /\s*(?:[⟵←⟸⇐]|<-{1,2}|[|∣]{1,2}|[→⟶⇒⟹]|[-=]{1,2}>|\t|\s{2}|(?<=[\])])|\/\/|#|,(?=\s{0,4}(?:[RLZ]_?\d|[IV]{1,3}\b)))\s*|\s(?=[RLZ]_?\d|[IV]{1,3}\s?['*·+\-:/])/gu;
const HAS_OPERATION = /[A-Za-zρ]|(?:[|∣)\]]|\s{2}|\t)\s{0,8}[*·×:/]/u;

export interface RowWithOperation {
  readonly row: string;
  readonly operations: readonly RowOperation[];
}

/** `number` is that of the row, which an operation such as `·2` or `- 2·I` is about. Null for a row alone and for other lines. */
export function rowWithOperation(line: string, number: number): RowWithOperation | null {
  if (line.length > LONGEST_LINE || !HAS_OPERATION.test(line)) return null;
  let tried = 0;
  for (const { index, 0: parting } of partingsOf(line)) {
    const row = line.slice(0, index).trim();
    if (row === '' || !looksLikeRow(row) || !/\S[\s,;|]+\S/.test(row)) continue;
    const behind = line.slice(index + parting.length);
    // `3 4 | 11 R2 - 3R1`: behind the bar stands an entry.
    if (/[|∣]/.test(parting) && /^-?\d[\d.,/]*\s/.test(behind)) continue;
    // `(-1)*3` is an entry, and `(1 2)*3` a row with its operation.
    if (parting.trim() === '' && parting.length < 2 && SIGN.test(behind) && !isEnclosed(row)) continue;
    tried += 1;
    if (tried > MOST_PARTINGS) return null;
    const operations = operationsOf(behind, number);
    if (operations !== null) return { row, operations };
  }
  return null;
}

/** The widest partings first, each kind from the end of the line: what stands before is as long a row as may be. */
function partingsOf(line: string): readonly RegExpExecArray[] {
  const found = [...line.matchAll(PARTING)].toReversed();
  return [...found.filter((parting) => !isOneSpace(parting)), ...found.filter(isOneSpace)];
}

function isOneSpace({ 0: parting }: RegExpExecArray): boolean {
  return parting === ' ';
}

const SIGN = /^[*·×:/+-]/u;

function isEnclosed(row: string): boolean {
  return /^[[(][^[\]()]*[\])]$/.test(row);
}

/** `·2`, `:(-3)`, `/5`: what a row is multiplied with or divided by. */
const FACTOR = /^[*·×:/]\s*\(?\s*[-+]?\s*\d[\d.,/]*\s*\)?$/u;
/** `- 2·I`, `+ R1`, `·(-3) + II`: what is added to it. */
const ADDED = /^(?:[-+]|[*·×:/]\s*\(?\s*-?\s*\d)/u;
const ENCLOSED = /^[([{]\s*(?<inner>[^[\]{}]*)\s*[)\]}]$/u;

function operationsOf(written: string, number: number): readonly RowOperation[] | null {
  const trimmed = written.trim().replace(/^(?:[|∣]{1,2}|[⟵←]|<-{1,2})\s*/u, '');
  const inside = ENCLOSED.exec(trimmed)?.groups?.['inner'] ?? '';
  const text = inside !== '' && !FACTOR.test(trimmed) ? inside.trim() : trimmed;
  if (FACTOR.test(text)) return readOf(`R${number} -> R${number} ${text.replace(/^×/u, '*')}`);
  if (!/[A-Za-zρ]/.test(text)) return null;
  if (ADDED.test(text)) {
    const isOfOwnRow = text.includes(`R${number}`) || new RegExp(`(?<![IV])${ROMAN[number] ?? '!'}(?![IV])`).test(text);
    const own = isOfOwnRow ? null : readOf(`R${number} ${text}`);
    if (own !== null && !own.some(({ kind }) => kind === 'swap' || kind === 'on-columns'))
      return own.map((read) => placedAt(read, number));
  }
  return readOf(text);
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

function readOf(text: string): readonly RowOperation[] | null {
  const read = readRowOperations(text);
  return isUnread(read) ? null : read;
}

/** The row beside which the sum stands is the one that it replaces. */
function placedAt(operation: RowOperation, number: number): RowOperation {
  if (operation.kind !== 'unplaced' || operation.terms.length !== 2) return operation;
  const own = operation.terms.find(({ row }) => row === number);
  const source = operation.terms.find(({ row }) => row !== number);
  if (own === undefined || source === undefined) return operation;
  return { kind: 'add', target: number, source: source.row, factor: source.factor, targetFactor: own.factor };
}
