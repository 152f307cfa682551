// What is worth knowing about the largest entry.

import { X } from '../../../algorithms/lines/names.ts';
import { apply, count, equal, list, negative, subscript, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { answerDomain, listDomain, matrixDomain, numberDomain } from '../../../learning/domain.ts';
import type { Learn } from '../../../learning/learn.ts';
import { LOWER_SECONDARY } from '../../../learning/levels.ts';
import { times } from '../../../learning/notation.ts';
import { PATHWAYS } from '../../../learning/pathways.ts';
import { given, item, squared, values } from '../statistic-learn.ts';

const [A, V, J, C, Y] = ['A', 'v', 'j', 'c', 'y'].map(symbol);
const greatest = (...numbers: readonly number[]) => apply('max', ...numbers.map(count));

export const learn: Learn = {
  educationLevel: LOWER_SECONDARY,
  summary: say`The maximum of some numbers is the one that no other exceeds. Each row, each column and the whole of a matrix have one; it is the record of a competition, the peak of a demand, the winning bid.`,
  prerequisites: [
    say`Deciding which of two numbers is greater, also when one or both are negative.`,
    say`Reading a table: what stands side by side is a row, what stands one above the other is a column.`,
  ],
  intuition: [
    say`Draw a bar for each number. A ruler lowered from above touches the tallest bar first; where it stops, the maximum is read off.`,
    say`Think of a knockout tournament: in every match the greater number goes on. Whatever the pairings are, the same value wins the final.`,
    say`A high-water mark on a harbour wall never moves down. It shows the maximum of all tides since it was painted.`,
    say`Make one entry larger: the maximum either stays where it was or becomes that very entry. It never reacts to entries far below it.`,
  ],
  concepts: [
    say`The maximum belongs to the data. A value that merely lies above all entries is an upper bound, and not yet the maximum.`,
    say`A matrix with several columns and several rows has a list of maxima in each direction, and the two lists answer different questions.`,
    say`A record that is equalled stays the same record: if the largest entry is repeated, there is still one maximum, at several places.`,
    say`If all entries are negative, so is the maximum. There is no rule that a largest number has to be positive.`,
    say`The maximum of a whole matrix can be found in stages, first in every column and then among those results.`,
  ],
  keyTerms: [
    { term: 'maximum', meaning: say`The largest of some numbers, written ${apply('max', X)}.` },
    { term: 'maxima', meaning: say`More than one maximum: a list with the peak of every row or of every column.` },
    {
      term: 'upper bound',
      meaning: say`A number that nothing in the data exceeds, such as ${100} for percentages of a whole.`,
    },
    { term: 'peak', meaning: say`The highest value of a row or a column of measurements.` },
    {
      term: 'outlier',
      meaning: say`A number that lies far away from the rest; a maximum far above all the rest is one.`,
    },
    {
      term: 'absolute value',
      meaning: say`The distance of a number from zero. The entry with the largest absolute value need not be the maximum.`,
    },
  ],
  objectives: [
    {
      id: 'find-maxima',
      text: say`Given a table of results, name the best of every row and the best of every column.`,
    },
    { id: 'reverse-signs', text: say`Explain why reversing all signs exchanges maximum and minimum.` },
    { id: 'two-stages', text: say`Compute the maximum of a matrix in two stages and compare it with a direct search.` },
    { id: 'upper-bound', text: say`Decide whether a given number is an upper bound, the maximum, or neither.` },
  ],
  hints: [
    say`Begin with the first number as a provisional record and let every later number try to break it.`,
    say`Do not start from zero as a record: among ${-4} and ${-9} nothing would ever beat it.`,
    say`For the check take each entry away from the maximum. All the differences must be zero or positive.`,
    say`If the answer should hold one number for each column, count the columns before you begin.`,
  ],
  formulae: [
    {
      id: 'maximum-of-a-column',
      name: 'Maximum of a column of three',
      expression: equal(
        subscript(V, J),
        apply(
          'max',
          subscript(symbol('a'), count(1), J),
          subscript(symbol('a'), count(2), J),
          subscript(symbol('a'), count(3), J),
        ),
      ),
      description: say`Every column is searched by itself from top to bottom, and its greatest entry is the number of the answer in its place.`,
      conditions: [say`A has three rows; further rows would join the search.`],
      variables: [
        { name: 'A', meaning: say`the matrix that is searched`, domain: matrixDomain(3, 'n') },
        { name: 'v', meaning: say`the maxima of its columns`, domain: answerDomain('col-max', { a: 'A' }) },
      ],
      formulaType: 'definition',
    },
    {
      id: 'greatest-of-the-column-maxima',
      name: 'Maximum in two stages',
      expression: equal(apply('max', A), apply('max', V)),
      description: say`The greatest entry of the matrix is also the greatest of its own column, so it is one of the maxima of the columns, and the greatest of them.`,
      conditions: [],
      variables: [
        { name: 'A', meaning: say`a matrix of any shape`, domain: matrixDomain('m', 'n') },
        { name: 'v', meaning: say`the maxima of its columns`, domain: answerDomain('col-max', { a: 'A' }) },
      ],
      formulaType: 'property',
    },
    {
      id: 'two-numbers-shared-out',
      name: 'Greater and lesser of two numbers',
      expression: equal(sum(apply('max', X, Y), apply('min', X, Y)), sum(X, Y)),
      description: say`One of two numbers is the greater and the remaining one the lesser, so together they have the sum of both.`,
      conditions: [],
      variables: [
        { name: 'x', meaning: say`a number`, domain: numberDomain() },
        { name: 'y', meaning: say`a second number`, domain: numberDomain() },
      ],
      formulaType: 'identity',
    },
    {
      id: 'maximum-under-a-negative-factor',
      name: 'Maximum under a negative factor',
      expression: equal(apply('max', times(negative(C), X)), times(negative(C), apply('min', X))),
      description: say`A negative factor reverses the order: the smallest number becomes the largest.`,
      conditions: [say`The factor before the list is negative, because c itself is positive.`],
      variables: [
        { name: 'x', meaning: say`the list that is multiplied`, domain: listDomain('n') },
        { name: 'c', meaning: say`the factor without its sign`, domain: numberDomain('positive') },
      ],
      formulaType: 'rule',
    },
  ],
  applications: [
    {
      id: 'peak-demand',
      title: 'Peak demand',
      industry: 'energy',
      description: say`Each row holds the electric load of one day, hour by hour. Power stations are planned for the largest entry: capacity for the average load would fail at the peak.`,
    },
    {
      id: 'winning-bid',
      title: 'Winning bids',
      industry: 'auctions',
      description: say`Bidders are the rows, lots are the columns. The largest entry of a column is the price at which that lot is sold.`,
    },
    {
      id: 'flood-wall',
      title: 'Height of a flood wall',
      industry: 'civil engineering',
      description: say`Gauge readings of many years stand in one table. Engineers start from the largest of them and add a margin for a flood that nobody has seen yet.`,
    },
    {
      id: 'class-decision',
      title: 'Most likely class',
      industry: 'machine learning',
      description: say`A network gives every picture a row of scores, one for each class. The picture is assigned to the class whose score is the largest of the row.`,
    },
  ],
  realWorldExamples: [
    {
      id: 'long-jump',
      title: 'Three attempts in the long jump',
      industry: 'sport',
      description: say`Of three attempts the best one counts. Jumps of ${512}, ${538} and ${529} centimetres give ${equal(greatest(512, 538, 529), count(538))}; a rival with ${541}, ${498} and ${505} has ${equal(greatest(541, 498, 505), count(541))} and wins.`,
    },
    {
      id: 'lift-load',
      title: 'Busiest hour of a lift',
      industry: 'building services',
      description: say`A lift carried ${values(84, 131, 97, 118)} people in four hours. Its successor must cope with the busiest of them, ${equal(greatest(84, 131, 97, 118), count(131))} people, and not only with the average.`,
    },
    {
      id: 'winter-highs',
      title: 'Four days of frost',
      industry: 'weather service',
      description: say`On four days in January the highest temperatures were ${values(-8, -3, -11, -5)} degrees. The highest of all, ${equal(greatest(-8, -3, -11, -5), count(-3))} degrees, is still below freezing, so it did not thaw on any of them.`,
    },
  ],
  misconceptions: [
    {
      id: 'largest-digits',
      category: 'sign',
      misconception: say`The maximum is the number with the greatest digits, and the sign does not matter.`,
      correct: say`A number below zero is smaller than each positive number, whatever its digits are.`,
      whyWrong: say`Size without sign answers how far a number lies from zero. The maximum asks how far to the right it lies, and there the sign decides first.`,
      example: {
        given: [given([-20, 6, 3])],
        incorrect: equal(apply('max', X), count(-20)),
        correct: equal(apply('max', X), count(6)),
      },
    },
    {
      id: 'position-for-value',
      category: 'definition',
      misconception: say`The maximum is where the largest number stands, so I write down its position.`,
      correct: say`The maximum is the value. Its position is a piece of information of its own.`,
      whyWrong: say`We point at a record with our finger, and programs offer both answers under similar names. Asked for the height of a mountain, nobody would reply with its address.`,
      example: {
        given: [given([5, 9, 7])],
        incorrect: equal(apply('max', X), count(2)),
        correct: equal(apply('max', X), count(9)),
      },
    },
    {
      id: 'last-entry',
      category: 'procedure',
      misconception: say`The list grows towards the end, so its final number must be the largest.`,
      correct: say`Only a list in increasing order ends with its maximum; otherwise every number has to be looked at.`,
      whyWrong: say`Exercises often print their data neatly in order, and the eye learns to jump to the end. Measured data come in the order of time.`,
      example: {
        given: [given([2, 14, 6, 11])],
        incorrect: equal(apply('max', X), count(11)),
        correct: equal(apply('max', X), count(14)),
      },
    },
    {
      id: 'square-keeps-order',
      category: 'generalization',
      misconception: say`Squaring keeps the order of numbers, so the square of the maximum is the maximum of the squares.`,
      correct: say`Squares order numbers by their distance from zero, and a number far below zero can overtake the maximum.`,
      whyWrong: say`For positive numbers alone the statement is right, and those are the ones with which squares are first met.`,
      example: {
        given: [given([-5, 4]), equal(Y, list([squared(item(1)), squared(item(2))]))],
        incorrect: equal(apply('max', Y), squared(apply('max', X)), count(16)),
        correct: equal(apply('max', Y), squared(apply('min', X)), count(25)),
      },
    },
  ],
  learningPathways: PATHWAYS.maximum,
  nextTopics: [
    say`The range, which subtracts the minimum from the maximum and is the simplest measure of spread.`,
    say`The mean: a single huge maximum changes it, which is a nuisance where it is an error.`,
    say`Sorting, which puts all numbers in order and has the maximum at one end.`,
  ],
};
