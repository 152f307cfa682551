// MathML, from word processors and pages, as the LaTeX that it stands for.

import { ReadingError } from './unread.ts';

/** What stands before, between and behind the children of an element. */
const ELEMENTS: ReadonlyMap<string, readonly [before: string, after: string]> = new Map([
  ['mtable', ['\\begin{matrix}', '\\end{matrix}']],
  ['mtr', ['', '\\\\']],
  ['mtd', ['', '&']],
  ['mfrac', ['\\frac', '']],
  ['msqrt', ['\\sqrt{', '}']],
  ['mfenced', ['(', ')']],
]);
/** Elements whose children are arguments: each stands in braces. */
const WITH_ARGUMENTS = new Set(['mfrac', 'msup', 'msub']);
const DEEPEST = 64;
const TAG = /<(?<slash>\/?)(?:[a-z]{1,9}:)?(?<name>[a-z]{1,20})(?<rest>[^<>]{0,400})>|(?<text>[^<]{1,4000})/g;

export function isMathml(text: string): boolean {
  return /<(?:[a-z]{1,9}:)?math[\s>]/.test(text.slice(0, 2000));
}

/** The LaTeX of MathML. Throws a reading error where tags do not close. */
export function mathmlAsLatex(text: string): string {
  let latex = '';
  const open: { readonly name: string; children: number }[] = [];
  for (const { groups = {}, index } of text.matchAll(TAG)) {
    const parent = open.at(-1);
    const written = groups['text'];
    if (written !== undefined) {
      latex += plainText(written.trim());
      continue;
    }
    const name = groups['name'] ?? '';
    if (groups['slash'] === '/') {
      if (parent?.name !== name) throw new ReadingError(index, `The tag “${name}” closes what is not open.`);
      open.pop();
      latex = closing(latex, name) + argumentEnd(open.at(-1)?.name);
      continue;
    }
    if (parent !== undefined) {
      latex += argumentStart(parent.name, parent.children);
      parent.children += 1;
    }
    if ((groups['rest'] ?? '').endsWith('/')) {
      latex += argumentEnd(parent?.name);
      continue;
    }
    if (open.length >= DEEPEST) throw new ReadingError(index, `Tags are at most ${DEEPEST} deep.`);
    latex += ELEMENTS.get(name)?.[0] ?? ' ';
    open.push({ name, children: 0 });
  }
  if (open.length > 0) throw new ReadingError(text.length, `The tag “${open.at(-1)?.name ?? ''}” is not closed.`);
  return latex;
}

function plainText(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&minus;', '-')
    .replaceAll('&#8722;', '-')
    .replaceAll(/[\u2061-\u2064]/g, ' ');
}

function argumentStart(parent: string, before: number): string {
  if (!WITH_ARGUMENTS.has(parent)) return '';
  if (parent === 'mfrac' || before === 0) return '{';
  return parent === 'msup' ? '^{' : '_{';
}

function argumentEnd(parent: string | undefined): string {
  return parent !== undefined && WITH_ARGUMENTS.has(parent) ? '}' : '';
}

/** The last cell of a row and the last row have no separator behind them. */
function closing(latex: string, name: string): string {
  const after = ELEMENTS.get(name)?.[1] ?? ' ';
  if (name === 'mtr' && latex.endsWith('&')) return `${latex.slice(0, -1)}${after}`;
  return `${latex}${after}`;
}
