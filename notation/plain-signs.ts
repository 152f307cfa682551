// The signs of word processors, Markdown and phones, as the plain ones that the readers know. Lines stay where they are.

const MINUS = /[−‐‑‒–﹣－]/gu;
const SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
const NO_WIDTH = /[\u200b-\u200d\u2060\ufeff\u2061-\u2064]|\u20d7/gu;
const QUOTE = /[“”„‟«»"]/gu;
const APOSTROPHE = /[‘’‚‛`´]/gu;
/** `**x = 2**`, `__x = 2__`, in Markdown; `2**3` is a power. */
const STRONG = /(?<![\w)\]*_])(?<mark>\*\*\*?|__)(?=[^\s*_])(?<inner>[^\n]{1,200}?)(?<=[^\s*_])\k<mark>(?![\w(*_])/gu;
/** `*first step*`: words only; between numbers a star multiplies. */
const EMPHASIS = /(?<![\w)\]*])\*(?=\p{L})(?<inner>[\p{L}\s,.:'!?-]{2,80}?)(?<=[\p{L}.:!?])\*(?![\w(*])/gu;
const CODE = /`{1,3}(?<inner>[^`\n]{1,200})`{1,3}/gu;
const HEADING = /^[^\S\n]{0,3}#{1,6}[^\S\n]+/gmu;
/** `• x = 2`, `* x = 2`, and a dash in front of a word or an operation; in front of a term it is a minus. */
const BULLET =
  /^[^\S\n]{0,8}(?:[•◦▪‣●○■➢➤►✦][^\S\n]*|\*[^\S\n]+(?=\S)|-[^\S\n]+(?=\p{L}{3}|\\\(|\$|\*\*|[RLZ]_?\d\s*(?:->|<-|[→←↔=-])))/gmu;
/** The rule below the head of a table in Markdown. */
const TABLE_RULE = /^[^\S\n]*\|?(?:[^\S\n]*:?-{3,}:?[^\S\n]*\|)+[^\S\n]*(?::?-{3,}:?)?[^\S\n]*$/gmu;
const DIGITS = '₀₁₂₃₄₅₆₇₈₉';
/** The number behind a letter; `λ₁,₂` stays. */
const LOWERED = /(?<=[\p{L}\u0304])[₀-₉]{1,2}(?![\s,/]{0,2}[₀-₉])/gu;
const FENCE = /^[^\S\n]*(?:```+|~~~+)\w{0,12}[^\S\n]*$/gmu;

/** The same lines in plain signs, without marks of Markdown. */
export function withPlainSigns(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(FENCE, '')
    .replaceAll(CODE, '$<inner>')
    .replaceAll(NO_WIDTH, '')
    .replaceAll(SPACE, ' ')
    .replaceAll(MINUS, '-')
    .replaceAll(/[∗＊]/gu, '*')
    .replaceAll(/[⋅∙‧・]/gu, '·')
    .replaceAll(/[＝]/gu, '=')
    .replaceAll(/(?<=\d)[^\S\n]?[÷][^\S\n]?(?=[\d(-])/gu, '/')
    .replaceAll(QUOTE, ' ')
    .replaceAll(APOSTROPHE, "'")
    .replaceAll(LOWERED, (digits) => `_${Array.from(digits, (digit) => DIGITS.indexOf(digit)).join('')}`)
    .replaceAll(TABLE_RULE, '')
    .replaceAll(HEADING, '')
    .replaceAll(BULLET, '')
    .replaceAll(STRONG, '$<inner>')
    .replaceAll(EMPHASIS, '$<inner>')
    .replaceAll(/(?<=\d)\{,\}(?=\d)/g, ',');
}
