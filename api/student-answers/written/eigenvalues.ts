// Eigenvalues with their multiplicities, and eigenspaces, judged value by value.

import type { Answer, AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { readEigenspaces } from '@matrixsteps/notation/answers/read-eigenspaces.ts';
import { readEigenvalues, type WrittenValue } from '@matrixsteps/notation/answers/read-eigenvalues.ts';
import { compareEntries } from '../compare-answers.ts';
import { areIndependent, isEigenvector } from '../compare-eigenvectors.ts';
import { excerptOf, type GivenEntry, type UnreadPart } from '../given-answer.ts';
import { entriesIn, entryIn, entryText, vectorsText, vectorText } from './entries.ts';
import { type Judgement, notRead, ordinal, right, unreadable, type WrittenQuestion, wrong } from './judgement.ts';

/** A right eigenvalue. */
interface Known {
  readonly value: Scalar;
  readonly multiplicity: number;
  readonly basis: readonly (readonly Scalar[])[];
}

function knownIn(answer: AnswerOf<'structure'>): readonly Known[] {
  const found = answer.members.map(([, part]) => part).find((part) => part.kind === 'structures');
  if (found?.kind !== 'structures') throw new Error('eigenvalues are expected');
  return found.items.map(({ members }) => {
    const value = members.map(([, part]) => part).find((part) => part.kind === 'scalar');
    const multiplicity = members.map(([, part]) => part).find((part) => part.kind === 'count');
    const basis = members.map(([, part]) => part).find((part) => part.kind === 'vectors');
    return {
      value: scalarOf(value),
      multiplicity: multiplicity?.kind === 'count' ? multiplicity.value : 1,
      basis: basis?.kind === 'vectors' ? basis.vectors : [],
    };
  });
}

function scalarOf(part: Answer | undefined): Scalar {
  if (part?.kind !== 'scalar') throw new Error('a value is expected');
  return part.value;
}

type ReadValues =
  | {
      readonly kind: 'values';
      readonly values: readonly { readonly entry: GivenEntry; readonly times: number | null }[];
    }
  | { readonly kind: 'unread'; readonly part: UnreadPart };

function valuesOf(written: readonly WrittenValue[]): ReadValues {
  const values: { entry: GivenEntry; times: number | null }[] = [];
  for (const { text, times } of written) {
    const entry = entryIn({ text });
    if ('reason' in entry) return { kind: 'unread', part: entry };
    values.push({ entry, times });
  }
  return { kind: 'values', values };
}

export function judgeEigenvalues(
  value: unknown,
  answer: AnswerOf<'structure'>,
  { decimalPlaces }: WrittenQuestion,
): Judgement {
  if (typeof value !== 'string') return unreadable(excerptOf(value), 'it is no text');
  const written = readEigenvalues(value);
  if (written.kind === 'unread') return notRead(value, written);
  const read = valuesOf(written.values);
  if (read.kind === 'unread') return read;
  const known = knownIn(answer);
  const counted = known.map(() => 0);
  const shown = read.values
    .map(({ entry, times }) => `${entryText(entry)}${times === null || times === 1 ? '' : ` (${times} times)`}`)
    .join(', ');
  let isRounded = false;
  for (const [index, { entry, times }] of read.values.entries()) {
    const outcomes = known.map((one) => compareEntries(entry, one.value, decimalPlaces));
    const at = outcomes.findIndex((outcome) => outcome !== 'wrong');
    if (at < 0)
      return wrong(
        read.values.length === 1
          ? `${entryText(entry)} is not an eigenvalue`
          : `the ${ordinal(index)} value, ${entryText(entry)}, is not an eigenvalue`,
        shown,
      );
    isRounded ||= outcomes[at] === 'rounded';
    counted[at] += times ?? 1;
  }
  const size = known.reduce((sum, { multiplicity }) => sum + multiplicity, 0);
  const total = counted.reduce((sum, count) => sum + count, 0);
  if (total !== size)
    return wrong(
      `the multiplicities add up to ${total}, and those of a ${size} × ${size} matrix add up to ${size}`,
      shown,
    );
  const miscounted = known.findIndex(({ multiplicity }, at) => multiplicity !== counted[at]);
  if (miscounted < 0) return right(shown, isRounded ? 'correct_when_rounded' : 'correct');
  const first = read.values.find(({ entry }) =>
    known.some(
      (one, at) => counted[at] !== one.multiplicity && compareEntries(entry, one.value, decimalPlaces) !== 'wrong',
    ),
  );
  return wrong(
    first === undefined
      ? 'an eigenvalue is missing'
      : `each of these is an eigenvalue, but the multiplicity of ${entryText(first.entry)} is wrong`,
    shown,
  );
}

const TOO_LONG = 'vectors with such numbers and of this length are not judged here';

export function judgeEigenspaces(
  value: unknown,
  answer: AnswerOf<'structure'>,
  { decimalPlaces }: WrittenQuestion,
): Judgement {
  if (typeof value !== 'string') return unreadable(excerptOf(value), 'it is no text');
  const written = readEigenspaces(value);
  if (written.kind === 'unread') return notRead(value, written);
  const read = valuesOf(written.spaces.map((space) => space.value));
  if (read.kind === 'unread') return read;
  const spaces: { entry: GivenEntry; rows: readonly (readonly GivenEntry[])[] }[] = [];
  for (const [index, { vectors }] of written.spaces.entries()) {
    const entries = entriesIn(vectors);
    if (entries.kind === 'unread') return entries;
    spaces.push({ entry: read.values[index].entry, rows: entries.rows });
  }
  const shown = spaces.map(({ entry, rows }) => `λ = ${entryText(entry)}: ${vectorsText(rows)}`).join('; ');
  const known = knownIn(answer);
  const found: (readonly (readonly GivenEntry[])[])[] = known.map(() => []);
  for (const { entry, rows } of spaces) {
    const at = known.findIndex((one) => compareEntries(entry, one.value, decimalPlaces) !== 'wrong');
    if (at < 0) return wrong(`${entryText(entry)} is not an eigenvalue`, shown);
    const { basis } = known[at];
    const short = rows.find((row) => row.length !== basis[0].length);
    if (short !== undefined) return wrong(`${vectorText(short)} does not have ${basis[0].length} entries`, shown);
    const tried = rows.map((row) => isEigenvector(row, basis));
    if (tried.includes('unknown')) return unreadable(value, TOO_LONG);
    const no = rows[tried.indexOf(false)];
    if (no !== undefined) return wrong(`${vectorText(no)} is no eigenvector for λ = ${entryText(entry)}`, shown);
    found[at] = [...found[at], ...rows];
    if (areIndependent(found[at]) === 'unknown') return unreadable(value, TOO_LONG);
    if (areIndependent(found[at]) === false)
      return wrong(`the vectors for λ = ${entryText(entry)} are not independent`, shown);
  }
  const missing = known.findIndex(({ basis }, at) => found[at].length < basis.length);
  if (missing < 0) return right(shown);
  if (found[missing].length === 0) return wrong('an eigenvalue is missing', shown);
  const given = spaces.find(({ entry }) => compareEntries(entry, known[missing].value, decimalPlaces) !== 'wrong');
  return wrong(
    `the eigenspace of λ = ${given === undefined ? '' : entryText(given.entry)} has more dimensions than these vectors span`,
    shown,
  );
}
