// What every renderer owes: the same expressions in each format, as a teacher would write or say them by hand.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import temml from 'temml';
import {
  approximation,
  apply,
  cases,
  count,
  determinantOf,
  divided,
  elided,
  equal,
  type Expression,
  type ExpressionKind,
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
import { partsOf } from '../document/parts.ts';
import { floatMatrix, identity, integerMatrix, matrixOf, zeroMatrix } from '../exact/matrix.ts';
import { integer, rational } from '../exact/rational.ts';
import { float } from '../exact/scalar.ts';
import { assertBalanced } from '../testing/rendering/balanced.ts';
import { assertCore } from '../testing/rendering/mathml-core.ts';
import {
  deviations,
  fraction,
  multiplicationTable,
  small,
  SMALL_SPEECH,
} from '../testing/rendering/sample-expressions.ts';
import { RENDERERS } from './renderers.ts';
import { DECIMALS, FRACTIONS, type NumberStyle } from './style.ts';
import type { Extent } from './view.ts';

const TWO_PLACES: NumberStyle = { decimals: 2, notation: 'fraction' };

const surd = (sign: 1 | -1, p: number, q: number, exponent = rational(1n, 2n)): Expression =>
  number({ kind: 'power', sign, base: rational(BigInt(p), BigInt(q)), exponent });
const SMALL_LATEX = '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}';
const x = symbol('x');
const A = symbol('A');
const B = symbol('B');
const lambda = symbol('λ');
const ith = symbol('i');

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
    plain: '−√5/2',
    latex: '-\\frac{\\sqrt{5}}{2}',
    speech: 'the negative square root of 5, over 2',
  },
  'a square root with a square factor': {
    of: product('dot', count(3), surd(1, 8, 1)),
    plain: '3 · 2√2',
    latex: '3 \\cdot 2\\sqrt{2}',
    speech: '3 times 2 times the square root of 2',
  },
  'a cube root with a cube under it': {
    of: surd(1, 16, 9, rational(1n, 3n)),
    plain: '2∛6/3',
    latex: '\\frac{2\\sqrt[3]{6}}{3}',
    speech: 'the fraction with numerator 2 times the cube root of 6, and denominator 3, end fraction',
  },
  'an approximation of a root': {
    of: relation(
      surd(1, 35, 12),
      'approximately',
      approximation({ kind: 'power', sign: 1, base: rational(35n, 12n), exponent: rational(1n, 2n) }),
    ),
    plain: '√105/6 ≈ 1.70783',
    latex: '\\frac{\\sqrt{105}}{6} \\approx 1.70783',
    speech: 'the square root of 105, over 6 is approximately equal to 1.70783',
  },
  'an approximation that is exact': {
    of: relation(fraction(5, 2), 'approximately', approximation(rational(5n, 2n))),
    plain: '5/2 = 2.5',
    latex: '\\frac{5}{2} = 2.5',
    speech: 'five halves equals 2.5',
  },
  'an approximation of what is rounded already': {
    of: equal(symbol('x'), fraction(1, 3), approximation(rational(1n, 3n))),
    style: TWO_PLACES,
    plain: 'x ≈ 0.33',
    latex: 'x \\approx 0.33',
    speech: 'x is approximately equal to 0.33',
  },
  'rounding to 0 with all places': {
    of: relation(fraction(1, 1000), 'approximately', approximation(rational(1n, 1000n), 2)),
    style: { decimals: 2, notation: 'fraction', working: { approximations: 2 } },
    plain: '0.001 ≈ 0.00',
    latex: '0.001 \\approx 0.00',
    speech: '0.001 is approximately equal to 0.00',
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
    speech: 'open paren two thirds close paren raised to the negative three fourths power',
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
    latex: '5 - (-3)',
    speech: '5 minus negative 3',
  },
  'a subtracted zero': { of: sum(count(5), negative(count(0))), plain: '5 − 0', latex: '5 - 0', speech: '5 minus 0' },
  'the negative of zero': { of: negative(count(0)), plain: '0', latex: '0', speech: '0' },
  'a subtracted sum': {
    of: sum(x, negative(sum(x, count(-1)))),
    plain: 'x − (x − 1)',
    latex: 'x - (x - 1)',
    speech: 'x minus open paren x minus 1 close paren',
  },
  'the negative of a negative': {
    of: negative(negative(x)),
    plain: '−(−x)',
    latex: '-(-x)',
    speech: 'negative open paren negative x close paren',
  },
  'a grouped sum': {
    of: sum(sum(A, B), symbol('C')),
    plain: '(A + B) + C',
    latex: '(A + B) + C',
    speech: 'open paren A plus B close paren plus C',
  },
  'an empty sum': { of: sum(), plain: '0', latex: '0', speech: '0' },
  'a letter times its own power': {
    of: product('adjacent', symbol('i'), power(symbol('i'), symbol('n'))),
    plain: 'i · iⁿ',
    latex: 'i \\cdot i^{n}',
    speech: 'i times i to the n-th power',
  },
  'a vector times its transpose': {
    of: product('adjacent', symbol('c'), power(symbol('c'), symbol('T'))),
    plain: 'ccᵀ',
    latex: 'cc^{T}',
    speech: 'c c transpose',
  },
  'an empty product': { of: product('dot'), plain: '1', latex: '1', speech: '1' },
  'a sum of one term': {
    of: product('dot', count(2), sum(count(-3))),
    plain: '2 · (−3)',
    latex: '2 \\cdot (-3)',
    speech: '2 times negative 3',
  },

  'negative factors': {
    of: product('dot', count(3), count(-2)),
    plain: '3 · (−2)',
    latex: '3 \\cdot (-2)',
    speech: '3 times negative 2',
  },
  'a product as a term': {
    of: sum(product('dot', count(1), count(4)), negative(product('dot', count(2), count(-3)))),
    plain: '1 · 4 − 2 · (−3)',
    latex: '1 \\cdot 4 - 2 \\cdot (-3)',
    speech: '1 times 4 minus 2 times negative 3',
  },
  'a grouped product': {
    of: product('cross', count(2), product('dot', count(3), count(4))),
    plain: '2 × (3 · 4)',
    latex: '2 \\times (3 \\cdot 4)',
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
    latex: '(x + 1)(x - 1)',
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
    latex: '(-2)^{3}',
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
    latex: '(x^{2})^{3}',
    speech: 'open paren x squared close paren cubed',
  },
  'an exponent of letters': {
    of: power(x, sum(symbol('n'), count(-1))),
    plain: 'xⁿ⁻¹',
    latex: 'x^{n - 1}',
    speech: 'x raised to the n minus 1 power',
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
    latex: '(\\sqrt{5})^{2}',
    speech: 'open paren the square root of 5 close paren squared',
  },
  'inverse and transpose': {
    of: product('adjacent', power(A, count(-1)), power(B, symbol('T'))),
    plain: 'A⁻¹Bᵀ',
    latex: 'A^{-1}B^{T}',
    speech: 'A inverse times B transpose',
  },

  'a quotient': {
    of: quotient(sum(x, count(1)), product('adjacent', count(2), x)),
    plain: '(x + 1)/(2x)',
    latex: '\\frac{x + 1}{2x}',
    speech: 'the fraction with numerator x plus 1, and denominator 2 x, end fraction',
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
    speech: 'the fraction with numerator one half, and denominator 3 over x, end fraction',
  },
  'a division on one line': {
    of: divided(count(-6), fraction(3, 4)),
    plain: '(−6) ÷ (3/4)',
    latex: '(-6) \\div \\frac{3}{4}',
    speech: 'negative 6 divided by three fourths',
  },

  'an entry': { of: indexed('a', 2, 3), plain: 'a₂₃', latex: 'a_{23}', speech: 'a sub 2 3' },
  'an entry far out': { of: indexed('a', 12, 3), plain: 'a₁₂,₃', latex: 'a_{12,3}', speech: 'a sub 12 comma 3' },
  'an entry by letters': {
    of: subscript(symbol('a'), symbol('i'), symbol('j')),
    plain: 'aᵢⱼ',
    latex: 'a_{ij}',
    speech: 'a sub i j',
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
    speech: 'the 3 by 1 column matrix: 1.5, 10.25, negative 2; end matrix',
  },
  'a 1 by 1 matrix': {
    of: matrixExpression(integerMatrix([[5]])),
    plain: '[5]',
    latex: '\\begin{bmatrix} 5 \\end{bmatrix}',
    speech: 'the 1 by 1 matrix with entry 5; end matrix',
  },
  'one row': {
    of: matrixExpression(integerMatrix([[1, 2, 3]])),
    plain: '[1  2  3]',
    latex: '\\begin{bmatrix} 1 & 2 & 3 \\end{bmatrix}',
    speech: 'the 1 by 3 row matrix: 1, 2, 3; end matrix',
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
    latex: '\\begin{bmatrix} 1 + 5 & -2 - 6 \\\\ a_{21} & x \\end{bmatrix}',
    speech: 'the 2 by 2 matrix. Row 1: 1 plus 5, negative 2 minus 6. Row 2: a sub 2 1, x; end matrix',
  },
  'an equation of matrices': {
    of: equal(
      product('adjacent', A, B),
      product('adjacent', small, matrixExpression(integerMatrix([[5], [6]]))),
      matrixExpression(integerMatrix([[17], [39]])),
    ),
    plain: ['AB = ⎡1  2⎤ ⎡5⎤ = ⎡17⎤', '     ⎣3  4⎦ ⎣6⎦   ⎣39⎦'],
    latex: `AB = ${SMALL_LATEX}\\,\\begin{bmatrix} 5 \\\\ 6 \\end{bmatrix} = \\begin{bmatrix} 17 \\\\ 39 \\end{bmatrix}`,
    speech: `A B equals ${SMALL_SPEECH}, times the 2 by 1 column matrix: 5, 6; end matrix, equals the 2 by 1 column matrix: 17, 39; end matrix`,
  },
  'three rows beside one': {
    of: product('dot', matrixExpression(integerMatrix([[1], [2], [3]])), matrixExpression(integerMatrix([[4, 5]]))),
    plain: ['⎡1⎤', '⎢2⎥ · [4  5]', '⎣3⎦'],
    latex: '\\begin{bmatrix} 1 \\\\ 2 \\\\ 3 \\end{bmatrix} \\cdot \\begin{bmatrix} 4 & 5 \\end{bmatrix}',
    speech: 'the 3 by 1 column matrix: 1, 2, 3; end matrix, times the 1 by 2 row matrix: 4, 5; end matrix',
  },
  'the inverse of a matrix in numbers': {
    of: power(small, count(-1)),
    plain: ['⎡1  2⎤⁻¹', '⎣3  4⎦'],
    latex: `${SMALL_LATEX}^{-1}`,
    speech: `${SMALL_SPEECH}, inverse`,
  },
  'a fraction of matrices': {
    of: quotient(determinantOf(small), count(-2)),
    plain: ['│1  2│', '│3  4│', '──────', '  −2'],
    latex: '\\frac{\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}}{-2}',
    speech:
      'the fraction with numerator the determinant of the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end determinant, and denominator negative 2, end fraction',
  },
  'a determinant': {
    of: equal(apply('det', A), determinantOf(small), count(-2)),
    plain: ['det(A) = │1  2│ = −2', '         │3  4│'],
    latex: '\\det(A) = \\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix} = -2',
    speech:
      'the determinant of A equals the determinant of the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end determinant, equals negative 2',
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
    latex: '\\operatorname{tr}(A + B)',
    speech: 'the trace of open paren A plus B close paren',
  },
  'a minimum': {
    of: apply('min', count(1), count(-2)),
    plain: 'min(1, −2)',
    latex: '\\min(1, -2)',
    speech: 'the minimum of 1 and negative 2',
  },
  'a maximum': {
    of: equal(indexed('m', 1), apply('max', indexed('x', 1), indexed('x', 2)), fraction(5, 2)),
    plain: 'm₁ = max(x₁, x₂) = 5/2',
    latex: 'm_{1} = \\max(x_{1}, x_{2}) = \\frac{5}{2}',
    speech: 'm sub 1 equals the maximum of x sub 1 and x sub 2, equals five halves',
  },
  'an adjugate': {
    of: equal(apply('adj', A), power(symbol('C'), word('T'))),
    plain: 'adj(A) = Cᵀ',
    latex: '\\operatorname{adj}(A) = C^{\\mathrm{T}}',
    speech: 'the adjugate of A equals C transpose',
  },
  'a variance': {
    of: equal(power(indexed('σ', 1), count(2)), fraction(16, 9)),
    plain: 'σ₁² = 16/9',
    latex: '\\sigma_{1}^{2} = \\frac{16}{9}',
    speech: 'sigma sub 1 squared equals sixteen ninths',
  },
  'fractions that have a word': {
    of: list(Array.from({ length: 10 }, (_, index) => fraction(1, index + 2))),
    plain: '(1/2, 1/3, 1/4, 1/5, 1/6, 1/7, 1/8, 1/9, 1/10, 1/11)',
    latex: `\\left(${Array.from({ length: 10 }, (_, index) => `\\frac{1}{${index + 2}}`).join(', ')}\\right)`,
    speech:
      'one half, one third, one fourth, one fifth, one sixth, one seventh, one eighth, one ninth, one tenth, 1 over 11',
  },
  'a pair': { of: list([count(2), count(3)]), plain: '(2, 3)', latex: '(2, 3)', speech: '2, 3' },
  'a list': {
    of: list([count(2), count(-3)], 'square'),
    plain: '[2, −3]',
    latex: '\\left[2, -3\\right]',
    speech: 'the list 2, negative 3; end list',
  },
  'a system': {
    of: list([equal(x, count(1)), relation(symbol('y'), 'at-most', count(-2))], 'none'),
    plain: ['x = 1', 'y ≤ −2'],
    latex: '\\begin{aligned} x &= 1 \\\\ y &\\le -2 \\end{aligned}',
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
      '\\left[\\begin{array}{rrrcr|rrrcr} 0 & 1 & 2 & \\cdots & 5 & 10 & 11 & 12 & \\cdots & 15 \\end{array}\\right]',
    speech: 'the 1 by 12 augmented matrix. Row 1: 0, 1, 2, and so on, 5, bar, 10, 11, 12, and so on, 15; end matrix',
  },
  'a wide matrix shown whole': {
    of: matrixExpression(integerMatrix([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])),
    extent: 'whole',
    plain: '[1  2  3  4  5  6  7  8  9  10  11]',
    latex: '\\begin{bmatrix} 1 & 2 & 3 & 4 & 5 & 6 & 7 & 8 & 9 & 10 & 11 \\end{bmatrix}',
    speech: 'the 1 by 11 row matrix: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11; end matrix',
  },
  'thirteen rows of one column': {
    of: matrixExpression(integerMatrix(Array.from({ length: 13 }, (_, row) => [row - 1]))),
    plain: ['⎡−1⎤', '⎢ 0⎥', '⎢ 1⎥', '⎢ ⋮⎥', '⎣11⎦'],
    latex: '\\begin{bmatrix} -1 \\\\ 0 \\\\ 1 \\\\ \\vdots \\\\ 11 \\end{bmatrix}',
    speech:
      'the 13 by 1 matrix. Row 1: negative 1. Row 2: 0. Row 3: 1. Rows 4 to 12 are left out. Row 13: 11; end matrix',
  },
  'twelve rows of one column': {
    of: matrixExpression(integerMatrix(Array.from({ length: 12 }, () => [0]))),
    plain: ['⎡0⎤', ...Array.from({ length: 10 }, () => '⎢0⎥'), '⎣0⎦'],
    latex: `\\begin{bmatrix} ${Array.from({ length: 12 }, () => '0').join(' \\\\ ')} \\end{bmatrix}`,
    speech: 'the 12 by 1 zero matrix',
  },
  'nine rows': {
    of: matrixExpression(integerMatrix(Array.from({ length: 9 }, (_, row) => [row - 1, 0]))),
    plain: ['⎡−1  0⎤', '⎢ 0  0⎥', '⎢ 1  0⎥', '⎢ ⋮  ⋮⎥', '⎣ 7  0⎦'],
    latex: '\\begin{bmatrix} -1 & 0 \\\\ 0 & 0 \\\\ 1 & 0 \\\\ \\vdots & \\vdots \\\\ 7 & 0 \\end{bmatrix}',
    speech:
      'the 9 by 2 matrix. Row 1: negative 1, 0. Row 2: 0, 0. Row 3: 1, 0. Rows 4 to 8 are left out. Row 9: 7, 0; end matrix',
  },
  'a long list': {
    of: list(
      Array.from({ length: 21 }, (_, i) => count(i)),
      'square',
    ),
    plain: '[0, 1, 2, …, 20]',
    latex: '\\left[0, 1, 2, \\ldots, 20\\right]',
    speech: 'the list 0, 1, 2, and so on, 20; end list',
  },
  'a bare list of one': {
    of: negative(list([count(-5)], 'none')),
    plain: '−(−5)',
    latex: '-(-5)',
    speech: 'minus negative 5',
  },
  'an index of an index': {
    of: subscript(subscript(symbol('a'), count(1)), count(2)),
    plain: '(a₁)₂',
    latex: '(a_{1})_{2}',
    speech: 'a sub 1 sub 2',
  },
  'an entry squared': {
    of: power(indexed('a', 1, 2), count(2)),
    plain: 'a₁₂²',
    latex: 'a_{12}^{2}',
    speech: 'a sub 1 2 squared',
  },
  'a long sum': {
    of: sum(...Array.from({ length: 13 }, (_, i) => count(-i))),
    plain: '0 − 1 − 2 + ⋯ − 12',
    latex: '0 - 1 - 2 + \\cdots - 12',
    speech: '0 minus 1 minus 2 plus and so on minus 12',
  },

  'a table of values': {
    of: deviations,
    plain: [
      ' i  │ xᵢ │ xᵢ − μ │ (xᵢ − μ)²',
      '────┼────┼────────┼──────────',
      ' 1  │  2 │   −10  │     100',
      ' 2  │ 12 │  −1/2  │     1/4',
      '────┼────┼────────┼──────────',
      'Sum │ 14 │ −21/2  │   401/4',
    ],
    latex:
      '\\begin{array}{r|r|r|r} i & x_{i} & x_{i} - \\mu & (x_{i} - \\mu)^{2} \\\\ \\hline 1 & 2 & -10 & 100 \\\\ 2 & 12 & -\\frac{1}{2} & \\frac{1}{4} \\\\ \\hline \\text{Sum} & 14 & -\\frac{21}{2} & \\frac{401}{4} \\end{array}',
    speech:
      'the table with 4 columns: i; x sub i; x sub i minus mu; open paren x sub i minus mu close paren squared. Row 1: 1, 2, negative 10, 100. Row 2: 2, 12, negative one half, one fourth. Sums: none, 14, negative 21 over 2, 401 over 4; end table',
  },
  'a table of values with gaps in its sums': {
    of: table(
      [x, power(x, count(2))],
      [
        [fraction(5, 2), fraction(25, 4)],
        [count(-10), count(100)],
      ],
      [fraction(-15, 2), null],
    ),
    style: DECIMALS,
    plain: ['  x   │   x²', '──────┼───────', '  2.5 │   6.25', '−10   │ 100', '──────┼───────', ' −7.5 │'],
    latex: '\\begin{array}{r|r} x & x^{2} \\\\ \\hline 2.5 & 6.25 \\\\ -10 & 100 \\\\ \\hline -7.5 &  \\end{array}',
    speech:
      'the table with 2 columns: x; x squared. Row 1: 2.5, 6.25. Row 2: negative 10, 100. Sums: negative 7.5, none; end table',
  },
  'a table without sums': {
    of: table(
      [symbol('n'), power(count(2), symbol('n'))],
      [
        [count(1), count(2)],
        [count(10), count(1024)],
      ],
    ),
    plain: ['n  │  2ⁿ', '───┼─────', ' 1 │    2', '10 │ 1024'],
    latex: '\\begin{array}{r|r} n & 2^{n} \\\\ \\hline 1 & 2 \\\\ 10 & 1024 \\end{array}',
    speech: 'the table with 2 columns: n; 2 to the n-th power. Row 1: 1, 2. Row 2: 10, 1024; end table',
  },
  'a long table': {
    of: table(
      [symbol('i'), power(symbol('i'), count(2))],
      Array.from({ length: 13 }, (_, i) => [count(i + 1), count((i + 1) ** 2)]),
      [null, count(819)],
    ),
    plain: [
      ' i  │ i²',
      '────┼────',
      ' 1  │   1',
      ' 2  │   4',
      ' 3  │   9',
      ' ⋮  │   ⋮',
      '13  │ 169',
      '────┼────',
      'Sum │ 819',
    ],
    latex:
      '\\begin{array}{r|r} i & i^{2} \\\\ \\hline 1 & 1 \\\\ 2 & 4 \\\\ 3 & 9 \\\\ \\vdots & \\vdots \\\\ 13 & 169 \\\\ \\hline \\text{Sum} & 819 \\end{array}',
    speech:
      'the table with 2 columns: i; i squared. Row 1: 1, 1. Row 2: 2, 4. Row 3: 3, 9. Rows 4 to 12 are left out. Row 13: 13, 169. Sums: none, 819; end table',
  },
  'a table of words and roots': {
    of: table(
      [words('side'), words('area')],
      [
        [root(count(2)), count(2)],
        [count(10), count(100)],
      ],
    ),
    plain: ['side │ area', '─────┼─────', ' √2  │   2', ' 10  │ 100'],
    latex: '\\begin{array}{c|r} \\text{side} & \\text{area} \\\\ \\hline \\sqrt{2} & 2 \\\\ 10 & 100 \\end{array}',
    speech: 'the table with 2 columns: side; area. Row 1: the square root of 2, 2. Row 2: 10, 100; end table',
  },
  'a table whose cells are matrices': {
    of: table(
      [x, A],
      [
        [count(1), small],
        [count(2), matrixExpression(identity(2))],
      ],
    ),
    plain: ['x │   A', '──┼───────', '1 │ ⎡1  2⎤', '  │ ⎣3  4⎦', '2 │ ⎡1  0⎤', '  │ ⎣0  1⎦'],
    latex:
      '\\begin{array}{r|c} x & A \\\\ \\hline 1 & \\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix} \\\\ 2 & \\begin{bmatrix} 1 & 0 \\\\ 0 & 1 \\end{bmatrix} \\end{array}',
    speech:
      'the table with 2 columns: x; A. Row 1: 1, the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix. Row 2: 2, the 2 by 2 identity matrix; end table',
  },
  'a rounded table': {
    of: table([x], [[fraction(1, 3)], [count(12)]], [fraction(37, 3)]),
    style: TWO_PLACES,
    plain: ['   x', '───────', ' ≈ 0.33', '  12', '───────', '≈ 12.33'],
    latex: '\\begin{array}{r} x \\\\ \\hline \\approx 0.33 \\\\ 12 \\\\ \\hline \\approx 12.33 \\end{array}',
    speech: 'the table with 1 column: x. Row 1: about 0.33. Row 2: 12. Sums: about 12.33; end table',
  },
  'two cases': {
    of: equal(
      subscript(symbol('l'), symbol('i'), symbol('j')),
      cases(
        [subscript(symbol('a'), symbol('i'), symbol('j')), relation(symbol('i'), 'at-least', symbol('j'))],
        [count(0), null],
      ),
    ),
    plain: ['      ⎧aᵢⱼ  if i ≥ j', 'lᵢⱼ = ⎨', '      ⎩0    otherwise'],
    latex: 'l_{ij} = \\begin{cases} a_{ij} & \\text{if } i \\ge j \\\\ 0 & \\text{otherwise} \\end{cases}',
    speech:
      'l sub i j equals 2 cases. Case 1: a sub i j if i is greater than or equal to j. Case 2: 0 otherwise; end cases',
  },
  'three cases with fractions': {
    of: equal(
      symbol('y'),
      cases(
        [fraction(-1, 2), relation(x, 'less', count(0))],
        [quotient(x, sum(x, count(1))), relation(x, 'less', count(10))],
        [count(0), null],
      ),
    ),
    plain: ['    ⎧−1/2       if x < 0', 'y = ⎨x/(x + 1)  if x < 10', '    ⎩0          otherwise'],
    latex:
      'y = \\begin{cases} -\\frac{1}{2} & \\text{if } x < 0 \\\\ \\frac{x}{x + 1} & \\text{if } x < 10 \\\\ 0 & \\text{otherwise} \\end{cases}',
    speech:
      'y equals 3 cases. Case 1: negative one half if x is less than 0. Case 2: the fraction with numerator x, and denominator x plus 1, end fraction, if x is less than 10. Case 3: 0 otherwise; end cases',
  },
  'four cases': {
    of: cases(
      [count(1), equal(x, count(0))],
      [count(2), equal(x, count(1))],
      [count(3), equal(x, count(2))],
      [count(-10), null],
    ),
    plain: ['⎧1    if x = 0', '⎪2    if x = 1', '⎨', '⎪3    if x = 2', '⎩−10  otherwise'],
    latex:
      '\\begin{cases} 1 & \\text{if } x = 0 \\\\ 2 & \\text{if } x = 1 \\\\ 3 & \\text{if } x = 2 \\\\ -10 & \\text{otherwise} \\end{cases}',
    speech:
      '4 cases. Case 1: 1 if x equals 0. Case 2: 2 if x equals 1. Case 3: 3 if x equals 2. Case 4: negative 10 otherwise; end cases',
  },
  'a case of several lines': {
    of: cases([small, equal(x, count(1))], [A, null]),
    plain: ['⎧⎡1  2⎤  if x = 1', '⎨⎣3  4⎦', '⎩A       otherwise'],
    latex:
      '\\begin{cases} \\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix} & \\text{if } x = 1 \\\\ A & \\text{otherwise} \\end{cases}',
    speech:
      '2 cases. Case 1: the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix, if x equals 1. Case 2: A otherwise; end cases',
  },
  'one case': {
    of: cases([x, null]),
    plain: '{x  otherwise',
    latex: '\\begin{cases} x & \\text{otherwise} \\end{cases}',
    speech: '1 case. Case 1: x otherwise; end cases',
  },
  'cases as a term': {
    of: sum(count(1), cases([x, relation(x, 'greater', count(0))], [count(0), null])),
    plain: ['    ⎛⎧x  if x > 0 ⎞', '1 + ⎜⎨            ⎟', '    ⎝⎩0  otherwise⎠'],
    latex: '1 + \\left(\\begin{cases} x & \\text{if } x > 0 \\\\ 0 & \\text{otherwise} \\end{cases}\\right)',
    speech: '1 plus open paren 2 cases. Case 1: x if x is greater than 0. Case 2: 0 otherwise; end cases close paren',
  },
  'a series': {
    of: equal(symbol('s'), series('i', count(1), symbol('n'), subscript(x, symbol('i')))),
    plain: 's = ∑ᵢ₌₁ⁿ xᵢ',
    latex: 's = \\sum_{i=1}^{n} x_{i}',
    speech: 's equals the sum from i equals 1 to n of x sub i',
  },
  'a series of sums': {
    of: series('i', count(1), sum(symbol('n'), count(-1)), sum(subscript(x, symbol('i')), count(-1))),
    plain: '∑ᵢ₌₁ⁿ⁻¹ (xᵢ − 1)',
    latex: '\\sum_{i=1}^{n - 1} (x_{i} - 1)',
    speech: 'the sum from i equals 1 to n minus 1 of open paren x sub i minus 1 close paren',
  },
  'a series before another term': {
    of: sum(series('i', count(1), symbol('n'), subscript(x, symbol('i'))), count(-4)),
    plain: '∑ᵢ₌₁ⁿ xᵢ − 4',
    latex: '\\sum_{i=1}^{n} x_{i} - 4',
    speech: 'the sum from i equals 1 to n of x sub i, end sum, minus 4',
  },
  'a long term in a series before another term': {
    of: sum(
      series(
        'i',
        count(1),
        count(3),
        product('dot', power(sum(subscript(x, symbol('i')), negative(symbol('μ'))), count(2)), symbol('y')),
      ),
      product('adjacent', count(2), x),
    ),
    plain: '∑ᵢ₌₁³ (xᵢ − μ)² · y + 2x',
    latex: '\\sum_{i=1}^{3} (x_{i} - \\mu)^{2} \\cdot y + 2x',
    speech:
      'the sum from i equals 1 to 3 of open paren x sub i minus mu close paren squared times y, end sum, plus 2 x',
  },
  'a series of negative terms': {
    of: series('i', count(1), symbol('n'), negative(subscript(x, symbol('i')))),
    plain: '∑ᵢ₌₁ⁿ (−xᵢ)',
    latex: '\\sum_{i=1}^{n} (-x_{i})',
    speech: 'the sum from i equals 1 to n of open paren negative x sub i close paren',
  },
  'a series as the last factor': {
    of: product(
      'adjacent',
      quotient(count(1), symbol('n')),
      series('i', count(1), symbol('n'), subscript(x, symbol('i'))),
    ),
    plain: '(1/n) ∑ᵢ₌₁ⁿ xᵢ',
    latex: '\\frac{1}{n} \\sum_{i=1}^{n} x_{i}',
    speech: '1 over n, times the sum from i equals 1 to n of x sub i, end sum',
  },
  'a series as another factor': {
    of: product('dot', series('i', count(1), symbol('n'), subscript(x, symbol('i'))), count(2)),
    plain: '(∑ᵢ₌₁ⁿ xᵢ) · 2',
    latex: '\\left(\\sum_{i=1}^{n} x_{i}\\right) \\cdot 2',
    speech: 'open paren the sum from i equals 1 to n of x sub i close paren times 2',
  },
  'a product with a series as a factor': {
    of: product(
      'dot',
      product('adjacent', symbol('n'), series('i', count(1), symbol('n'), subscript(x, symbol('i')))),
      count(2),
    ),
    plain: '(n ∑ᵢ₌₁ⁿ xᵢ) · 2',
    latex: '\\left(n \\sum_{i=1}^{n} x_{i}\\right) \\cdot 2',
    speech: 'open paren n times the sum from i equals 1 to n of x sub i, end sum close paren times 2',
  },
  'a series squared': {
    of: power(series('i', count(1), symbol('n'), subscript(x, symbol('i'))), count(2)),
    plain: '(∑ᵢ₌₁ⁿ xᵢ)²',
    latex: '\\left(\\sum_{i=1}^{n} x_{i}\\right)^{2}',
    speech: 'open paren the sum from i equals 1 to n of x sub i close paren squared',
  },
  'a series in a fraction': {
    of: quotient(series('i', count(1), symbol('n'), subscript(x, symbol('i'))), symbol('n')),
    plain: '(∑ᵢ₌₁ⁿ xᵢ)/n',
    latex: '\\frac{\\sum_{i=1}^{n} x_{i}}{n}',
    speech:
      'the fraction with numerator the sum from i equals 1 to n of x sub i, end sum, and denominator n, end fraction',
  },
  'a series of series': {
    of: series(
      'i',
      count(1),
      count(2),
      series('j', count(1), count(3), subscript(symbol('a'), symbol('i'), symbol('j'))),
    ),
    plain: '∑ᵢ₌₁² ∑ⱼ₌₁³ aᵢⱼ',
    latex: '\\sum_{i=1}^{2} \\sum_{j=1}^{3} a_{ij}',
    speech: 'the sum from i equals 1 to 2 of the sum from j equals 1 to 3 of a sub i j, end sum',
  },
  'a product of all': {
    of: productSeries('k', count(1), symbol('n'), subscript(symbol('a'), symbol('k'), symbol('k'))),
    plain: '∏ₖ₌₁ⁿ aₖₖ',
    latex: '\\prod_{k=1}^{n} a_{kk}',
    speech: 'the product from k equals 1 to n of a sub k k',
  },
  'a series with bounds that cannot be raised': {
    of: series('λ', count(0), quotient(symbol('n'), count(2)), sum(lambda, count(1))),
    plain: [' n/2', '  ∑   (λ + 1)', 'λ = 0'],
    latex: '\\sum_{\\lambda=0}^{\\frac{n}{2}} (\\lambda + 1)',
    speech: 'the sum from lambda equals 0 to n over 2 of open paren lambda plus 1 close paren',
  },
  'an exchange of rows': {
    of: relation(indexed('R', 1), 'exchanges', indexed('R', 3)),
    plain: 'R₁ ↔ R₃',
    latex: 'R_{1} \\leftrightarrow R_{3}',
    speech: 'rows 1 and 3 change places',
  },
  'a system of row operations': {
    of: list(
      [
        relation(indexed('R', 2), 'becomes', sum(indexed('R', 2), product('adjacent', count(-3), indexed('R', 1)))),
        relation(indexed('R', 10), 'becomes', sum(indexed('R', 10), indexed('R', 1))),
      ],
      'none',
    ),
    plain: ['R₂  → R₂ − 3R₁', 'R₁₀ → R₁₀ + R₁'],
    latex: '\\begin{aligned} R_{2} &\\to R_{2} - 3R_{1} \\\\ R_{10} &\\to R_{10} + R_{1} \\end{aligned}',
    speech: 'row 2 becomes row 2 minus 3 times row 1; row 10 becomes row 10 plus row 1',
  },
  'a long system': {
    of: list(
      Array.from({ length: 21 }, (_, i) => equal(indexed('x', i + 1), count(i - 1))),
      'none',
    ),
    plain: ['x₁  = −1', 'x₂  = 0', 'x₃  = 1', '    ⋮', 'x₂₁ = 19'],
    latex:
      '\\begin{aligned} x_{1} &= -1 \\\\ x_{2} &= 0 \\\\ x_{3} &= 1 \\\\ &\\vdots \\\\ x_{21} &= 19 \\end{aligned}',
    speech:
      'x sub 1 equals negative 1; x sub 2 equals 0; x sub 3 equals 1; x sub 4 equals 2; x sub 5 equals 3; x sub 6 equals 4; x sub 7 equals 5; x sub 8 equals 6; x sub 9 equals 7; x sub 10 equals 8; x sub 11 equals 9; x sub 12 equals 10; x sub 13 equals 11; x sub 14 equals 12; x sub 15 equals 13; x sub 16 equals 14; x sub 17 equals 15; x sub 18 equals 16; x sub 19 equals 17; x sub 20 equals 18; x sub 21 equals 19',
  },
  'marks beside a bar': {
    of: grid(
      [
        [count(1), count(2), count(3)],
        [count(-4), count(5), count(60)],
      ],
      2,
      markedRows(1),
    ),
    plain: ['⎡  1  2  │   3 ⎤', '⎣‹−4  5  │  60›⎦'],
    latex:
      '\\left[\\begin{array}{rr|r} 1 & 2 & 3 \\\\ \\boldsymbol{-4} & \\boldsymbol{5} & \\boldsymbol{60} \\end{array}\\right]',
    speech: 'the 2 by 3 augmented matrix. Row 1: 1, 2, bar, 3. Row 2, marked: negative 4, 5, bar, 60; end matrix',
  },
  'marked cells': {
    of: grid(
      [
        [count(3), count(1), fraction(1, 2)],
        [count(-4), count(10), count(0)],
      ],
      null,
      markedCells([0, 2], [1, 0], [1, 1]),
    ),
    plain: ['⎡  3   1 ‹1/2›⎤', '⎣‹−4  10›   0 ⎦'],
    latex:
      '\\begin{bmatrix} 3 & 1 & \\boldsymbol{\\frac{1}{2}} \\\\ \\boldsymbol{-4} & \\boldsymbol{10} & 0 \\end{bmatrix}',
    speech:
      'the 2 by 3 matrix. Row 1, entry 3 marked: 3, 1, one half. Row 2, entries 1 and 2 marked: negative 4, 10, 0; end matrix',
  },
  'a marked column': {
    of: grid(
      [
        [count(1), count(-2)],
        [count(30), count(4)],
      ],
      null,
      markedColumns(1),
    ),
    plain: ['⎡ 1 ‹−2›⎤', '⎣30 ‹ 4›⎦'],
    latex: '\\begin{bmatrix} 1 & \\boldsymbol{-2} \\\\ 30 & \\boldsymbol{4} \\end{bmatrix}',
    speech: 'the 2 by 2 matrix, column 2 marked. Row 1: 1, negative 2. Row 2: 30, 4; end matrix',
  },
  'marks on both sides of a bar': {
    of: grid(
      [
        [count(1), count(2), count(3)],
        [count(-4), count(5), count(60)],
      ],
      2,
      { ...markedCells([0, 1], [1, 1]), columns: [2] },
    ),
    plain: ['⎡ 1 ‹2  │   3›⎤', '⎣−4 ‹5  │  60›⎦'],
    latex:
      '\\left[\\begin{array}{rr|r} 1 & \\boldsymbol{2} & \\boldsymbol{3} \\\\ -4 & \\boldsymbol{5} & \\boldsymbol{60} \\end{array}\\right]',
    speech:
      'the 2 by 3 augmented matrix. Row 1, entry 2 marked: 1, 2, bar, 3. Row 2, entry 2 marked: negative 4, 5, bar, 60; end matrix',
  },
  'a marked determinant': {
    of: determinantOf(
      grid(
        [
          [x, count(1)],
          [count(2), x],
        ],
        null,
        markedCells([0, 0], [1, 1]),
      ),
    ),
    plain: ['│‹x› 1 │', '│ 2 ‹x›│'],
    latex: '\\begin{vmatrix} \\boldsymbol{x} & 1 \\\\ 2 & \\boldsymbol{x} \\end{vmatrix}',
    speech:
      'the determinant of the 2 by 2 matrix. Row 1, entry 1 marked: x, 1. Row 2, entry 2 marked: 2, x; end determinant',
  },
  'a bar at the edge is none': {
    of: grid([[count(1), count(2)]], 2),
    plain: '[1  2]',
    latex: '\\begin{bmatrix} 1 & 2 \\end{bmatrix}',
    speech: 'the 1 by 2 row matrix: 1, 2; end matrix',
  },
  'a bar beside sums': {
    of: grid(
      [
        [sum(lambda, count(-1)), count(-2), count(0)],
        [count(10), lambda, count(7)],
      ],
      2,
    ),
    plain: ['⎡λ − 1  −2  │  0⎤', '⎣ 10    λ   │  7⎦'],
    latex: '\\left[\\begin{array}{cc|r} \\lambda - 1 & -2 & 0 \\\\ 10 & \\lambda & 7 \\end{array}\\right]',
    speech:
      'the 2 by 3 augmented matrix. Row 1: lambda minus 1, negative 2, bar, 0. Row 2: 10, lambda, bar, 7; end matrix',
  },
  'a marked row in a large matrix': {
    of: {
      kind: 'matrix',
      matrix: integerMatrix(Array.from({ length: 9 }, () => Array.from({ length: 11 }, () => 7))),
      marks: markedRows(0),
    },
    plain: ['⎡‹7  7  7  ⋯  7›⎤', '⎢ 7  7  7  ⋯  7 ⎥', '⎢ 7  7  7  ⋯  7 ⎥', '⎢ ⋮  ⋮  ⋮  ⋱  ⋮ ⎥', '⎣ 7  7  7  ⋯  7 ⎦'],
    latex:
      '\\begin{bmatrix} \\boldsymbol{7} & \\boldsymbol{7} & \\boldsymbol{7} & \\cdots & \\boldsymbol{7} \\\\ 7 & 7 & 7 & \\cdots & 7 \\\\ 7 & 7 & 7 & \\cdots & 7 \\\\ \\vdots & \\vdots & \\vdots & \\ddots & \\vdots \\\\ 7 & 7 & 7 & \\cdots & 7 \\end{bmatrix}',
    speech:
      'the 9 by 11 matrix. Row 1, marked: 7, 7, 7, and so on, 7. Row 2: 7, 7, 7, and so on, 7. Row 3: 7, 7, 7, and so on, 7. Rows 4 to 8 are left out. Row 9: 7, 7, 7, and so on, 7; end matrix',
  },
  'a 1 by 1 grid': {
    of: grid([[negative(x)]]),
    plain: '[−x]',
    latex: '\\begin{bmatrix} -x \\end{bmatrix}',
    speech: 'the 1 by 1 matrix with entry negative x; end matrix',
  },
  'a fraction in a matrix of one column': {
    of: matrixExpression(matrixOf([[rational(-1n, 2n)], [integer(10)]])),
    plain: ['⎡−1/2⎤', '⎣  10⎦'],
    latex: '\\begin{bmatrix} -\\frac{1}{2} \\\\ 10 \\end{bmatrix}',
    speech: 'the 2 by 1 column matrix: negative one half, 10; end matrix',
  },
  'negative bases and exponents': {
    of: product('dot', power(count(-1), sum(symbol('i'), symbol('j'))), power(fraction(-2, 3), count(-2))),
    plain: '(−1)ⁱ⁺ʲ · (−2/3)⁻²',
    latex: '(-1)^{i + j} \\cdot \\left(-\\frac{2}{3}\\right)^{-2}',
    speech:
      'open paren negative 1 close paren raised to the i plus j power times open paren negative two thirds close paren to the negative 2 power',
  },
  'a power of a decimal below zero': {
    of: power(fraction(-3, 2), count(2)),
    style: DECIMALS,
    plain: '(−1.5)²',
    latex: '(-1.5)^{2}',
    speech: 'open paren negative 1.5 close paren squared',
  },
  'a root of a fraction': {
    of: root(fraction(5, 4)),
    plain: '√(5/4)',
    latex: '\\sqrt{\\frac{5}{4}}',
    speech: 'the square root of five fourths',
  },
  'a root of a quotient': {
    of: root(quotient(sum(x, count(1)), count(4))),
    plain: '√((x + 1)/4)',
    latex: '\\sqrt{\\frac{x + 1}{4}}',
    speech: 'the square root of the fraction with numerator x plus 1, and denominator 4, end fraction, end root',
  },
  'a root of a root': {
    of: root(root(x, 3)),
    plain: '√(∛x)',
    latex: '\\sqrt{\\sqrt[3]{x}}',
    speech: 'the square root of the cube root of x, end root',
  },
  'a fraction of fractions': {
    of: quotient(quotient(count(1), x), quotient(sum(x, count(1)), fraction(2, 3))),
    plain: '(1/x)/((x + 1)/(2/3))',
    latex: '\\frac{\\frac{1}{x}}{\\frac{x + 1}{\\frac{2}{3}}}',
    speech:
      'the fraction with numerator 1 over x, and denominator the fraction with numerator x plus 1, and denominator two thirds, end fraction, end fraction',
  },
  'a fraction under a power': {
    of: power(quotient(x, symbol('y')), count(2)),
    plain: '(x/y)²',
    latex: '\\left(\\frac{x}{y}\\right)^{2}',
    speech: 'open paren x over y close paren squared',
  },
  'a negative fraction as a factor': {
    of: product('dot', fraction(-1, 2), fraction(-3, 4), count(-1)),
    plain: '(−1/2) · (−3/4) · (−1)',
    latex: '\\left(-\\frac{1}{2}\\right) \\cdot \\left(-\\frac{3}{4}\\right) \\cdot (-1)',
    speech: 'negative one half times negative three fourths times negative 1',
  },
  'a negative coefficient of a fraction': {
    of: sum(x, product('adjacent', fraction(-3, 2), symbol('y'))),
    plain: 'x − (3/2)y',
    latex: 'x - \\frac{3}{2}y',
    speech: 'x minus three halves y',
  },
  'a coefficient of zero': {
    of: product('adjacent', count(0), x),
    plain: '0x',
    latex: '0x',
    speech: '0 x',
  },
  'a matrix times a number below zero': {
    of: product('adjacent', count(-1), small),
    plain: ['−⎡1  2⎤', ' ⎣3  4⎦'],
    latex: '-\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}',
    speech: 'minus the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix',
  },
  'a determinant as a factor': {
    of: sum(product('dot', count(-3), determinantOf(small)), product('dot', count(2), determinantOf(grid([[x]])))),
    plain: ['(−3) · │1  2│ + 2 · │x│', '       │3  4│'],
    latex: '(-3) \\cdot \\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix} + 2 \\cdot \\begin{vmatrix} x \\end{vmatrix}',
    speech:
      'negative 3 times the determinant of the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end determinant, plus 2 times the determinant of the 1 by 1 matrix with entry x; end determinant',
  },
  'an empty sum as a term': {
    of: sum(x, sum(), negative(product('dot'))),
    plain: 'x + 0 − 1',
    latex: 'x + 0 - 1',
    speech: 'x plus 0 minus 1',
  },
  'a list with dots': {
    of: list([count(1), count(2), elided('row'), symbol('n')]),
    plain: '(1, 2, …, n)',
    latex: '(1, 2, \\ldots, n)',
    speech: '1, 2, and so on, n',
  },
  'a transposed sum': {
    of: power(sum(A, B), symbol('T')),
    plain: '(A + B)ᵀ',
    latex: '(A + B)^{T}',
    speech: 'open paren A plus B close paren transpose',
  },

  'an exponent is not rounded': {
    of: equal(power(count(2), number(rational(1n, 2n))), number(rational(707n, 500n))),
    style: { decimals: 0, notation: 'decimal' },
    plain: '2^(0.5) ≈ 1',
    latex: '2^{0.5} \\approx 1',
    speech: '2 raised to the 0.5 power is approximately equal to 1',
  },
  'an equality beside a rounded number': {
    of: equal(quotient(count(1), count(3)), fraction(1, 3), quotient(count(2), count(6))),
    style: TWO_PLACES,
    plain: '1/3 ≈ 0.33 ≈ 2/6',
    latex: '\\frac{1}{3} \\approx 0.33 \\approx \\frac{2}{6}',
    speech: 'one third is approximately equal to 0.33, which is approximately equal to 2 over 6',
  },
  'a member of a chain that would be written twice': {
    of: equal(x, quotient(count(5), count(2)), fraction(5, 2), sum(count(2), fraction(1, 2))),
    plain: 'x = 5/2 = 2 + 1/2',
    latex: 'x = \\frac{5}{2} = 2 + \\frac{1}{2}',
    speech: 'x equals five halves equals 2 plus one half',
  },
  'the norm of a vector and its absolute value': {
    of: equal(apply('norm', symbol('v')), root(product('dot', symbol('v'), symbol('v'))), apply('abs', count(-3))),
    plain: '‖v‖ = √(v · v) = |−3|',
    latex: '\\lVert v\\rVert = \\sqrt{v \\cdot v} = \\lvert -3\\rvert',
    speech: 'the norm of v equals the square root of v dot v, end root, equals the absolute value of negative 3',
  },
  'the norms of a matrix': {
    of: list([apply('norm-1', A), apply('norm-inf', A), apply('norm-F', A)], 'none'),
    plain: '‖A‖₁, ‖A‖_∞, ‖A‖_F',
    latex: '\\lVert A\\rVert_{1}, \\lVert A\\rVert_{\\infty}, \\lVert A\\rVert_{F}',
    speech: 'the 1-norm of A, the infinity norm of A, the Frobenius norm of A',
  },
  degrees: {
    of: equal(symbol('θ'), quotient(symbol('π'), count(3)), product('adjacent', count(60), symbol('°'))),
    plain: 'θ = π/3 = 60°',
    latex: '\\theta = \\frac{\\pi}{3} = 60^{\\circ}',
    speech: 'theta equals pi over 3 equals 60 degrees',
  },
  'an augmented matrix by its name': {
    of: grid([[A, symbol('b')]], 1),
    plain: '[A  │  b]',
    latex: '\\left[\\begin{array}{c|c} A & b \\end{array}\\right]',
    speech: 'the augmented matrix A bar b',
  },
  'only the links beside it': {
    of: equal(x, fraction(1, 2), sum(fraction(1, 3), fraction(1, 6))),
    style: TWO_PLACES,
    plain: 'x = 0.5 ≈ 0.33 + 0.17',
    latex: 'x = 0.5 \\approx 0.33 + 0.17',
    speech: 'x equals 0.5, which is approximately equal to 0.33 plus 0.17',
  },
  'a double is never equal': {
    of: equal(x, matrixExpression(floatMatrix(1, 2, Float64Array.of(1.5, -0)))),
    plain: 'x ≈ [1.5  0]',
    latex: 'x \\approx \\begin{bmatrix} 1.5 & 0 \\end{bmatrix}',
    speech: 'x is approximately equal to the 1 by 2 row matrix: 1.5, 0; end matrix',
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
    latex: '(2.68, -0.13, 2)',
    speech: '2.68, negative 0.13, 2',
  },

  'a name with everything that is special': {
    of: equal(word('<b>&"\'\\frac{1}{2}$#%_^~'), count(1)),
    plain: '<b>&"\'\\frac{1}{2}$#%_^~ = 1',
    latex: '\\text{<b>\\&"\'\\textbackslash{}frac\\{1\\}\\{2\\}\\$\\#\\%\\_\\textasciicircum{}\\textasciitilde{}} = 1',
    speech: "is less than b is greater than and 'frac(1)(2) number percent to the power equals 1",
  },
  'a name without a letter that can be said': {
    of: equal(word('名前'), count(1)),
    plain: '名前 = 1',
    latex: '\\text{名前} = 1',
    speech: 'unnamed equals 1',
  },
};

/** The compiler asks for a line here where a kind is added, and the test below for a case. */
const KINDS: { readonly [K in ExpressionKind]: K } = {
  number: 'number',
  symbol: 'symbol',
  subscript: 'subscript',
  matrix: 'matrix',
  grid: 'grid',
  table: 'table',
  cases: 'cases',
  series: 'series',
  determinant: 'determinant',
  list: 'list',
  negative: 'negative',
  sum: 'sum',
  product: 'product',
  quotient: 'quotient',
  power: 'power',
  root: 'root',
  apply: 'apply',
  words: 'words',
  relation: 'relation',
  elided: 'elided',
};

function kindsIn(expression: Expression): readonly ExpressionKind[] {
  return [expression.kind, ...partsOf(expression).flatMap(kindsIn)];
}

it('each kind of expression has a case', () => {
  const present = new Set(Object.values(CASES).flatMap(({ of }) => kindsIn(of)));
  assert.deepEqual(
    Object.values(KINDS).filter((kind) => !present.has(kind)),
    [],
  );
});

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

const MARKUP: Readonly<Record<string, readonly [of: Expression, expected: string, style?: NumberStyle]>> = {
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
    '<mfrac><msup><mi>x</mi><mn>2</mn></msup><mroot><msub><mi>a</mi><mrow><mn>1</mn><mo>\u2063</mo><mn>2</mn></mrow></msub><mn>3</mn></mroot></mfrac>',
  ],
  'a matrix whose columns end at their units': [
    matrixExpression(
      matrixOf([
        [integer(1), integer(-10), rational(1n, 2n)],
        [integer(2), integer(3), integer(4)],
      ]),
    ),
    '<mrow><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd style="text-align: -webkit-right"><mrow><mo>−</mo><mn>10</mn></mrow></mtd><mtd style="text-align: -webkit-right"><mfrac><mn>1</mn><mn>2</mn></mfrac></mtd></mtr><mtr><mtd><mn>2</mn></mtd><mtd style="text-align: -webkit-right"><mn>3</mn></mtd><mtd style="text-align: -webkit-right"><mn>4</mn></mtd></mtr></mtable><mo>]</mo></mrow>',
  ],
  'an entry squared, its index under its exponent': [
    power(indexed('a', 1), count(2)),
    '<msubsup><mi>a</mi><mn>1</mn><mn>2</mn></msubsup>',
  ],
  'matrices side by side': [
    product('adjacent', grid([[x]]), grid([[ith]])),
    '<mrow><mrow><mo>[</mo><mtable><mtr><mtd><mi>x</mi></mtd></mtr></mtable><mo>]</mo></mrow><mo rspace="0.167em">\u2062</mo><mrow><mo>[</mo><mtable><mtr><mtd><mi>i</mi></mtd></mtr></mtable><mo>]</mo></mrow></mrow>',
  ],
  'an entry far out': [indexed('a', 12, 3), '<msub><mi>a</mi><mrow><mn>12</mn><mo>,</mo><mn>3</mn></mrow></msub>'],
  'decimals of unequal length': [
    matrixExpression(matrixOf([[rational(5n, 2n)], [rational(-1n, 4n)], [integer(10)]])),
    '<mrow><mo>[</mo><mtable><mtr><mtd style="text-align: -webkit-right"><mn>2.5</mn><mphantom><mn>0</mn></mphantom></mtd></mtr><mtr><mtd style="text-align: -webkit-right"><mrow><mo>−</mo><mn>0.25</mn></mrow></mtd></mtr><mtr><mtd style="text-align: -webkit-right"><mn>10</mn><mphantom><mn>.00</mn></mphantom></mtd></mtr></mtable><mo>]</mo></mrow>',
    DECIMALS,
  ],
  'marked cells beside a bar': [
    grid([[count(1), count(2), count(3)]], 2, { ...markedColumns(0), cells: [[0, 2]] }),
    '<mrow><mo>[</mo><mtable><mtr><mtd style="font-weight: bold" class="marked" mathbackground="#ffc40055"><mn>1</mn></mtd><mtd><mn>2</mn></mtd><mtd style="border-left: 1px solid; font-weight: bold" class="marked" mathbackground="#ffc40055"><mn>3</mn></mtd></mtr></mtable><mo>]</mo></mrow>',
  ],
  'marks run through dots': [
    grid([Array.from({ length: 11 }, () => x)], null, markedRows(0)),
    '<mrow><mo>[</mo><mtable><mtr><mtd style="font-weight: bold" class="marked" mathbackground="#ffc40055"><mi>x</mi></mtd><mtd style="font-weight: bold" class="marked" mathbackground="#ffc40055"><mi>x</mi></mtd><mtd style="font-weight: bold" class="marked" mathbackground="#ffc40055"><mi>x</mi></mtd><mtd style="font-weight: bold" class="marked" mathbackground="#ffc40055"><mi>⋯</mi></mtd><mtd style="font-weight: bold" class="marked" mathbackground="#ffc40055"><mi>x</mi></mtd></mtr></mtable><mo>]</mo></mrow>',
  ],
  'marked cells that are left out': [
    grid([Array.from({ length: 11 }, () => x)], null, markedCells([0, 5])),
    '<mrow><mo>[</mo><mtable><mtr><mtd><mi>x</mi></mtd><mtd><mi>x</mi></mtd><mtd><mi>x</mi></mtd><mtd><mi>⋯</mi></mtd><mtd><mi>x</mi></mtd></mtr></mtable><mo>]</mo></mrow>',
  ],
  'a table with a gap in its sums': [
    table(
      [ith, x],
      [
        [count(1), count(-2)],
        [count(2), count(10)],
      ],
      [null, count(8)],
    ),
    '<mtable><mtr><mtd style="border-bottom: 1px solid"><mi>i</mi></mtd><mtd style="border-bottom: 1px solid"><mi>x</mi></mtd></mtr><mtr><mtd><mn>1</mn></mtd><mtd style="text-align: -webkit-right"><mrow><mo>−</mo><mn>2</mn></mrow></mtd></mtr><mtr><mtd><mn>2</mn></mtd><mtd style="text-align: -webkit-right"><mn>10</mn></mtd></mtr><mtr><mtd style="border-top: 1px solid"><mtext>Sum</mtext></mtd><mtd style="border-top: 1px solid; text-align: -webkit-right"><mn>8</mn></mtd></mtr></mtable>',
  ],
  cases: [
    cases([x, relation(x, 'at-least', count(0))], [negative(x), null]),
    '<mrow><mo>{</mo><mtable><mtr><mtd style="text-align: -webkit-left"><mi>x</mi></mtd><mtd style="text-align: -webkit-left"><mrow><mtext>if\u00a0</mtext><mrow><mi>x</mi><mo>≥</mo><mn>0</mn></mrow></mrow></mtd></mtr><mtr><mtd style="text-align: -webkit-left"><mrow><mo>−</mo><mi>x</mi></mrow></mtd><mtd style="text-align: -webkit-left"><mtext>otherwise</mtext></mtd></mtr></mtable></mrow>',
  ],
  'a series': [
    series('i', count(1), symbol('n'), sum(subscript(x, ith), count(-1))),
    '<mrow><munderover><mo>∑</mo><mrow><mi>i</mi><mo lspace="0" rspace="0">=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mrow><mo>(</mo><mrow><msub><mi>x</mi><mi>i</mi></msub><mo>−</mo><mn>1</mn></mrow><mo>)</mo></mrow></mrow>',
  ],
  'a system, its signs one under the other': [
    list([relation(indexed('R', 1), 'exchanges', indexed('R', 2)), equal(x, count(1))], 'none'),
    '<mtable><mtr><mtd style="text-align: -webkit-right; padding-right: 0"><msub><mi>R</mi><mn>1</mn></msub></mtd><mtd style="text-align: -webkit-left; padding-left: 0"><mrow><mo form="infix">↔</mo><msub><mi>R</mi><mn>2</mn></msub></mrow></mtd></mtr><mtr><mtd style="text-align: -webkit-right; padding-right: 0"><mi>x</mi></mtd><mtd style="text-align: -webkit-left; padding-left: 0"><mrow><mo form="infix">=</mo><mn>1</mn></mrow></mtd></mtr></mtable>',
  ],
  'dots in a list': [
    list([count(1), elided('row'), symbol('n')]),
    '<mrow><mo>(</mo><mrow><mn>1</mn><mo>,</mo><mi>…</mi><mo>,</mo><mi>n</mi></mrow><mo>)</mo></mrow>',
  ],
  escapes: [
    relation(word('<i>'), 'less', words('"&"')),
    '<mrow><mi>&lt;i&gt;</mi><mo>&lt;</mo><mtext>&quot;&amp;&quot;</mtext></mrow>',
  ],
};

describe('MathML, alone and in HTML', () => {
  for (const [name, [of, expected, style = FRACTIONS]] of Object.entries(MARKUP)) {
    it(name, () => {
      assert.equal(
        RENDERERS.mathml.expression(of, style),
        `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">${expected}</math>`,
      );
      if (of.kind !== 'table') {
        assert.equal(RENDERERS.html.expression(of, style), `<math display="block">${expected}</math>`);
      }
      assert.equal(
        RENDERERS.html.prose([of], style).replace(/^<span [^>]*>(.*)<\/span>$/, '$1'),
        `<math>${expected}</math>`,
      );
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
    ['Matrix', ['List', ['List', 1, 'x']], { str: '[]' }, { str: '=|=' }],
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
  'a table of values': [
    table([ith, x], [[count(1), count(2)]], [null, count(2)]),
    ['List', ['List', 'i', 'x'], ['List', 1, 2], ['List', 'Nothing', 2]],
  ],
  cases: [
    cases([x, relation(x, 'greater', count(0))], [count(0), null]),
    ['Which', ['Greater', 'x', 0], 'x', 'True', 0],
  ],
  'a series': [
    series('i', count(1), symbol('n'), subscript(x, ith)),
    ['Sum', ['Subscript', 'x', 'i'], ['Limits', 'i', 1, 'n']],
  ],
  'a product of all': [productSeries('k', count(1), count(3), symbol('k')), ['Product', 'k', ['Limits', 'k', 1, 3]]],
  'an exchange': [
    relation(indexed('R', 1), 'exchanges', indexed('R', 2)),
    ['Exchange', ['Subscript', 'R', 1], ['Subscript', 'R', 2]],
  ],
};

describe('MathML Core', () => {
  for (const [name, { of, style = FRACTIONS, extent }] of Object.entries(CASES)) {
    it(name, () => assertCore(RENDERERS.mathml.expression(of, style, extent)));
  }
});

describe('MathJSON', () => {
  for (const [name, [of, expected]] of Object.entries(JSON_CASES)) {
    it(name, () => assert.deepEqual(RENDERERS.mathjson.expression(of, FRACTIONS), expected));
  }
});
