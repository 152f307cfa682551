// What is worth knowing about matrix subtraction.

import { count, equal, type Expression, list, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, indexDomain, matrixDomain, numberDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { UPPER_SECONDARY } from '../../../learning/levels.ts';
import { entryOf, fraction, shown, times, transposed } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map(symbol);

const minus = (left: Expression, right: Expression): Expression => sum(left, negative(right));
const half = fraction(1, 2);

const minuend = { name: 'A', meaning: say`the minuend, from which something is taken`, domain: matrixDomain('m', 'n') };
const subtrahend = { name: 'B', meaning: say`the subtrahend, which is taken away`, domain: matrixDomain('m', 'n') };
const square = { name: 'A', meaning: say`a square matrix`, domain: matrixDomain('n', 'n') };

export const learn: Learn = {
  educationLevel: UPPER_SECONDARY,
  summary: say`The difference of two matrices of the same shape is found by taking each number of the second away from its partner in the first. It shows what has changed, by how much and in which direction, in every cell of a table at once.`,
  prerequisites: [
    say`Subtracting whole numbers, decimal numbers and fractions, also when the result is below zero.`,
    say`Matrix addition: only matrices of the same shape are combined, cell with cell.`,
  ],
  intuition: [
    say`Two photographs of a car park, one at noon and one at one o'clock: subtract them, and everything that stayed turns black. What is left is what moved.`,
    say`Draw two arrows from one point. Their difference is the arrow from the tip of the second to the tip of the first.`,
    say`On a number line each entry of the difference is a step: the one that leads from the number in ${B} to the number in ${A}. Steps to the left are negative.`,
    say`Write down the balances of all your accounts before a holiday and after it: the difference shows what the holiday has cost, account by account.`,
  ],
  concepts: [
    say`Taking away is adding the opposite: ${equal(minus(A, B), sum(A, list([negative(B)])))}.`,
    say`The order decides the signs: where ${minus(A, B)} holds a gain, ${minus(B, A)} holds a loss.`,
    say`Two matrices are equal exactly when their difference is the zero matrix.`,
    say`A minus in front of brackets turns the sign of every matrix inside: ${equal(minus(A, minus(B, C)), sum(A, negative(B), C))}.`,
    say`Subtraction undoes addition. From a sum and one summand it finds the other.`,
    say`How far apart two tables are is read from the sizes of the entries of their difference, not from their signs.`,
  ],
  keyTerms: [
    { term: 'minuend', meaning: say`The matrix in front of the minus sign.` },
    { term: 'subtrahend', meaning: say`The matrix behind the minus sign.` },
    {
      term: 'difference',
      meaning: say`The result: the matrix that must be added to the subtrahend to give the minuend.`,
    },
    { term: 'opposite', meaning: say`The matrix ${negative(B)}: each number of ${B} with its sign changed.` },
    { term: 'residual', meaning: say`A measured table minus a predicted one; small entries mean a good prediction.` },
    {
      term: 'skew-symmetric matrix',
      meaning: say`A square matrix that turns into its opposite when rows and columns are exchanged.`,
    },
  ],
  objectives: [
    { id: 'change', text: say`Given two tables, compute the change from the earlier to the later one, with its sign.` },
    { id: 'opposite', text: say`Rewrite a difference as a sum with an opposite, and use it to clear brackets.` },
    {
      id: 'unknown-matrix',
      text: say`Find an unknown matrix ${symbol('X')} where ${equal(sum(symbol('X'), B), A)}, and say why there is only one.`,
    },
    { id: 'check-by-adding', text: say`Check a difference by adding the subtrahend again.` },
  ],
  hints: [
    say`Say aloud which matrix comes first. "From ${A} take ${B}" is not "from ${B} take ${A}".`,
    say`Mark all negative numbers of the subtrahend before you start: there a minus meets a minus.`,
    say`Add your result to ${B}. If ${A} does not come back in some cell, the slip is in that cell.`,
    say`With fractions find the common denominator first and subtract the numerators afterwards.`,
  ],
  formulae: [
    {
      id: 'subtract-entries',
      name: 'Definition of the difference',
      expression: equal(entryOf('d'), minus(entryOf('a'), entryOf('b'))),
      description: say`Each entry of ${D} tells how much larger the number in ${A} is than the one in ${B}; it is negative where the number is smaller.`,
      conditions: [say`${A} and ${B} agree in the number of rows and in the number of columns.`],
      variables: [
        minuend,
        subtrahend,
        { name: 'D', meaning: say`the difference`, domain: answerDomain('subtract', { a: 'A', b: 'B' }) },
        { name: 'i', meaning: say`the row`, domain: indexDomain('m') },
        { name: 'j', meaning: say`the column`, domain: indexDomain('n') },
      ],
      formulaType: 'definition',
    },
    {
      id: 'subtract-opposite',
      name: 'Exchanging minuend and subtrahend',
      expression: equal(minus(A, B), negative(minus(B, A))),
      description: say`Seen from the other side, every gain is a loss of the same size.`,
      conditions: [say`Both have the same shape.`],
      variables: [minuend, subtrahend],
      formulaType: 'property',
    },
    {
      id: 'subtract-undoes-addition',
      name: 'Back to the minuend',
      expression: equal(sum(D, B), A),
      description: say`Add what was taken away, and the minuend is back.`,
      conditions: [say`${D} is the difference of ${A} and ${B}.`],
      variables: [
        minuend,
        subtrahend,
        { name: 'D', meaning: say`the difference`, domain: answerDomain('subtract', { a: 'A', b: 'B' }) },
      ],
      formulaType: 'identity',
    },
    {
      id: 'subtract-brackets',
      name: 'Two subtrahends at once',
      expression: equal(minus(minus(A, B), C), minus(A, sum(B, C))),
      description: say`Taking away one matrix and then another is taking away both together.`,
      conditions: [say`The three shapes are equal.`],
      variables: [
        minuend,
        subtrahend,
        { name: 'C', meaning: say`a second subtrahend`, domain: matrixDomain('m', 'n') },
      ],
      formulaType: 'rule',
    },
    {
      id: 'subtract-symmetric-and-skew-parts',
      name: 'Symmetric and skew-symmetric part',
      expression: equal(A, sum(times(half, sum(A, transposed(A))), times(half, minus(A, transposed(A))))),
      description: say`Every square matrix is a symmetric matrix plus a skew-symmetric one: half the sum with its transpose, and half the difference.`,
      conditions: [say`${A} is square.`],
      variables: [square],
      formulaType: 'identity',
    },
    {
      id: 'subtract-scaled',
      name: 'A common factor',
      expression: equal(minus(times(symbol('k'), A), times(symbol('k'), B)), times(symbol('k'), minus(A, B))),
      description: say`A change of unit, such as metres into centimetres, may be made before or after the subtraction.`,
      conditions: [say`${symbol('k')} is any number, and ${minus(A, B)} is defined.`],
      variables: [minuend, subtrahend, { name: 'k', meaning: say`the factor`, domain: numberDomain() }],
      formulaType: 'property',
    },
  ],
  applications: [
    {
      id: 'subtract-motion-detector',
      title: 'A camera that notices burglars',
      industry: 'security',
      description: say`A camera subtracts each picture from the one before. Where nothing happens the entries stay near zero; a patch of large entries sets off the alarm.`,
    },
    {
      id: 'subtract-plan-and-actual',
      title: 'Plan against actual figures',
      industry: 'management accounting',
      description: say`Departments are the rows of a budget, quarters its columns. The planned table is subtracted from the actual one, and the negative cells show which department has spent less than was planned, and in which quarter.`,
    },
    {
      id: 'subtract-residuals',
      title: 'Testing a weather model',
      industry: 'meteorology',
      description: say`Forecast temperatures on a grid are subtracted from the measured ones. If the residuals are positive all along the coast, the model is too cold there.`,
    },
    {
      id: 'subtract-angiography',
      title: 'Blood vessels without bones',
      industry: 'medicine',
      description: say`One X-ray picture is taken before a contrast agent is given and one after. In their difference the bones vanish, and the vessels are left.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'subtract-stock-taking',
      title: 'What is missing in the warehouse?',
      industry: 'logistics',
      description: say`By the books two shelves (rows) hold large and small boxes (columns), ${equal(
        A,
        shown([48, 30], [25, 60]),
      )}; a count finds ${equal(B, shown([48, 27], [26, 52]))}. The gap is ${equal(
        minus(A, B),
        shown([0, 3], [-1, 8]),
      )}: ${equal(sum(count(3), negative(count(1)), count(8)), count(10))} boxes are missing on balance, although there is one large box too many on the second shelf.`,
    },
    {
      id: 'subtract-electricity-meters',
      title: 'Electricity used by three flats',
      industry: 'energy',
      description: say`The meters read ${shown([4120, 3675, 5210])} on the first of May and ${shown([4365, 3850, 5330])} a month later, in kilowatt hours. Between these days they moved by ${equal(minus(shown([4365, 3850, 5330]), shown([4120, 3675, 5210])), shown([245, 175, 120]))}. The three flats together used ${equal(sum(count(245), count(175), count(120)), count(540))} kilowatt hours in this month.`,
    },
    {
      id: 'subtract-football-table',
      title: 'Goals for and against',
      industry: 'sports',
      description: say`Three teams scored ${equal(A, shown([31], [24], [18]))} goals and let in ${equal(B, shown([20], [24], [29]))}. The goal differences are ${equal(minus(A, B), shown([11], [0], [-11]))}, and in a league of these three they must add up to nothing: ${equal(sum(count(11), count(0), negative(count(11))), count(0))}.`,
    },
  ],
  misconceptions: [
    {
      id: 'subtract-larger-minus-smaller',
      category: 'procedure',
      misconception: say`In each cell I take the smaller number from the larger one, for a difference is how far two numbers are apart.`,
      correct: say`In each cell the number of the second matrix is taken from the number of the first, and the result may be negative.`,
      whyWrong: say`In primary school the larger number always stands in front, so this looks like a rule. But a distance has lost the direction of the change: added to the second number, it need not lead back to the first.`,
      example: {
        given: [equal(A, shown([5, 2])), equal(B, shown([3, 9]))],
        incorrect: equal(minus(A, B), shown([2, 7])),
        correct: equal(minus(A, B), shown([2, -7])),
      },
    },
    {
      id: 'subtract-two-minus-signs',
      category: 'sign',
      misconception: say`If the number to be taken away is negative, the result gets smaller still.`,
      correct: say`Taking away a negative number makes the result larger: a debt that is cancelled is a gain.`,
      whyWrong: say`"Minus" is heard as "less". Where two minus signs meet, one is the order to subtract and the other belongs to the number; together they make a plus.`,
      example: {
        given: [equal(A, shown([4, -1])), equal(B, shown([-6, -3]))],
        incorrect: equal(minus(A, B), shown([-2, -4])),
        correct: equal(minus(A, B), shown([10, 2])),
      },
    },
    {
      id: 'subtract-commutes',
      category: 'order',
      misconception: say`Addition may be turned around, so subtraction may be turned around as well.`,
      correct: say`Turned around, the difference changes all its signs. It stays the same only where both matrices agree.`,
      whyWrong: say`The commutative law lets ${A} and ${negative(B)} change places, and the minus stays with ${B}. Whoever turns the difference around moves the minus to ${A}.`,
      example: {
        given: [equal(A, shown([8, 1])), equal(B, shown([5, 4]))],
        incorrect: equal(minus(A, B), minus(B, A)),
        correct: equal(minus(A, B), negative(minus(B, A)), shown([3, -3])),
      },
    },
    {
      id: 'subtract-minus-before-brackets',
      category: 'notation',
      misconception: say`A minus before brackets changes the first matrix inside and leaves the second as it is.`,
      correct: say`The minus belongs to the whole bracket: both matrices are taken away.`,
      whyWrong: say`The minus stands next to the first matrix and seems to belong to it alone. But to take away a sum is to take away each of its parts.`,
      example: {
        given: [equal(A, shown([9, 4])), equal(B, shown([5, 3])), equal(C, shown([2, 6]))],
        incorrect: equal(minus(A, sum(B, C)), sum(A, negative(B), C), shown([6, 7])),
        correct: equal(minus(A, sum(B, C)), sum(A, negative(B), negative(C)), shown([2, -5])),
      },
    },
  ],
  learningPathways: PATHWAYS.subtract,
  nextTopics: [
    say`Multiplying by a number comes next: it halves a difference, or expresses it in another unit.`,
    say`The transpose leads on to symmetric and skew-symmetric matrices, which sums and differences take apart.`,
    say`Variance builds on differences: it squares the deviations of numbers from their mean.`,
  ],
};
