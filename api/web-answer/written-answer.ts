// The answer to an exercise as one writes it on paper: for keys, for worked solutions, and where a page shows the answer.

import type { Answer, AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import type { AnswerNotation, Asked, AskedField } from '@matrixsteps/engine/catalogue/asked.ts';
import {
  apply,
  approximation,
  equal,
  type Expression,
  list,
  number,
  numbers,
  product,
  symbol,
  word,
  words,
} from '@matrixsteps/engine/document/expression.ts';
import { decimalOf } from '@matrixsteps/engine/exact/rounding.ts';
import { answerExpression } from '@matrixsteps/engine/render/answer.ts';
import { holds } from '../student-answers/written/properties.ts';

type Structure = AnswerOf<'structure'>;

/** What is asked for and nothing else; the answer as it is where nothing more is known. */
export function writtenAnswer(answer: Answer, asked: Asked | null): Expression {
  if (asked === null || answer.kind !== 'structure') return answerExpression(answer, null);
  const { notation, fields, impossible } = asked;
  if (notation !== null) return (WRITTEN[notation] ?? plainly)(answer, fields[0]);
  const parts = fields.flatMap((field) => partWritten(answer, field));
  if (parts.length === 0) return words(impossible === null ? 'none' : impossible.label);
  return parts.length === 1 ? parts[0] : list(parts, 'none');
}

function plainly(answer: Structure): Expression {
  return answerExpression(answer, null);
}

/** "rank = 2", "L = ..."; a word alone. */
function partWritten({ members }: Structure, { part, label }: AskedField): readonly Expression[] {
  const found = members.find(([key]) => key === part)?.[1];
  if (found === undefined || found.kind === 'nothing') return [];
  if (found.kind === 'word') return [words(found.value.replaceAll('-', ' '))];
  const name = label.length < 3 ? symbol(label) : word(label.charAt(0).toLowerCase() + label.slice(1));
  return [equal(name, valueOf(found))];
}

function valueOf(part: Answer): Expression {
  return part.kind === 'vectors' ? vectorsWritten(part) : answerExpression(part, null);
}

/** `(1, 0), (0, 1)` in braces. */
function vectorsWritten({ vectors }: AnswerOf<'vectors'>): Expression {
  return vectors.length === 0 ? words('no vectors') : listed(vectors.map((entries) => list(numbers(entries))));
}

function listed(items: readonly Expression[]): Expression {
  return items.length === 1 ? items[0] : list(items, 'none');
}

const [LAMBDA, THETA, DEGREE] = ['λ', 'θ', '°'].map(symbol);

/** Those that `answerExpression` does not write as on paper. */
const WRITTEN: { readonly [N in AnswerNotation]?: (answer: Structure, field: AskedField) => Expression } = {
  nearest: ({ members }) => equal(symbol('x'), valueOf(partOf(members, 'vector'))),
  directions: ({ members }) => vectorsWritten(partOf(members, 'vectors')),
  points: ({ members }) => vectorsWritten(partOf(members, 'vectors')),
  // Each as often as it counts: λ = 2, 3, 3.
  eigenvalues: ({ members }) =>
    equal(
      LAMBDA,
      listed(
        partOf(members, 'structures').items.flatMap((item) => {
          const { value } = partOf(item.members, 'scalar');
          return Array.from({ length: partOf(item.members, 'count').value }, () => number(value));
        }),
      ),
    ),
  eigenspaces: ({ members }) =>
    listed(
      partOf(members, 'structures').items.map((item) =>
        equal(apply('E', number(partOf(item.members, 'scalar').value)), {
          kind: 'apply',
          name: 'span',
          arguments: partOf(item.members, 'vectors').vectors.map((entries) => list(numbers(entries))),
        }),
      ),
    ),
  dependency: (answer) => (partOf(answer.members, 'truth').value ? words('independent') : plainly(answer)),
  angle: ({ members }) => {
    const [cosine, , degrees] = members.map(([, part]) => part);
    if (cosine.kind !== 'scalar' || degrees.kind !== 'scalar') throw new Error('an angle is expected');
    const { value } = degrees;
    if (value.kind !== 'float') return equal(THETA, product('adjacent', number(value), DEGREE));
    const about = product('adjacent', approximation(decimalOf(value.value)), DEGREE);
    return {
      kind: 'relation',
      first: THETA,
      links: [
        { comparison: 'equal', right: apply('arccos', number(cosine.value)) },
        { comparison: 'approximately', right: about },
      ],
    };
  },
  properties: (answer, { form }) => {
    if (form.kind !== 'several') throw new Error('properties to choose from are expected');
    const held = form.properties.filter((property) => holds(answer, property)).map(([name]) => name);
    return words(held.length === 0 ? 'none of them' : held.join(', '));
  },
  'jordan-form': ({ members }) => equal(symbol('J'), answerExpression(partOf(members, 'matrix'), null)),
};

/** The first part of a kind. */
function partOf<K extends Answer['kind']>(members: Structure['members'], kind: K): AnswerOf<K> {
  const isOfKind = (part: Answer): part is AnswerOf<K> & Answer => part.kind === kind;
  const found = members.map(([, part]) => part).find(isOfKind);
  if (found === undefined) throw new Error(`the answer has no ${kind}`);
  return found;
}
