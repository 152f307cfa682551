// Commands of LaTeX as the signs and words that they stand for.

import { isUnread, readRowOperations } from './read-row-operations.ts';

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cdot: '*',
    ast: '*',
    bullet: '*',
    times: '×',
    wedge: '∧',
    div: '/',
    pm: '±',
    ne: '≠',
    neq: '≠',
    circ: '∘',
    odot: '⊙',
    mp: '∓',
    to: '→',
    rightarrow: '→',
    longrightarrow: '→',
    mapsto: '→',
    leadsto: '→',
    rightsquigarrow: '→',
    Rightarrow: '⇒',
    Longrightarrow: '⇒',
    implies: '⇒',
    leftarrow: '←',
    longleftarrow: '←',
    gets: '←',
    leftrightarrow: '↔',
    longleftrightarrow: '↔',
    Leftrightarrow: '⇔',
    Longleftrightarrow: '⇔',
    iff: '⇔',
    sim: '~',
    approx: '≈',
    simeq: '≈',
    therefore: '∴',
    lambda: 'λ',
    mu: 'μ',
    chi: 'χ',
    rho: 'ρ',
    alpha: 'α',
    beta: 'β',
    sigma: 'σ',
    Delta: 'Δ',
    in: '∈',
    emptyset: '∅',
    varnothing: '∅',
    langle: '⟨',
    rangle: '⟩',
    mid: '|',
    vert: '|',
    lvert: '|',
    rvert: '|',
    Vert: '‖',
    lVert: '‖',
    rVert: '‖',
    perp: '⊥',
    prime: "'",
    top: 'T',
    intercal: 'T',
    lbrace: '{',
    rbrace: '}',
    infty: '∞',
    vee: '∨',
    lor: '∨',
    land: '∧',
  }),
);

/** Commands that stand for a word of their own name. */
const NAMES = /^(?:det|ker|dim|ln|cos|sin|tan|arccos|max|min|im|rg|adj)$/;
/** Commands whose argument is what they show. */
const SHOWN =
  /\\(?:text|textbf|textit|textrm|mathrm|mathbf|boldsymbol|bm|operatorname\*?|vec|overrightarrow|overline|bar|hat|tilde|boxed|fbox|underline|mathit|mathsf|mbox|color\{\w+\}|cancel|textcolor\{\w+\})\s?\{(?<inner>[^{}]{0,200})\}/u;
const FRACTION =
  /\\[dtc]?frac\s?(?:\{(?<over>[^{}]{1,200})\}|(?<overDigit>\d))\s?(?:\{(?<under>[^{}]{1,200})\}|(?<underDigit>\d))/u;
const ROOT = /\\sqrt\s?(?:\{(?<inner>[^{}]{1,200})\}|(?<digit>\d))/u;
/** `\xrightarrow[b]{a}`, `\overset{a}{\sim}`: an arrow with operations. */
const ARROW =
  /\\x(?:long)?(?:right|Right|left|leftright)?arrow\s?(?:\[(?<below>[^[\]]{0,200})\])?\s?\{(?<label>[^{}]{0,300})\}/u;
const OVER = /\\(?:overset|underset|stackrel)\s?\{(?<label>[^{}]{0,300})\}\s?(?:\{\s?[~=→⇒↔⇔]\s?\}|\s?[~→⇒])/u;
const MOST = 400;

/** Each innermost occurrence in turn. */
function replacedAll(
  text: string,
  pattern: RegExp,
  replacement: (groups: Groups, before: string, after: string) => string,
): string {
  let shown = text;
  for (let count = 0; count < MOST; count += 1) {
    const found = pattern.exec(shown);
    if (found === null) return shown;
    const [before, after] = [shown.slice(0, found.index), shown.slice(found.index + found[0].length)];
    shown = before + replacement(found.groups ?? {}, before, after) + after;
  }
  return shown;
}

/** The text without commands, as far as they are known. */
export function plainCommands(text: string): string {
  if (!/[\\$]/.test(text)) return text;
  const bare = text
    .replaceAll(
      /\\(?:left|right|bigg?[lrm]?|Bigg?[lrm]?|displaystyle|textstyle|limits|nonumber|notag|hfill|hline|phantom\{[^{}]*\}|tag\{[^{}]*\}|label\{[^{}]*\}|hspace\*?\{[^{}]*\}|vspace\*?\{[^{}]*\})(?![a-zA-Z])\.?/g,
      '',
    )
    .replaceAll(/\\(?:quad|qquad|enspace|thinspace)(?![a-zA-Z])/g, '   ')
    .replaceAll(/(?<=\d)\{,\}(?=\d)/g, ',')
    .replaceAll(/_\s?\{\s?(\w{1,3})\s?\}/g, '_$1')
    .replaceAll(/\\(?:vec|bar|hat|overline|mathbf)\s(?=[a-zA-Z])/g, '')
    .replaceAll(/\\mathbb\s?\{?R\}?/g, 'ℝ')
    .replaceAll(/\\[,;:! ]/g, ' ');
  const signs = bare.replaceAll(/ ?\\(?<name>[a-zA-Z]+) ?/g, (found, name: string) => {
    const sign = SIGNS.get(name);
    if (sign !== undefined) return /^[\p{L}'|⟨⟩‖{}]$/u.test(sign) ? sign : ` ${sign} `;
    return NAMES.test(name) ? ` ${name} ` : found;
  });
  const shown = replacedAll(signs, SHOWN, ({ inner = '' }) => inner);
  const whole = replacedAll(replacedAll(shown, ROOT, rootOf), FRACTION, fractionOf);
  return replacedAll(replacedAll(whole, ARROW, arrowOf), OVER, arrowOf)
    .replaceAll(/\\\|/g, '‖')
    .replaceAll(/\\([{}])/g, '$1')
    .replaceAll(/\$|\\[[\]()]/g, ' ');
}

type Groups = { readonly [name: string]: string | undefined };

function rootOf({ inner, digit }: Groups): string {
  return `sqrt(${inner ?? digit ?? ''})`;
}

/** `\frac{7+3}{2}` as `(7+3)/2`; in brackets beside what it would be multiplied with. */
function fractionOf({ over, overDigit, under, underDigit }: Groups, before: string, after: string): string {
  const [top, bottom] = [over ?? overDigit ?? '', under ?? underDigit ?? ''].map((part) =>
    /^\s*(?:[\d.]+|[a-zA-Zλ])\s*$/u.test(part) ? part.trim() : `(${part.trim()})`,
  );
  const quotient = `${top?.replace(/^\((?<minus>-\d+)\)$/, '$<minus>') ?? ''}/${bottom ?? ''}`;
  return /[\d\p{L})\]]\s?$/u.test(before) || /^\s?\d/u.test(after) ? `(${quotient})` : quotient;
}

/** The operations over an arrow, on a line of their own; the arrow alone where it has none. */
function arrowOf({ below = '', label = '' }: Groups): string {
  const operations = [label, below]
    .map((part) => plainCommands(part.replaceAll(/\\\\/g, ' ; ')).trim())
    .filter((part) => part !== '')
    .join(' ; ');
  return isUnread(readRowOperations(operations)) ? ' → ' : `\n${operations}\n`;
}
