// Stories of dot products: pieces times what one piece costs, weighs or takes; the work of a force.

import { added, count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { oneQuantityTold, QUANTITIES, type Quantities } from '../../../exercises/quantities.ts';
import { column, dotOf, productsOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const [U, V, W, P, Q] = ['u', 'v', 'w', 'P', 'Q'].map(symbol);

/** A total; harder, what it grows by with other rates. */
const total =
  (story: Quantities): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const [[least, most], [low, high]] = [story.pieces, story.rate];
    const [u, v] = [drawList(random, size, { from: least, to: most }), drawList(random, size, { from: low, to: high })];
    const told = oneQuantityTold(story, equal(U, shownColumn(u)), equal(V, shownColumn(v)));
    const value = dotOf(u, v);
    const working = equal(dotted(U, V), added(productsOf(u, v).map(count)), count(value));
    const hint = say`How many ${story.unit} come from the first kind alone?`;
    if (difficulty !== 'hard')
      return {
        prompt: say`${told} ${story.askedOfOne}`,
        hints: [hint, say`Each number of ${U} belongs to the number in the same place of ${V}.`],
        expected: numberExpected(value),
        solution: [say`In ${story.unit} it is the dot product ${working}.`],
        names: { u: column(u), v: column(v) },
      };
    const changes = drawUntil(
      () => drawList(random, size, { from: 1 - low, to: 3 }),
      (list) => dotOf(u, list) !== 0 && list.some((x) => x !== 0),
    );
    const w = v.map((x, place) => x + changes[place]);
    const other = dotOf(u, w);
    return {
      prompt: say`${told} The same numbers ${story.second} are ${equal(W, shownColumn(w))}. By how many ${story.unit} is the total greater with ${W} than with ${V}? Give a negative number where it is smaller.`,
      hints: [
        hint,
        say`Two totals can be compared, or the differences of ${W} and ${V} can be used at once: one dot product less to work out.`,
      ],
      expected: numberExpected(other - value),
      solution: [
        say`With ${V} the total is ${working}, and with ${W} it is ${equal(dotted(U, W), added(productsOf(u, w).map(count)), count(other))}.`,
        say`The difference is ${equal(sum(count(other), negative(count(value))), count(other - value))} ${story.unit}, which is also the dot product of ${U} and ${sum(W, negative(V))}.`,
      ],
      names: { u: column(u), v: column(v), w: column(w) },
    };
  };

/** The work along a straight way; harder, the way is given by points, and a second way follows. */
const workOfForce: QuestionMaker['draw'] = (random, difficulty) => {
  const size = depth(difficulty, 2, 2, 3);
  const u = drawList(random, size, { from: 1, to: 9 });
  const v = drawList(random, size, { from: -3, to: 8, without: [0] });
  const work = dotOf(u, v);
  const working = equal(dotted(U, V), added(productsOf(u, v).map(count)), count(work));
  if (difficulty === 'easy')
    return {
      prompt: say`A constant force of ${equal(U, shownColumn(u))} newtons moves a sledge along ${equal(V, shownColumn(v))}, in metres. How much work in joules does it do?`,
      hints: [
        say`Force and way have two parts each, one for each direction. Which parts work together?`,
        say`Only the part of the force along a direction does work on the way in this direction.`,
      ],
      expected: numberExpected(work),
      solution: [say`In joules the work is ${working}.`],
      names: { u: column(u), v: column(v) },
    };
  const p = drawList(random, size, { from: -4, to: 5 });
  const q = v.map((entry, place) => entry + p[place]);
  return {
    prompt: say`A constant force of ${equal(U, shownColumn(u))} newtons moves a sledge straight from ${equal(P, shownColumn(p))} to ${equal(Q, shownColumn(q))}, in metres. How much work in joules does it do?`,
    hints: [
      say`The points are not the way: which vector leads from ${P} to ${Q}?`,
      say`Only the part of the force along a direction does work on the way in this direction.`,
    ],
    expected: numberExpected(work),
    solution: [
      say`The way is ${equal(sum(Q, negative(P)), shownColumn(v))}. In joules the work is ${equal(dotted(U, sum(Q, negative(P))), added(productsOf(u, v).map(count)), count(work))}.`,
    ],
    names: { u: column(u), P: column(p), Q: column(q) },
  };
};

export const wordProblem: QuestionMaker = ofTemplates({ objective: 'compute-dot', kind: 'word-problem' }, [
  ...QUANTITIES.map(total),
  workOfForce,
]);
