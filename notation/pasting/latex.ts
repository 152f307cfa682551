// LaTeX: matrix environments and arrays, with fractions in the entries.

import { type Notation, type Reading, rowsRead, shortened, unreadable } from './notation.ts';

const environment = /\\begin\s*\{([a-zA-Z]*matrix\*?|array|tabular)\}/;

/** Brackets that grow with what they hold; whatever else stands there is no part of a number. */
const delimiter = /\\(?:left|right)\s*(?:\\[{}|]|[[\]().|])/g;
const cellEnd = /(?<!\\)&/;

function read(text: string): Reading {
  const content = contentOf(text.replace(/(^|[^\\])%.*$/gm, '$1').replace(delimiter, ' '));
  if (content === null) return unreadable('The LaTeX begins an environment that it does not end.');
  if (environment.test(content.after)) return unreadable('There are several matrices in the text. Copy one at a time.');
  if (/\\(?:[cdvl]?dots|ddots|ldots)\b/.test(content.inside)) return shortened;
  const rows = content.inside
    .replace(/\\(?:hline|toprule|midrule|bottomrule)\b/g, ' ')
    .split(/\\\\(?:\s*\[[^\]]*\])?|\\(?:cr|tabularnewline)\b/)
    .map((row) => row.trim());
  while (rows.at(-1) === '') rows.pop();
  // A row alone, outside any environment, is a list: [1, \frac{1}{2}].
  const isList = rows.length === 1 && !environment.test(text) && !cellEnd.test(content.inside);
  const separator = isList ? /,(?!\})/ : cellEnd;
  return rowsRead(rows.map((row) => row.split(separator).map(entryOf)));
}

interface Content {
  readonly inside: string;
  readonly after: string;
}

/** What stands in the first matrix, and what comes after it; null where it does not end. */
function contentOf(text: string): Content | null {
  const begin = environment.exec(text);
  if (begin === null) return { inside: text, after: '' };
  const [opening, name] = begin;
  const rest = text.slice(begin.index + opening.length);
  const end = rest.indexOf(`\\end{${name}}`);
  if (end < 0) return null;
  const inside = rest.slice(0, end);
  const hasColumns = name === 'array' || name === 'tabular';
  const options = hasColumns ? /^\s*(?:\[[^\]]*\])?\s*\{(?:[^{}]|\{[^{}]*\})*\}/ : /^\s*\[[a-z]\]/;
  return { inside: inside.replace(options, ''), after: rest.slice(end) };
}

const fraction = /\\[tdc]?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/g;

/** An entry without the marks of typesetting: fractions as a/b, powers of ten as exponents. */
function entryOf(cell: string): string {
  return cell
    .replace(/\\(?:[,;:! ]|quad\b|qquad\b|displaystyle\b|phantom\s*\{[^{}]*\}|mathstrut\b)|[~$]/g, ' ')
    .replace(/\{,\}/g, '.')
    .replace(fraction, (_, above, aboveDigit, below, belowDigit) => `${above ?? aboveDigit}/${below ?? belowDigit}`)
    .replace(/\s*\\(?:cdot|times)\s*10\s*\^\s*(?:\{\s*([^{}]*)\}|(\d))/g, (_, power, digit) => `e${power ?? digit}`)
    .replace(/[{}]/g, '')
    .trim();
}

export const latex: Notation = {
  name: 'LaTeX',
  recognises: (text) => environment.test(text) || /\\[tdc]?frac|\\\\/.test(text) || /(?<!\\)&/.test(text),
  read,
};
