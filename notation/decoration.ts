// What stands around the statement of a line and says nothing that is judged: arrows, check marks, names in front, what is done next.

import { labelOf } from './labels.ts';
import type { LaidLine } from './laid-line.ts';
import { claimIn } from './read-claim.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';

/** `the rank is 3` with an equals sign; `x equals 2`. */
const IS =
  /(?<=^[^=\d]{0,60}[\p{L})]|(?:row|col|column|zeile|spalte|ligne|colonne)\s\d|(?:and|und|et)\s[\p{L}\d]{1,3})\s(?:is equal to|are equal to|is|are|equals|ist gleich|ist|sind|est égal à|est égale à|est|sont|vaut|beträgt|gleich)\s(?=(?:-\s?)?[\d√([{])/giu;

/** `| ·(-3)`, `| -2y`, `| : 2` behind an equation: what is done to both sides next. */
const DONE_NEXT =
  /(?<==[^|∣]*)\s*[|∣]{1,2}\s*(?:[-+*·×:/÷][^|∣=]{1,24}|(?:\d{0,3}\s?[*·]?\s?)?(?:[IV]{1,3}|[RLZEG]_?\d|\(\d\))['′*]{0,2}\s*[-+*·×:/][^|∣=]{1,24})$/u;
/** `y = 2  x = 1`: values with nothing but a space between them. */
const BESIDE_VALUE = /(?<==\s{0,3}-?\s?\d[\d./]{0,12})\s+(?=[a-zλ](?:_?\d)?\s{0,3}=)/gu;
/** `≠ 0, donc A est inversible` behind a number: what is seen from it. */
const NOT_ZERO = /(?<=\d\s*)(?:≠|!=|<>|=\/=)\s*0(?![.,]?\d).*$/u;
/** `, t ≠ 0` behind a vector, or on a line of its own: which values a parameter has. */
const PARAMETER_NOT_ZERO =
  /(?:^|[,;(]|(?<=\s)(?:mit|with|where|avec|für|for|pour)(?=\s))\s*[cklrstαβμ](?:_?\d)?\s?(?:≠|!=|<>|=\/=|\\neq?)\s?0\s*\)?\s*$/u;
/** `(?)`, `!!`, `:)` at the end. */
const MOOD = /\s*(?:\(\s?[?!]+\s?\)|[?!]+|(?<=\s)[:;]-?[)(DP]|\p{Extended_Pictographic}\u{FE0F}?)\s*$/u;
/** `1 2 | 5    (I)`: the name of a row behind it. */
const ROW_NAME_BEHIND =
  /^(?<row>[\s\d.,/|()[\]-]*\d[\s|)\]]*?)\s{1,12}(?:\((?:[IV]{1,3}|[RLZ]_?\d)['′]{0,2}\)|[IV]{1,3}['′]{0,2})\s*$/u;
/** `x - 2y = 4 ... (1)`: dots in front of the number of an equation. */
const DOTS = /\s*(?:\.{2,}|…)\s*(?=\(?(?:\d{1,2}|[IV]{1,3})['*]?\)?\s*$)/u;
/** `w·u = 0 ok`: that a check has come out. */
const CHECKED = /(?<=[\d)\]])\s{1,4}\(?(?:ok(?:ay)?|stimmt|passt|korrekt|richtig|correct|vérifié)\)?[.!]*\s*$/iu;
/** `[A|I] =`, `(A|b) →`. */
const AUGMENTED = /^\s*[[(]\s?[A-Z]\s?[|,∣]\s?[A-Za-z]\s?[\])]\s*(?:[=:~→]|->|=>)?\s*(?=[[(\d])/u;
/** `rref(A) =`, `ad - bc =`: names in front of what they stand for. */
const NAMED =
  /^\s*(?:(?:(?:reduced )?(?:row )?echelon form|r?ref|NZSF|ZSF|(?:Zeilen)?[Ss]tufenform|Treppennormalform|forme échelonnée)(?:\s?\(\s?[A-Z]\s?\))?\s*[:=]\s*(?=\S)|(?:a\s?[*·]?\s?d\s?-\s?)?(?:b\s?[*·]?\s?c|a\s?[*·]?\s?d)\s*=\s*(?=\S)|(?:eqn?|Gl|éq)\.?\s?:\s*(?=\S))/iu;
/** Lines of an arrow, dashes or check marks alone; `{` in front of equations. */
export function withoutDecoration(lines: readonly LaidLine[]): readonly LaidLine[] {
  return lines.map(({ text, at }) => {
    const plain = text
      .replaceAll(/[✓✔☑]/gu, ' ')
      .replace(CHECKED, '')
      .replaceAll(ROUNDED, (found) => (found.endsWith('[') || found.endsWith('(') ? ` = ${found.at(-1) ?? ''}` : '= ~'))
      .replace(/^(?<space>\s*)[{⎧⎨⎩](?=[^{}]*=[^{}]*$)/u, '$<space> ')
      .replace(MOOD, '')
      .replace(ROW_NAME_BEHIND, '$<row>')
      .replace(DOTS, '   ')
      .replace(AUGMENTED, '')
      .replace(NAMED, '')
      .replaceAll(IS, ' = ')
      .replace(DONE_NEXT, '')
      .replace(NOT_ZERO, '')
      .replace(PARAMETER_NOT_ZERO, '')
      .replaceAll(/(?<=\S)\s+[.,;](?=\s*$)|(?<=[)\]}])[.](?=\s*$)/gu, '')
      .replaceAll(BESIDE_VALUE, ', ');
    const claim = CONCLUSION.exec(plain)?.groups?.['claim'];
    if (claim !== undefined && claimIn(claim) !== null) return { text: claim, at };
    return { text: isOnlyFactor(plain) || isOnlyArrow(plain) || isCheck(plain) || isTalk(plain) ? '' : plain, at };
  });
}

/** `one row is not zero, so rank = 1`: the claim behind its reason. */
const CONCLUSION = /^[^=]{1,80}?[\s,](?:so|thus|hence|therefore|donc|also|daher|luego),?\s+(?:the )?(?<claim>\S.*)$/iu;

/** `≈ 0.6`: the number is rounded. In front of a matrix it stands for an equals sign. */
const ROUNDED = /\s*(?:=\s*)?(?:[≈≅≃]|~=|=~)\s*[[(]?/gu;

/** `:5`, `| ·(-2)`: an operation that names no row. */
function isOnlyFactor(line: string): boolean {
  return /^\s*[|∣]?\s*[:·*×÷]\s*\(?\s*-?\d[\d./]*\s*\)?\s*$/u.test(line);
}

function isOnlyArrow(line: string): boolean {
  return /^\s*(?:[-=~_—–]{2,}>?|[-~]?>|=>?|[→⟶⇒⟹↓⇓])\s*$/u.test(line);
}

/** `check: 3*1 + 4*2 = 11`: what is put in at the end to see whether it fits. */
function isCheck(line: string): boolean {
  return /^\s*(?:check|checking|verify|verification|test|probe|vérification|vérif|comprobación)\b\s*:?/iu.test(line);
}

/** Words of what is claimed: these stay, and are told as unread where nobody reads them. */
const CLAIMS =
  /solu|sol\.|rank|rang|rg|invert|inver|depend|singul|exist|consist|defin|unique|basis|span|lösung|lösbar|free|frei|zero|null|none|infinit|unendlich/iu;

/** How a remark on what is done begins. */
const TALK =
  /^\s*(?:(?:and|so|ok|okay|first|firstly|now|then|next|finally|here|we|i|let's|let|to|by|using|use|with|from|expand(?:ing)?|along|apply(?:ing)?|sarrus|laplace|gauss\p{L}*|cramer\p{L}*|back|augmented|step|row|write|writing|calculat\p{L}*|comput\p{L}*|find|finding|start|simplify|multiply|divide|subtract|add|zuerst|erst|dann|nun|jetzt|danach|wir|ich|entwickl\p{L}*|nach|mit|rückwärts\p{L}*|einsetzen|erweiterte|on|d'abord|ensuite|puis|enfin|développe\p{L}*|selon|règle|méthode|primero|luego|ahora|después)\b)/iu;

/** Words that say what is done next, without a number or a sign. */
function isTalk(line: string): boolean {
  if (!TALK.test(line)) return false;
  if (!/^\s*\p{L}{2,}[\p{L}\s,.'’\-–()]*[:.…!]*\s*$/u.test(line) || CLAIMS.test(line)) return false;
  const trimmed = line.trim();
  if (/^\p{Lu}{1,2}$/u.test(trimmed) || !/\p{L}{4}/u.test(trimmed)) return false;
  if (labelOf(trimmed) !== null || labelOf(trimmed.replace(/[.…!]+$/, '')) !== null || claimIn(trimmed) !== null)
    return false;
  return isUnread(readRowOperations(trimmed));
}
