// Notation: the signs that people, word processors and LaTeX write, as the few that the readers of answers know.

/** A fraction in LaTeX: two groups follow. */
export const FRACTION = '⅟';

const REPLACEMENTS: readonly (readonly [written: RegExp, read: string])[] = [
  [/[\u2212\u2013\u2010\u2011]/g, '-'],
  [/\\(?:left|right|displaystyle|mathrm|[,;:!])|\\[()[\]]|\$/g, ' '],
  [/[\u00a0\u2009\u202f]|~/g, ' '],
  [/\\(?:cdot|times|ast)(?![a-z])|[·⋅∗×]|\*\*(?=\*)/g, '*'],
  [/\*\*/g, '^'],
  [/\\div(?![a-z])|[÷∕⁄]/g, '/'],
  [/\\[dt]?frac\s*(\d)\s*(\d)/g, `${FRACTION}($1)($2)`],
  [/\\[dt]?frac(?![a-z])/g, FRACTION],
  [/\\?sqrt(?![a-z])/gi, '√'],
  [/\\?lambda(?![a-z])/gi, 'λ'],
  [/[⁰¹²³⁴-⁹]+/g, '^$&'],
  [/[{]/g, '('],
  [/[}]/g, ')'],
];

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text in plain signs. */
export function plainNotation(text: string): string {
  const read = REPLACEMENTS.reduce((changed, [written, sign]) => changed.replace(written, sign), text);
  return read.replaceAll(/[⁰¹²³⁴-⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit))).trim();
}

/** What stands behind a name and its equals sign: "det(A) = -2", "x = 3" and "A^-1 = [[1]]" are answered by what follows. */
export function withoutName(text: string): string {
  return NAMED.exec(text)?.groups?.['rest']?.trim() ?? text;
}

const NAMED =
  /^(?:\p{L}[\p{L}\d_']{0,20}(?:\^?[{(]?[-−⁻]?\^?[\d¹²³T]\s?[)}]?)?\s*(?:\([^()=]{0,40}\))?)?\s*[=≈](?<rest>[^=≈]*)$/u;
