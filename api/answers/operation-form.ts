// The form of an operation's answer: that of its kind, or the parts that it declares.

import type { AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import {
  anyOf,
  COMPLEX,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Schema,
  text,
  truth,
  whole,
} from '../openapi/schema.ts';
import type { AnswerForm, SingleKind } from './answer-form.ts';
import { ANSWER_FORMS, singleKind } from './answer-forms.ts';

/** What the documents need to know of an answer. */
export type OperationForm = Pick<AnswerForm<SingleKind>, 'name' | 'numbers' | 'texts' | 'toolTexts' | 'description'>;

/** The form of an operation's answer; a structure is called after its operation: `NullSpace`. */
export function operationForm(operation: Operation): OperationForm {
  const kind = singleKind(operation);
  if (kind !== 'structure') return ANSWER_FORMS[kind];
  const texts = structureSchema(operation.members, 'texts');
  return {
    name: structureName(operation),
    numbers: structureSchema(operation.members, 'numbers'),
    texts,
    toolTexts: [structureSchema(operation.members, 'tool texts')],
    description: `${operation.title}: the parts of the answer.`,
  };
}

function structureName({ id }: Operation): string {
  return id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** `tool texts`: tools for assistants give whole numbers as texts, too. */
type Which = 'numbers' | 'texts' | 'tool texts';

/** The schema of parts, with numbers as numbers or as texts. */
export function structureSchema(members: readonly AnswerMember[], which: Which): Schema {
  return object(
    Object.fromEntries(
      members.map((member) => {
        const schema = { ...memberSchema(member, which), description: member.description };
        return [member.key, member.optional ? nullable(schema) : schema];
      }),
    ),
  );
}

/** A number, which may be an object with its two parts where it may be complex. */
function numberSchema({ isComplex }: AnswerMember, which: Which): Schema {
  if (which !== 'numbers') return text();
  return isComplex ? anyOf(number(), COMPLEX) : number();
}

/** Scalars, vectors and matrices of numbers that may be complex. */
function complexSchema(member: AnswerMember): Schema {
  const entry = numberSchema(member, 'numbers');
  if (member.kind === 'matrix') return list(list(entry));
  return member.kind === 'scalar' ? entry : list(entry);
}

function memberSchema(member: AnswerMember, which: Which): Schema {
  const position = which === 'tool texts' ? text() : whole();
  switch (member.kind) {
    case 'structure':
      return structureSchema(member.members, which);
    case 'structures':
      return list(structureSchema(member.members, which));
    case 'word':
      return member.words.length === 0 ? text() : oneOf(member.words);
    case 'truth':
      return truth();
    case 'positions':
      return list(position);
    case 'positionLists':
      return list(list(position));
    case 'vectors':
      return list(list(numberSchema(member, which)));
    default: {
      if (member.isComplex && which === 'numbers') return complexSchema(member);
      const { numbers, texts, toolTexts } = ANSWER_FORMS[member.kind];
      if (which === 'tool texts') return toolTexts.length === 1 ? toolTexts[0] : anyOf(...toolTexts);
      return which === 'numbers' ? numbers : (texts ?? numbers);
    }
  }
}
