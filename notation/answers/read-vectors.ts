// Lists of vectors as students write them: `(1, 0, 2), (0, 1, -1)`, `{(1, 0), (0, 1)}`, `span((1, 2))`, `[1; 2]`, `1 0 2; 0 1 -1`.

import { excerptOf, ReadingError, readOrUnread, type Unread } from '../unread.ts';
import { insideOf, type Piece, piecesOf, plainSigns, rest, withoutLatex } from './split-text.ts';

export interface VectorsText {
  readonly kind: 'vectors';
  /** The entries of each vector; none where the list is empty. */
  readonly vectors: readonly (readonly Piece[])[];
}

const LONGEST = 4000;

/** Reads a list of vectors, of which there may be none. The entries stay texts. */
export function readVectors(text: string): VectorsText | Unread {
  return readOrUnread(text, () => {
    if (text.length > LONGEST) throw new ReadingError(0, `An answer has at most ${LONGEST} characters.`);
    const plain = plainSigns(withoutLatex(text)).replace(/[.\s]+$/, '');
    return { kind: 'vectors', vectors: vectorsIn(rest({ text: plain, at: 0 }, 0)) };
  });
}

const NO_VECTORS =
  /^(?:\{\s*0?\s*\}|∅|none|no vectors?|empty(?: (?:set|list|basis))?|the empty (?:set|list|basis)|only the zero vector|(?:the )?zero (?:space|vector)|the zero vector only|\(\)|\[\])$/i;

/** `Basis of Null(A):`, `B =`, `span`. */
const NAME = /^(?:[^=:()[\]{}]{0,40}(?:\([^()]{0,20}\))?\s*[=:]\s*)?(?:span|lin|sp)?\s*(?=[([{⟨∅]|\p{L}{3}|$)/iu;

/** The vectors in a part of a text. @throws ReadingError */
export function vectorsIn(piece: Piece): readonly (readonly Piece[])[] {
  const named = rest(piece, NAME.exec(piece.text)?.[0].length ?? 0);
  if (named.text === '') throw new ReadingError(named.at, 'Nothing is written.');
  if (NO_VECTORS.test(named.text)) return [];
  if (!/[([{⟨]/.test(named.text)) return withoutBrackets(named);
  const whole = insideOf(named);
  if (whole !== null && /^[([⟨]/.test(whole.text)) return columnOf(vectorsIn(whole));
  const multiples = piecesOf(named.text, /\+/y, named.at).map(withoutLetter);
  if (multiples.every((multiple) => multiple !== null)) return multiples.flatMap(vectorsOfGroup);
  const pieces = piecesOf(named.text, /[,;\n]|(?<![\p{L}\d])and(?![\p{L}\d])|(?<=[)\]⟩}])\s+(?=[([⟨])/uy, named.at);
  return pieces.flatMap(vectorsOfGroup);
}

/** All multiples of a vector, `t(2, 1)`, as that vector; null for another text. */
function withoutLetter(piece: Piece): Piece | null {
  const letter = /^\p{L}[_\d₀-₉]?\s*[*·]?\s*(?=[([⟨])/u.exec(piece.text)?.[0];
  return letter === undefined ? null : rest(piece, letter.length);
}

/** `[[1], [2]]` is one column. */
function columnOf(vectors: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] {
  return vectors.length > 1 && vectors.every(({ length }) => length === 1) ? [vectors.flat()] : vectors;
}

/** `(1, 2)`, `v1 = (1, 2)`, `[1; 2]`, `(1, 2)^T`; several where semicolons part rows. */
function vectorsOfGroup(piece: Piece): readonly (readonly Piece[])[] {
  const name = /^\p{L}[_\d₀-₉']{0,4}\s*[=:]\s*/u.exec(piece.text)?.[0].length ?? 0;
  const unnamed = rest(piece, name);
  const group = { text: unnamed.text.replace(/\s*(?:\^\{?T\}?|ᵀ|')$/, ''), at: unnamed.at };
  const inside = insideOf(group);
  if (inside === null) {
    throw new ReadingError(
      piece.at,
      `${excerptOf(piece.text)} is no vector. Write vectors in parentheses with commas between them: (1, 0), (0, 1).`,
    );
  }
  return rowsIn(inside);
}

/** Rows without brackets: `1 0 2; 0 1 -1`. */
function withoutBrackets(piece: Piece): readonly (readonly Piece[])[] {
  if (/\p{L}{3}/u.test(piece.text.replaceAll('sqrt', ''))) {
    throw new ReadingError(
      piece.at,
      `${excerptOf(piece.text)} is no vector. Write vectors in parentheses with commas between them: (1, 0), (0, 1).`,
    );
  }
  return rowsIn(piece);
}

function rowsIn(piece: Piece): readonly (readonly Piece[])[] {
  const rows = piecesOf(piece.text, /[;\n]/y, piece.at).map(cellsOf);
  if (rows.length === 0) throw new ReadingError(piece.at, 'Nothing is written in these brackets.');
  return rows.length > 1 && rows.every(({ length }) => length === 1) ? [rows.flat()] : rows;
}

function cellsOf(row: Piece): readonly Piece[] {
  return piecesOf(row.text, row.text.includes(',') ? /,/y : /(?<![-+*/^])\s+(?![-+*/^]\s)/y, row.at);
}
