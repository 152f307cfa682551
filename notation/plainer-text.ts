// A working without remarks beside its lines, and with some habits of writing spelled out: ±, decimal commas, free unknowns.

import { isUnread, readRowOperations } from './read-row-operations.ts';

/** Remarks stand in shorter lines. */
const LONGEST_LINE = 400;

/** `1)`, `Step 2:`, `3*1)`, `∴`: numbers of lines, and how they were got. */
const NUMBERED =
  /^\s*(?:(?:step|schritt|étape|paso)\s*\d{0,2}\s*[:.)]|(?:\d[\d*·+\-−\s]{0,8}|[a-h])\)(?=\s)|\((?:\d|[a-h])\)(?=\s)|∴)\s*/iu;
/** `add: 7x = 14`: words in front of an equation. */
const INTRODUCED = /^\s*\p{L}[\p{L} ,']{1,40}:\s+(?=[^:]*=)/u;
/** `(one swap)` at the end of a line. */
const IN_BRACKETS = /[\s,]{0,4}\((?<remark>[^()=]{3,80})\)\s{0,4}\.?\s{0,4}$/;
/** `| *3` behind an equation: what is done to it next. */
const DONE_NEXT = /(?<==.*)\s{0,4}[|∣]{1,2}\s{0,4}[-−–+*·×:/÷]\s{0,4}\(?[\w./]{1,12}\)?\s{0,4}$/;
const FUNCTIONS = /\b(?:det|sqrt|adj|inv)\b/;
/** `, y free`, `and z is arbitrary`. */
const FREE =
  /(?:\s?[,;]\s{0,3}|\s{2,4}|\s(?=and |with |where |und |et ))(?:and |with |where |und |et |y )?(?:[a-z](?:_?\d{1,2})?(?: ?, ?| and )?){1,4} (?:is |are |ist |sind |est )?(?:free|arbitrary|frei|beliebig|libres?)\b[^=]{0,40}$/;
/** `0,5` in a calculation, and not in a list or a pair. */
const DECIMAL_COMMA = /(?<![\d,.])(?<whole>\d{1,20}),(?<places>\d{1,20})(?![\d,.])/g;
const IS_LIST = /[[\]{};|]|,\s|\d,\d+,|\(\s*[-−]?\d+,[-−]?\d+\s*\)/;
/** `λ = ±2`, `λ = (7 ± 3)/2`, `λ = E = F`: what is left of the first equals sign, and what follows. */
const EITHER_SIGN = /^(?<before>.*,)?(?<name>\s*[a-zλL](?:_?\d)?\s*=)(?<rest>[^±]*±.*)$/u;

/**
 * The same lines, without remarks; what is left out in front leaves spaces, so that columns stay. For a text that cannot be read as it
 * stands.
 */
export function plainerText(text: string, mostEigenvalues: number): string {
  return text
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? line : plainerLine(line, mostEigenvalues)))
    .join('\n');
}

function plainerLine(line: string, mostEigenvalues: number): string {
  const shown = withBothSigns(withPoints(withLambdaAlone(withoutRemarks(line), mostEigenvalues)));
  return shown.trim() === '' ? line : shown;
}

function withoutRemarks(line: string): string {
  const start = NUMBERED.exec(line)?.[0] ?? '';
  const rest = line.slice(start.length);
  const words = INTRODUCED.exec(rest)?.[0] ?? '';
  const said = isUnread(readRowOperations(words.replace(/:\s*$/, ''))) ? words : '';
  const behind = rest.slice(said.length).replace(FREE, '').replace(DONE_NEXT, '');
  const remark = IN_BRACKETS.exec(behind);
  const inside = remark?.groups?.['remark'] ?? '';
  const isRemark =
    remark !== null && /\p{L}{3}/u.test(inside) && !FUNCTIONS.test(inside) && isUnread(readRowOperations(inside));
  return ' '.repeat(start.length + said.length) + (isRemark ? behind.slice(0, remark.index) : behind);
}

function withPoints(line: string): string {
  if (!/[-−+*·/=]/.test(line) || IS_LIST.test(line)) return line;
  return line.replaceAll(DECIMAL_COMMA, '$<whole>.$<places>');
}

/** `λ = ±2` as `λ = 2, -2`; with several equals signs each of the parts. */
function withBothSigns(line: string): string {
  const { before = '', name = '', rest = '' } = EITHER_SIGN.exec(line)?.groups ?? {};
  if (name === '') return line;
  const parts = rest.split('=').map((part) => {
    if (!part.includes('±')) return part;
    const trimmed = part.trim();
    return ` ${trimmed.replace(/^±/, '').replaceAll('±', '+')}, ${trimmed.replaceAll('±', '-')}`;
  });
  return `${before}${parts.map((part) => `${name}${part}`).join(' ⇒ ')}`;
}

const NUMBER = /[-−–]?\s?\d[\d./]{0,20}/.source;
const LESS_LAMBDA = new RegExp(`^\\s*(?<number>${NUMBER})\\s*[-−–]\\s*λ\\s*=\\s*±\\s*`, 'u');
const LAMBDA_LESS = /^\s*λ\s*[-−–]\s*(?<number>\d[\d./]{0,20})\s*=\s*±\s*/u;
/** `= 2, -2`, `= -2 or 2`: a number with both signs. */
const WITH_NEGATIVE =
  /=\s*(?:(?<first>\d[\d./]{0,20})\s*(?:,|or|and|oder|und|ou|et)\s*[-−–]\s?\k<first>|[-−–]\s?(?<second>\d[\d./]{0,20})\s*(?:,|or|and|oder|und|ou|et)\s*\k<second>)\s*$/u;
/** The numbers of both eigenvalues behind the letter: `λ_{1,2}`, `λ₁,₂`. */
const BOTH = /(?<=[λx])(?:_?\{?\s?(?:1\s?[,/]\s?2|12)\s?\}?|₁[,/]?\s?₂)(?=\s*=.*±)/u;

/** `3 - λ = ±1` and `λ - 3 = ±1` as `λ = 3 ± 1` where these are all eigenvalues; `λ_{1,2} =` as `λ =`. */
function withLambdaAlone(line: string, mostEigenvalues: number): string {
  const named = line.replace(BOTH, '');
  if (mostEigenvalues > 2) return named;
  const { first, second = '' } = WITH_NEGATIVE.exec(named)?.groups ?? {};
  const signed = named.replace(WITH_NEGATIVE, `= ±${first ?? second}`);
  const alone = signed.replace(LESS_LAMBDA, 'λ = $<number> ± ').replace(LAMBDA_LESS, 'λ = $<number> ± ');
  return alone === signed ? named : alone;
}
