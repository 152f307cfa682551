// What every renderer owes: the same expressions in each format, as a teacher would write or say them by hand.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import temml from 'temml';
import { formula, heading, paragraph, rule } from '../document/block.ts';
import {
  apply,
  count,
  determinantOf,
  divided,
  elided,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  root,
  subscript,
  sum,
  symbol,
  word,
  words,
} from '../document/expression.ts';
import { say } from '../document/prose.ts';
import { floatMatrix, identity, integerMatrix, matrixOf, zeroMatrix } from '../exact/matrix.ts';
import { integer, rational } from '../exact/rational.ts';
import { float } from '../exact/scalar.ts';
import { assertBalanced } from '../testing/balanced.ts';
import { RENDERERS } from './renderers.ts';
import { FRACTIONS, type NumberStyle } from './style.ts';
import type { Extent } from './view.ts';

const DECIMALS: NumberStyle = { decimals: null, notation: 'decimal' };
const TWO_PLACES: NumberStyle = { decimals: 2, notation: 'fraction' };

const fraction = (p: number, q: number): Expression => number(rational(BigInt(p), BigInt(q)));
const surd = (sign: 1 | -1, p: number, q: number, exponent = rational(1n, 2n)): Expression =>
  number({ kind: 'power', sign, base: rational(BigInt(p), BigInt(q)), exponent });
const x = symbol('x');
const A = symbol('A');
const B = symbol('B');
const lambda = symbol('λ');
const small = matrixExpression(
  integerMatrix([
    [1, 2],
    [3, 4],
  ]),
);
const multiplicationTable = matrixExpression(
  integerMatrix(Array.from({ length: 20 }, (_, i) => Array.from({ length: 20 }, (_unused, j) => (i + 1) * (j + 1)))),
);
const SMALL_LATEX = '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}';
const SMALL_SPEECH = 'the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix';

interface Case {
  readonly of: Expression;
  readonly style?: NumberStyle;
  readonly extent?: Extent;
  readonly plain: string | readonly string[];
  readonly latex: string;
  readonly speech: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'a negative number': { of: count(-3), plain: '−3', latex: '-3', speech: 'negative 3' },
  'a fraction': { of: fraction(-3, 2), plain: '−3/2', latex: '-\\frac{3}{2}', speech: 'negative three halves' },
  'a fraction of large numbers': {
    of: fraction(22, 17),
    plain: '22/17',
    latex: '\\frac{22}{17}',
    speech: '22 over 17',
  },
  'a decimal': { of: fraction(-3, 2), style: DECIMALS, plain: '−1.5', latex: '-1.5', speech: 'negative 1.5' },
  'a fraction without an end as a decimal': {
    of: fraction(1, 3),
    style: DECIMALS,
    plain: '1/3',
    latex: '\\frac{1}{3}',
    speech: 'one third',
  },
  'a number rounded to nothing has no sign': {
    of: fraction(-1, 1000),
    style: TWO_PLACES,
    plain: '0',
    latex: '0',
    speech: '0',
  },
  'a double with a power of ten': {
    of: number(float(-1.5e-7)),
    plain: '−1.5 × 10⁻⁷',
    latex: '-1.5 \\times 10^{-7}',
    speech: 'negative 1.5 times 10 to the negative 7 power',
  },
  'a square root': {
    of: surd(-1, 5, 4),
    plain: '−√(5/4)',
    latex: '-\\sqrt{\\frac{5}{4}}',
    speech: 'negative the square root of five fourths',
  },
  'a cube root': {
    of: surd(1, 7, 1, rational(1n, 3n)),
    plain: '∛7',
    latex: '\\sqrt[3]{7}',
    speech: 'the cube root of 7',
  },
  'an irrational power': {
    of: surd(1, 2, 3, rational(-3n, 4n)),
    plain: '(2/3)^(−3/4)',
    latex: '\\left(\\frac{2}{3}\\right)^{-\\frac{3}{4}}',
    speech: 'open paren two thirds close paren raised to the exponent negative three fourths, end exponent',
  },

  'negative terms': {
    of: sum(count(5), count(-3), fraction(-1, 2)),
    plain: '5 − 3 − 1/2',
    latex: '5 - 3 - \\frac{1}{2}',
    speech: '5 minus 3 minus one half',
  },
  'a negative first term': {
    of: sum(count(-5), count(3)),
    plain: '−5 + 3',
    latex: '-5 + 3',
    speech: 'negative 5 plus 3',
  },
  'a subtracted negative number': {
    of: sum(count(5), negative(count(-3))),
    plain: '5 − (−3)',
    latex: '5 - \\left(-3\\right)',
    speech: '5 minus negative 3',
  },
  'a subtracted zero': { of: sum(count(5), negative(count(0))), plain: '5 − 0', latex: '5 - 0', speech: '5 minus 0' },
  'the negative of zero': { of: negative(count(0)), plain: '0', latex: '0', speech: '0' },
  'a subtracted sum': {
    of: sum(x, negative(sum(x, count(-1)))),
    plain: 'x − (x − 1)',
    latex: 'x - \\left(x - 1\\right)',
    speech: 'x minus open paren x minus 1 close paren',
  },
  'the negative of a negative': {
    of: negative(negative(x)),
    plain: '−(−x)',
    latex: '-\\left(-x\\right)',
    speech: 'negative open paren negative x close paren',
  },
  'a grouped sum': {
    of: sum(sum(A, B), symbol('C')),
    plain: '(A + B) + C',
    latex: '\\left(A + B\\right) + C',
    speech: 'open paren A plus B close paren plus C',
  },
  'an empty sum': { of: sum(), plain: '0', latex: '0', speech: '0' },
  'an empty product': { of: product('dot'), plain: '1', latex: '1', speech: '1' },
  'a sum of one term': {
    of: product('dot', count(2), sum(count(-3))),
    plain: '2 · (−3)',
    latex: '2 \\cdot \\left(-3\\right)',
    speech: '2 times negative 3',
  },

  'negative factors': {
    of: product('dot', count(3), count(-2)),
    plain: '3 · (−2)',
    latex: '3 \\cdot \\left(-2\\right)',
    speech: '3 times negative 2',
  },
  'a product as a term': {
    of: sum(product('dot', count(1), count(4)), negative(product('dot', count(2), count(-3)))),
    plain: '1 · 4 − 2 · (−3)',
    latex: '1 \\cdot 4 - 2 \\cdot \\left(-3\\right)',
    speech: '1 times 4 minus 2 times negative 3',
  },
  'a grouped product': {
    of: product('cross', count(2), product('dot', count(3), count(4))),
    plain: '2 × (3 · 4)',
    latex: '2 \\times \\left(3 \\cdot 4\\right)',
    speech: '2 times open paren 3 times 4 close paren',
  },
  'an entry-by-entry product': {
    of: product('hadamard', A, B),
    plain: 'A ∘ B',
    latex: 'A \\circ B',
    speech: 'A times, entry by entry, B',
  },
  'a coefficient': { of: product('adjacent', count(3), x), plain: '3x', latex: '3x', speech: '3 x' },
  'a coefficient of one': { of: product('adjacent', count(1), x), plain: 'x', latex: 'x', speech: 'x' },
  'a coefficient of minus one as a term': {
    of: sum(count(2), product('adjacent', count(-1), x)),
    plain: '2 − x',
    latex: '2 - x',
    speech: '2 minus x',
  },
  'a coefficient that is rounded to one': {
    of: product('adjacent', fraction(999, 1000), x),
    style: TWO_PLACES,
    plain: 'x',
    latex: 'x',
    speech: 'x',
  },
  'a fraction as a coefficient': {
    of: product('adjacent', fraction(3, 2), x),
    plain: '(3/2)x',
    latex: '\\frac{3}{2}x',
    speech: 'three halves x',
  },
  'numbers side by side': {
    of: product('adjacent', count(2), count(3)),
    plain: '2 · 3',
    latex: '2 \\cdot 3',
    speech: '2 times 3',
  },
  'sums side by side': {
    of: product('adjacent', sum(x, count(1)), sum(x, count(-1))),
    plain: '(x + 1)(x − 1)',
    latex: '\\left(x + 1\\right)\\left(x - 1\\right)',
    speech: 'open paren x plus 1 close paren times open paren x minus 1 close paren',
  },
  'a Greek letter beside a letter': {
    of: sum(product('adjacent', lambda, symbol('I')), negative(A)),
    plain: 'λI − A',
    latex: '\\lambda I - A',
    speech: 'lambda I minus A',
  },
  'a coefficient of a root': {
    of: product('adjacent', count(2), root(count(5))),
    plain: '2√5',
    latex: '2\\sqrt{5}',
    speech: '2 times the square root of 5',
  },

  'a negative base': {
    of: power(count(-2), count(3)),
    plain: '(−2)³',
    latex: '\\left(-2\\right)^{3}',
    speech: 'open paren negative 2 close paren cubed',
  },
  'a fraction as a base': {
    of: power(fraction(3, 4), count(2)),
    plain: '(3/4)²',
    latex: '\\left(\\frac{3}{4}\\right)^{2}',
    speech: 'open paren three fourths close paren squared',
  },
  'the negative of a power': {
    of: negative(power(count(2), count(2))),
    plain: '−2²',
    latex: '-2^{2}',
    speech: 'negative 2 squared',
  },
  'a power of a power': {
    of: power(power(x, count(2)), count(3)),
    plain: '(x²)³',
    latex: '\\left(x^{2}\\right)^{3}',
    speech: 'open paren x squared close paren cubed',
  },
  'an exponent of letters': {
    of: power(x, sum(symbol('n'), count(-1))),
    plain: 'xⁿ⁻¹',
    latex: 'x^{n - 1}',
    speech: 'x raised to the exponent n minus 1, end exponent',
  },
  'a high power': { of: power(x, count(21)), plain: 'x²¹', latex: 'x^{21}', speech: 'x to the 21st power' },
  'a root of a sum': {
    of: root(sum(x, count(1))),
    plain: '√(x + 1)',
    latex: '\\sqrt{x + 1}',
    speech: 'the square root of x plus 1, end root',
  },
  'a root squared': {
    of: power(root(count(5)), count(2)),
    plain: '(√5)²',
    latex: '\\left(\\sqrt{5}\\right)^{2}',
    speech: 'open paren the square root of 5 close paren squared',
  },
  'inverse and transpose': {
    of: product('adjacent', power(A, count(-1)), power(B, symbol('T'))),
    plain: 'A⁻¹Bᵀ',
    latex: 'A^{-1}B^{T}',
    speech: 'A inverse B transpose',
  },

  'a quotient': {
    of: quotient(sum(x, count(1)), product('adjacent', count(2), x)),
    plain: '(x + 1)/(2x)',
    latex: '\\frac{x + 1}{2x}',
    speech: 'the fraction with numerator x plus 1 and denominator 2 x, end fraction',
  },
  'a simple quotient': {
    of: quotient(symbol('a'), symbol('b')),
    plain: 'a/b',
    latex: '\\frac{a}{b}',
    speech: 'a over b',
  },
  'a nested fraction': {
    of: quotient(fraction(1, 2), quotient(count(3), x)),
    plain: '(1/2)/(3/x)',
    latex: '\\frac{\\frac{1}{2}}{\\frac{3}{x}}',
    speech: 'the fraction with numerator one half and denominator 3 over x, end fraction',
  },
  'a division on one line': {
    of: divided(count(-6), fraction(3, 4)),
    plain: '(−6) ÷ (3/4)',
    latex: '\\left(-6\\right) \\div \\frac{3}{4}',
    speech: 'negative 6 divided by three fourths',
  },

  'an entry': { of: indexed('a', 2, 3), plain: 'a₂₃', latex: 'a_{2,3}', speech: 'a sub 2 comma 3' },
  'an entry far out': { of: indexed('a', 12, 3), plain: 'a₁₂,₃', latex: 'a_{12,3}', speech: 'a sub 12 comma 3' },
  'an entry by letters': {
    of: subscript(symbol('a'), symbol('i'), symbol('j')),
    plain: 'aᵢⱼ',
    latex: 'a_{i,j}',
    speech: 'a sub i comma j',
  },
  'a row operation': {
    of: relation(indexed('R', 2), 'becomes', sum(indexed('R', 2), product('adjacent', count(-3), indexed('R', 1)))),
    plain: 'R₂ → R₂ − 3R₁',
    latex: 'R_{2} \\to R_{2} - 3R_{1}',
    speech: 'row 2 becomes row 2 minus 3 times row 1',
  },

  'a matrix': {
    of: matrixExpression(
      matrixOf([
        [integer(1), integer(-2), rational(1n, 2n)],
        [integer(10), integer(0), integer(-3)],
      ]),
    ),
    plain: ['⎡ 1  −2  1/2⎤', '⎣10   0   −3⎦'],
    latex: '\\begin{bmatrix} 1 & -2 & \\frac{1}{2} \\\\ 10 & 0 & -3 \\end{bmatrix}',
    speech: 'the 2 by 3 matrix. Row 1: 1, negative 2, one half. Row 2: 10, 0, negative 3; end matrix',
  },
  'a matrix of decimals': {
    of: matrixExpression(matrixOf([[rational(3n, 2n)], [rational(41n, 4n)], [integer(-2)]])),
    style: DECIMALS,
    plain: ['⎡ 1.5 ⎤', '⎢10.25⎥', '⎣−2   ⎦'],
    latex: '\\begin{bmatrix} 1.5 \\\\ 10.25 \\\\ -2 \\end{bmatrix}',
    speech: 'the 3 by 1 matrix. Row 1: 1.5. Row 2: 10.25. Row 3: negative 2; end matrix',
  },
  'a 1 by 1 matrix': {
    of: matrixExpression(integerMatrix([[5]])),
    plain: '[5]',
    latex: '\\begin{bmatrix} 5 \\end{bmatrix}',
    speech: 'the 1 by 1 matrix. Row 1: 5; end matrix',
  },
  'one row': {
    of: matrixExpression(integerMatrix([[1, 2, 3]])),
    plain: '[1  2  3]',
    latex: '\\begin{bmatrix} 1 & 2 & 3 \\end{bmatrix}',
    speech: 'the 1 by 3 matrix. Row 1: 1, 2, 3; end matrix',
  },
  'the identity matrix': {
    of: matrixExpression(identity(2)),
    plain: ['⎡1  0⎤', '⎣0  1⎦'],
    latex: '\\begin{bmatrix} 1 & 0 \\\\ 0 & 1 \\end{bmatrix}',
    speech: 'the 2 by 2 identity matrix',
  },
  'the zero matrix': {
    of: matrixExpression(zeroMatrix(1, 2)),
    plain: '[0  0]',
    latex: '\\begin{bmatrix} 0 & 0 \\end{bmatrix}',
    speech: 'the 1 by 2 zero matrix',
  },
  'an augmented matrix': {
    of: grid(
      [
        [count(1), count(2), count(3)],
        [count(-4), count(5), count(60)],
      ],
      2,
    ),
    plain: ['⎡ 1  2  │   3⎤', '⎣−4  5  │  60⎦'],
    latex: '\\left[\\begin{array}{rr|r} 1 & 2 & 3 \\\\ -4 & 5 & 60 \\end{array}\\right]',
    speech: 'the 2 by 3 augmented matrix. Row 1: 1, 2, bar, 3. Row 2: negative 4, 5, bar, 60; end matrix',
  },
  'a matrix of sums': {
    of: grid([
      [sum(count(1), count(5)), sum(count(-2), count(-6))],
      [indexed('a', 2, 1), x],
    ]),
    plain: ['⎡1 + 5  −2 − 6⎤', '⎣ a₂₁     x   ⎦'],
    latex: '\\begin{bmatrix} 1 + 5 & -2 - 6 \\\\ a_{2,1} & x \\end{bmatrix}',
    speech: 'the 2 by 2 matrix. Row 1: 1 plus 5, negative 2 minus 6. Row 2: a sub 2 comma 1, x; end matrix',
  },
  'an equation of matrices': {
    of: equal(
      product('adjacent', A, B),
      product('adjacent', small, matrixExpression(integerMatrix([[5], [6]]))),
      matrixExpression(integerMatrix([[17], [39]])),
    ),
    plain: ['AB = ⎡1  2⎤ ⎡5⎤ = ⎡17⎤', '     ⎣3  4⎦ ⎣6⎦   ⎣39⎦'],
    latex: `AB = ${SMALL_LATEX}\\,\\begin{bmatrix} 5 \\\\ 6 \\end{bmatrix} = \\begin{bmatrix} 17 \\\\ 39 \\end{bmatrix}`,
    speech: `A B equals ${SMALL_SPEECH} times the 2 by 1 matrix. Row 1: 5. Row 2: 6; end matrix equals the 2 by 1 matrix. Row 1: 17. Row 2: 39; end matrix`,
  },
  'three rows beside one': {
    of: product('dot', matrixExpression(integerMatrix([[1], [2], [3]])), matrixExpression(integerMatrix([[4, 5]]))),
    plain: ['⎡1⎤', '⎢2⎥ · [4  5]', '⎣3⎦'],
    latex: '\\begin{bmatrix} 1 \\\\ 2 \\\\ 3 \\end{bmatrix} \\cdot \\begin{bmatrix} 4 & 5 \\end{bmatrix}',
    speech:
      'the 3 by 1 matrix. Row 1: 1. Row 2: 2. Row 3: 3; end matrix times the 1 by 2 matrix. Row 1: 4, 5; end matrix',
  },
  'the inverse of a matrix in numbers': {
    of: power(small, count(-1)),
    plain: ['⎡1  2⎤⁻¹', '⎣3  4⎦'],
    latex: `${SMALL_LATEX}^{-1}`,
    speech: `${SMALL_SPEECH} inverse`,
  },
  'a fraction of matrices': {
    of: quotient(determinantOf(small), count(-2)),
    plain: ['│1  2│', '│3  4│', '──────', '  −2'],
    latex: '\\frac{\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}}{-2}',
    speech:
      'the fraction with numerator the determinant of the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end determinant and denominator negative 2, end fraction',
  },
  'a determinant': {
    of: equal(apply('det', A), determinantOf(small), count(-2)),
    plain: ['det(A) = │1  2│ = −2', '         │3  4│'],
    latex: '\\det\\left(A\\right) = \\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix} = -2',
    speech:
      'the determinant of A equals the determinant of the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end determinant equals negative 2',
  },
  'the determinant of a difference': {
    of: determinantOf(sum(product('adjacent', lambda, symbol('I')), negative(A))),
    plain: '│λI − A│',
    latex: '\\left|\\lambda I - A\\right|',
    speech: 'the determinant of lambda I minus A, end determinant',
  },
  'a capital Greek letter': { of: symbol('Λ'), plain: 'Λ', latex: '\\Lambda', speech: 'cap lambda' },
  'a trace': {
    of: apply('tr', sum(A, B)),
    plain: 'tr(A + B)',
    latex: '\\operatorname{tr}\\left(A + B\\right)',
    speech: 'the trace of open paren A plus B close paren',
  },
  'a minimum': {
    of: apply('min', count(1), count(-2)),
    plain: 'min(1, −2)',
    latex: '\\min\\left(1, -2\\right)',
    speech: 'the minimum of 1, negative 2',
  },
  'a pair': { of: list([count(2), count(3)]), plain: '(2, 3)', latex: '\\left(2, 3\\right)', speech: '2, 3' },
  'a list': {
    of: list([count(2), count(-3)], 'square'),
    plain: '[2, −3]',
    latex: '\\left[2, -3\\right]',
    speech: 'the list 2, negative 3; end list',
  },
  'a system': {
    of: list([equal(x, count(1)), relation(symbol('y'), 'at-most', count(-2))], 'none'),
    plain: ['x = 1', 'y ≤ −2'],
    latex: '\\begin{gathered} x = 1 \\\\ y \\le -2 \\end{gathered}',
    speech: 'x equals 1; y is less than or equal to negative 2',
  },
  'dots that a story places': {
    of: sum(x, elided('row'), count(-3)),
    plain: 'x + ⋯ − 3',
    latex: 'x + \\cdots - 3',
    speech: 'x plus and so on minus 3',
  },
  'words between': {
    of: relation(x, 'unequal', words('0 & "1"')),
    plain: 'x ≠ 0 & "1"',
    latex: 'x \\ne \\text{0 \\& "1"}',
    speech: 'x is not equal to 0 and 1',
  },

  'a large matrix': {
    of: multiplicationTable,
    plain: [
      '⎡ 1   2   3  ⋯   20⎤',
      '⎢ 2   4   6  ⋯   40⎥',
      '⎢ 3   6   9  ⋯   60⎥',
      '⎢ ⋮   ⋮   ⋮  ⋱    ⋮⎥',
      '⎣20  40  60  ⋯  400⎦',
    ],
    latex:
      '\\begin{bmatrix} 1 & 2 & 3 & \\cdots & 20 \\\\ 2 & 4 & 6 & \\cdots & 40 \\\\ 3 & 6 & 9 & \\cdots & 60 \\\\ \\vdots & \\vdots & \\vdots & \\ddots & \\vdots \\\\ 20 & 40 & 60 & \\cdots & 400 \\end{bmatrix}',
    speech:
      'the 20 by 20 matrix. Row 1: 1, 2, 3, and so on, 20. Row 2: 2, 4, 6, and so on, 40. Row 3: 3, 6, 9, and so on, 60. Rows 4 to 19 are left out. Row 20: 20, 40, 60, and so on, 400; end matrix',
  },
  'a wide augmented matrix is elided on each side of its bar': {
    of: grid(
      [[...Array.from({ length: 6 }, (_, i) => count(i)), ...Array.from({ length: 6 }, (_, i) => count(i + 10))]],
      6,
    ),
    plain: '[0  1  2  ⋯  5  │  10  11  12  ⋯  15]',
    latex:
      '\\left[\\begin{array}{rrrrr|rrrrr} 0 & 1 & 2 & \\cdots & 5 & 10 & 11 & 12 & \\cdots & 15 \\end{array}\\right]',
    speech: 'the 1 by 12 augmented matrix. Row 1: 0, 1, 2, and so on, 5, bar, 10, 11, 12, and so on, 15; end matrix',
  },
  'a wide matrix shown whole': {
    of: matrixExpression(integerMatrix([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])),
    extent: 'whole',
    plain: '[1  2  3  4  5  6  7  8  9  10  11]',
    latex: '\\begin{bmatrix} 1 & 2 & 3 & 4 & 5 & 6 & 7 & 8 & 9 & 10 & 11 \\end{bmatrix}',
    speech: 'the 1 by 11 matrix. Row 1: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11; end matrix',
  },
  'nine rows': {
    of: matrixExpression(integerMatrix(Array.from({ length: 9 }, (_, row) => [row - 1]))),
    plain: ['⎡−1⎤', '⎢ 0⎥', '⎢ 1⎥', '⎢ ⋮⎥', '⎣ 7⎦'],
    latex: '\\begin{bmatrix} -1 \\\\ 0 \\\\ 1 \\\\ \\vdots \\\\ 7 \\end{bmatrix}',
    speech: 'the 9 by 1 matrix. Row 1: negative 1. Row 2: 0. Row 3: 1. Rows 4 to 8 are left out. Row 9: 7; end matrix',
  },
  'a long list': {
    of: list(
      Array.from({ length: 21 }, (_, i) => count(i)),
      'square',
    ),
    plain: '[0, 1, 2, ⋯, 20]',
    latex: '\\left[0, 1, 2, \\cdots, 20\\right]',
    speech: 'the list 0, 1, 2, and so on, 20; end list',
  },
  'a bare list of one': {
    of: negative(list([count(-5)], 'none')),
    plain: '−(−5)',
    latex: '-\\left(-5\\right)',
    speech: 'negative negative 5',
  },
  'an index of an index': {
    of: subscript(subscript(symbol('a'), count(1)), count(2)),
    plain: '(a₁)₂',
    latex: '\\left(a_{1}\\right)_{2}',
    speech: 'a sub 1 sub 2',
  },
  'an entry squared': {
    of: power(indexed('a', 1, 2), count(2)),
    plain: 'a₁₂²',
    latex: 'a_{1,2}^{2}',
    speech: 'a sub 1 comma 2 squared',
  },
  'a long sum': {
    of: sum(...Array.from({ length: 13 }, (_, i) => count(-i))),
    plain: '0 − 1 − 2 + ⋯ − 12',
    latex: '0 - 1 - 2 + \\cdots - 12',
    speech: '0 minus 1 minus 2 plus and so on minus 12',
  },

  'an exponent is not rounded': {
    of: equal(power(count(2), number(rational(1n, 2n))), number(rational(707n, 500n))),
    style: { decimals: 0, notation: 'decimal' },
    plain: '2^(0.5) ≈ 1',
    latex: '2^{0.5} \\approx 1',
    speech: '2 raised to the exponent 0.5, end exponent is approximately equal to 1',
  },
  'an equality beside a rounded number': {
    of: equal(quotient(count(1), count(3)), fraction(1, 3), fraction(2, 6)),
    style: TWO_PLACES,
    plain: '1/3 ≈ 0.33 ≈ 0.33',
    latex: '\\frac{1}{3} \\approx 0.33 \\approx 0.33',
    speech: '1 over 3 is approximately equal to 0.33 is approximately equal to 0.33',
  },
  'only the links beside it': {
    of: equal(x, fraction(1, 2), sum(fraction(1, 3), fraction(1, 6))),
    style: TWO_PLACES,
    plain: 'x = 0.5 ≈ 0.33 + 0.17',
    latex: 'x = 0.5 \\approx 0.33 + 0.17',
    speech: 'x equals 0.5 is approximately equal to 0.33 plus 0.17',
  },
  'a double is never equal': {
    of: equal(x, matrixExpression(floatMatrix(1, 2, Float64Array.of(1.5, -0)))),
    plain: 'x ≈ [1.5  0]',
    latex: 'x \\approx \\begin{bmatrix} 1.5 & 0 \\end{bmatrix}',
    speech: 'x is approximately equal to the 1 by 2 matrix. Row 1: 1.5, 0; end matrix',
  },
  'a comparison that rounding would make false': {
    of: relation(fraction(331, 1000), 'less', fraction(333, 1000)),
    style: { decimals: 2, notation: 'decimal' },
    plain: '0.331 < 0.333',
    latex: '0.331 < 0.333',
    speech: '0.331 is less than 0.333',
  },
  'rounding half away from zero': {
    of: list([fraction(2675, 1000), fraction(-125, 1000), count(2)]),
    style: TWO_PLACES,
    plain: '(2.68, −0.13, 2)',
    latex: '\\left(2.68, -0.13, 2\\right)',
    speech: '2.68, negative 0.13, 2',
  },

  'a name with everything that is special': {
    of: equal(word('<b>&"\'\\frac{1}{2}$#%_^~'), count(1)),
    plain: '<b>&"\'\\frac{1}{2}$#%_^~ = 1',
    latex: '\\text{<b>\\&"\'\\textbackslash{}frac\\{1\\}\\{2\\}\\$\\#\\%\\_\\textasciicircum{}\\textasciitilde{}} = 1',
    speech: "is less than b is greater than and 'frac(1)(2) percent to the power equals 1",
  },
  'a name without a letter that can be said': {
    of: equal(word('名前'), count(1)),
    plain: '名前 = 1',
    latex: '\\text{名前} = 1',
    speech: 'unnamed equals 1',
  },
};

describe('expressions in every format', () => {
  for (const [name, { of, style = FRACTIONS, extent, ...expected }] of Object.entries(CASES)) {
    it(name, () => {
      const text = typeof expected.plain === 'string' ? expected.plain : expected.plain.join('\n');
      assert.equal(RENDERERS[''].expression(of, style, extent), text);
      assert.equal(RENDERERS.latex.expression(of, style, extent), expected.latex);
      assert.equal(RENDERERS.speech.expression(of, style, extent), expected.speech);
      assert.match(RENDERERS.speech.expression(of, style, extent), /^[A-Za-z0-9 .,;:'()-]+$/);
      temml.renderToString(RENDERERS.latex.expression(of, style, extent), { throwOnError: true, strict: true });
      assertBalanced(RENDERERS.mathml.expression(of, style, extent));
      assertBalanced(RENDERERS.html.expression(of, style, extent));
      const json = RENDERERS.mathjson.expression(of, style, extent);
      assert.deepEqual(JSON.parse(JSON.stringify(json)), json);
    });
  }
});

const MARKUP: Readonly<Record<string, readonly [Expression, string]>> = {
  'signs and parentheses': [
    product('dot', count(3), count(-2)),
    '<mrow><mn>3</mn><mo>·</mo><mrow><mo>(</mo><mrow><mo>−</mo><mn>2</mn></mrow><mo>)</mo></mrow></mrow>',
  ],
  'a matrix': [
    grid([[count(1), x]], 1),
    '<mrow><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd style="border-left: 1px solid"><mi>x</mi></mtd></mtr></mtable><mo>]</mo></mrow>',
  ],
  'scripts, roots and fractions': [
    quotient(power(x, count(2)), root(indexed('a', 1, 2), 3)),
    '<mfrac><msup><mi>x</mi><mn>2</mn></msup><mroot><msub><mi>a</mi><mrow><mn>1</mn><mo>,</mo><mn>2</mn></mrow></msub><mn>3</mn></mroot></mfrac>',
  ],
  escapes: [
    relation(word('<i>'), 'less', words('"&"')),
    '<mrow><mi>&lt;i&gt;</mi><mo>&lt;</mo><mtext>&quot;&amp;&quot;</mtext></mrow>',
  ],
};

describe('MathML, alone and in HTML', () => {
  for (const [name, [of, expected]] of Object.entries(MARKUP)) {
    it(name, () => {
      assert.equal(
        RENDERERS.mathml.expression(of, FRACTIONS),
        `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">${expected}</math>`,
      );
      assert.equal(RENDERERS.html.expression(of, FRACTIONS), `<math display="block">${expected}</math>`);
    });
  }
});

const JSON_CASES: Readonly<Record<string, readonly [Expression, unknown]>> = {
  'a sum': [sum(x, count(-3), negative(B)), ['Add', 'x', -3, ['Negate', 'B']]],
  'a coefficient': [product('adjacent', count(-2), x), ['Negate', ['Multiply', 2, 'x']]],
  'a fraction': [fraction(-3, 2), ['Rational', -3, 2]],
  'a matrix': [equal(A, small), ['Equal', 'A', ['Matrix', ['List', ['List', 1, 2], ['List', 3, 4]]]]],
  'an augmented matrix': [
    grid([[count(1), x]], 1),
    ['Matrix', ['List', ['List', 1, 'x']], { str: '[]' }, { str: 'c|c' }],
  ],
  'a chain of two comparisons': [
    {
      kind: 'relation',
      first: count(1),
      links: [
        { comparison: 'less', right: x },
        { comparison: 'at-most', right: count(2) },
      ],
    },
    ['And', ['Less', 1, 'x'], ['LessEqual', 'x', 2]],
  ],
  'a root': [surd(-1, 5, 1), ['Negate', ['Sqrt', 5]]],
  'an integer beyond doubles': [number(rational(9007199254740993n)), { num: '9007199254740993' }],
  'a name that is no symbol': [word('a b'), { str: 'a b' }],
  'a determinant': [apply('det', A), ['Determinant', 'A']],
};

describe('MathJSON', () => {
  for (const [name, [of, expected]] of Object.entries(JSON_CASES)) {
    it(name, () => assert.deepEqual(RENDERERS.mathjson.expression(of, FRACTIONS), expected));
  }
});

describe('prose', () => {
  const text = say`Row ${2} of ${small} is 50% <done> & ${fraction(-1, 2)} is left.`;
  it('plain, matrices on one line', () =>
    assert.equal(RENDERERS[''].prose(text, FRACTIONS), 'Row 2 of [1 2; 3 4] is 50% <done> & −1/2 is left.'));
  it('LaTeX', () =>
    assert.equal(
      RENDERERS.latex.prose(text, FRACTIONS),
      `Row \\( 2 \\) of \\( ${SMALL_LATEX} \\) is 50\\% <done> \\& \\( -\\frac{1}{2} \\) is left.`,
    ));
  it('speech', () =>
    assert.equal(
      RENDERERS.speech.prose(text, FRACTIONS),
      `Row 2 of ${SMALL_SPEECH} is 50 percent is less than done is greater than and negative one half is left.`,
    ));
  it('HTML', () => {
    const markup = RENDERERS.html.prose(text, FRACTIONS);
    assertBalanced(markup);
    assert.match(markup, /^Row <math><mn>2<\/mn><\/math> of .* is 50% &lt;done&gt; &amp; /);
  });
});

describe('blocks', () => {
  it('headings keep their level in HTML', () =>
    assert.equal(RENDERERS.html.block(heading(say`Step ${1}`, 2), FRACTIONS), '<h2>Step <math><mn>1</mn></math></h2>'));
  it('paragraphs', () => assert.equal(RENDERERS.html.block(paragraph(say`a < b`), FRACTIONS), '<p>a &lt; b</p>'));
  it('a narrow formula', () =>
    assert.equal(
      RENDERERS.html.block(formula(x), FRACTIONS),
      '<div class="formula"><math display="block"><mi>x</mi></math></div>',
    ));
  it('a wide formula can be scrolled from the keyboard', () => {
    const markup = RENDERERS.html.block(formula(equal(small, small, small, small, small, small)), FRACTIONS);
    assertBalanced(markup);
    assert.match(
      markup,
      /^<div class="formula" role="region" aria-label="Wide formula" tabindex="0" style="overflow-x: auto">/,
    );
  });
  it('a rule', () => {
    assert.equal(RENDERERS.html.block(rule(), FRACTIONS), '<hr>');
    assert.equal(RENDERERS[''].block(rule(), FRACTIONS), '─'.repeat(40));
    temml.renderToString(RENDERERS.latex.block(rule(), FRACTIONS), { throwOnError: true });
  });
  it('a spoken formula is a sentence', () =>
    assert.equal(RENDERERS.speech.block(formula(equal(small, A)), FRACTIONS), `${SMALL_SPEECH} equals A.`));
});
