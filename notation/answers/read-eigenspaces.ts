// Eigenvalues with their eigenvectors as students write them: `λ = 2: (1, 0), (0, 1); λ = 3: (1, 1)`, `E(2) = span((1, 0))`.

import { excerptOf, ReadingError, readOrUnread, type Unread } from '../unread.ts';
import { valuesIn, type WrittenValue } from './read-eigenvalues.ts';
import { vectorsIn } from './read-vectors.ts';
import { type Piece, piecesOf, plainSigns, rest, withoutLatex } from './split-text.ts';

export interface EigenspacesText {
  readonly kind: 'eigenspaces';
  readonly spaces: readonly { readonly value: WrittenValue; readonly vectors: readonly (readonly Piece[])[] }[];
}

const LONGEST = 4000;

/** Reads each eigenvalue with the vectors that stand behind it. Values and entries stay texts. */
export function readEigenspaces(text: string): EigenspacesText | Unread {
  return readOrUnread(text, () => {
    if (text.length > LONGEST) throw new ReadingError(0, `An answer has at most ${LONGEST} characters.`);
    const plain = plainSigns(withoutLatex(text))
      .replace(/[.\s]+$/, '')
      .replaceAll(/(?<![\p{L}\d])for(?=\s+(?:λ|lambda))/giu, '   ');
    const spaces: { value: WrittenValue; vectors: readonly (readonly Piece[])[] }[] = [];
    for (const chunk of piecesOf(plain, CHUNK)) {
      const head = headOf(chunk);
      const last = spaces.at(-1);
      if (head !== null) spaces.push({ value: oneValue(head.value), vectors: vectorsIn(head.vectors) });
      else if (last === undefined) throw new ReadingError(chunk.at, HOW);
      else last.vectors = [...last.vectors, ...vectorsIn(chunk)];
    }
    if (spaces.length === 0) throw new ReadingError(0, 'Nothing is written.');
    return { kind: 'eigenspaces', spaces };
  });
}

const HOW = 'Write each eigenvalue with its vectors: λ = 2: (1, 0), (0, 1); λ = 3: (1, 1).';

/** Semicolons, lines, and a comma or "and" before the next eigenvalue. */
const CHUNK =
  /[;\n]|(?:,|and)?\s*(?=(?:for\s+)?(?:λ|lambda)[_\d₀-₉]{0,3}\s*=)|(?:,|and)\s*(?=E\s*[_(]?\s*[-\d{(])|,\s*(?=[-\d/.]+\s*:)/iuy;

/** `E_2 =` and `E(2) =`. */
const SPACE = /^E\s*_?\s*[({]?\s*(?:λ\s*=\s*)?(?<value>[^=(){}]{1,40}?)\s*[)}]?\s*[=:]/iu;

/** The eigenvalue and the vectors of a part of the text; null where it begins with a vector. */
function headOf(chunk: Piece): { readonly value: Piece; readonly vectors: Piece } | null {
  const space = SPACE.exec(chunk.text);
  const name = space?.groups?.['value'];
  if (space !== null && name !== undefined) {
    return { value: { text: name, at: chunk.at }, vectors: rest(chunk, space[0].length) };
  }
  const colon = /^[^:→]{1,80}?(?::|→|->)/u.exec(chunk.text)?.[0];
  if (colon !== undefined) {
    const value = colon.replace(/(?::|→|->)$/, '').replace(/^\s*for\s/i, '    ');
    return { value: rest({ text: value, at: chunk.at }, 0), vectors: rest(chunk, colon.length) };
  }
  // `λ = 2, v = (1, 0)`: up to the first vector.
  const start = chunk.text.search(/(?:\p{L}[_\d₀-₉]{0,3}\s*=\s*|span\s*)?[([{⟨][^()[\]{}⟨⟩]*[,;]/u);
  if (start <= 0) return null;
  const before = chunk.text
    .slice(0, start)
    .replace(/[\s,]+$/, '')
    .replace(/(?:\s(?:with|has|the|eigenvectors?|vectors?))+$/i, '');
  return before.trim() === '' ? null : { value: rest({ text: before, at: chunk.at }, 0), vectors: rest(chunk, start) };
}

function oneValue(piece: Piece): WrittenValue {
  const [value, ...others] = valuesIn(piece);
  if (value === undefined || others.length > 0) {
    throw new ReadingError(piece.at, `${excerptOf(piece.text)} is not one eigenvalue. ${HOW}`);
  }
  return value;
}
