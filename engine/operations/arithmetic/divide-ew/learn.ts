// What is worth knowing about the entry-by-entry quotient.

import {
  count,
  divided,
  equal,
  type Expression,
  grid,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, numberDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { dotted, entryOf, fraction, fractions, hadamard, inverse, shown, times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, D, Q, k] = ['A', 'B', 'C', 'D', 'Q', 'k'].map(symbol);
const [I, J] = ['i', 'j'].map(symbol);

const dividend = { name: 'A', meaning: say`the matrix of the dividends`, domain: matrixDomain('m', 'n') };
const divisor = {
  name: 'B',
  meaning: say`the matrix of the divisors, none of them zero`,
  domain: matrixDomain('m', 'n', 'nonzero'),
};
const quotients = {
  name: 'C',
  meaning: say`the matrix of the quotients`,
  domain: answerDomain('divide-ew', { a: 'A', b: 'B' }),
};
const place = [
  { name: 'i', meaning: say`which row`, domain: indexDomain('m') },
  { name: 'j', meaning: say`which column`, domain: indexDomain('n') },
];

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`Division entry by entry divides each number of a matrix by its partner in a second one, or all of them by one number. It is defined if no divisor is zero. It turns tables of totals into rates: prices per kilogram, goals per match, people per doctor.`,
  prerequisites: [
    say`Dividing by fractions and by decimal numbers; reducing a fraction to lowest terms.`,
    say`Multiplication entry by entry, which this operation undoes.`,
  ],
  intuition: [
    say`One table says how many kilometres each car drove, another how many litres it burned. Cell by cell the quotient tells how far a litre took it.`,
    say`How often does a strip of length ${entryOf('b')} fit into a strip of length ${entryOf('a')}? Each entry of the quotient answers this for its own pair of strips.`,
    say`Draw each pair of entries as a right-angled triangle, the dividend upwards and the divisor along the ground. The quotient is the slope of its longest side.`,
    say`To divide by a number between zero and one is to count small pieces, so the result is larger: five cakes hold ten halves.`,
  ],
  concepts: [
    say`Each quotient concerns one cell. The rest of both matrices plays no part in it.`,
    say`A single zero among the divisors leaves the whole operation without a result; a zero among the dividends does no harm.`,
    say`Dividing is multiplying by reciprocals: the matrix of the numbers ${quotient(count(1), entryOf('b'))} does the same as a factor.`,
    say`Matrices as a whole are not divided. The nearest thing is the product with an inverse, which mixes rows and columns and mostly gives other numbers.`,
    say`A quotient written as a fraction is exact. Its decimal comes to an end only if the denominator, in lowest terms, has no prime factors other than ${2} and ${5}.`,
    say`Neither order nor brackets may be changed: halving a table is not the same as dividing two by its entries.`,
  ],
  keyTerms: [
    { term: 'dividend', meaning: say`The number that is shared out; it stands above the stroke of a fraction.` },
    { term: 'divisor', meaning: say`The number that divides, below the stroke; it may not be zero.` },
    {
      term: 'quotient',
      meaning: say`The result of a division, and the number that the divisor must be multiplied by to give the dividend.`,
    },
    { term: 'reciprocal', meaning: say`One divided by a number; of a fraction, the fraction turned over.` },
    {
      term: 'lowest terms',
      meaning: say`The form of a fraction in which numerator and denominator have no common factor left.`,
    },
    { term: 'rate', meaning: say`A quotient of two unlike quantities, such as euros per hour.` },
  ],
  objectives: [
    {
      id: 'quotients',
      text: say`Given dividends and divisors, compute all quotients and reduce them to lowest terms.`,
    },
    {
      id: 'division-defined',
      text: say`Check at the start that the operation is defined, and name the cell where it is not.`,
    },
    { id: 'reciprocal', text: say`Turn a division by a fraction into a multiplication by its reciprocal.` },
    {
      id: 'not-the-inverse',
      text: say`Explain why ${A} divided entry by entry by ${B} differs from ${A} times the inverse of ${B}.`,
    },
  ],
  hints: [
    say`Search the second matrix for zeros before anything else.`,
    say`Move the decimal points of dividend and divisor by the same number of places, until both numbers are whole.`,
    say`Multiply each quotient by its divisor. This check takes seconds and finds every slip.`,
    say`Estimate first: is the divisor larger or smaller than one? Then you know whether a positive dividend shrinks or grows.`,
  ],
  formulae: [
    {
      id: 'divide-entries',
      name: 'Definition of the entry-by-entry quotient',
      expression: equal(entryOf('c'), quotient(entryOf('a'), entryOf('b'))),
      description: say`In row ${I} and column ${J} the dividend at that place is divided by the divisor at that place.`,
      conditions: [say`${B} has the shape of ${A} and no entry that is zero.`],
      variables: [dividend, divisor, quotients, ...place],
      formulaType: 'definition',
    },
    {
      id: 'divide-is-undone',
      name: 'Back to the dividends',
      expression: equal(hadamard(C, B), A),
      description: say`Quotient times divisor is the dividend, in every cell.`,
      conditions: [say`${C} holds the quotients of ${A} and ${B}.`],
      variables: [dividend, divisor, quotients],
      formulaType: 'property',
    },
    {
      id: 'divide-by-reciprocals',
      name: 'Factor instead of divisor',
      expression: equal(C, hadamard(A, Q)),
      description: say`Turn all divisors over, and the division becomes a Hadamard product.`,
      conditions: [say`${Q} holds the reciprocals of the entries of ${B}.`],
      variables: [
        dividend,
        divisor,
        quotients,
        {
          name: 'Q',
          meaning: say`the reciprocals of the divisors`,
          domain: answerDomain('raise-ew', { a: 'B', b: -1 }),
        },
      ],
      formulaType: 'rule',
    },
    {
      id: 'divide-by-number',
      name: 'Dividing by a number',
      expression: equal(C, times(quotient(count(1), k), A)),
      description: say`Dividing a matrix by a number is multiplying it by the reciprocal of the number.`,
      conditions: [say`${k} is not zero.`],
      variables: [
        dividend,
        { name: 'k', meaning: say`the divisor`, domain: numberDomain('nonzero') },
        { name: 'C', meaning: say`the quotients`, domain: answerDomain('divide-ew', { a: 'A', b: 'k' }) },
      ],
      formulaType: 'rule',
    },
    {
      id: 'divide-expanding',
      name: 'Cancelling a common factor',
      expression: equal(quotient(times(k, entryOf('a')), times(k, entryOf('b'))), quotient(entryOf('a'), entryOf('b'))),
      description: say`A common factor of dividend and divisor cancels. With ten as the factor, both decimal points move by one place.`,
      conditions: [say`Neither ${k} nor a divisor is zero.`],
      variables: [
        dividend,
        divisor,
        { name: 'k', meaning: say`the common factor`, domain: numberDomain('nonzero') },
        ...place,
      ],
      formulaType: 'identity',
    },
    {
      id: 'divide-sums-above',
      name: 'A sum in the numerator',
      expression: equal(
        quotient(sum(entryOf('a'), entryOf('d')), entryOf('b')),
        sum(quotient(entryOf('a'), entryOf('b')), quotient(entryOf('d'), entryOf('b'))),
      ),
      description: say`A sum of dividends may be divided part by part. For a sum of divisors there is no such rule.`,
      conditions: [say`The matrices ${A}, ${B} and ${D} have the same shape, and no divisor is zero.`],
      variables: [
        dividend,
        divisor,
        { name: 'D', meaning: say`further dividends`, domain: matrixDomain('m', 'n') },
        ...place,
      ],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'divide-flat-field',
      title: 'Removing the shadows of dust from pictures of the sky',
      industry: 'astronomy',
      description: say`A picture of an evenly lit screen shows how sensitive each pixel is and where dust casts shadows. Dividing a photograph of the night sky by it, pixel by pixel, evens this out.`,
    },
    {
      id: 'divide-incidence',
      title: 'Cases per hundred thousand inhabitants',
      industry: 'public health',
      description: say`Towns differ in size, so counts of illness say little. Cases by town and week are divided by the number of inhabitants, and only then can the towns be compared.`,
    },
    {
      id: 'divide-conversion-rates',
      title: 'Which advertisement sells?',
      industry: 'marketing',
      description: say`Purchases and clicks are counted for every advertisement and every weekday. The table of their quotients shows what share of the clicks ends in a sale.`,
    },
    {
      id: 'divide-vegetation-index',
      title: 'Green fields seen from space',
      industry: 'agriculture',
      description: say`The vegetation index of a field is a quotient: infrared minus red light, divided by infrared plus red light. A computer works it out for millions of pixels, each on its own.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'divide-unit-prices',
      title: 'Which packet is the cheapest?',
      industry: 'retail',
      description: say`Rice and lentils (rows) come in small and large packets (columns). They cost ${equal(
        A,
        shown([3, 5], [4, 9]),
      )} euros for ${equal(B, shown([1, 2], [2, 5]))} kilograms. Per kilogram that is ${equal(
        quotientsOf([
          [
            [3, 1],
            [5, 2],
          ],
          [
            [4, 2],
            [9, 5],
          ],
        ]),
        fractions(
          [
            [3, 1],
            [5, 2],
          ],
          [
            [2, 1],
            [9, 5],
          ],
        ),
      )}. The large packets are cheaper by the kilogram, that of rice because ${relation(divided(count(5), count(2)), 'less', divided(count(3), count(1)))}.`,
    },
    {
      id: 'divide-running-speeds',
      title: 'Speeds at a sports day',
      industry: 'sports',
      description: say`Four runners cover ${equal(A, shown([400, 400], [800, 800]))} metres in ${equal(
        B,
        shown([50, 64], [128, 125]),
      )} seconds. In metres per second their speeds are ${equal(
        quotientsOf([
          [
            [400, 50],
            [400, 64],
          ],
          [
            [800, 128],
            [800, 125],
          ],
        ]),
        fractions(
          [
            [8, 1],
            [25, 4],
          ],
          [
            [25, 4],
            [32, 5],
          ],
        ),
      )}. The last runner was faster than the one before: ${relation(divided(count(800), count(125)), 'greater', divided(count(800), count(128)))}.`,
    },
    {
      id: 'divide-currency',
      title: 'A price list in another currency',
      industry: 'trade',
      description: say`Prices of ${equal(
        A,
        shown([100, 250], [150, 75]),
      )} crowns are to be shown in euros, and a euro costs ${25} crowns. Divided by ${25} the list reads ${equal(
        times(fraction(1, 25), A),
        shown([4, 10], [6, 3]),
      )}.`,
    },
  ],
  misconceptions: [
    {
      id: 'divide-is-inverse-product',
      category: 'definition',
      misconception: say`Dividing by ${B} means multiplying by the inverse of ${B}, as with numbers.`,
      correct: say`Entry by entry, each number is divided by its partner. The inverse of ${B} has other entries than the reciprocals of the numbers in ${B}.`,
      whyWrong: say`The inverse undoes the matrix product, in which rows meet columns. Entry by entry no row meets a column, so the inverse has nothing to undo.`,
      example: {
        given: [
          equal(A, shown([4, 6], [2, 8])),
          equal(B, shown([2, 1], [1, 1])),
          equal(
            C,
            quotientsOf([
              [
                [4, 2],
                [6, 1],
              ],
              [
                [2, 1],
                [8, 1],
              ],
            ]),
          ),
        ],
        incorrect: equal(C, times(A, inverse(B)), shown([-2, 8], [-6, 14])),
        correct: equal(C, shown([2, 6], [2, 8])),
      },
    },
    {
      id: 'divide-by-zero-is-zero',
      category: 'definition',
      misconception: say`Where the divisor is zero, nothing is shared out, so the quotient is zero.`,
      correct: say`There is no quotient. No number times zero gives a dividend other than zero; and if the dividend is zero too, every number does.`,
      whyWrong: say`Zero divided by six is zero, and the two cases look alike. Multiplying the quotient by the divisor shows which of them is harmless.`,
      example: {
        given: [equal(symbol('a'), count(6)), equal(symbol('b'), count(0)), equal(symbol('q'), count(0))],
        incorrect: equal(dotted(symbol('q'), symbol('b')), symbol('a')),
        correct: relation(dotted(symbol('q'), symbol('b')), 'unequal', symbol('a')),
      },
    },
    {
      id: 'divide-makes-smaller',
      category: 'generalization',
      misconception: say`Dividing always makes a number smaller.`,
      correct: say`A divisor between zero and one makes a positive number larger, since its reciprocal is above one.`,
      whyWrong: say`Sharing among people divides by whole numbers, and then the shares are smaller. To divide by one half is to ask how many halves there are.`,
      example: {
        given: [equal(A, shown([6, 10])), equal(symbol('b'), fraction(1, 2))],
        incorrect: equal(quotient(A, symbol('b')), shown([3, 5])),
        correct: equal(quotient(A, symbol('b')), times(count(2), A), shown([12, 20])),
      },
    },
    {
      id: 'divide-splits-divisors',
      category: 'generalization',
      misconception: say`A sum in the denominator may be taken apart just like a sum in the numerator.`,
      correct: say`Only a sum of dividends may be taken apart. Divisors are added first.`,
      whyWrong: say`The distributive law holds for the number that is divided. Splitting the divisor instead shares out the whole amount twice.`,
      example: {
        given: [equal(symbol('a'), count(12)), equal(symbol('b'), count(2)), equal(symbol('c'), count(4))],
        incorrect: equal(
          quotient(symbol('a'), sum(symbol('b'), symbol('c'))),
          sum(quotient(symbol('a'), symbol('b')), quotient(symbol('a'), symbol('c'))),
          count(9),
        ),
        correct: equal(quotient(symbol('a'), sum(symbol('b'), symbol('c'))), quotient(count(12), count(6)), count(2)),
      },
    },
    {
      id: 'divide-turns-dividend-over',
      category: 'procedure',
      misconception: say`To divide fractions I turn the first one over and multiply.`,
      correct: say`The second fraction is turned over; the first stays as it is.`,
      whyWrong: say`The memory keeps that something is turned over, and loses which of the two it is. To divide by a number is to multiply by its reciprocal, so it is the divisor that changes.`,
      example: {
        given: [equal(symbol('a'), fraction(2, 3)), equal(symbol('b'), fraction(4, 5))],
        incorrect: equal(quotient(symbol('a'), symbol('b')), dotted(fraction(3, 2), fraction(4, 5)), fraction(6, 5)),
        correct: equal(quotient(symbol('a'), symbol('b')), dotted(fraction(2, 3), fraction(5, 4)), fraction(5, 6)),
      },
    },
  ],
  learningPathways: PATHWAYS['divide-ew'],
  nextTopics: [
    say`Powers with negative exponents write reciprocals in another way.`,
    say`The inverse of a matrix does for the matrix product what reciprocals do here.`,
    say`Means divide sums by counts, for a whole table or along its rows and columns.`,
  ],
};

/** Each cell as the division that it asks for. */
function quotientsOf(rows: readonly (readonly (readonly [above: number, below: number])[])[]): Expression {
  return grid(rows.map((row) => row.map(([above, below]) => divided(count(above), count(below)))));
}
