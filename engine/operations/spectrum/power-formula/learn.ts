// What is worth knowing about formulas for all powers of a matrix.

import {
  count,
  equal,
  type Expression,
  grid,
  negative,
  power,
  product,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixDomain, numberDomain, wholeDomain, valueDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { FIRST_YEAR_UNIVERSITY } from '../../../learning/levels.ts';
import { inverse, shown, times } from '../../../learning/notation.ts';
import { MIT } from '../../../learning/pathway-books.ts';
import { MATH_IS_FUN } from '../../../learning/pathway-pages.ts';
import { WIKIPEDIA } from '../../../learning/pathway-references.ts';
import { SPECTRUM_PAGES } from '../../../learning/pathway-spectrum.ts';

const [A, D, P, a, b, n] = ['A', 'D', 'P', 'a', 'b', 'n'].map(symbol);
const [ZERO, ONE, TWO, THREE] = [0, 1, 2, 3].map(count);
const LESS = sum(n, negative(ONE));

const diagonal = (first: Expression, second: Expression): Expression =>
  grid([
    [first, ZERO],
    [ZERO, second],
  ]);
const exponent = { name: 'n', meaning: say`the exponent`, domain: wholeDomain(0, 5) };

export const learn: Learn = {
  educationLevel: FIRST_YEAR_UNIVERSITY,
  summary: say`A formula for ${power(A, n)} gives every power of a matrix at once, without multiplying again and again. It is a sum of powers of the eigenvalues, each with a matrix that stays the same, and it shows at a glance what grows, what dies out and what comes round.`,
  prerequisites: [
    say`Eigenvalues and eigenvectors, and how a matrix is diagonalised.`,
    say`The inverse of a matrix.`,
    say`The rules of exponents, and binomial coefficients for matrices with too few eigenvectors.`,
  ],
  intuition: [
    say`Along an eigenvector a step of the matrix is a stretch, so ${n} steps are ${n} stretches. Every other vector is put together from eigenvectors, and each part is stretched by itself.`,
    say`Changing to a basis of eigenvectors, stretching, and changing back costs the same for the second power as for the millionth.`,
    say`In the long run the eigenvalue of the greatest size wins: the other terms become small beside it.`,
    say`A complex pair turns and stretches at once, which is why its powers swing up and down.`,
  ],
  concepts: [
    say`Each eigenvalue other than zero contributes its powers times a matrix; for a diagonalisable matrix that is all.`,
    say`Where eigenvectors are missing, powers of ${n} stand beside those of the eigenvalue: fewer than its multiplicity.`,
    say`A matrix with one eigenvalue is a multiple of the identity and a matrix whose powers die out, and the binomial theorem does the rest.`,
    say`The eigenvalue zero contributes nothing from some exponent on; before it, powers of a singular matrix need not fit the formula.`,
    say`Complex terms come in conjugate pairs, and their sum is real.`,
    say`A recurrence of any order is a power of its companion matrix, and its solution has the same shape as these formulas.`,
  ],
  keyTerms: [
    { term: 'closed formula', meaning: say`An expression in ${n} that needs no earlier power.` },
    { term: 'companion matrix', meaning: say`The matrix that takes some values of a recurrence to the next ones.` },
    { term: 'dominant eigenvalue', meaning: say`An eigenvalue of greater size than all others.` },
    { term: 'nilpotent', meaning: say`Said of a matrix that has a power equal to the zero matrix.` },
    {
      term: 'binomial theorem',
      meaning: say`How a power of a sum is multiplied out; for matrices it needs two that commute.`,
    },
  ],
  objectives: [
    { id: 'find-formula', text: say`Find a formula for all powers of a matrix.` },
    { id: 'powers-without-eigenvectors', text: say`Find the powers of a matrix that cannot be diagonalised.` },
    { id: 'solve-recurrences', text: say`Solve recurrences by the powers of a matrix.` },
    { id: 'long-run', text: say`Tell from the eigenvalues what high powers do.` },
  ],
  hints: [
    say`Test a formula at the exponents zero and one: the identity matrix and the matrix itself must come out.`,
    say`Is there only one eigenvalue? Then leave eigenvectors aside, and split off the multiple of the identity.`,
    say`Put the powers of the eigenvalues in front and collect the numbers behind them in one matrix each.`,
  ],
  formulae: [
    {
      id: 'power-formula-definition',
      name: 'Powers by eigenvalues',
      expression: equal(power(A, n), times(P, power(D, n), inverse(P))),
      description: say`The columns of ${P} are eigenvectors, and the powers of ${D} are those of the eigenvalues on its diagonal.`,
      conditions: [
        say`${A} is diagonalisable: the columns of ${P} are independent eigenvectors, as many as ${A} has rows.`,
      ],
      variables: [
        { name: 'A', meaning: say`the matrix that is raised`, domain: matrixDomain('m', 'm') },
        { name: 'P', meaning: say`eigenvectors as columns`, domain: matrixDomain('m', 'm', 'invertible') },
        { name: 'D', meaning: say`the eigenvalues on the diagonal`, domain: valueDomain(times(inverse(P), A, P)) },
        exponent,
      ],
      formulaType: 'definition',
    },
    {
      id: 'power-formula-diagonal',
      name: 'Powers of a diagonal matrix',
      expression: equal(power(diagonal(a, b), n), diagonal(power(a, n), power(b, n))),
      description: say`Each entry of the diagonal is raised by itself.`,
      conditions: [say`Neither ${a} nor ${b} is zero, so that every exponent has a meaning.`],
      variables: [
        { name: 'a', meaning: say`the first eigenvalue`, domain: numberDomain('nonzero') },
        { name: 'b', meaning: say`the second eigenvalue`, domain: numberDomain('nonzero') },
        exponent,
      ],
      formulaType: 'rule',
    },
    {
      id: 'power-formula-block',
      name: 'Powers of a block of two rows',
      expression: equal(
        power(
          grid([
            [a, ONE],
            [ZERO, a],
          ]),
          n,
        ),
        grid([
          [power(a, n), product('adjacent', n, power(a, LESS))],
          [ZERO, power(a, n)],
        ]),
      ),
      description: say`The entry above the diagonal is the derivative of the power.`,
      conditions: [say`${a} is not zero.`],
      variables: [{ name: 'a', meaning: say`the eigenvalue`, domain: numberDomain('nonzero') }, exponent],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'power-formula-loans',
      title: 'Loans and savings plans',
      industry: 'finance',
      description: say`Debt and instalment of a month give those of the next by one matrix. Its formula says at once what is owed after many years, and which instalment ends the loan.`,
    },
    {
      id: 'power-formula-queues',
      title: 'Customers of two providers',
      industry: 'telecommunications',
      description: say`Part of the customers change their provider each quarter. The eigenvalue below one says how fast the shares settle, and its matrix how far from the end they are today.`,
    },
    {
      id: 'power-formula-filters',
      title: 'Echoes in a filter',
      industry: 'audio engineering',
      description: say`A digital filter feeds its output back. Its impulse response is a formula of this kind, and it stays bounded if no eigenvalue is greater than one in size.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'power-formula-rabbits',
      title: 'The golden ratio in a hutch',
      industry: 'biology',
      description: say`For ${equal(A, shown([1, 1], [1, 0]))} the bases are the golden ratio and its conjugate. The corner of ${equal(power(A, count(10)), shown([89, 55], [55, 34]))} is the number of pairs after ten months, and each next one is nearly ${symbol('φ')} times as large.`,
    },
    {
      id: 'power-formula-tiles',
      title: 'Ways to lay tiles',
      industry: 'architecture',
      description: say`A strip is covered with squares in two colours and dominoes in three. The numbers of ways follow ${equal(A, shown([2, 3], [1, 0]))}, whose eigenvalues are ${THREE} and ${negative(ONE)}; the corner of ${equal(power(A, THREE), shown([20, 21], [7, 6]))} counts the strips of three fields.`,
    },
  ],
  misconceptions: [
    {
      id: 'power-formula-entrywise',
      category: 'definition',
      misconception: say`To raise a matrix is to raise its entries.`,
      correct: say`Only the entries of a diagonal matrix are raised by themselves; others are brought to diagonal form first.`,
      whyWrong: say`The last step of the method raises entries, and one would like to begin with it.`,
      example: {
        given: [equal(A, shown([1, 2], [2, 1]))],
        incorrect: equal(power(A, THREE), shown([1, 8], [8, 1])),
        correct: equal(power(A, THREE), shown([13, 14], [14, 13])),
      },
    },
    {
      id: 'power-formula-outer-factors',
      category: 'procedure',
      misconception: say`With the matrix in the middle ${P} and its inverse are raised, too.`,
      correct: say`They cancel between the factors, so that one of each is left at the ends.`,
      whyWrong: say`Numbers may be sorted before they are raised. Here the order of the factors has to stay.`,
      example: {
        given: [equal(P, shown([1, 1], [0, 1])), equal(D, shown([2, 0], [0, 1]))],
        incorrect: equal(power(times(P, D, inverse(P)), TWO), shown([4, -6], [0, 1])),
        correct: equal(power(times(P, D, inverse(P)), TWO), shown([4, -3], [0, 1])),
      },
    },
    {
      id: 'power-formula-zero-exponent',
      category: 'generalization',
      misconception: say`A formula without the eigenvalue zero holds for the exponent zero as well.`,
      correct: say`The power with the exponent zero is the identity matrix, which a singular matrix reaches with no other exponent.`,
      whyWrong: say`Positive powers of zero vanish, and it is easily overlooked that the first one does not.`,
      example: {
        given: [equal(A, shown([0, 0], [0, 2]))],
        incorrect: equal(power(A, ZERO), shown([0, 0], [0, 1])),
        correct: equal(power(A, ZERO), shown([1, 0], [0, 1])),
      },
    },
  ],
  learningPathways: [MATH_IS_FUN.eigenvalue, SPECTRUM_PAGES.diagonalization, MIT.eigenvalues, WIKIPEDIA.diagonalizable],
  nextTopics: [
    say`The exponential of a matrix, where time runs on without steps.`,
    say`Linear recurrences and generating functions.`,
    say`Markov chains and the state that they approach.`,
  ],
};
