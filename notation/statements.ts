// Several statements on one line: `2x + 3y = 7 and x - y = 1`, `C11 = -24, C12 = 20`, `4x = 8 so x = 2`.

import { claimIn } from './read-claim.ts';
import { labelOf } from './labels.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { withEqualsSign, withoutLabel } from './line-labels.ts';
import { valuesOrSystem } from './read-values.ts';
import { readOrUnread } from './unread.ts';
import type { WorkingKind } from './working-kind.ts';

const WORDS =
  /so|thus|hence|therefore|then|and|or|with|where|also|daher|damit|folglich|und|oder|mit|donc|alors|d['’]où|puis|et|ou|avec|luego|entonces|anschließend|hence/
    .source;
/** What is said of an equation that is chosen. */
const CHOOSING = /take|choose|pick|set|let|put|setze|wähle|sei|soit|posons|prenons|on prend|sea/.source;
const ARROW =
  /\s*(?:⇔|⟺|<=>|<==>|⇒|⟹|=>|==>|∴|->|→|⟶)\s*|,?\s+(?:so|thus|hence|therefore|also|daher|donc|(?:which )?(?:gives|means)|giving|das heißt|d\.\s?h\.|ce qui donne|on obtient|(?:so )?we get|i\.\s?e\.)(?: that)?:?\s+(?=\S)/
    .source;
/** `x = 1 + y into (1): 2(1 + y) + 3y = 7`: into which equation a statement is put. */
const PUT_INTO = /\s+(?:in|into|dans|en)\s+\(?(?:[IV]{1,3}|\d)\)?\s?:\s+/.source;
/** What may stand between two statements. */
const PARTING = new RegExp(`${ARROW}|${PUT_INTO}|\\s*[;∧∨]\\s*|,\\s+|\\s+[|∣]\\s+|\\s+(?:${WORDS})\\s+(?=\\S)`, 'giu');
const ONLY_ARROW = new RegExp(ARROW, 'giu');
const BEFORE_STATEMENT = new RegExp(`^(?:\\s{0,9}(?:${WORDS}|${CHOOSING})(?!\\p{L})[,:]?\\s{1,3}){1,3}`, 'iu');
/** `t ∈ ℝ`: which values a parameter has; it says nothing that could be wrong. */
const MEMBERSHIP = /\p{Ll}(?:_?\d)?\s?(?:∈|\\in\b)\s?(?:ℝ|ℚ|R\b|\\mathbb\s?\{?R\}?|\\R\b)(?:\s?\\?\s?\{\s?0\s?\})?/u;
const ONLY_MEMBERSHIP = new RegExp(`^\\s*(?:${MEMBERSHIP.source})\\s*[.]?\\s*$`, 'u');
const ONLY_MEMBERSHIPS = new RegExp(`[,;]\\s*(?:${MEMBERSHIP.source})\\s*[.]?\\s*$`, 'u');
const MEMBERSHIP_IN_SET = new RegExp(
  `\\s?[|:;,∣]\\s?(?:\\p{Ll}(?:_?\\d)?\\s?,\\s?){0,3}(?:${MEMBERSHIP.source})\\s?(?=\\\\?\\})`,
  'u',
);
/** `=> x = 1`: an arrow in front of equations, and not in front of rows. */
const ARROW_BEFORE = /^\s*(?:⇔|⟺|<=>|<==>|⇒|⟹|=>|==>|∴|->|→|⟶)\s*(?=[^=\s[(|][^=]*=)/u;
const EQUALS = /(?<![<>:!~=+\-*/])=(?![>=])/u;

/** A statement, and whether it stands for an unknown alone on its left side and a number on its right one. */
function isValue(part: string): boolean {
  return /^\s*[a-zλ](?:_?\{?\d{1,2}\}?|[₀-₉]{1,2})?\s*=[^=a-zλ]*$/u.test(part) && !/[([][^)\]]*[,;]/u.test(part);
}

const SOLVED = /^\s*(?<name>[a-zλ](?:_?\{?\d{1,2}\}?|[₀-₉]{1,2})?)\s*=(?<value>[^=]*)$/u;

/** `x = 5 - 2t, y = t`: unknowns by parameters, which are one solution and not a chain of equations. */
function areSolvedTogether(parts: readonly string[]): boolean {
  const solved = parts.map((part) => SOLVED.exec(part)?.groups);
  const names = solved.map((found) => found?.['name'] ?? '');
  return (
    names.every((name, place) => name !== '' && names.indexOf(name) === place) &&
    solved.every((found) => names.every((name) => !(found?.['value'] ?? '').includes(name)))
  );
}

function isStatement(part: string): boolean {
  const place = part.search(EQUALS);
  if (place < 0 || claimIn(part) !== null) return false;
  const [left, right] = [part.slice(0, place).trim(), part.slice(place + 1).trim()];
  return (
    left !== '' && right !== '' && !/[-−–+*·×/^=]$/u.test(right) && !/^[+*·×/^)\]]/u.test(left) && !left.includes('<')
  );
}

/** The lines of the plain layout for a line: itself, or one for each statement, or one with an arrow between equations. */
export function statementsOf(line: string, kind: WorkingKind): readonly string[] {
  const plain = line.replace(MEMBERSHIP_IN_SET, '').replace(ARROW_BEFORE, '');
  const spoken = plain.replace(BEFORE_STATEMENT, '');
  const bare = withEqualsSign(spoken !== plain && isStatement(spoken) ? spoken : plain, kind);
  if (!EQUALS.test(bare) || !isUnread(readRowOperations(bare))) return [withoutLabel(bare, kind)];
  if (kind.isOfEigenvalues && bare.includes('λ')) return eigenvalueStatements(bare, kind);
  if (OF_ALL.test(bare)) return bare.split(/,\s+/u);
  const parts = partsAtTop(bare, PARTING)
    .map((part) => withEqualsSign(part.trim().replace(BEFORE_STATEMENT, ''), kind))
    .filter((part) => !ONLY_MEMBERSHIP.test(part));
  const isParted = parts.every(isWholeStatement);
  const isWhole =
    parts.length < 2 ||
    !isParted ||
    parts.every(isValue) ||
    (kind.system !== null && areSolvedTogether(parts)) ||
    isSystem(bare, kind);
  const isShort = isParted && ONLY_MEMBERSHIPS.test(bare);
  if (isWhole) return [withoutLabel(isParted && (parts.length === 1 || isShort) ? parts.join(', ') : bare, kind)];
  const plainParts = parts.map((part) => withoutLabel(part, kind));
  return kind.system === null ? plainParts : [valuesTogether(plainParts).join(' ⇒ ')];
}

function isWholeStatement(part: string): boolean {
  return isStatement(part) && (part.split(/[|∣]/u).length - 1) % 2 === 0 && isUnread(readRowOperations(part));
}

/** Whether a line of a task without a system is read as one: its equations belong together. */
function isSystem(line: string, { system, hasNoUnknowns }: WorkingKind): boolean {
  if (system !== null || hasNoUnknowns) return false;
  const read = readOrUnread(line, () => valuesOrSystem(line));
  return read !== null && 'content' in read && read.content.kind === 'matrix';
}

/** `2 - λ = 0 or 5 - λ = 0 ⇒ λ = 2 or λ = 5`: of each clause between arrows one statement; `λ² - 9 = 0, D = 36`: several. */
function eigenvalueStatements(line: string, kind: WorkingKind): readonly string[] {
  const clauses = partsAtTop(line, ONLY_ARROW).map((clause) => {
    const parts = partsAtTop(clause, PARTING).map((part) => part.trim().replace(BEFORE_STATEMENT, ''));
    if (!parts.every(isWholeStatement)) return [clause.trim()];
    if (parts.length === 1) return [isEquationOfPower(parts[0] ?? '') ? (asProduct(parts) ?? clause) : clause.trim()];
    if (!parts.every((part) => part.includes('λ'))) return parts;
    if (!parts.every((part) => EIGENVALUE.test(part))) return [asProduct(parts) ?? clause.trim()];
    return [inSteps(parts) ?? clause.trim()];
  });
  const single = clauses.flatMap((parts) => (parts.length === 1 ? parts : []));
  if (clauses.length === 1) return clauses[0] ?? [line];
  return single.length === clauses.length && single.every(isStatement)
    ? [single.join(' ⇒ ')]
    : [withoutLabel(line, kind)];
}

/** `(4-λ)(3-λ) = 2`: an equation for λ, and no calculation that goes on; `λ1 + λ2 = 7` is about the eigenvalues. */
function isEquationOfPower(part: string): boolean {
  const [left = '', right = '', ...more] = part.split(EQUALS);
  const isConstant = /^[\d\s.,/()*·+\-−–]+$/u.test(right) && /[1-9]/.test(right);
  return (
    more.length === 0 &&
    isConstant &&
    (/λ\s?(?:\^|²|³|\))|\([^()]*λ[^()]*\)/u.test(left) || isLinearIn(left)) &&
    !NUMBERED.test(left) &&
    !/[a-zA-Zχ]/u.test(left)
  );
}

/** What all eigenvalues together have. */
const OF_ALL = /^(?:sum of eigenvalues|det\(A\)) =/u;

/** `1 - λ` and `2λ`, and not λ alone. */
function isLinearIn(left: string): boolean {
  return left.trim() !== 'λ' && /^[\d\s./*·+\-−–]*λ[\d\s./*·+\-−–]*$/u.test(left);
}

/** `λ1 + λ2`: eigenvalues by their numbers are no unknown of a polynomial. */
const NUMBERED = /λ[_\d₀-₉]/u;
const EIGENVALUE = /^\s*λ[\d_{}₀-₉]*\s*=/u;

/** `λ1 = (7+3)/2 = 5, λ2 = (7-3)/2 = 2`: the calculations, and below them what they give; null where there is one step only. */
function inSteps(parts: readonly string[]): string | null {
  const sides = parts.map((part) => part.split(EQUALS).map((side) => side.trim()));
  const count = sides[0]?.length ?? 0;
  if (count < 3 || sides.some(({ length }) => length !== count)) return null;
  const steps = Array.from({ length: count - 1 }, (_, step) =>
    sides.map((side) => `${side[0] ?? ''} = ${side[step + 1] ?? ''}`).join(', '),
  );
  return steps.join(' ⇒ ');
}

/** The parts of a line between what may part statements, outside of brackets. */
function partsAtTop(line: string, parting: RegExp): readonly string[] {
  const depths = depthsOf(line);
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: sign } of line.matchAll(parting)) {
    const place = index + (sign.length - sign.trimStart().length);
    if (depths[place] !== 0) continue;
    parts.push(line.slice(start, index));
    start = index + sign.length;
  }
  parts.push(line.slice(start));
  return parts.filter((part, index) => index < parts.length - 1 || part.trim() !== '');
}

/** How many brackets are open at each character. */
function depthsOf(line: string): readonly number[] {
  let depth = 0;
  return line.split('').map((sign) => {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    return depth;
  });
}

/** `2 - λ = 0 or (3-λ)^2 = 1`: one of several equations holds where the product of their differences is zero. */
function asProduct(parts: readonly string[]): string | null {
  const sides = parts.map((part) => part.split(EQUALS));
  if (parts.some((part) => NUMBERED.test(part) && !EIGENVALUE.test(part))) return null;
  if (sides.some((side) => side.length !== 2 || labelOf(side[0] ?? '') !== null || /[±→]/u.test(side.join(''))))
    return null;
  const factors = sides.map(([left = '', right = '']) =>
    right.trim() === '0' ? `(${left.trim()})` : `(${left.trim()} - (${right.trim()}))`,
  );
  return `${factors.join('*')} = 0`;
}

/** Values of several unknowns behind each other stay one statement. */
function valuesTogether(parts: readonly string[]): readonly string[] {
  const together: string[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (before !== undefined && isValue(before) && isValue(part)) together.push(`${together.pop() ?? ''}, ${part}`);
    else together.push(part);
  }
  return together;
}
