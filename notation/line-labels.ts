// What stands in front of a line to say where it comes from, and is no term of it: `I:`, `L1 - 2L2 :`, `(1)`, `in (2):`, `Row 1:`.

import { claimIn } from './read-claim.ts';
import { labelOf } from './labels.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import type { WorkingKind } from './working-kind.ts';

const PRIMES = /['′’*]{0,3}/.source;
const IN_BRACKETS = `\\(\\s?(?:I{1,3}|IV|VI?|[RLZEG]_?\\d|\\d{1,2}|[a-d])\\s?${PRIMES}\\s?\\)`;
/** `(1)`, `II'`, `L2`, `eq 3`: the name of an equation. */
const EQUATION = `(?:${IN_BRACKETS}|(?:I{1,3}|IV|VI?)|(?:[RLZEG]|Gl|Eqn?|eqn?|éq|[Ee]quation|[Éé]quation|Gleichung|[Ll]igne|Zeile|[Rr]ow|[Ll]ine)[\\s._]{0,2}\\(?\\d{1,2}\\)?)${PRIMES}`;
const TIMES_EQUATION = `(?:\\(?[-−–]?\\s?\\d{1,3}(?:\\s?/\\s?\\d{1,3})?\\)?\\s?[*·×⋅]?\\s?|[-−–]\\s?)?${EQUATION}`;
const EQUATIONS = `${TIMES_EQUATION}(?:\\s{0,2}(?:[-−–+]|,|and|und|et|into|in|dans)\\s{0,2}${TIMES_EQUATION}){0,3}`;
/** What may follow a label: an equation, and nothing with a colon. */
const BEFORE_EQUATION = /(?=[^:=]*\p{Ll}[^:=]*=|[^:=]*=[^:=]*\p{Ll})/u.source;
const WORD = "\\p{L}[\\p{L}'’]{0,14},?";

const LABELS: readonly RegExp[] = [
  `^\\s{0,20}(?:${EQUATION}\\s{0,3}(?:<-|←|->|→|:=|=)\\s{0,3})?${EQUATIONS}\\s{0,3}:\\s{0,4}${BEFORE_EQUATION}`,
  // `in (2):`, `D'après (2) :`
  `^\\s{0,20}(?:${WORD}\\s{1,2}){1,4}${EQUATION}\\s{0,3}[:,]\\s{0,4}${BEFORE_EQUATION}`,
  `^\\s{0,20}(?:in|into|from|by|with|using|aus|mit|dans|de|d['’]après|selon|en)\\s${EQUATION}\\s{1,4}${BEFORE_EQUATION}`,
  `^\\s{0,20}${IN_BRACKETS}\\s{1,4}${BEFORE_EQUATION}`,
  `^\\s{0,20}(?:II|III|IV|I)${PRIMES}\\s{1,4}(?=[-−–]?\\d{0,4}\\p{Ll})${BEFORE_EQUATION}`,
  // `Subtract 2 times equation 2 from equation 1:`
  `^\\s{0,20}(?=[^:=]*\\p{L}{4})(?=\\p{L}{3})[\\p{L}\\d\\s,.'’()·*+\\-−–/]{3,80}:\\s{1,4}${BEFORE_EQUATION}`,
].map((source) => new RegExp(source, 'u'));

/** `R2: R2 - 4R1`: the row that is replaced, in front of what it becomes. */
const REPLACED = /^\s{0,20}(?<row>[RLZ]_?\d|I{1,3})\s?:\s{0,4}(?<rest>[^=:]*)$/u;

/** `z = 1, y = 0:` in front of the vector that it gives. */
const CHOICE =
  /^\s{0,20}(?:\p{Ll}_?\d?\s?=\s?[-−–]?[\d/\p{Ll}]{1,6}\s?[,;]?\s?){1,4}:\s{0,4}(?=(?:\p{L}\s?=\s?)?.{0,12}[([]|\p{Ll}_?\d?\s?=\s?[-−–]?[\d/]{1,9}\s*$)/u;

/** `v1 =` in front of a vector, which has several entries: `x1 = (4)*x3` is an equation. */
const NAMED_VECTOR =
  /^\s{0,20}(?:\\vec\s?\{)?\p{Ll}\}?_?\{?\d{0,2}\}?\s?=\s?(?=[([⟨<][^)\]⟩>=]*(?:[,;|&]|\d\s{1,20}[-−–]?\d)[^=]*$)/u;

const GROUP_NAME = /(?:row|col(?:umn)?|zeile|spalte|ligne|colonne|group|gruppe)\s?\d{1,2}/.source;
const GROUP = new RegExp(`^\\s{0,20}(?:${GROUP_NAME}|[RCLZS]\\d)\\s?[:=]\\s{0,4}`, 'iu');
const OF = /(?:of|for|in|von|der|die|de|la|du)/.source;
/** `mean col 1 =`, `column 2 variance:`: the name of the quantity, and that of the row or column. */
const NAMED_OF_GROUP = new RegExp(
  `^\\s{0,20}(?:the )?(?:(?<name>\\p{L}{2,20})\\s(?:${OF}\\s){0,2}${GROUP_NAME}|${GROUP_NAME}\\s(?:has\\s)?(?:the\\s)?(?<behind>\\p{L}{2,20}))\\s?(?:[:=]|\\s(?=-?\\d))\\s{0,4}`,
  'iu',
);
/** `M1 =`, `s²_2 =`: a quantity of a row or column by its number. */
const OF_GROUP =
  /^\s{0,20}(?:\p{L}{1,10}\p{M}?|[sσ](?:²|\^\{?2\}?))\s?_?\{?\s?\d{1,2}\s?\}?\s?[:=]\s{0,4}(?=[-−–(\d√])/u;
/** `Mittelwert 5`: a number behind its name. */
const NAMED_NUMBER = /^\s{0,20}(?:the )?(?<name>\p{L}{2,20})\s{1,3}(?=[-−–]?\d[\d.,/]*(?:\s*[,;]|\s*$)|\(.*\d\s*$)/u;
/** `row 1 column 2:`: an entry of a matrix. */
const PLACE =
  /^\s{0,20}(?:row|zeile|ligne|R)\s?(?<row>\d)\s?[,x×*·/]?\s?(?:(?:and|und|et)\s)?(?:col(?:umn)?|spalte|colonne|C|S)\s?(?<column>\d)\s?[:=]\s{0,4}/iu;

/** What parts what is said of one row from the next. */
const BETWEEN_GROUPS = new RegExp(
  `[,;]\\s+(?=(?:(?:\\p{L}{2,20}\\s(?:${OF}\\s){0,2})?${GROUP_NAME}|\\p{L}{1,10}\\s?\\d{1,2})\\s?[:=])`,
  'iu',
);

/** What is said of each row or column on a line. */
export function groupsOf(line: string, kind: WorkingKind): readonly string[] {
  return kind.isOfGroups ? line.split(BETWEEN_GROUPS).flatMap((part) => part.split(/;\s+(?=\p{L}{2})/u)) : [line];
}

/** The name of a row or column in front of what is said of it. */
export function withoutGroup(line: string, kind: WorkingKind): string {
  if (!kind.isOfGroups) return line;
  const { name, behind } = NAMED_OF_GROUP.exec(line)?.groups ?? {};
  const quantity = `${name ?? behind ?? ''} = `;
  return withEqualsSign(
    labelOf(quantity) === null ? line.replace(GROUP, '') : line.replace(NAMED_OF_GROUP, quantity),
    kind,
  );
}

/** One statement without its label; a name that says what the line is stays. */
export function withoutLabel(line: string, kind: WorkingKind): string {
  if (kind.isOfGroups) return withoutNameOfGroup(line).replaceAll(BETWEEN_NUMBERS, ', ');
  const { row, rest: operation = '' } = REPLACED.exec(line)?.groups ?? {};
  if (row !== undefined && isUnread(readRowOperations(line)) && !isUnread(readRowOperations(`${row} -> ${operation}`)))
    return `${row} -> ${operation}`;
  if (kind.hasBasis && NAMED_VECTOR.test(line)) return line.replace(NAMED_VECTOR, '');
  if (kind.hasEntries) return line.replace(PLACE, '($<row>,$<column>): ');
  if (kind.hasNoUnknowns || kind.isOfEigenvalues) return line;
  const choice = kind.system === null ? (CHOICE.exec(line)?.[0] ?? '') : '';
  if (choice !== '') return line.slice(choice.length).replace(kind.hasBasis ? NAMED_VECTOR : /^/u, '');
  for (const label of LABELS) {
    const found = label.exec(line)?.[0];
    if (found === undefined) continue;
    const rest = line.slice(found.length);
    if (labelOf(line) === null && isUnread(readRowOperations(rest))) return rest;
  }
  return line;
}

/** `2 und 6`: the numbers of all groups. */
const BETWEEN_NUMBERS = /(?<=\d)\s(?:and|und|et)\s(?=-?\d[\d./]*\s*$)/gu;

function withoutNameOfGroup(line: string): string {
  return line.replace(GROUP, '').replace(OF_GROUP, '');
}

/** `Mittelwert 5` as `Mittelwert = 5`, where a number is asked for of each row or column. */
export function withEqualsSign(line: string, kind: WorkingKind): string {
  const { name } = kind.isOfGroups || kind.hasOneNumber ? (NAMED_NUMBER.exec(line)?.groups ?? {}) : {};
  return name === undefined || labelOf(`${name} =`) === null ? line : line.replace(NAMED_NUMBER, `${name} = `);
}

/** `2x + 3y = 7   (1)`: an equation and its number, where it stands apart. */
const NUMBER_BEHIND = new RegExp(`(?<==.{0,200}\\S)(?<gap>\\s{1,20})(?<name>${EQUATIONS})\\s*$`, 'u');

/** The lines without the numbers of equations behind them: apart, Roman, or counted from 1 over several lines. */
export function withoutNumbersBehind(texts: readonly string[]): readonly string[] {
  const found = texts.map((text) => (text.includes('=') ? (NUMBER_BEHIND.exec(text)?.groups ?? null) : null));
  const names = found.flatMap((groups) => groups?.['name'] ?? []);
  const counted = names.filter((name) => /^\(\d{1,2}\)$/.test(name));
  const areCounted = counted.length > 1 && counted.every((name, index) => name === `(${index + 1})`);
  return texts.map((text, index) => {
    const groups = found[index];
    if (groups === null || groups === undefined) return text;
    const isLabel = areCounted || (groups['gap'] ?? '').length > 1 || /^\(\s?[IV]{1,3}/.test(groups['name'] ?? '');
    return isLabel ? text.replace(NUMBER_BEHIND, '') : text;
  });
}

/** How a student speaks of what is done, in front of the operation. */
const SAID_BEFORE =
  /^\s{0,20}(?:(?:first(?:ly)?|then|now|next|finally|and|so|i|we|do|did|use|using|apply|perform|zuerst|erst|dann|nun|jetzt|danach|ich|wir|rechne|d['’]abord|ensuite|puis|enfin|on|je|nous|fais|fait|faisons)[,:]?\s{1,3}){1,5}/iu;

/** `replace R2 with R2 - 3R1:`. */
const REPLACING =
  /^\s{0,20}(?:we\s)?(?:replace|ersetze|remplacer?|on remplace)\s(?<row>[RLZrlz]_?\d|[IV]{1,3})\s(?:with|by|durch|par)\s(?<by>.*?)\s?[:.]?\s*$/iu;

/** `first i do r3 - 2r1` as `r3 - 2r1`. */
export function withoutTalkBefore(line: string): string {
  const { row, by = '' } = REPLACING.exec(line)?.groups ?? {};
  if (row !== undefined && !isUnread(readRowOperations(`${row} -> ${by}`))) return `${row} -> ${by}`;
  const said = SAID_BEFORE.exec(line)?.[0] ?? '';
  const rest = line.slice(said.length);
  if (said === '' || !/\d|[IVX]/.test(rest) || !isUnread(readRowOperations(line))) return line;
  return isUnread(readRowOperations(rest)) ? line : rest;
}

/** `Spalte 1:`, `Entwicklung nach der 2. Zeile:` on a line of its own: what comes next is about it. */
export function isHeading(line: string): boolean {
  const trimmed = line.trim();
  if (trimmed.length > 80 || !trimmed.endsWith(':')) return false;
  const words = trimmed.slice(0, -1).trim();
  if (!/\p{L}{3}/u.test(words) || !/^(?:[\p{L}'’\-–,()\s]|\d{1,2}(?![\d*·/+=]))+\.?[\p{L}\s.]*$/u.test(words))
    return false;
  if (labelOf(trimmed) !== null || labelOf(words) !== null || claimIn(words) !== null) return false;
  return isUnread(readRowOperations(words));
}
