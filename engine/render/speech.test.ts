// Speech: what a listener without the page needs, and that the formula can be rebuilt from what is heard.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { formula, heading } from '../document/block.ts';
import {
  apply,
  cases,
  count,
  determinantOf,
  divided,
  elided,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  markedCells,
  markedColumns,
  markedRows,
  matrixExpression,
  negative,
  number,
  power,
  product,
  productSeries,
  quotient,
  relation,
  root,
  series,
  subscript,
  sum,
  symbol,
  table,
  word,
  words,
} from '../document/expression.ts';
import { claim, type Prose, say } from '../document/prose.ts';
import { vectorSpace } from '../document/vector-space.ts';
import { identity, integerMatrix } from '../exact/matrix.ts';
import {
  add,
  divide,
  equals,
  integer,
  integerPower,
  multiply,
  negate,
  type Rational,
  rational,
} from '../exact/rational.ts';
import { type Arithmetic, arithmetic, rationals } from '../testing/rendering/arithmetic.ts';
import { fraction, small, times } from '../testing/rendering/sample-expressions.ts';
import { RENDERERS } from './renderers.ts';
import { speech } from './speech.ts';
import { spokenText } from './spoken.ts';
import { FRACTIONS, type NumberStyle } from './style.ts';

const [a, b, k, n, x, y] = ['a', 'b', 'k', 'n', 'x', 'y'].map((name) => symbol(name));
const [A, B] = ['A', 'B'].map((name) => symbol(name));
const one = count(1);
const zero = count(0);
const SMALL = 'the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix';

const SAID: Readonly<Record<string, readonly [of: Expression, said: string]>> = {
  'a row operation': [
    relation(indexed('R', 2), 'becomes', sum(indexed('R', 2), times(count(-3), indexed('R', 1)))),
    'row 2 becomes row 2 minus 3 times row 1',
  ],
  'rows that change places': [relation(indexed('R', 1), 'exchanges', indexed('R', 3)), 'rows 1 and 3 change places'],
  'columns that change places': [
    relation(indexed('C', 1), 'exchanges', indexed('C', 2)),
    'columns 1 and 2 change places',
  ],
  'matrices that change places': [relation(A, 'exchanges', B), 'A changes places with B'],
  'a multiple of a row': [
    equal(times(fraction(1, 2), indexed('R', 1)), list([count(2), fraction(7, 2)], 'none')),
    'one half times row 1 equals 2, seven halves',
  ],

  'a marked row': [
    matrixExpression(
      integerMatrix([
        [1, 2],
        [3, 4],
      ]),
      markedRows(1),
    ),
    'the 2 by 2 matrix. Row 1: 1, 2. Row 2, marked: 3, 4; end matrix',
  ],
  'marked columns': [
    grid(
      [
        [one, count(2), count(3)],
        [x, y, zero],
      ],
      1,
      markedColumns(1, 2),
    ),
    'the 2 by 3 augmented matrix, columns 2 and 3 marked. Row 1: 1, bar, 2, 3. Row 2: x, bar, y, 0; end matrix',
  ],
  'marked entries': [
    determinantOf(
      matrixExpression(
        integerMatrix([
          [1, 2],
          [3, 4],
        ]),
        markedCells([0, 0], [1, 1]),
      ),
    ),
    'the determinant of the 2 by 2 matrix. Row 1, entry 1 marked: 1, 2. Row 2, entry 2 marked: 3, 4; end determinant',
  ],
  'a marked entry in a marked row': [
    matrixExpression(
      integerMatrix([
        [1, 2],
        [3, 4],
      ]),
      { rows: [1], columns: [], cells: [[1, 1]] },
    ),
    'the 2 by 2 matrix. Row 1: 1, 2. Row 2, entry 2 marked: 3, 4; end matrix',
  ],
  'marks in a matrix that has a name': [
    matrixExpression(identity(2), markedCells([0, 0])),
    'the 2 by 2 matrix. Row 1, entry 1 marked: 1, 0. Row 2: 0, 1; end matrix',
  ],
  'a marked column of a row matrix': [
    matrixExpression(integerMatrix([[1, 2, 3]]), markedColumns(1)),
    'the 1 by 3 row matrix, entry 2 marked: 1, 2, 3; end matrix',
  ],
  'a marked row of a column matrix': [
    matrixExpression(integerMatrix([[1], [2]]), markedRows(1)),
    'the 2 by 1 column matrix, entry 2 marked: 1, 2; end matrix',
  ],
  'the marked row of a row matrix': [
    matrixExpression(integerMatrix([[1, 2]]), markedRows(0)),
    'the 1 by 2 row matrix: 1, 2; end matrix',
  ],
  'marks in what is left out are not said': [
    matrixExpression(integerMatrix(Array.from({ length: 9 }, (_, row) => [row, 1])), markedRows(2, 5)),
    'the 9 by 2 matrix. Row 1: 0, 1. Row 2: 1, 1. Row 3, marked: 2, 1. Rows 4 to 8 are left out. Row 9: 8, 1; end matrix',
  ],
  'a matrix goes on with a pause': [
    equal(times(small, matrixExpression(identity(2))), small),
    `${SMALL}, times the 2 by 2 identity matrix equals ${SMALL}`,
  ],
  'a power of a matrix before a matrix': [
    times(power(small, count(-1)), power(small, count(2))),
    `${SMALL}, inverse times ${SMALL}, squared`,
  ],
  'an augmented row': [
    grid([[one, count(2), count(3)]], 2),
    'the 1 by 3 augmented matrix. Row 1: 1, 2, bar, 3; end matrix',
  ],
  'a matrix of long entries': [
    grid([
      [quotient(sum(a, b), count(2)), root(sum(a, b))],
      [indexed('a', 2, 1), zero],
    ]),
    'the 2 by 2 matrix. Row 1: entry 1: the fraction with numerator a plus b, and denominator 2, end fraction; entry 2: the square root of a plus b, end root. Row 2: a sub 2 1, 0; end matrix',
  ],
  'a matrix with dots of the story': [
    grid([
      [one, elided('row'), n],
      [elided('column'), elided('diagonal'), elided('column')],
    ]),
    'the 2 by 3 matrix. Row 1: 1, and so on, n. Row 2: and so on down, and so on down, and so on down; end matrix',
  ],
  'a determinant of names': [determinantOf(A), 'the determinant of A'],
  'the negative of a determinant': [negative(determinantOf(A)), 'minus the determinant of A'],
  'the negative of a negative number in a product': [
    negative(product('dot', count(-3), count(2))),
    'minus negative 3 times 2',
  ],

  'a table': [
    table(
      [symbol('k'), indexed('x', 1), power(sum(indexed('x', 1), negative(symbol('μ'))), count(2))],
      [
        [one, count(4), one],
        [count(2), count(6), one],
      ],
      [null, count(10), count(2)],
    ),
    'the table with 3 columns: k; x sub 1; open paren x sub 1 minus mu close paren squared. Row 1: 1, 4, 1. Row 2: 2, 6, 1. Sums: none, 10, 2; end table',
  ],
  'a table of one column': [table([x], [[one]]), 'the table with 1 column: x. Row 1: 1; end table'],
  'a table as an entry in a sum': [
    sum(table([x], [[one]]), one),
    'the table with 1 column: x. Row 1: 1; end table, plus 1',
  ],
  cases: [
    equal(apply('f', x), cases([x, relation(x, 'at-least', zero)], [negative(x), null])),
    'f of x equals 2 cases. Case 1: x if x is greater than or equal to 0. Case 2: negative x otherwise; end cases',
  ],
  'a sum over an index': [
    equal(symbol('S'), series('k', one, n, subscript(x, k))),
    'S equals the sum from k equals 1 to n of x sub k',
  ],
  'a sum over an index that goes on': [
    equal(series('k', one, n, subscript(x, k)), count(6)),
    'the sum from k equals 1 to n of x sub k, end sum, equals 6',
  ],
  'a term behind a sum over an index': [
    sum(series('k', one, n, k), one),
    'the sum from k equals 1 to n of k, end sum, plus 1',
  ],
  'a product over an index': [
    productSeries('i', one, n, indexed('a', 1, 1)),
    'the product from i equals 1 to n of a sub 1 1',
  ],
  'a sum of sums over an index': [
    series('k', one, n, sum(k, one)),
    'the sum from k equals 1 to n of open paren k plus 1 close paren',
  ],

  'an entry': [indexed('a', 1, 2), 'a sub 1 2'],
  'an entry by letters': [subscript(a, symbol('i'), symbol('j')), 'a sub i j'],
  'an entry far out': [indexed('a', 12, 3), 'a sub 12 comma 3'],
  'an index that has an index': [
    subscript(a, subscript(symbol('u'), symbol('i')), k),
    'a sub u sub i, end sub, comma k, end sub',
  ],
  'an entry beside a counted one': [subscript(a, sum(symbol('i'), one), k), 'a sub i plus 1 comma k, end sub'],
  'i times itself': [product('dot', symbol('i'), symbol('i')), 'i times i'],
  'a root in the denominator': [quotient(count(1), root(count(2))), '1 over the square root of 2'],
  'a cofactor': [indexed('C', 1, 2), 'C sub 1 2'],
  'the power of an index': [power(subscript(x, k), count(2)), 'x sub k squared'],

  'a minimum': [apply('min', count(3), count(-1), fraction(1, 2)), 'the minimum of 3, negative 1 and one half'],
  'a minimum of sums': [apply('min', sum(x, one), y), 'the minimum of open paren x plus 1 close paren and y'],
  'a minimum of minima': [
    apply('min', apply('min', one, x), y),
    'the minimum of open paren the minimum of 1 and x close paren and y',
  ],
  'a minimum of many': [
    apply('min', ...Array.from({ length: 21 }, (_, index) => count(index))),
    'the minimum of 0, 1, 2, and so on, 20; end list',
  ],
  'a minimum of a list': [apply('min', list([one, count(2)])), 'the minimum of the list 1, 2; end list'],
  'a minimum that goes on': [equal(apply('min', one, count(2)), one), 'the minimum of 1 and 2, equals 1'],
  'a function of nothing': [apply('min'), 'the minimum of nothing'],
  'a variance': [apply('var', product('adjacent', count(3), x)), 'the variance of open paren 3 x close paren'],
  'a standard deviation': [negative(apply('std', x)), 'minus the standard deviation of x'],
  'a median of numbers': [apply('median', count(2), count(4), count(7)), 'the median of 2, 4 and 7'],
  'a reduced form': [apply('rref', A), 'the reduced row echelon form of A'],
  'a function with a parameter': [
    apply('triu', A, count(-1)),
    'the upper triangle of open paren A comma negative 1 close paren',
  ],
  'a flip of a flip': [
    apply('flipud', apply('fliplr', A)),
    'the up-down flip of open paren the left-right flip of A close paren',
  ],
  'quarter turns': [apply('rot90', A, count(2)), 'the rotation by quarter turns of open paren A comma 2 close paren'],
  'a function without words of its own': [
    apply('row-delete', A, count(2)),
    'row-delete of open paren A comma 2 close paren',
  ],
  'lists on both sides': [
    equal(list([sum(one, count(-2)), sum(count(3), count(-2))], 'none'), list([count(-1), one], 'none')),
    'the list 1 minus 2, 3 minus 2; end list, equals negative 1, 1',
  ],
  'an empty list': [list([]), 'the empty list'],

  'a fraction said with over as a coefficient': [times(fraction(121, 5), x), '121 over 5, times x'],
  'a fraction said as one thing as a coefficient': [times(fraction(11, 5), x), 'eleven fifths x'],
  'a division by a fraction said with over': [
    divided(count(6), fraction(32, 9)),
    '6 divided by open paren 32 over 9 close paren',
  ],
  'a division by a fraction said as one thing': [divided(count(6), fraction(3, 4)), '6 divided by three fourths'],
  'a root of a fraction said with over': [root(fraction(32, 9)), 'the square root of 32 over 9, end root'],
  'a root of a fraction said as one thing': [root(fraction(1, 2)), 'the square root of one half'],
  'a root as a first term': [sum(negative(root(count(5))), one), 'the negative square root of 5, plus 1'],
  'a power in an exponent': [power(x, power(n, k)), 'x raised to the exponent n to the k-th power, end exponent'],
  'an inverse of a product': [power(times(A, B), count(-1)), 'open paren A B close paren inverse'],
  'a reciprocal': [power(x, count(-1)), 'x to the negative 1 power'],
  'words alone': [words('row 1'), 'row 1'],
  'words that cannot be said': [words('名前'), 'unnamed'],
  'a name with a power in it': [word('x²'), 'x squared'],
};

const PROSE: Readonly<Record<string, readonly [text: Prose, said: string]>> = {
  'a matrix at the end': [say`Find the inverse of ${small}.`, `Find the inverse of ${SMALL}.`],
  'a matrix before a colon': [say`Look at ${small}: it is square.`, `Look at ${SMALL}: it is square.`],
  'a matrix inside': [
    say`Bring ${small} to row echelon form.`,
    'Bring the 2 by 2 matrix with row 1: 1, 2; row 2: 3, 4; end matrix, to row echelon form.',
  ],
  'a matrix inside a question': [
    say`How many rows does ${small} have?`,
    'How many rows does the 2 by 2 matrix with row 1: 1, 2; row 2: 3, 4; end matrix, have.',
  ],
  'a determinant inside': [
    say`So ${determinantOf(small)} is not ${0}.`,
    'So the determinant of the 2 by 2 matrix with row 1: 1, 2; row 2: 3, 4; end determinant, is not 0.',
  ],
  'a table inside': [
    say`The table ${table([x], [[one]], [one])} is short.`,
    'The table with 1 column: x and row 1: 1; sums: 1; end table, is short.',
  ],
  'an equation inside': [
    say`The sum ${equal(symbol('C'), sum(A, B))} is this matrix.`,
    'The sum C equals A plus B, is this matrix.',
  ],
  'an equation at the end': [say`So ${equal(x, one)}.`, 'So x equals 1.'],
  'an equation in parentheses': [say`It holds (${equal(x, one)}) here.`, 'It holds (x equals 1) here.'],
  'a claim': [say`${claim(say`Row ${2} has the most zeros`, one)}.`, 'Row 2 has the most zeros.'],
  'a list': [say`The numbers ${list([one, count(2)], 'none')} add up.`, 'The numbers 1, 2 add up.'],
  'a determinant behind its name': [say`The determinant ${determinantOf(A)} is 0.`, 'The determinant of A is 0.'],
  'a determinant behind its name, and before what it is of': [
    say`The determinant ${determinantOf(A)} of a square matrix ${A} is a factor.`,
    'The determinant of a square matrix A is a factor.',
  ],
  'a determinant behind the name of something else': [
    say`The trace and ${determinantOf(A)} are 0.`,
    'The trace and the determinant of A are 0.',
  ],
  'a trace at the end, behind its name': [say`This is the trace ${apply('tr', A)}.`, 'This is the trace of A.'],
  'a list in brackets before other words': [
    say`The rows add up to ${list([one, count(2)])} and the columns to ${list([count(2), one])}.`,
    'The rows add up to the list 1, 2; end list, and the columns to 2, 1.',
  ],
};

const TEXTS: Readonly<Record<string, string>> = {
  'det(λI − A)': 'det(lambda I minus A)',
  'A⁻¹ and Aᵀ': 'A inverse and A transpose',
  'x² + y³': 'x squared plus y cubed',
  'x⁻² or x¹⁰': 'x to the negative 2 power or x to the tenth power',
  'a₁₂': 'a sub 12',
  'down to -3 (-1 to 1)': 'down to negative 3 (negative 1 to 1)',
  'n-th, 2-by-2': 'n-th, 2-by-2',
  'Gauss–Jordan': 'Gauss-Jordan',
  'Rows 1 ↔ 2': 'Rows 1 changes places with 2',
  '±5 % of ½': 'plus or minus 5 percent of 1 over 2',
  café: 'cafe',
  '<b>“Why?”</b>': 'is less than b is greater than Why. is less than over b is greater than',
};

describe('what is said of an expression', () => {
  for (const [name, [of, said]] of Object.entries(SAID)) {
    it(name, () => assert.equal(speech.expression(of, FRACTIONS), said));
  }
});

describe('what is said of a sentence', () => {
  for (const [name, [text, said]] of Object.entries(PROSE)) {
    it(name, () => assert.equal(speech.prose(text, FRACTIONS), said));
  }
});

describe('what is said of signs in words', () => {
  for (const [text, said] of Object.entries(TEXTS)) {
    it(text, () => assert.equal(speech.prose([text], FRACTIONS), said));
  }
  it('nothing else is left of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => assert.match(spokenText(text), /^[A-Za-z0-9 .,;:'()-]*$/)),
      { seed: 20260101, numRuns: 500 },
    );
  });
});

describe('blocks', () => {
  it('a heading is a sentence', () => assert.equal(speech.block(heading(say`Step ${1}`), FRACTIONS), 'Step 1.'));
  it('a formula is a sentence', () =>
    assert.equal(speech.block(formula(equal(A, small)), FRACTIONS), `A equals ${SMALL}.`));
});

function spokenBlock(of: Expression): string {
  return speech.block(formula(of), FRACTIONS);
}

describe('what row operations change', () => {
  const rows = [
    [1, 2, 3],
    [0, 4, 5],
    [0, 0, 6],
  ];
  const augmented = (changed: readonly number[]): Expression =>
    grid(
      rows.map((row) => row.map(count)),
      2,
      { rows: changed, columns: [], cells: [[0, 0]] },
    );

  it('of one row is that row', () => assert.equal(spokenBlock(augmented([2])), 'New row 3: 0, 0, bar, 6.'));
  it('of two rows is both', () =>
    assert.equal(spokenBlock(augmented([0, 2])), 'New row 1: 1, 2, bar, 3. New row 3: 0, 0, bar, 6.'));
  it('of every row is the matrix', () =>
    assert.match(spokenBlock(augmented([0, 1, 2])), /^the 3 by 3 augmented matrix\. /));
  it('of no row is the matrix', () =>
    assert.match(spokenBlock(matrixExpression(integerMatrix(rows))), /^the 3 by 3 matrix\. Row 1: /));
  it('is not said of a matrix with a name', () =>
    assert.match(spokenBlock(equal(A, augmented([2]))), /^A equals the 3 by 3 augmented matrix\. /));
  it('is the matrix where a changed row is left out', () => {
    const tall = integerMatrix(Array.from({ length: 9 }, (_, row) => [row, 1]));
    assert.match(spokenBlock(matrixExpression(tall, markedRows(5))), /^the 9 by 2 matrix\. /);
  });
});

describe('matrices of blocks are said by their true size', () => {
  const wide = integerMatrix([
    [1, 2, 1, 0],
    [3, 4, 0, 1],
  ]);
  const chains: readonly (readonly [name: string, of: Expression, opening: string])[] = [
    ['two blocks', equal(grid([[A, B]], 1), matrixExpression(wide)), 'the augmented matrix A bar B equals'],
    [
      'columns',
      equal(symbol('C'), grid([[a, b]]), small),
      'C equals the 2 by 2 matrix with the columns a, b; end matrix, equals',
    ],
    [
      'rows',
      equal(symbol('C'), grid([[a], [b]]), small),
      'C equals the 2 by 2 matrix with the rows a; b; end matrix, equals',
    ],
    [
      'entries',
      equal(grid([[a, b]]), matrixExpression(integerMatrix([[1, 2]]))),
      'the 1 by 2 row matrix: a, b; end matrix, equals',
    ],
  ];
  for (const [name, of, opening] of chains) {
    it(name, () => assert.ok(spokenBlock(of).startsWith(opening), spokenBlock(of)));
  }
});

describe('products of vectors are told from those of numbers', () => {
  const [u, v] = ['u', 'v'].map((name) => symbol(name));
  const [first, second] = [indexed('u', 1), indexed('v', 1)];
  const products: readonly (readonly [name: string, of: Expression, spoken: string])[] = [
    ['the dot product', product('dot', u, v), 'u dot v'],
    ['the cross product', product('cross', u, v), 'u cross v'],
    [
      'the dot product with a cross product',
      product('dot', u, product('cross', u, v)),
      'u dot open paren u cross v close paren',
    ],
    ['the dot product with an image', product('dot', x, product('adjacent', A, x)), 'x dot A x'],
    ['entries side by side', product('adjacent', first, second), 'u sub 1 times v sub 1'],
    ['a number times a vector', product('adjacent', symbol('i'), second), 'i times v sub 1'],
    ['numbers', product('cross', count(2), count(3)), '2 times 3'],
  ];
  for (const [name, of, spoken] of products) it(name, () => assert.equal(speech.expression(of, FRACTIONS), spoken));
});

describe('a matrix given by its columns alone', () => {
  it('is no matrix with one row', () =>
    assert.equal(
      speech.expression(equal(symbol('Q'), grid([[indexed('q', 1), indexed('q', 2)]])), FRACTIONS),
      'Q equals the matrix with the columns q sub 1, q sub 2; end matrix',
    ));
});

describe('the space of all vectors of a length', () => {
  const all = vectorSpace(3, false);
  it('is no power when it is spoken', () => assert.equal(speech.expression(all, FRACTIONS), 'R 3'));
  it('has a letter of its own in LaTeX', () =>
    assert.equal(RENDERERS.latex.expression(all, FRACTIONS), '\\mathbb{R}^{3}'));
  it('is named for programs', () =>
    assert.deepEqual(RENDERERS.mathjson.expression(all, FRACTIONS), ['Power', 'RealNumbers', 3]));
});

const squareRoots: fc.Arbitrary<Arithmetic> = fc
  .integer({ min: 0, max: 12 })
  .map((value) => ({ node: root(count(value * value)), value: integer(value) }));

const heard = arithmetic(['dot', 'cross', 'adjacent', 'hadamard'], squareRoots);

const NUMERATORS =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const DENOMINATORS = ' - half third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const POWERS: ReadonlyMap<string, number> = new Map([
  ['squared', 2],
  ['cubed', 3],
  ['to the 0 power', 0],
  ['to the first power', 1],
  ['to the fourth power', 4],
]);
const WORDS =
  /open paren|close paren|the (?:negative )?fraction with numerator|and denominator|end fraction|end root|the (?:negative )?square root of|times, entry by entry,|divided by|to the \w+ power|[a-z]+|\d+|\S/g;

/**
 * The value of a line as a listener takes it: powers first, then "over", then "times" and "divided by" from the left, then "plus"
 * and "minus"; a fraction and a root reach to their ends, and a root that has no end is that of the next number.
 */
function valueHeard(line: string): Rational {
  const tokens = (line.match(WORDS) ?? []).filter((token) => token !== ',');
  let at = 0;
  const take = (token: string): boolean => tokens[at] === token && ++at > 0;
  const readTo = (closing: string): Rational => {
    const value = readSum();
    assert.ok(take(closing), `${closing} expected in ${line}`);
    return value;
  };
  const readRoot = (): Rational => {
    const from = at;
    const whole = readNumber();
    if (take('end root')) return squareRoot(whole);
    at = from;
    return squareRoot(readSign(readNumber));
  };
  const readNumber = (): Rational => {
    const token = tokens[at++];
    if (/^\d+$/.test(token)) return integer(Number(token));
    const above = NUMERATORS.indexOf(token);
    const below = DENOMINATORS.indexOf(tokens[at++].replace('halves', 'half').replace(/s$/, ''));
    assert.ok(above > 0 && below > 1, line);
    return rational(BigInt(above), BigInt(below));
  };
  const readAtom = (): Rational => {
    if (take('open paren')) return readTo('close paren');
    if (take('the square root of')) return readRoot();
    if (take('the negative square root of')) return negate(readRoot());
    const isNegative = take('the negative fraction with numerator');
    if (!isNegative && !take('the fraction with numerator')) return readNumber();
    const above = readTo('and denominator');
    const value = divide(above, readTo('end fraction'));
    return isNegative ? negate(value) : value;
  };
  const readSign = (read: () => Rational): Rational =>
    take('negative') || take('minus') ? negate(readSign(read)) : read();
  const readOver = (): Rational => {
    const value = readAtom();
    return take('over') ? divide(value, readSign(readAtom)) : value;
  };
  const readPower = (): Rational => {
    const value = readOver();
    const exponent = POWERS.get(tokens[at] ?? '');
    if (exponent === undefined) return value;
    at += 1;
    return integerPower(value, BigInt(exponent));
  };
  const readProduct = (): Rational => {
    let value = readSign(readPower);
    for (;;) {
      if (take('times') || take('times, entry by entry,')) value = multiply(value, readSign(readPower));
      else if (take('divided by')) value = divide(value, readSign(readPower));
      else return value;
    }
  };
  const readSum = (): Rational => {
    let value = readProduct();
    for (;;) {
      if (take('plus')) value = add(value, readProduct());
      else if (take('minus')) value = add(value, negate(readProduct()));
      else return value;
    }
  };
  const value = readSum();
  assert.equal(at, tokens.length, line);
  return value;
}

function squareRoot(square: Rational): Rational {
  const value = integer(Math.sqrt(Number(square.numerator)));
  assert.ok(equals(multiply(value, value), square));
  return value;
}

describe('a listener', () => {
  it('can rebuild the formula', () => {
    fc.assert(
      fc.property(heard, ({ node, value }) => {
        fc.pre(value !== null);
        const line = speech.expression(node, FRACTIONS);
        assert.ok(equals(valueHeard(line), value), line);
      }),
      { seed: 20260101, numRuns: 2000 },
    );
  });
});

const STYLES: readonly NumberStyle[] = [
  FRACTIONS,
  { decimals: null, notation: 'decimal' },
  { decimals: 2, notation: 'fraction' },
];

const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const child = tie('expression');
  const pair = fc.tuple(child, child);
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        rationals.map(number),
        fc.constantFrom('x', 'A', 'λ', 'Σ', 'my name', '名').map(symbol),
        fc.constantFrom('if', '', ' , ', '(!)').map(words),
        fc.constant(small),
      ),
      pair.map(([first, second]) => sum(first, second)),
      pair.map(([first, second]) => product('adjacent', first, second)),
      pair.map(([first, second]) => quotient(first, second)),
      pair.map(([first, second]) => power(first, second)),
      pair.map(([first, second]) => equal(first, second)),
      pair.map(([first, second]) => relation(first, 'exchanges', second)),
      pair.map(([first, second]) => table([first, second], [[first, second]], [null, second])),
      pair.map(([first, second]) => cases([first, second], [second, null])),
      pair.map(([first, second]) => series('k', first, second, sum(first, second))),
      pair.map(([first, second]) => apply('max', first, second)),
      pair.map(([first, second]) => grid([[first, second]], 1)),
      pair.map(([first, second]) => list([first, second])),
      pair.map(([first, second]) => subscript(first, second)),
      child.map((node) => root(node)),
      child.map(negative),
      child.map(determinantOf),
    ),
  };
});

const counted = (text: string, what: RegExp): number => (text.match(what) ?? []).length;

describe('any expression', () => {
  for (const style of STYLES) {
    it(`in decimals ${style.decimals}, notation ${style.notation}: plain words, single spaces, stops behind words`, () => {
      fc.assert(
        fc.property(expression, (node) => {
          for (const text of [speech.expression(node, style), speech.prose(say`Now ${node} is said.`, style)]) {
            assert.match(text, /^[A-Za-z0-9 .,;:'()-]+$/);
            assert.doesNotMatch(text, / {2}| [.,;:)]|\( |,[.,;:)]|^[ ,]|[ ,]$/);
            assert.equal(counted(text, /\bopen paren\b/g), counted(text, /\bclose paren\b/g), text);
            assert.equal(counted(text, /\bfraction with\b/g), counted(text, /\bend fraction\b/g), text);
          }
        }),
        { seed: 20260101, numRuns: 300 },
      );
    });
  }
});
