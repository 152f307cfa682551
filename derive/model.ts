// The model of the clients: what a client needs to know of the service, independent of any programming language.
//
// Names are lists of words (`['row', 'min']`), which each language joins in its own way; everything else is spelt as the API spells it.

import type { AnyField, Convention, FieldKind } from '@matrixsteps/engine/catalogue/field.ts';
import { givenValues } from '@matrixsteps/engine/catalogue/given.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { ALL } from '@matrixsteps/api/validate/parse-request.ts';
import { type Endpoint, type Family, hasAll, isRequired, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { SECTION_CHOICES, SECTIONS } from '@matrixsteps/api/endpoints/section-names.ts';
import type { SingleKind } from '@matrixsteps/api/answers/answer-form.ts';
import { singleKind } from '@matrixsteps/api/answers/answer-forms.ts';
import { structureSchema } from '@matrixsteps/api/answers/operation-form.ts';
import type { AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import { openApiDocument } from '@matrixsteps/api/openapi/document.ts';
import { practiceOperations } from '@matrixsteps/api/practice/practice-operations.ts';
import { requestExamples } from '@matrixsteps/api/openapi/request-examples.ts';
import {
  familyAParameters,
  familyBParameters,
  responseProfile,
  resultName,
} from '@matrixsteps/api/endpoints/parameters.ts';
import { keyOf } from '@matrixsteps/api/solve/solution.ts';
import { valueJson } from '@matrixsteps/api/serialize/values-json.ts';
import { wholeText } from '@matrixsteps/api/serialize/long-text.ts';
import { type Form, formOf, type Member, membersOf } from './form.ts';

export type { Family, SingleKind };

/** An argument of a method: an input or an option. */
export interface Argument {
  /** As the API writes it. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly description: string;
  readonly required: boolean;
  /** The default of the API; undefined where leaving it out has a meaning of its own. */
  readonly default: unknown;
  /** The permitted values with their descriptions. */
  readonly choices: readonly (readonly [value: string, description: string])[];
  /** What may be chosen one by one, each by its name. */
  readonly conventions: readonly Convention[];
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** The answer of a method: of one kind, or of the kind that a selector chooses. */
export type AnswerShape =
  | OneAnswer
  | {
      readonly kind: 'selected';
      readonly selector: Argument;
      readonly choices: readonly SelectedAnswer[];
      /** The value of the selector that answers with all of them, by their keys; null where there is none. */
      readonly all: string | null;
      /** Whether the reply repeats the selector's value, under the name of the selector. */
      readonly echoed: boolean;
    };

/** The answer of one operation. */
export interface OneAnswer {
  readonly kind: SingleKind;
  /** The parts of a structure, with numbers as numbers and as texts; null for other kinds. */
  readonly parts: { readonly numbers: Form; readonly texts: Form; readonly members: readonly AnswerMember[] } | null;
}

export interface SelectedAnswer {
  /** The value of the selector. */
  readonly value: string;
  /** The name of the member in the answer to all. */
  readonly key: string;
  readonly answer: OneAnswer;
  /** Whether the answer to all leaves it out where the inputs do not suit it. */
  readonly mayBeAbsent: boolean;
}

/** A request body with its exact answer: numbers are texts (`"2/3"`, `"sqrt(2)"`) in the shape of the answer. */
export interface MethodExample {
  readonly title: string;
  readonly body: { readonly [argument: string]: unknown };
  readonly answer: unknown;
}

export interface Method {
  /** The id of the endpoint: `a:add`. */
  readonly id: string;
  readonly words: readonly string[];
  readonly family: Family;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** What a reader should know of the operation; null on an endpoint that chooses among several. */
  readonly description: string | null;
  /** The required arguments: matrices, other inputs, the selector. */
  readonly inputs: readonly Argument[];
  /** The options of this method beside those of its family. */
  readonly options: readonly Argument[];
  readonly answer: AnswerShape;
  readonly examples: readonly MethodExample[];
}

/** A topic: `client.arithmetic` with family A, `client.compact.arithmetic` with family B. */
export interface Group {
  /** As the API names the topic: `change-appearance`. */
  readonly id: string;
  readonly words: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly methods: { readonly [F in Family]: readonly Method[] };
}

export interface Section {
  readonly name: string;
  readonly description: string;
  /** The profiles that hold it; none for what is always there. */
  readonly profiles: readonly string[];
}

export interface ClientModel {
  readonly groups: readonly Group[];
  /** The options of every method of a family. */
  readonly options: { readonly [F in Family]: readonly Argument[] };
  /** What `include` may name, in order. */
  readonly sections: readonly Section[];
  /** The members of an envelope except the result, whose form depends on the answer. */
  readonly envelope: readonly Member[];
  /** What a whole result holds beside name, answer and exact texts. */
  readonly result: readonly Member[];
  /** What a compact reply may hold beside the result. */
  readonly details: readonly Member[];
  /** The names under which exercises and feedback know the operations. */
  readonly operationNames: readonly string[];
  /** Everything that replies refer to, by name. */
  readonly records: readonly NamedForm[];
  /** What bodies about workings hold, by name. */
  readonly requests: readonly NamedForm[];
}

export interface NamedForm {
  readonly name: string;
  readonly description: string | null;
  readonly form: Form;
}

/** The model of these endpoints. */
export function clientModel(endpoints: readonly Endpoint[]): ClientModel {
  const { schemas } = openApiDocument(endpoints, { title: '', version: '', description: '' }).components;
  const topics = [...new Set(endpoints.map(({ topic }) => topic))];
  const envelope = membersOf(schemas['MatrixEnvelope']).filter(({ name }) => name !== 'result');
  const result = membersOf(schemas['MatrixResult']).filter(({ name }) => !['name', 'answer', 'exact'].includes(name));
  const details = membersOf(schemas['MatrixReply']).filter(({ name }) => name !== resultName.fallback);
  return {
    groups: topics.map((topic) => {
      const methods = endpoints.filter((endpoint) => endpoint.topic === topic).map(methodOf);
      return {
        id: topic.id,
        words: wordsOf(topic.id),
        title: topic.title,
        summary: topic.summary,
        methods: {
          a: methods.filter(({ family }) => family === 'a'),
          b: methods.filter(({ family }) => family === 'b'),
        },
      };
    }),
    options: { a: familyAParameters.map(argumentOf), b: familyBParameters.map(argumentOf) },
    sections: SECTION_CHOICES.map(([name, description]) => ({ name, description, profiles: profilesOf(name) })),
    envelope,
    result,
    details,
    operationNames: [...practiceOperations(endpoints).keys()],
    records: referenced([...[...envelope, ...result, ...details].map(({ form }) => form), ...FEEDBACK], schemas),
    requests: referenced(WORKING_BODY, schemas),
  };
}

function reference(name: string): Form {
  return { kind: 'reference', name };
}

/** What the replies of the routes of feedback hold. */
const FEEDBACK: readonly Form[] = ['AnswerFeedback', 'WorkingFeedback', 'NextStepFeedback'].map(reference);

/** What the bodies of feedback on workings hold. */
const WORKING_BODY: readonly Form[] = ['WorkingTask', 'WorkingLine', 'WorkingPolicy', 'WorkingOptions'].map(reference);

/** The profiles of an envelope, from the least to the one that holds every section. */
const PROFILES = responseProfile.permitted.map(([name]) => name);

function profilesOf(section: string): readonly string[] {
  const lowest: string | undefined = Object.entries(SECTIONS).find(([name]) => name === section)?.[1];
  return lowest === undefined ? [] : PROFILES.slice(PROFILES.indexOf(lowest));
}

function methodOf(endpoint: Endpoint): Method {
  const { id, family, path, title, summary, choice, parameters, fields } = endpoint;
  const needed = new Set(fields.filter((field) => isRequired(endpoint, field)).map(({ name }) => name));
  const isWhole = hasAll(endpoint);
  const own = fields
    .filter((field) => !parameters.includes(field))
    .map(argumentOf)
    // Who asks for all gives what most of the operations need; without that choice an input is an option where some do not take it.
    .map((argument) => (isWhole ? argument : { ...argument, required: needed.has(argument.name) }));
  const inputs = own.filter(({ required }) => required);
  return {
    id,
    words: choice.kind === 'single' ? wordsOf(choice.operation.id) : ['by', ...wordsOf(choice.selector.name)],
    family,
    path,
    title,
    summary,
    description: choice.kind === 'single' ? descriptionOf(choice.operation) : null,
    inputs,
    options: own.filter(({ required }) => !required),
    answer: answerOf(endpoint),
    // Of a combined endpoint, where a method has the inputs that most operations take.
    examples: examplesOf(endpoint).filter(({ body }) => inputs.every(({ name }) => name in body)),
  };
}

/** `row-min` and `row_min` are the words row and min. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[-_]/);
}

function descriptionOf({ learn }: Operation): string | null {
  return learn === null ? null : RENDERERS[''].prose(learn.summary, FRACTIONS);
}

function argumentOf(field: AnyField): Argument {
  const { name, kind, description, fallback, permitted, conventions, minimum, maximum } = field;
  return {
    name,
    kind,
    description,
    required: fallback === undefined,
    default: defaultOf(field),
    choices: permitted,
    conventions,
    minimum,
    maximum,
  };
}

/** The kinds of field that take null. */
const NULLABLE: ReadonlySet<FieldKind> = new Set(['places', 'choices', 'preference']);

function defaultOf(field: AnyField): unknown {
  // Each convention has its own default, which its description tells.
  if (field.kind === 'conventions') return undefined;
  const values = givenValues();
  if (!values.leaveOut(field)) return undefined;
  const value: unknown = JSON.parse(wholeText(valueJson(field, values.given)));
  return value === null && !NULLABLE.has(field.kind) ? undefined : value;
}

/** The problems that every operation may have, whatever the shapes of its inputs. */
const ALWAYS: ReadonlySet<string> = new Set(['overflow', 'too_large']);

function answerOf({ choice, topic }: Endpoint): AnswerShape {
  if (choice.kind === 'single') return oneAnswer(choice.operation);
  return {
    kind: 'selected',
    selector: argumentOf(choice.selector),
    choices: choice.operations.map((operation) => ({
      value: operation.id,
      key: keyOf(operation.id),
      answer: oneAnswer(operation),
      mayBeAbsent: operation.problems.some((code) => !ALWAYS.has(code)),
    })),
    all: topic.selector?.all === true ? ALL : null,
    echoed: topic.selector?.echoed === true,
  };
}

function oneAnswer(operation: Operation): OneAnswer {
  const { members } = operation;
  const kind = singleKind(operation);
  if (kind !== 'structure') return { kind, parts: null };
  const parts = {
    numbers: formOf(structureSchema(members, 'numbers')),
    texts: formOf(structureSchema(members, 'texts')),
    members,
  };
  return { kind, parts };
}

/** The examples that the endpoint accepts: family B takes no numbers as texts. */
function examplesOf(endpoint: Endpoint): readonly MethodExample[] {
  const accepted = new Set(Object.values(requestExamples(endpoint)).map(({ value }) => JSON.stringify(value)));
  return candidates(endpoint).filter(({ body }) => accepted.has(JSON.stringify(body)));
}

function candidates({ choice }: Endpoint): readonly MethodExample[] {
  if (choice.kind === 'single') return choice.operation.examples;
  return operationsOf(choice).map(({ id, title, examples: [{ body, answer }] }) => ({
    title,
    body: { ...body, [choice.selector.name]: id },
    answer,
  }));
}

/** The records that forms lead to, each once, in the order in which they are met. */
function referenced(
  forms: readonly Form[],
  schemas: ReturnType<typeof openApiDocument>['components']['schemas'],
): readonly NamedForm[] {
  const found = new Map<string, NamedForm>();
  const visit = (form: Form): void => {
    if (form.kind === 'reference' && !found.has(form.name)) {
      const schema = schemas[form.name];
      const { description } = schema;
      const record = {
        name: form.name,
        description: typeof description === 'string' ? description : null,
        form: formOf(schema),
      };
      found.set(form.name, record);
      visit(record.form);
    }
    for (const inner of innerForms(form)) visit(inner);
  };
  for (const form of forms) visit(form);
  return [...found.values()];
}

function innerForms(form: Form): readonly Form[] {
  if (form.kind === 'list' || form.kind === 'map') return [form.of];
  if (form.kind === 'tuple' || form.kind === 'either') return form.of;
  return form.kind === 'record' ? form.members.map((member) => member.form) : [];
}
