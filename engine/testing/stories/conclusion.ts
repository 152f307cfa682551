// The conclusion of a story: whether what it ends with is the answer.

import type { Answer } from '../../catalogue/answer.ts';
import { isQuadratic } from '../../exact/algebraic.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { integer, type Rational, ZERO } from '../../exact/rational.ts';
import { NOTHING } from '../evaluation/definitions.ts';
import { sameValue, valueOf } from '../evaluation/evaluation.ts';
import { add, multiply, numberOf, Unknown } from '../evaluation/exact-number.ts';
import { isNumber, transposed, type Value } from '../evaluation/matrix-facts.ts';

/** What is known before the story begins. */
export interface Known {
  /** The inputs by the names that stories give them: A, B, b, k. */
  readonly names: ReadonlyMap<string, Value>;
  readonly answer: Answer;
  /** A value for the variable of polynomials. */
  readonly lambda: Rational;
}

/** Whether the answer is among the values. */
export function isAnswered(known: Known, values: readonly Value[]): boolean {
  const { answer, lambda } = known;
  const has = (wanted: Value): boolean =>
    values.some((value) => isNumber(value) === isNumber(wanted) && isSame(value, wanted));
  switch (answer.kind) {
    case 'matrix':
      if (answer.matrix.kind === 'real' && answer.matrix.entries.some(isOfHigherDegree)) return true;
      return has(valueOf({ kind: 'matrix', matrix: answer.matrix, marks: null }, NOTHING));
    case 'vector': {
      if (answer.entries.length === 0 || answer.entries.some(isOfHigherDegree)) return true;
      const entries = answer.entries.map(numberOf);
      return has([entries]) || has(entries.map((entry) => [entry]));
    }
    case 'scalar':
      return isOfHigherDegree(answer.value) || has(numberOf(answer.value));
    case 'count':
      return has(integer(answer.value));
    case 'shape':
      return has(integer(answer.rows)) && has(integer(answer.columns));
    case 'polynomial':
      return has(answer.coefficients.map(numberOf).reduce((sum, c) => add(multiply(sum, lambda), c), ZERO));
    case 'structure':
      return answer.members.every(
        ([, member]) =>
          // That there is none answers the question; other members only describe the same input further.
          (member.kind === 'vectors' &&
            answer.members.some(([, other]) => other.kind === 'word' && other.value === 'none')) ||
          (isOfDoubles(member) && answer.members.some(([, other]) => hasHigherDegree(other))) ||
          isAnswered({ ...known, answer: member }, values) ||
          // A list among other parts may be told value by value.
          (member.kind === 'vector' && member.entries.every((entry) => has(numberOf(entry)))),
      );
    case 'structures':
      return answer.items.every(
        (item) => isAboutHigherDegree(item.members) || isAnswered({ ...known, answer: item }, values),
      );
    case 'vectors':
      if (answer.vectors.flat().some(isOfHigherDegree)) return true;
      if (answer.vectors.length > 0 && has(transposed(answer.vectors.map((entries) => entries.map(numberOf)))))
        return true;
      return answer.vectors.every((entries) => {
        const vector = entries.map(numberOf);
        return has([vector]) || has(vector.map((x) => [x]));
      });
    case 'word':
    case 'truth':
    case 'positions':
    case 'positionLists':
    case 'nothing':
      return true;
    case 'record':
      return false;
  }
}

function isAboutHigherDegree(members: readonly (readonly [string, Answer])[]): boolean {
  return members.some(([, part]) => part.kind === 'scalar' && isOfHigherDegree(part.value));
}

function isOfDoubles(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind === 'float64';
}

/** Where roots of higher degree stand beside doubles, these are made of such roots. */
function hasHigherDegree(answer: Answer): boolean {
  return answer.kind === 'matrix' && answer.matrix.kind === 'real' && answer.matrix.entries.some(isOfHigherDegree);
}

/** Roots of polynomials of degree 3 and more have no form that a story could end with. */
function isOfHigherDegree(value: Scalar): boolean {
  return value.kind === 'algebraic' && !isQuadratic(value.field);
}

/** A value that cannot be compared with the answer is not the answer. */
function isSame(value: Value, wanted: Value): boolean {
  try {
    return sameValue(value, wanted);
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
}
