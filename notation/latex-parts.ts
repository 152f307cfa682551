// A working in LaTeX whose lines are matrices, and calculations or values typed plainly between them.

import { isUnread, readRowOperations } from './read-row-operations.ts';

/** Some lines of a text, and the characters before them. */
export interface LatexPart {
  readonly text: string;
  readonly at: number;
  readonly isLatex: boolean;
}

/** What only formulas that are set over several lines hold. */
const SET =
  /\\(?:begin|end|xrightarrow|xleftarrow|overset|stackrel)|\\(?:to|rightarrow|Rightarrow|sim|leadsto)\b|\\\\|&|\\[[\]]|\$\$/;
const FRAME = /^\s*(?:\$\$|\\[[\]]|\\(?:begin|end)\s?\{(?:align|aligned|gather|equation)\*?\})?\s*$/;

/** The parts of a text, in their order: those that are to be read as LaTeX, and lines of plain equations between them. */
export function latexParts(text: string): readonly LatexPart[] {
  const parts: LatexPart[] = [];
  let depth = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const before = depth;
    depth += line.split(/\\begin\s?\{/).length - line.split(/\\end\s?\{/).length;
    const isLatex = before !== 0 || depth !== 0 || !isPlainEquation(line);
    const last = parts.at(-1);
    const belongs = last !== undefined && (last.isLatex === isLatex || line.trim() === '');
    if (belongs) parts[parts.length - 1] = { ...last, text: `${last.text}\n${line}` };
    else parts.push({ text: line, at, isLatex });
    at += line.length + 1;
  }
  return parts.filter(({ text: part }) => !part.split('\n').every((line) => FRAME.test(line)));
}

function isPlainEquation(line: string): boolean {
  if (SET.test(line) || !/[^\s=]\s*=\s*[^\s=]/.test(line)) return false;
  return /^\s*\$?\s*[a-z\d\\(]/.test(line) && isUnread(readRowOperations(line));
}
