// Random JSON texts in all the spellings that the grammar allows, for property tests.

import * as fc from 'fast-check';

const digits = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength, maxLength });

const wholePart = fc.oneof(
  fc.constant('0'),
  fc
    .tuple(fc.constantFrom(...Array.from('123456789')), fc.oneof(digits(0, 3), digits(0, 18)))
    .map((parts) => parts.join('')),
);

/** Number literals: with and without a sign, up to 19 digits before and 24 behind the point, exponents small and large. */
export const numberText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '-'),
    wholePart,
    fc.oneof(
      fc.constant(''),
      digits(1, 3).map((d) => `.${d}`),
      digits(1, 24).map((d) => `.${d}`),
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom('e', 'E', 'e+', 'E-', 'e-'), digits(1, 2)).map((p) => p.join('')),
      },
    ),
  )
  .map((parts) => parts.join(''));

const space = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.string({ unit: fc.constantFrom(...Array.from(' \t\n\r')), maxLength: 3 }),
);

/** String literals: raw characters of all planes, short escapes, \u escapes with and without their partners in capitals and small letters. */
export const stringText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }).map((s) => JSON.stringify(s).slice(1, -1)) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('\\"', '\\\\', '\\/', '\\b', '\\f', '\\n', '\\r', '\\t', '\\u0000', '\\u00fF'),
      },
      {
        weight: 2,
        arbitrary: fc
          .string({ unit: 'binary', minLength: 1, maxLength: 1 })
          .map((character) =>
            Array.from(
              { length: character.length },
              (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
            ).join(''),
          ),
      },
    ),
    { maxLength: 4 },
  )
  .map((parts) => `"${parts.join('')}"`);

function separated(parts: readonly (readonly string[])[], open: string, close: string): string {
  return open + parts.map((part) => part.join('')).join(',') + close;
}

/** JSON texts with white space wherever it may stand, and no key twice in an object. */
export const jsonText: fc.Arbitrary<string> = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('null', 'true', 'false'),
    numberText,
    stringText,
    tie('array'),
    tie('object'),
  ),
  array: fc.array(fc.tuple(space, tie('value'), space), { maxLength: 4 }).map((items) => separated(items, '[', ']')),
  object: fc
    .uniqueArray(fc.tuple(space, stringText, space, fc.constant(':'), space, tie('value'), space), {
      maxLength: 4,
      selector: (member): unknown => JSON.parse(member[1]),
    })
    .map((members) => separated(members, '{', '}')),
})).value;

/** The bytes of a text, damaged at one to `most` places below `end`: bytes are taken away, and others come in, often those that JSON has. */
export function damagedBytes(text: fc.Arbitrary<string>, end: number, most: number): fc.Arbitrary<Uint8Array> {
  const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...Buffer.from('[]{},:"\\-+.eE0019u \n/')));
  const damage = fc.record({
    place: fc.nat({ max: end - 1 }),
    removed: fc.nat({ max: 2 }),
    added: fc.array(byte, { maxLength: 2 }),
  });
  return fc.tuple(text, fc.array(damage, { minLength: 1, maxLength: most })).map(([whole, damages]) => {
    const bytes = [...Buffer.from(whole)];
    for (const { place, removed, added } of damages) bytes.splice(place % (bytes.length + 1), removed, ...added);
    return Uint8Array.from(bytes);
  });
}

/** A matrix in JSON: rows of number literals, with white space wherever it may stand. */
export function matrixText(rows: readonly (readonly string[])[]): fc.Arbitrary<string> {
  return fc
    .array(space, { minLength: 2 * rows.length, maxLength: 2 * rows.length })
    .map((spaces) => `[${rows.map((row, i) => `${spaces[2 * i]}[${row.join(`${spaces[2 * i + 1]},`)}]`).join(',')}]`);
}
