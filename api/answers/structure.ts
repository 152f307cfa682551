// Structures as answers: several named parts, which each operation declares.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import { integer } from '@matrixsteps/engine/exact/rational.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { map } from '../openapi/schema.ts';
import type { AnswerForm, Laid } from './answer-form.ts';
import { matrix } from './matrix.ts';

const WORDS = 'an object with the parts that the operation names';

export const structure: AnswerForm<'structure'> = {
  name: 'Structure',
  numbers: map({}),
  texts: map({}),
  toolTexts: [map({})],
  description: 'Several named parts.',
  clients: {
    typescript: { shape: 'StructureShape', words: WORDS },
    python: {
      isTable: false,
      isTuple: false,
      envelope: () => 'PartsResult',
      compact: () => 'Answers, Any',
      words: 'the parts by their names, which are attributes, too',
    },
    r: { words: 'a list with the parts that the operation names' },
  },
  properties: ({ members }) => ({
    kind: 'object',
    shape: null,
    description: `An object with the parts ${members.map(([key]) => key).join(', ')}.`,
  }),
  // Literals of structures are written part by part, in serialize/answer-literals.ts.
  octave: () => '[]',
  numpy: () => 'None',
  laidOut: ({ members }) =>
    members.map(([, member]) => laidOutPart(member)).find((laid) => laid !== null) ??
    members.map(([, member]) => laidOutCount(member)).find((laid) => laid !== null) ??
    NO_NUMBERS,
};

const NO_NUMBERS: Laid<Scalar> = { form: 'list', rows: [[]] };

/** The first part that holds numbers is what a student answers with. */
function laidOutPart(answer: Answer): Laid<Scalar> | null {
  switch (answer.kind) {
    case 'matrix':
      return matrix.laidOut(answer);
    case 'vector':
      return { form: 'list', rows: [answer.entries] };
    case 'vectors':
      return answer.vectors.length === 0 ? NO_NUMBERS : { form: 'matrix', rows: answer.vectors };
    case 'scalar':
      return { form: 'number', rows: [[answer.value]] };
    default:
      return null;
  }
}

/** Where all parts are counts, the first of them. */
function laidOutCount(answer: Answer): Laid<Scalar> | null {
  return answer.kind === 'count' ? { form: 'number', rows: [[integer(answer.value)]] } : null;
}
