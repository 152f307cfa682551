// Formulas in LaTeX whose parts can be typed plainly: systems of equations in an environment, vectors as columns, named spaces.

import type { LaidLine } from './laid-line.ts';

/** Environments of equations, and of the rows of a matrix. */
const ENVIRONMENT =
  /\\begin\s?\{(?<name>cases|array|aligned|align\*?|gathered|gather\*?|eqnarray\*?|[pbBvV]?matrix)\}(?:\s?\{[lcr|\s@{}]{1,20}\})?(?<inner>(?:(?!\\begin|\\end)[\s\S]){1,4000}?)\\end\s?\{\k<name>\}/gu;
const BETWEEN_SYSTEMS = /\\(?:Long)?(?:L|l)eftrightarrow\b|\\(?:Long|long)?(?:R|r)ightarrow\b|\\iff\b|\\implies\b/gu;
const LONGEST = 6000;

/**
 * The lines of a text whose formulas are systems of equations or columns, written plainly; null where it holds other environments. Each
 * line knows where it stood.
 */
export function plainLatex(text: string): readonly LaidLine[] | null {
  if (text.length > LONGEST || !/\\begin|\\(?:vec|ker|left|overrightarrow|operatorname)\b/.test(text)) return null;
  const marked = text
    .split('\n')
    .map((line, index) => `${line}${MARK}${index + 2}${MARK}`)
    .join('\n');
  let isPlain = true;
  const shown = marked.replaceAll(ENVIRONMENT, (_, ...found: readonly unknown[]) => {
    const groups: unknown = found.at(-1);
    const inner = isGroups(groups) ? (groups['inner'] ?? '') : '';
    const rows = inner.split('\\\\').map((row) => row.replaceAll(/&/g, ' '));
    const filled = rows.filter((row) => plainRow(row) !== '');
    if (filled.length > 0 && filled.every(isEquation)) return `\n\n${filled.map(onOneLine).join('\n')}\n\n`;
    const isColumn =
      !inner.includes('&') && filled.length > 1 && filled.every((row) => !/[=\n].*[=]/.test(plainRow(row)));
    if (isColumn) return `(${filled.map(onOneLine).join(', ')})${marksIn(inner)}`;
    isPlain = false;
    return '';
  });
  if (!isPlain || /\\begin|\\end/.test(shown)) return null;
  return numbered(plainCommands(shown.replaceAll(BETWEEN_SYSTEMS, '\n\n')));
}

/** Stands around the number of the next line of the text, where a line of it ends; no text holds it. */
const MARK = '\u{E000}';
const MARKS = /\u{E000}(\d+)\u{E000}/gu;

function isGroups(value: unknown): value is { readonly [name: string]: string | undefined } {
  return typeof value === 'object' && value !== null;
}

function marksIn(text: string): string {
  return Array.from(text.matchAll(MARKS), ([mark]) => mark).join('');
}

/** A row of an environment without what only makes room. */
function plainRow(row: string): string {
  return row
    .replaceAll(MARKS, '')
    .replace(/^\s*\[\d*\.?\d*(?:pt|em|ex|mm|cm)\]/u, '')
    .trim();
}

function onOneLine(row: string): string {
  return `${plainRow(row).replaceAll(/\s+/g, ' ')}${marksIn(row)}`;
}

function isEquation(row: string): boolean {
  const plain = plainRow(row);
  return plain.split('=').length === 2 && /[a-z]/.test(plain.replaceAll(/\\[a-z]+/g, ''));
}

function plainCommands(text: string): string {
  return text
    .replaceAll(/\\(?:left|right|big|Big|displaystyle|bigl|bigr)(?![a-zA-Z])\.?/g, '')
    .replaceAll(/\\(?:vec|mathbf|overrightarrow|operatorname|mathrm|text)\s?\{([^{}]{1,40})\}/g, '$1')
    .replaceAll(/\\(ker|det|dim)\b/g, '$1')
    .replaceAll(/\\(?:cdot|times)\b\s?/g, '*')
    .replaceAll(/\\lambda\b\s?/g, 'λ')
    .replaceAll(/\\(?:quad|qquad|[,;:! ])/g, ' ')
    .replaceAll(/\\([{}])/g, '$1')
    .replaceAll(/\$|\\[[\]()]/g, '');
}

function numbered(text: string): readonly LaidLine[] {
  let at = 1;
  return text.split('\n').map((line) => {
    const place = at;
    for (const [, next] of line.matchAll(MARKS)) at = Number(next);
    const plain = line.replaceAll(MARKS, '');
    // What is left of \left\{ and \right. around an environment.
    return { text: /^[\s{}.,;]*$/.test(plain) ? '' : plain, at: place };
  });
}
