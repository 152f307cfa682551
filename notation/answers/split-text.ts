// Splitting what was typed on one line: at separators that stand outside of all brackets.

/** A part of a text, without spaces around it. */
export interface Piece {
  readonly text: string;
  /** The characters before it. */
  readonly at: number;
}

const OPENING = '([{⟨';
const CLOSING = ')]}⟩';

/** The pieces between separators; `separator` is sticky. Empty pieces are left out. */
export function piecesOf(text: string, separator: RegExp, start = 0): readonly Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const mark = text.charAt(at);
    if (OPENING.includes(mark)) depth += 1;
    if (CLOSING.includes(mark)) depth = Math.max(0, depth - 1);
    const length = depth === 0 ? matchedLength(text, separator, at) : 0;
    if (length > 0) {
      pieces.push(...pieceOf(text, from, at, start));
      from = at + length;
    }
    at += Math.max(1, length);
  }
  return [...pieces, ...pieceOf(text, from, text.length, start)];
}

function matchedLength(text: string, separator: RegExp, at: number): number {
  separator.lastIndex = at;
  return separator.exec(text)?.[0].length ?? 0;
}

function pieceOf(text: string, from: number, to: number, start: number): readonly Piece[] {
  const piece = trimmed({ text: text.slice(from, to), at: start + from });
  return piece.text === '' ? [] : [piece];
}

export function trimmed({ text, at }: Piece): Piece {
  return { text: text.trim(), at: at + text.length - text.trimStart().length };
}

/** What is left of a piece after a number of characters. */
export function rest({ text, at }: Piece, length: number): Piece {
  return trimmed({ text: text.slice(length), at: at + length });
}

/** What stands in the brackets that enclose the whole piece; null where none do. */
export function insideOf({ text, at }: Piece): Piece | null {
  if (text.length < 2 || !OPENING.includes(text.charAt(0))) return null;
  let depth = 0;
  for (let k = 0; k < text.length; k += 1) {
    if (OPENING.includes(text.charAt(k))) depth += 1;
    if (CLOSING.includes(text.charAt(k))) depth -= 1;
    if (depth === 0) return k === text.length - 1 ? trimmed({ text: text.slice(1, -1), at: at + 1 }) : null;
  }
  return null;
}

/** The same text with plain signs of the same length for those of word processors. */
export function plainSigns(text: string): string {
  return text.replaceAll(/[−–‐‑]/g, '-').replaceAll(/[\u00a0\u2009\u202f\t]/g, ' ');
}

/** Columns and rows of LaTeX as lists in parentheses: `\begin{pmatrix}1\\2\end{pmatrix}` as `(1, 2)`. */
export function withoutLatex(text: string): string {
  return text
    .replaceAll(
      /\\begin\{[a-zA-Z]{0,9}matrix\}(?<inside>.{0,400}?)\\end\{[a-zA-Z]{0,9}matrix\}/gs,
      (_, inside) =>
        `(${String(inside)
          .split(/\\\\|&/)
          .map((cell) => cell.trim())
          .filter((cell) => cell !== '')
          .join(', ')})`,
    )
    .replaceAll(/\\(?:left|right|,|;|!|quad)|\$/g, ' ')
    .replaceAll(/\\(?=[{}])/g, '')
    .replaceAll(/\\lambda(?![a-z])/g, 'λ')
    .replaceAll(/\\mathbb\{R\}/g, 'ℝ')
    .replaceAll(/\\in(?![a-z])/g, '∈')
    .replaceAll(/\\pm(?![a-z])/g, '±');
}
