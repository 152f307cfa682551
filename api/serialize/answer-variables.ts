// The parts of an answer as variables of a program: each has a name of its own, and none holds others.

import { type Answer, type AnswerOf, vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { integer } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';

export type WithoutParts = Exclude<Answer, AnswerOf<'record'> | AnswerOf<'structure'> | AnswerOf<'structures'>>;

export interface Variable {
  /** Letters, digits and underscores; no keyword of Python. */
  readonly name: string;
  readonly value: WithoutParts;
}

/**
 * `P` and `D` for an answer with these parts; parts of parts by both names, `inertia_positive`. Of a list of records the numbers
 * with one name are one list (`eigenvalues` and `eigenvalue_multiplicity`), and matrices are numbered: `eigenspace_basis_1`. What
 * an answer does not have is left out.
 */
export function variablesOf(members: readonly (readonly [key: string, answer: Answer])[]): readonly Variable[] {
  return members.flatMap(([key, answer]) => variablesUnder(nameOf(key), answer));
}

function variablesUnder(name: string, answer: Answer): readonly Variable[] {
  switch (answer.kind) {
    case 'nothing':
      return [];
    case 'record':
    case 'structure':
      return answer.members.flatMap(([key, member]) => variablesUnder(under(name, key), member));
    case 'structures':
      return listed(name, answer.items);
    default:
      return [{ name: KEYWORDS.has(name) ? `${name}_` : name, value: answer }];
  }
}

function listed(plural: string, items: AnswerOf<'structures'>['items']): readonly Variable[] {
  const singular = plural.replace(/s$/, '');
  const [first] = items;
  if (first === undefined) return [];
  return first.members.flatMap(([key], place) => {
    const answers = items.map(({ members }) => members[place][1]);
    const name = singular.endsWith(key) ? plural : under(singular, key);
    const numbers = answers.flatMap(numberIn);
    if (numbers.length === answers.length) return [{ name, value: vectorAnswer(numbers, 'rows') }];
    return answers.flatMap((answer, index) => variablesUnder(`${name}_${index + 1}`, answer));
  });
}

function numberIn(answer: Answer): readonly Scalar[] {
  if (answer.kind === 'count') return [integer(answer.value)];
  return answer.kind === 'scalar' ? [answer.value] : [];
}

/** The name of the whole is enough where it ends with that of the part: `is_nilpotent` of `nilpotent`. */
function under(name: string, key: string): string {
  return name.endsWith(nameOf(key)) ? name : `${name}_${nameOf(key)}`;
}

function nameOf(key: string): string {
  return key.replaceAll(/[^A-Za-z0-9]/g, '_');
}

/** The keys of answers that Python keeps for itself. */
const KEYWORDS: ReadonlySet<string> = new Set(['class', 'from', 'in', 'is', 'not', 'lambda']);
