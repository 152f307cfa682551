// The words of hints to a line that does not follow.

import { rowsExpression } from '../../algorithms/row-reduction/tell.ts';
import { counted, joined, linesProse, shapeProse } from '../../algorithms/wording.ts';
import {
  added,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  list,
  negative,
  number,
  numbers,
  product,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { Polynomial } from '../../exact/polynomial.ts';
import { absolute, divide, equals, isZero, negate, ONE, type Rational, signOf, ZERO } from '../../exact/rational.ts';
import { SLIPS } from '../slips/slips.ts';
import { nameExpression, termExpression } from '../term-expression.ts';
import { calculationExpression, crossedProducts, sarrusProducts, shown, shownMatrix } from './calculation-words.ts';
import { shapeOf } from './calculation-shape.ts';
import { combinedEntries, multipliedEntries, operationExpression } from './row-words.ts';
import type { HintFacts, SlipClaim } from './statement.ts';

type Words = { readonly [K in keyof HintFacts]: (facts: HintFacts[K]) => Prose };

const NEUTRAL_QUESTION = 'Work it out once more: which numbers go into it?';

export const HINT_WORDS: Words = {
  'does-not-follow': notFollowing,
  'part-does-not-follow': ({ line, part }) =>
    say`The ${ordinal(part)} part of line ${line} does not follow from what stands before it.`,
  'not-finished': ({ line }) => say`Line ${line} is not yet what the task asks for.`,
  'answer-missing': ({ line, title, asked }) =>
    say`Line ${line} states ${title}. What the task asks for is still missing: ${joined(asked.map((one) => say`${one}`))}.`,
  'way-to-answer': ({ definition }) => say`${definition}`,
  'not-as-named': ({ line, count: operations }) =>
    say`The rows of line ${line} can be made from those before it, but ${operations === 1 ? 'the operation that is named gives' : 'the operations that are named give'} other ones.`,
  'row-as-named': ({ row, entries }) => say`By what is named, row ${row} becomes ${list(numbers(entries))}.`,
  'row-of-line': ({ line, row }) => say`Look at row ${row} of line ${line}.`,
  'operations-of-line': ({ line, count: operations }) =>
    say`Look at the ${operations === 1 ? 'operation' : 'operations'} of line ${line}.`,
  'claim-of-line': ({ line }) => say`Look at what line ${line} claims: which rows decide it?`,
  'values-of-line': ({ line }) => say`Look at the values of line ${line}, one after the other.`,
  'form-of-line': ({ line }) => say`Look at line ${line}: which form does the task ask for?`,
  'vectors-of-line': ({ line }) => say`Look at the vectors of line ${line}.`,
  'vectors-once-more': ({ line }) =>
    say`Check line ${line}: does each vector lie in the space that is asked for, and are there as many as it needs?`,
  'vector-of-line': ({ line }) => say`Look at the vector of line ${line}: what makes a vector an eigenvector?`,
  'rows-of-line': ({ line }) => say`Look at what line ${line} does to the rows, and at the number in front of them.`,
  'terms-of-line': ({ line }) => say`Look at line ${line} term by term.`,
  'entries-of-line': ({ line }) => say`Look at the size and the entries of line ${line}.`,
  'whole-of-line': ({ line, wrong, entries }) =>
    wrong === entries
      ? say`Look at the whole of line ${line}, and not at single entries: none of its ${entries} entries is right.`
      : say`Look at the whole of line ${line}, and not at single entries: ${wrong} of its ${entries} entries are wrong.`,
  'calculation-of-line': ({ line }) => say`Look at line ${line}: which calculation gives it?`,
  'place-of-line': ({ line, of }) => {
    switch (of.kind) {
      case 'value':
        return say`Look at the value of ${nameExpression(of.name)} in line ${line}: which calculation gives it?`;
      case 'entry':
        return say`Look at the entry in row ${of.row}, column ${of.column}, which line ${line} gives.`;
      case 'equation':
        return say`Look at both sides of the equation in line ${line}.`;
      case 'number':
        return say`Look at the number in line ${line}: which calculation gives it?`;
    }
  },
  'kind-of-calculation': ({ line, calculation }) =>
    shapeOf(calculation) ?? say`Write down the whole calculation of line ${line}: which numbers go into it?`,
  'terms-to-compare': ({ line, terms }) =>
    say`Line ${line} has ${counted(terms, 'term')}. Compare each of them with what it comes from in the line before.`,
  'entry-of-line': ({ row, column, asked }) =>
    say`Look at the entry in row ${row}, column ${column}. ${asked === null ? NEUTRAL_QUESTION : questionOf(asked)}`,
  'question-of-slip': ({ asked }) => say`${questionOf(asked)}`,
  'question-of-several': () => say`${NEUTRAL_QUESTION}`,
  'row-once-more': ({ row }) =>
    say`Write down how row ${row} comes from the rows before it: which numbers go into each entry?`,
  'line-once-more': ({ line }) => say`Write down the whole calculation of line ${line}: which numbers go into it?`,
  'operation-to-ask': ({ operation }) =>
    say`Look at ${operationExpression(operation)}: by which number does it multiply the determinant?`,
  'multiples-wanted': ({ row, columns }) =>
    say`Row ${row} must be a sum of multiples of the rows before. Its ${columns.length === 1 ? 'entry' : 'entries'} in ${columnsProse(columns)} ${columns.length === 1 ? 'says' : 'say'} which multiples: what comes out in the other columns?`,
  'equation-once-more': ({ line }) =>
    say`From which equations does line ${line} come, and what do you do on both sides of them?`,
  'equation-to-collect': ({ name }) =>
    say`Multiply out the line before, each term of a bracket with its sign, and collect: how many ${nameExpression(name)} are there, and what stands without ${nameExpression(name)}?`,
  'value-of-part': ({ name, term }) => say`Work out ${termExpression(term)}: what is ${nameExpression(name)}?`,
  'equation-to-rearrange': ({ names }) =>
    say`An equation before has ${joined(names.map((name) => say`${nameExpression(name)}`))}, too. Which of its terms change sides or get a factor, and what becomes of their signs?`,
  'equation-solved': ({ name, ...facts }) => {
    const { names, factors, right } = facts;
    const own = factors[names.indexOf(name)];
    const multiples = names.flatMap((other, column) =>
      other === name || isZero(factors[column]) ? [] : [{ name: other, factor: negate(divide(factors[column], own)) }],
    );
    const terms = multiples.map(multipleOf);
    const constant = divide(right, own);
    const all = isZero(constant) && terms.length > 0 ? terms : [number(constant), ...terms];
    return say`${equationExpression(facts)} gives ${equal(nameExpression(name), added(all))}.`;
  },
  'equation-to-substitute': ({ name }) =>
    say`Put what stands for ${nameExpression(name)} into the other equation, in brackets: what is each term of the bracket multiplied by?`,
  'equations-to-combine': ({ names, isLeftSide }) =>
    isLeftSide
      ? say`The equation must be a sum of multiples of the equations before. Its left side says which multiples: what is its right side then?`
      : say`The equation must be a sum of multiples of the equations before. Its ${coefficientsProse(names)} ${names.length === 1 ? 'says' : 'say'} which multiples: what does the rest of it become?`,
  'right-equation': ({ kept, ...facts }) =>
    kept.length === 0
      ? say`Collected, it should be ${equationExpression(facts)}.`
      : kept.length === facts.names.length
        ? say`The equation should be ${equationExpression(facts)}, if its left side is right.`
        : say`The equation should be ${equationExpression(facts)}, if its ${coefficientsProse(kept)} ${kept.length === 1 ? 'is' : 'are'} right.`,
  'question-of-expansion': () =>
    say`Along which row or column do you expand, and which minor belongs to each of its entries?`,
  'operations-in-turn': ({ line, row }) =>
    say`Do the operations of line ${line} one after the other: each one starts from the rows that the one before it leaves. What becomes of row ${row}?`,
  'row-is-copied': ({ row }) => say`Row ${row} does not change: copy it from the line before.`,
  'rows-change-places': ({ first, second }) => say`Row ${first} and row ${second} change places, each as a whole.`,
  'row-combined': combinedEntries,
  'row-multiplied': multipliedEntries,
  'right-row': ({ row, entries }) => say`Row ${row} should be ${list(numbers(entries))}.`,
  'spanned-row': ({ row, columns, entries }) => {
    const spanned = list(numbers(entries));
    if (columns.length === 0) return say`Row ${row} should be ${spanned}.`;
    const kept = columns.length === 1 ? 'its entry' : 'its entries';
    return say`Row ${row} should be ${spanned}, if ${kept} in ${columnsProse(columns)} ${columns.length === 1 ? 'is' : 'are'} right.`;
  },
  'values-put-into-row': ({ row, factors, values, right, parameters }) => {
    const terms = values.flatMap((value, column) => {
      const factor = factors[column];
      if (isZero(factor)) return [];
      const term = product('dot', number(absolute(factor)), number(value));
      return [signOf(factor) < 0 ? negative(term) : term];
    });
    const asked = say`does ${added(terms)} give ${number(right)}?`;
    if (parameters === null) return say`Put your values into row ${row}: ${asked}`;
    const set = joined(parameters.names.map((name) => say`${equal(nameExpression(name), number(parameters.number))}`));
    return say`Take ${set}, and put your values into row ${row}: ${asked}`;
  },
  'row-without-unknowns': ({ row, right }) => say`Row ${row} says that 0 is ${number(right)}: which values solve it?`,
  solution: ({ values }) =>
    say`The solution is ${joined(values.map(({ name, value }) => say`${equal(nameExpression(name), number(value))}`))}.`,
  'values-of-unknowns': ({ values }) => {
    const each = values.map(({ name, value }) => say`${nameExpression(name)} should be ${number(value)}`);
    return say`${joined(each)}.`;
  },
  'solution-with-free-unknowns': ({ values, free }) => {
    const each = values.map(({ name, constant, multiples }) => {
      const terms = multiples.map((one) => multipleOf(one));
      const all = isZero(constant) && terms.length > 0 ? terms : [number(constant), ...terms];
      return say`${equal(nameExpression(name), added(all))}`;
    });
    const open = say`${joined(free.map((name) => say`${nameExpression(name)}`))} may be any ${free.length === 1 ? 'number' : 'numbers'}`;
    return each.length === 0 ? say`The solution is: ${open}.` : say`The solution is ${joined(each)}, where ${open}.`;
  },
  'equation-of-row': ({ row, ...facts }) =>
    say`Row ${row} stands for ${equationExpression(facts)}. Put in what you know.`,
  'relation-to-check': ({ of }) =>
    say`Two ${of}s are equal only where all of their entries are: work out both sides, entry by entry.`,
  'relation-at-place': ({ of, place, factors, entries }) => {
    const terms = entries.flatMap((entry, index) => {
      if (isZero(factors[index])) return [];
      const term = product('dot', number(absolute(factors[index])), number(entry));
      return [signOf(factors[index]) < 0 ? negative(term) : term];
    });
    return say`All on one side, the entries in ${of === 'column' ? 'row' : 'column'} ${place} are ${added(terms)}: is this 0?`;
  },
  'relation-fails': ({ of, sum }) =>
    say`All on one side, the ${of}s add up to ${list(numbers(sum))}, and not to zeros.`,
  'determinant-decides': ({ determinant }) =>
    isZero(determinant)
      ? say`The determinant is 0, so there is no inverse.`
      : say`The determinant is ${number(determinant)}, which is not 0, so there is an inverse.`,
  'equation-of-inverse': (facts) =>
    say`${symbol('A')} times its inverse is the identity matrix, so ${equationExpression(facts)}. Put in what you have: is it true?`,
  'equation-of-task': (facts) =>
    say`The task says that ${equationExpression(facts)}. Put in what you have: is it true?`,
  'row-to-solve': ({ row, names, factors, name }) =>
    say`Row ${row} stands for ${equationExpression({ names, factors, right: ZERO })}. Solve it for ${nameExpression(name)}: which terms go to the other side, and what happens to their signs?`,
  'solved-unknown': ({ name, multiples }) =>
    say`It should be ${equal(nameExpression(name), multiples.length === 0 ? number(ZERO) : added(multiples.map(multipleOf)))}.`,
  'rows-to-count': () =>
    say`The rank is the number of rows that are not zero once the matrix has row echelon form: count them.`,
  'row-of-zeros': ({ row }) => say`Row ${row} says that 0 is 0: which values of the unknowns does this exclude?`,
  'unknowns-and-pivots': ({ unknowns, pivots }) =>
    say`There ${unknowns === 1 ? 'is' : 'are'} ${counted(unknowns, 'unknown')}, and ${counted(pivots, 'column')} of them ${pivots === 1 ? 'has' : 'have'} a pivot: how many unknowns are free?`,
  'unknowns-of-system': ({ unknowns }) =>
    say`${counted(unknowns, 'column')} ${unknowns === 1 ? 'stands' : 'stand'} left of the right-hand sides, one for each unknown.`,
  'entry-against-form': ({ row, column, entry, wanted, isBefore }) =>
    say`${isBefore ? 'In the matrix before this line the' : 'The'} entry in row ${row}, column ${column} is ${number(entry)}, and it should be ${wanted}.`,
  'rows-of-form': ({ rows, bar }) => say`The matrix should be ${rowsExpression(rows, bar)}.`,
  'number-of-solutions': ({ solutions }) => SOLUTIONS[solutions],
  'rank-of-matrix': ({ rank }) => say`The rank is ${count(rank)}.`,
  calculation: ({ calculation, place }) =>
    place === null
      ? say`Work out ${calculationExpression(calculation)}.`
      : say`Work out the entry in row ${place.row}, column ${place.column}: ${calculationExpression(calculation)}.`,
  'entry-from-cofactor': ({ row, column, struck, calculation }) => {
    const strike = say`For the entry in row ${row}, column ${column} strike out row ${struck.row} and column ${struck.column} of ${symbol('A')}`;
    return calculation.kind === 'determinant' && calculation.matrix.length === 1
      ? say`${strike}: which number is left, and which sign does it get?`
      : say`${strike}, and work out ${calculationExpression(calculation)}.`;
  },
  'adjugate-of-two-rows': ({ matrix, isDivided }) => {
    const [[a, b], [c, d]] = matrix.map((cells) => cells.map(shown));
    const change = say`In ${shownMatrix(matrix)} exchange ${a} and ${d}, and change the signs of ${b} and ${c}`;
    return isDivided ? say`${change}; then divide by the determinant.` : say`${change}.`;
  },
  'entry-of-transpose': ({ row, column, of }) =>
    of === 'A'
      ? say`The entry in row ${row}, column ${column} is the one that ${symbol('A')} has in row ${column}, column ${row}.`
      : say`The entry in row ${row}, column ${column} is the cofactor that stands in row ${column}, column ${row}.`,
  'sign-of-cofactor': ({ row, column }) =>
    say`In row ${row}, column ${column} the chess board has a ${(row + column) % 2 === 0 ? 'plus: the minor keeps' : 'minus: the minor changes'} its sign.`,
  'values-of-group': ({ values, ...group }) => say`The numbers ${ofGroup(group)} are ${list(values.map(shown))}.`,
  'sorted-values': ({ values, ...group }) =>
    say`In order, the numbers ${ofGroup(group)} are ${list(numbers(values))}: ${values.length % 2 === 0 ? 'which two stand' : 'which one stands'} in the middle?`,
  'statistic-of-group': ({ calculation, ...group }) =>
    group.axis === 'mat'
      ? say`Work out ${calculationExpression(calculation)}.`
      : say`For ${ofAxis(group)} work out ${calculationExpression(calculation)}.`,
  'right-size': ({ rows, columns }) => say`The result has ${shapeProse({ rows, columns })}.`,
  'two-products': ({ matrix }) => {
    const [down, up] = crossedProducts(matrix);
    return say`The diagonals give ${down} and ${up}: which of them is subtracted?`;
  },
  'products-of-sarrus': ({ matrix }) =>
    say`The six products are ${joined(sarrusProducts(matrix).map((each) => say`${each}`))}: which three are subtracted?`,
  'diagonal-entries': ({ values }) =>
    say`The main diagonal begins in the upper left corner; it has the ${values.length === 1 ? 'entry' : 'entries'} ${joined(values.map((value) => say`${shown(value)}`))}.`,
  'term-of-line-before': ({ term }) => say`Work out this part of what stands before: ${termExpression(term)}.`,
  'multiply-out': ({ product: given, polynomial }) =>
    say`Multiply ${termExpression(given)} out: does it give ${shown(polynomial)}?`,
  'right-line': ({ calculation }) => say`It should be ${calculationExpression(calculation)}.`,
  'right-entry': ({ row, column, value }) => say`The entry in row ${row}, column ${column} should be ${shown(value)}.`,
  'right-value': ({ value }) => say`It should be ${shown(value)}.`,
  'right-matrix': ({ rows, factor }) =>
    factor === null
      ? say`It should be ${shownMatrix(rows)}.`
      : say`It should be ${product('dot', shown(factor), shownMatrix(rows))}.`,
  'factor-in-front': ({ matrix }) =>
    say`Find the number that must stand in front of ${determinantOf(grid(matrix.map((row) => row.map(termExpression))))}, so that the determinant stays what it was.`,
  'number-in-front': ({ matrix, number: value }) =>
    say`In front of ${determinantOf(grid(matrix.map((row) => row.map(termExpression))))} there should be ${shown(value)}.`,
  'determinant-of-line': ({ given, right }) =>
    say`This line gives ${shown(given)}, and the determinant is ${shown(right)}.`,
  'roots-wanted': ({ polynomial }) => say`Which numbers make ${shown(polynomial)} zero, and how often is each a root?`,
  'eigenvalues-are-roots': ({ polynomial }) => say`The eigenvalues are the roots of ${shown(polynomial)}.`,
  roots: ({ roots }) => say`The roots are ${joined(roots.map((root) => say`${number(root)}`))}.`,
  'factor-of-projection': ({ u, v }) => say`Divide ${dotted(u, v)} by ${dotted(v, v)}.`,
  'matrix-times-vector': ({ matrix }) =>
    say`Multiply ${grid(matrix.map(numbers))} by your vector: does every entry become 0?`,
  'other-vector-wanted': ({ matrix }) =>
    say`Which vector other than the zero vector does ${grid(matrix.map(numbers))} turn into zeros?`,
  'matrix-times-own-vector': ({ matrix, vector }) =>
    say`Multiply ${grid(matrix.map(numbers))} by your vector ${list(numbers(vector))}: does every entry become 0?`,
  'vectors-wanted': ({ columns, pivots }) =>
    say`The matrix has ${counted(columns, 'column')}, and ${pivots} of them ${pivots === 1 ? 'has' : 'have'} a pivot: how many vectors does a basis need?`,
  'basis-of-null-space': ({ vectors }) =>
    vectors.length === 0
      ? say`Only the zero vector is in the null space.`
      : say`A basis is ${joined(vectors.map((vector) => say`${list(numbers(vector))}`))}.`,
  'entries-of-vectors': ({ asked, entries }) =>
    say`Each vector of the ${asked} space has as many entries as a ${asked} of ${symbol('A')}: ${entries}.`,
  'vectors-of-span': ({ asked, pivots }) =>
    say`There ${pivots === 1 ? 'is' : 'are'} ${counted(pivots, 'pivot')}: how many vectors does a basis of the ${asked} space need?`,
  'lines-to-take': ({ asked, places }) =>
    places.length === 0
      ? say`There is no pivot: which vectors do lines of zeros span?`
      : say`The pivots stand in ${columnsProse(places)}: take ${
          asked === 'column'
            ? columnsProse(places)
            : linesProse(
                'row',
                places.map((place) => place - 1),
              )
        } of ${symbol('A')} itself.`,
  'echelon-rows': ({ asked, count: rows }) =>
    say`An echelon form of ${asked === 'row' ? say`${symbol('A')}` : say`the transpose of ${symbol('A')}`} has ${counted(rows, 'row')} that ${rows === 1 ? 'is not zero: it is' : 'are not zero: they are'} a basis of the ${asked} space.`,
  'basis-of-span': ({ asked, vectors }) =>
    vectors.length === 0
      ? say`Only the zero vector is in the ${asked} space.`
      : say`A basis is ${joined(vectors.map((vector) => say`${list(numbers(vector))}`))}.`,
  eigenvector: ({ vector }) => say`One eigenvector is ${list(numbers(vector))}.`,
  'quantity-calculation': ({ title, term }) => say`Work out ${title}: ${termExpression(term)}.`,
  'quantity-place': ({ line, title }) => say`Look at ${title} in line ${line}.`,
  'wrong-entries': ({ title, wrong, row, column }) =>
    wrong === 1
      ? say`One entry of ${title} is wrong: the one in row ${row}, column ${column}.`
      : say`${wrong} entries of ${title} are wrong. The first one is in row ${row}, column ${column}.`,
  'quantity-of-line': ({ line, title }) =>
    say`Line ${line} states ${title}: from what does it come, and by which rule?`,
  'quantity-definition': ({ definition }) => say`${definition}`,
  'quantity-value': ({ title, term }) => say`${capital(title)} should be ${termExpression(term)}.`,
  'quantity-may-be': ({ title, term }) => say`${capital(title)} may be ${termExpression(term)}.`,
  'quantity-example': ({ sentence, term }) => say`${sentence} ${termExpression(term)}.`,
  'quantity-verdict': ({ quantity, verdict }) =>
    quantity === 'independent' ? say`The vectors are ${verdict}.` : say`The matrix is ${verdict}.`,
  'angle-of-cosine': ({ cosine, degrees }) =>
    Number.isInteger(degrees)
      ? say`The cosine of the angle should be ${termExpression(cosine)}: the angle is ${count(degrees)} degrees.`
      : say`The cosine of the angle should be ${termExpression(cosine)}: the angle is about ${String(degrees)} degrees.`,
  'part-calculation': ({ term }) => say`Work out what stands before the equals sign: ${termExpression(term)}.`,
  'part-value': ({ term }) => say`It should be ${termExpression(term)}.`,
};

/** The products of a dot product. */
function dotted(u: readonly Polynomial[], v: readonly Polynomial[]): Expression {
  return calculationExpression({ kind: 'products', pairs: u.map((entry, k) => [entry, v[k]] as const) });
}

const SOLUTIONS: { readonly [K in HintFacts['number-of-solutions']['solutions']]: Prose } = {
  none: say`There is no solution.`,
  one: say`There is exactly one solution.`,
  'infinitely-many': say`There are infinitely many solutions.`,
};

/** A multiple of an unknown: 2x, −x. */
function multipleOf({ name, factor }: { readonly name: string; readonly factor: Rational }): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? nameExpression(name) : product('adjacent', number(size), nameExpression(name));
  return signOf(factor) < 0 ? negative(term) : term;
}

/** A row of the line, or the equation that it is. */
/** `2x + y = 5`, by its coefficients. */
function equationExpression({ names, factors, right }: EquationFacts): Expression {
  const terms = names.flatMap((name, column) =>
    isZero(factors[column]) ? [] : [multipleOf({ name, factor: factors[column] })],
  );
  return equal(terms.length === 0 ? number(ZERO) : added(terms), number(right));
}

type EquationFacts = Pick<HintFacts['right-equation'], 'names' | 'factors' | 'right'>;

function coefficientsProse(names: readonly string[]): Prose {
  const each = joined(names.map((name) => say`${nameExpression(name)}`));
  return names.length === 1 ? say`coefficient of ${each}` : say`coefficients of ${each}`;
}

function columnsProse(columns: readonly number[]): Prose {
  return linesProse(
    'column',
    columns.map((column) => column - 1),
  );
}

type Group = Pick<HintFacts['values-of-group'], 'axis' | 'index'>;

function ofAxis({ axis, index }: Group): Prose {
  return axis === 'row' ? say`row ${index}` : say`column ${index}`;
}

function ofGroup(group: Group): Prose {
  return group.axis === 'mat' ? say`of the matrix` : say`of ${ofAxis(group)}`;
}

function notFollowing({ line, from, part }: HintFacts['does-not-follow']): Prose {
  if (part === null) return say`Line ${line} does not follow from ${sourceOf(line, from)}.`;
  if (part === 1) return say`The first part of line ${line} does not follow from ${sourceOf(line, from)}.`;
  return say`In line ${line} the ${ordinal(part)} part does not equal the ${ordinal(part - 1)} one.`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function ordinal(part: number): string {
  return ORDINALS[part - 1] ?? `${part}th`;
}

/** What a line is to follow from. */
function sourceOf(line: number, from: number | null): Prose {
  if (from === null) return say`the task`;
  return from === line - 1 ? say`the line before it` : say`line ${from}`;
}

function questionOf({ slip }: SlipClaim): string {
  return SLIPS.get(slip)?.question ?? NEUTRAL_QUESTION;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
