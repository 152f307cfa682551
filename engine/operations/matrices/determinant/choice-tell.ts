// Why a method was taken for a determinant: what the methods that were compared take for this matrix.

import { mostZerosClaim } from '../../../algorithms/expansion/line-words.ts';
import type { Line } from '../../../algorithms/expansion/solve.ts';
import { counted } from '../../../algorithms/wording.ts';
import { type Block, heading, paragraph } from '../../../document/block.ts';
import { count, type Expression, equal, negative, number, quotient, sum } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { rational } from '../../../exact/rational.ts';
import type { Choice } from './choice.ts';
import { MATRIX } from './names.ts';

/** The method and its reason; nothing where there was no choice. */
export function choiceBlocks(choice: Choice): readonly Block[] {
  if (choice.method === 'formula') return [];
  return [heading(say`Choose a method`), paragraph(...choiceWords[choice.method](choice))];
}

type Words = readonly [decision: Prose, reason: Prose];

const choiceWords: { readonly [K in Exclude<Choice['method'], 'formula'>]: (choice: Choice) => Words } = {
  sarrus: ({ line, size, compared, isCounted }) => [
    say`We use the rule of Sarrus.`,
    !isCounted
      ? say`${fewZeros(line)}. The rule puts all products in one scheme; for an expansion ${minorsClaim(line, size)} would have to be written out.`
      : say`${fewZeros(line)}. The rule takes ${sarrusClaim(compared.sarrus?.multiplications ?? 0)}, all in one scheme. ${expansionClaim(
          'An expansion would take',
          compared.cofactor?.multiplications ?? 0,
        )}, but ${minorsClaim(line, size)} would have to be written out for it.`,
  ],
  cofactor: ({ line, size, compared, isCounted }) => [
    say`We use cofactor expansion.`,
    !isCounted
      ? say`${mostZerosOrNone(line)}. ${minorsLeft(line, size)}.`
      : say`${mostZerosOrNone(line)}. ${minorsLeft(line, size)}, and ${expansionClaim('the whole expansion takes', compared.cofactor?.multiplications ?? 0)}${rivalWords(compared)}.`,
  ],
  'row-operations-then-cofactor': (choice) => [
    say`We clear a column by row operations and expand along it.`,
    say`${choice.isClose ? CLOSE : choice.shared !== null ? sharedWords(choice.shared) : say`${fewZeros(choice.line)}. ${asItStands(choice)}.`} ${clearingWords(choice)}`,
  ],
  'row-reduction': ({ line, size, compared, isCounted }) => [
    say`We use row reduction.`,
    compared.cofactor === undefined || !isCounted
      ? say`${fewZeros(line)}. So an expansion would begin with ${minorsClaim(line, size)} of ${rowsOfMinor(size)} each, and elimination is less work.`
      : say`${fewZeros(line)}. ${expansionClaim(
          'An expansion would take',
          compared.cofactor.multiplications,
        )}, and elimination is less work.`,
  ],
};

/** That a row has a common factor. */
function sharedWords({ row, factor }: NonNullable<Choice['shared']>): Prose {
  const value = number(rational(factor));
  const entries = measure('rowAt', MATRIX, row + 1);
  return say`${claim(say`The entries of row ${row + 1} have the common factor ${value}`, holds('integer', quotient(entries, value)))}. Common factors come before the determinant, and what is left has smaller numbers.`;
}

const CLOSE = say`The entries are long, and rows are close to one another, so we begin with differences of rows.`;

/** What an expansion would take without row operations; its multiplications where they are more. */
function asItStands({ line, size, compared, isCounted }: Choice): Prose {
  const [expansion, clearing] = [compared.cofactor, compared['row-operations-then-cofactor']];
  const minors = say`${minorsClaim(line, size)}${size > 3 ? say` of ${rowsOfMinor(size)}${line.zeros < size - 1 ? ' each' : ''}` : ''}`;
  if (
    !isCounted ||
    expansion === undefined ||
    clearing === undefined ||
    expansion.multiplications <= clearing.multiplications
  ) {
    return say`An expansion of the matrix as it stands would begin with ${minors}`;
  }
  return say`${expansionClaim('An expansion of the matrix as it stands would take', expansion.multiplications)} and begin with ${minors}`;
}

/** Which column is cleared first, where its pivot divides the other entries as they stand. */
function clearingWords({ clearing }: Choice): Prose {
  if (clearing === null) {
    return say`When row operations have left one entry in a column, the expansion along it has a single minor.`;
  }
  const { row, column, pivot, others } = clearing;
  const entryAt = (index: number): Expression => measure('entryAt', MATRIX, index + 1, column + 1);
  const facts = [
    equal(entryAt(row), number(pivot)),
    ...others.map((index) => holds('integer', quotient(entryAt(index), number(pivot)))),
    equal(
      sum(measure('rowCount', MATRIX), negative(measure('zeroCount', measure('columnAt', MATRIX, column + 1)))),
      count(others.length + 1),
    ),
  ];
  return say`${claim(
    say`In column ${column + 1} whole multiples of the ${number(pivot)} in row ${row + 1} clear ${othersWords(others.length)}`,
    ...facts,
  )}, and then the expansion along it has a single minor.`;
}

function othersWords(others: number): Prose {
  return others === 1 ? say`the only other entry that is not zero` : say`the other entries`;
}

/** What the rule of Sarrus would take, where it was compared and takes more. */
function rivalWords({ cofactor, sarrus }: Choice['compared']): Prose {
  if (cofactor === undefined || sarrus === undefined || sarrus.multiplications <= cofactor.multiplications) return [];
  return say`; the rule of Sarrus takes ${sarrusClaim(sarrus.multiplications)}`;
}

function expansionClaim(words: string, multiplications: number): Claim {
  return claim(
    say`${words} ${counted(multiplications, 'multiplication')}`,
    equal(measure('expansionMultiplications', MATRIX), count(multiplications)),
  );
}

function sarrusClaim(multiplications: number): Claim {
  return claim(
    say`${counted(multiplications, 'multiplication')}`,
    equal(measure('permutationMultiplications', MATRIX), count(multiplications)),
  );
}

function minorsClaim({ zeros }: Line, size: number): Claim {
  const minors = size - zeros;
  return claim(
    say`${counted(minors, 'minor')}`,
    equal(sum(measure('columnCount', MATRIX), negative(measure('mostZeros', MATRIX))), count(minors)),
  );
}

function minorsLeft({ zeros }: Line, size: number): Claim {
  const minors = size - zeros;
  const facts = [
    equal(sum(measure('columnCount', MATRIX), negative(measure('mostZeros', MATRIX))), count(minors)),
    equal(measure('columnCount', MATRIX), count(size)),
  ];
  return zeros === 0
    ? claim(say`All ${size} minors must be worked out`, ...facts)
    : claim(say`Terms of zeros vanish: only ${counted(minors, 'minor')} of ${size} must be worked out`, ...facts);
}

function rowsOfMinor(size: number): Claim {
  return claim(
    say`${counted(size - 1, 'row')}`,
    equal(sum(measure('rowCount', MATRIX), negative(count(1))), count(size - 1)),
  );
}

function mostZerosOrNone(line: Line): Prose {
  return line.zeros === 0 ? fewZeros(line) : say`${mostZerosClaim(MATRIX, line)}`;
}

function fewZeros({ zeros }: Line): Prose {
  return zeros === 0
    ? say`${claim(say`No entry of ${MATRIX} is ${0}`, equal(measure('zeroCount', MATRIX), count(0)))}`
    : say`${claim(say`No row or column has more than ${counted(zeros, 'zero')}`, equal(measure('mostZeros', MATRIX), count(zeros)))}`;
}
