// Speech beside ClearSpeak: our words compared with those that the Speech Rule Engine makes of our MathML by the rules of
// ClearSpeak. Where the two differ, the difference is deliberate and a row below gives its reason.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
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
} from '../document/expression.ts';
import { identity, integerMatrix, zeroMatrix } from '../exact/matrix.ts';
import { float } from '../exact/scalar.ts';
import { fraction, small, times } from '../testing/rendering/sample-expressions.ts';
import { RENDERERS } from './renderers.ts';
import { FRACTIONS } from './style.ts';

/** The part of the Speech Rule Engine that is used here. */
interface SpeechRuleEngine {
  setupEngine(features: { readonly [feature: string]: string }): Promise<unknown>;
  toSpeech(mathml: string): string;
}

function isSpeechRuleEngine(value: unknown): value is SpeechRuleEngine {
  return typeof value === 'object' && value !== null && 'setupEngine' in value && 'toSpeech' in value;
}

/** The engine with the English rules of its own package, so that nothing is fetched. */
async function loadEngine(): Promise<SpeechRuleEngine> {
  const require = createRequire(import.meta.url);
  const engine: unknown = require('speech-rule-engine');
  assert.ok(isSpeechRuleEngine(engine));
  const json = join(dirname(require.resolve('speech-rule-engine')), 'mathmaps');
  await engine.setupEngine({ domain: 'clearspeak', locale: 'en', modality: 'speech', json });
  assert.equal(engine.toSpeech('<math><mi>x</mi></math>'), 'x');
  return engine;
}

const [a, b, i, j, k, n, x, y] = ['a', 'b', 'i', 'j', 'k', 'n', 'x', 'y'].map((name) => symbol(name));
const [A, B, lambda, sigma] = ['A', 'B', 'λ', 'σ'].map((name) => symbol(name));
const one = count(1);

/** Both say the same, but for capitals, pauses and how lambda is spelled. */
const AGREED: Readonly<Record<string, Expression>> = {
  'a letter': x,
  'a capital': A,
  'a whole number': count(12),
  'a negative number': count(-3),
  'one half': fraction(1, 2),
  'a negative fraction': fraction(-3, 2),
  tenths: fraction(7, 10),
  'a numerator in the teens': fraction(11, 5),
  'a large numerator': fraction(121, 5),
  'a large denominator': fraction(7, 20),
  'a small number of large parts': fraction(1, 11),
  'a double': number(float(1.5e-7)),
  'a sum': sum(x, count(3)),
  'a difference': sum(x, count(-3)),
  'a subtracted negative number': sum(count(5), negative(count(-3))),
  'fractions added': sum(fraction(1, 2), fraction(1, 3)),
  'a negative letter': negative(x),
  'a negative first term': sum(negative(x), count(3)),
  'a coefficient': times(count(3), x),
  'a fraction as a coefficient': times(fraction(1, 2), x),
  'several letters': times(count(2), x, y),
  'a product of matrices': times(A, B),
  'a product with a dot': product('dot', count(3), count(-2)),
  'a product with a cross': product('cross', count(3), count(4)),
  'a squared letter': power(x, count(2)),
  'a cubed letter': power(x, count(3)),
  'a fourth power': power(x, count(4)),
  'a power of 0': power(count(5), count(0)),
  'a first power': power(x, one),
  'a high power': power(x, count(21)),
  'a power by a letter': power(x, n),
  'a negative power of a number': power(x, count(-2)),
  'a sum as an exponent': power(x, sum(n, one)),
  'a fraction as an exponent': power(x, fraction(1, 2)),
  'a product as an exponent': power(count(2), times(count(2), k)),
  'a negative letter as an exponent': power(x, negative(n)),
  'a square as an exponent': power(x, power(n, count(2))),
  'a power as an exponent': power(x, power(n, k)),
  'a negative base': power(count(-2), count(3)),
  'the negative of a square': negative(power(x, count(2))),
  'a squared sum': power(sum(x, one), count(2)),
  'a squared product': power(times(x, y), count(2)),
  'an entry of a list squared': power(indexed('x', 1), count(2)),
  'a square root': root(x),
  'a cube root': root(x, 3),
  'a fourth root': root(x, 4),
  'the negative of a root': negative(root(count(5))),
  'a root as a term': sum(root(x), one),
  'a fraction of letters': quotient(a, b),
  'a fraction as a term': sum(quotient(a, b), one),
  'a fraction times a letter': product('dot', quotient(a, b), x),
  'a reciprocal': quotient(one, n),
  'a division on one line': divided(count(6), count(3)),
  'an entry of a list': indexed('x', 1),
  'an entry far out': indexed('a', 12, 3),
  'a subtracted sum': sum(x, negative(sum(x, count(-1)))),
  'sums side by side': times(sum(x, one), sum(x, count(-1))),
  'a letter times a sum': times(x, sum(x, one)),
  'nested parentheses': times(count(2), sum(x, negative(times(count(3), sum(x, one))))),
  'an equation': equal(x, one),
  'a chain': equal(x, y, count(2)),
  less: relation(x, 'less', one),
  'at most': relation(x, 'at-most', one),
  greater: relation(x, 'greater', one),
  'at least': relation(x, 'at-least', one),
  unequal: relation(x, 'unequal', one),
  'a Greek letter': lambda,
  'a matrix minus a multiple of the identity': sum(times(lambda, symbol('I')), negative(A)),
  'a polynomial': sum(power(lambda, count(2)), times(count(-4), lambda), count(3)),
  'a squared Greek letter': power(sigma, count(2)),
  'a function': apply('f', x),
  'a function of two': apply('f', x, y),
  'the determinant of a sum': apply('det', sum(A, B)),
  'a sum over an index': series('k', one, n, indexed('a', 1)),
  'a sum of sums over an index': series('k', one, n, sum(k, one)),
  'a product over an index': productSeries('k', one, n, k),
  'a sum with bounds that are sums': series('k', count(0), sum(n, count(-1)), times(count(2), k)),
};

interface Difference {
  readonly of: Expression;
  readonly ours: string;
  readonly theirs: string;
  readonly reason: string;
}

const ENDS = 'What is more than one thing says where it ends.';
const BY_NAME = 'The operation has a name that says more than its abbreviation.';
const MATRIX_ENDS = 'A matrix says where it ends, since more of the formula may follow.';

const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'a fraction of a sum': {
    of: quotient(sum(x, one), count(2)),
    ours: 'the fraction with numerator x plus 1, and denominator 2, end fraction',
    theirs: 'the fraction with numerator x plus 1 and denominator 2',
    reason: ENDS,
  },
  'a fraction of fractions': {
    of: quotient(fraction(1, 2), quotient(count(3), x)),
    ours: 'the fraction with numerator one half, and denominator 3 over x, end fraction',
    theirs: 'the fraction with numerator one half and denominator 3 over x',
    reason: ENDS,
  },
  'a root of a sum': {
    of: root(sum(x, one)),
    ours: 'the square root of x plus 1, end root',
    theirs: 'the square root of x plus 1',
    reason: ENDS,
  },
  'a root of a square': {
    of: root(power(x, count(2))),
    ours: 'the square root of x squared, end root',
    theirs: 'the square root of x squared',
    reason: ENDS,
  },
  'a quotient of whole numbers': {
    of: quotient(count(6), count(3)),
    ours: '6 over 3',
    theirs: 'six thirds',
    reason: 'It is a division that is about to be done, not a fraction.',
  },
  'a fraction said with over, as a coefficient': {
    of: times(fraction(121, 5), x),
    ours: '121 over 5, times x',
    theirs: '121 over 5 x',
    reason: '121 over 5 x could be 121 over the product 5 x.',
  },
  'a coefficient of a root': {
    of: times(count(2), root(count(5))),
    ours: '2 times the square root of 5',
    theirs: '2 the square root of 5',
    reason: 'It is a product.',
  },
  'a power of a power': {
    of: power(power(x, count(2)), count(3)),
    ours: 'open paren x squared close paren cubed',
    theirs: 'x squared cubed',
    reason: 'The parentheses of the page are said.',
  },
  'a fraction as a base': {
    of: power(fraction(3, 4), count(2)),
    ours: 'open paren three fourths close paren squared',
    theirs: 'three fourths squared',
    reason: 'The parentheses of the page are said.',
  },
  'the inverse': {
    of: power(A, count(-1)),
    ours: 'A inverse',
    theirs: 'A to the negative 1 power',
    reason: 'Matrices have inverses.',
  },
  'the transpose': {
    of: power(A, symbol('T')),
    ours: 'A transpose',
    theirs: 'A to the T power',
    reason: 'T is no exponent.',
  },
  'an entry': {
    of: indexed('a', 1, 2),
    ours: 'a sub 1 2',
    theirs: 'a sub 1 comma 2',
    reason: 'Two single signs are told apart without a word, and entries are named often.',
  },
  'a capital with indices': {
    of: indexed('C', 1, 2),
    ours: 'C sub 1 2',
    theirs: 'C sub 1 comma 2',
    reason: 'Two single signs are told apart without a word. Capitals keep their bare names, with indices and alone.',
  },
  'an index that is a sum': {
    of: subscript(a, sum(i, one), j),
    ours: 'a sub i plus 1 comma j, end sub',
    theirs: 'a sub i plus 1 comma j',
    reason: ENDS,
  },
  'a capital Greek letter': {
    of: symbol('Λ'),
    ours: 'cap lambda',
    theirs: 'lambda',
    reason: 'A name in letters does not show that it is a capital.',
  },
  'the entry by entry product': {
    of: product('hadamard', A, B),
    ours: 'A times, entry by entry, B',
    theirs: 'A composed with B',
    reason: 'Matrices are multiplied entry by entry here; nothing is composed.',
  },
  approximately: {
    of: relation(x, 'approximately', one),
    ours: 'x is approximately equal to 1',
    theirs: 'x almost equals 1',
    reason: 'The words of ClearSpeak itself; the engine names the character.',
  },
  'what becomes of a letter': {
    of: relation(x, 'becomes', one),
    ours: 'x becomes 1',
    theirs: 'x right arrow 1',
    reason: 'What the arrow means, not what it looks like.',
  },
  'a row operation': {
    of: relation(indexed('R', 2), 'becomes', sum(indexed('R', 2), times(count(-3), indexed('R', 1)))),
    ours: 'row 2 becomes row 2 minus 3 times row 1',
    theirs: 'R sub 2 right arrow R sub 2 minus 3 R sub 1',
    reason: 'The letters R and C stand for rows and columns.',
  },
  'an exchange of rows': {
    of: relation(indexed('R', 1), 'exchanges', indexed('R', 2)),
    ours: 'rows 1 and 2 change places',
    theirs: 'R sub 1 left right arrow R sub 2',
    reason: 'What the arrow means, not what it looks like.',
  },
  'a determinant': { of: apply('det', A), ours: 'the determinant of A', theirs: 'determinant A', reason: BY_NAME },
  'the determinant of a product': {
    of: apply('det', times(A, B)),
    ours: 'the determinant of open paren A B close paren',
    theirs: 'determinant A B',
    reason: 'determinant A B could be the determinant of A, times B.',
  },
  'a trace': { of: apply('tr', A), ours: 'the trace of A', theirs: 'trace A', reason: BY_NAME },
  'a rank': { of: apply('rank', A), ours: 'the rank of A', theirs: 'rank of A', reason: BY_NAME },
  'an adjugate': { of: apply('adj', A), ours: 'the adjugate of A', theirs: 'adj of A', reason: BY_NAME },
  'a logarithm': { of: apply('ln', x), ours: 'the natural logarithm of x', theirs: 'l n of x', reason: BY_NAME },
  'a minimum': {
    of: apply('min', one, count(2), count(-3)),
    ours: 'the minimum of 1, 2 and negative 3',
    theirs: 'min of open paren 1 comma 2 comma negative 3 close paren',
    reason: BY_NAME,
  },
  'a greatest common divisor': {
    of: apply('gcd', count(4), count(6)),
    ours: 'the greatest common divisor of 4 and 6',
    theirs: 'the gcd of open paren 4 comma 6 close paren',
    reason: BY_NAME,
  },
  'bars around a letter': {
    of: determinantOf(A),
    ours: 'the determinant of A',
    theirs: 'the absolute value of A',
    reason: 'Our bars are always those of a determinant.',
  },
  'a matrix': {
    of: small,
    ours: 'the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix',
    theirs: 'the 2 by 2 matrix Row 1: 1 2 Row 2: 3 4',
    reason: MATRIX_ENDS,
  },
  'a row matrix': {
    of: matrixExpression(integerMatrix([[1, 2, 3]])),
    ours: 'the 1 by 3 row matrix: 1, 2, 3; end matrix',
    theirs: 'the 1 by 3 row matrix 1 2 3',
    reason: MATRIX_ENDS,
  },
  'a column matrix': {
    of: matrixExpression(integerMatrix([[1], [2]])),
    ours: 'the 2 by 1 column matrix: 1, 2; end matrix',
    theirs: 'the 2 by 1 column matrix 1 2',
    reason: MATRIX_ENDS,
  },
  'a matrix of one entry': {
    of: matrixExpression(integerMatrix([[5]])),
    ours: 'the 1 by 1 matrix with entry 5; end matrix',
    theirs: 'the 1 by 1 matrix with entry 5',
    reason: MATRIX_ENDS,
  },
  'a determinant in numbers': {
    of: determinantOf(small),
    ours: 'the determinant of the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end determinant',
    theirs: 'the determinant of the 2 by 2 matrix Row 1: 1 2 Row 2: 3 4',
    reason: MATRIX_ENDS,
  },
  'a product of matrices in numbers': {
    of: times(small, matrixExpression(integerMatrix([[5], [6]]))),
    ours: 'the 2 by 2 matrix. Row 1: 1, 2. Row 2: 3, 4; end matrix, times the 2 by 1 column matrix: 5, 6; end matrix',
    theirs: 'the 2 by 2 matrix Row 1: 1 2 Row 2: 3 4 times the 2 by 1 column matrix 5 6',
    reason: MATRIX_ENDS,
  },
  'a wide matrix': {
    of: matrixExpression(
      integerMatrix([
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ]),
    ),
    ours: 'the 2 by 4 matrix. Row 1: 1, 2, 3, 4. Row 2: 5, 6, 7, 8; end matrix',
    theirs:
      'the 2 by 4 matrix Row 1: Column 1, 1 Column 2, 2 Column 3, 3 Column 4, 4 Row 2: Column 1, 5 Column 2, 6 Column 3, 7 Column 4, 8',
    reason: 'A number said before each entry is taken for an entry; stories name the column they speak of.',
  },
  'a matrix of sums': {
    of: grid([
      [sum(x, one), x],
      [y, count(0)],
    ]),
    ours: 'the 2 by 2 matrix. Row 1: x plus 1, x. Row 2: y, 0; end matrix',
    theirs: 'the 2 by 2 matrix Row 1: Column 1, x plus 1 Column 2, x Row 2: Column 1, y Column 2, 0',
    reason: 'A number said before each entry is taken for an entry; stories name the column they speak of.',
  },
  'the identity matrix': {
    of: matrixExpression(identity(2)),
    ours: 'the 2 by 2 identity matrix',
    theirs: 'the 2 by 2 matrix Row 1: 1 0 Row 2: 0 1',
    reason: 'It is known by its name.',
  },
  'the zero matrix': {
    of: matrixExpression(zeroMatrix(2, 2)),
    ours: 'the 2 by 2 zero matrix',
    theirs: 'the 2 by 2 matrix Row 1: 0 0 Row 2: 0 0',
    reason: 'It is known by its name.',
  },
  'an augmented matrix': {
    of: grid(
      [
        [one, count(2), count(3)],
        [count(4), count(5), count(6)],
      ],
      2,
    ),
    ours: 'the 2 by 3 augmented matrix. Row 1: 1, 2, bar, 3. Row 2: 4, 5, bar, 6; end matrix',
    theirs: 'the 2 by 3 matrix Row 1: 1 2 3 Row 2: 4 5 6',
    reason: 'The bar is part of the mathematics.',
  },
  'a case distinction': {
    of: cases([x, relation(x, 'at-least', count(0))], [negative(x), null]),
    ours: '2 cases. Case 1: x if x is greater than or equal to 0. Case 2: negative x otherwise; end cases',
    theirs: '2 cases Case 1: x if x is greater than or equal to 0 Case 2: negative x otherwise',
    reason: ENDS,
  },
  'a table': {
    of: table(
      [x, power(x, count(2))],
      [
        [one, one],
        [count(2), count(4)],
      ],
    ),
    ours: 'the table with 2 columns: x; x squared. Row 1: 1, 1. Row 2: 2, 4; end table',
    theirs: '3 lines Line 1: x x squared Line 2: 1 1 Line 3: 2 4',
    reason: 'The names of the columns are no row of the table.',
  },
  'a system': {
    of: list([equal(x, one), equal(y, count(2))], 'none'),
    ours: 'x equals 1; y equals 2',
    theirs: '2 lines Line 1: x equals 1 Line 2: y equals 2',
    reason: 'The equations are sentences, and a pause tells them apart.',
  },
  'a list': {
    of: list([count(2), count(3)]),
    ours: '2, 3',
    theirs: 'open paren 2 comma 3 close paren',
    reason: 'Alone it is read like any list of numbers.',
  },
  'a list in brackets': {
    of: list([count(2), count(3)], 'square'),
    ours: 'the list 2, 3; end list',
    theirs: 'open bracket 2 comma 3 close bracket',
    reason: 'What the brackets mean, not what they look like.',
  },
  'a list before an equals sign': {
    of: equal(list([sum(x, one), y]), list([one, count(2)])),
    ours: 'the list x plus 1, y; end list, equals 1, 2',
    theirs: 'open paren x plus 1 comma y close paren equals open paren 1 comma 2 close paren',
    reason: 'What the parentheses mean, not what they look like.',
  },
  dots: {
    of: sum(one, elided('row'), n),
    ours: '1 plus and so on plus n',
    theirs: '1 plus dot dot dot plus n',
    reason: 'What the dots mean, as ClearSpeak says it by preference.',
  },
};

/** Without capitals, pauses and the spelling of lambda that Unicode has. */
function normalised(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('lamda', 'lambda')
    .replaceAll(/[.,;:]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const engine = await loadEngine();

function theirsOf(of: Expression): string {
  return engine.toSpeech(RENDERERS.mathml.expression(of, FRACTIONS));
}

describe('speech beside ClearSpeak', () => {
  describe('the same words', () => {
    for (const [name, of] of Object.entries(AGREED)) {
      it(name, () => assert.equal(normalised(RENDERERS.speech.expression(of, FRACTIONS)), normalised(theirsOf(of))));
    }
  });

  describe('other words, and why', () => {
    for (const [name, { of, ours, theirs, reason }] of Object.entries(DIFFERENCES)) {
      it(`${name}. ${reason}`, () => {
        assert.equal(RENDERERS.speech.expression(of, FRACTIONS), ours);
        assert.equal(normalised(theirsOf(of)), normalised(theirs));
        assert.notEqual(normalised(ours), normalised(theirs));
      });
    }
  });

  it('there are no fewer than 60 expressions that both say alike', () => assert.ok(Object.keys(AGREED).length >= 60));
});
