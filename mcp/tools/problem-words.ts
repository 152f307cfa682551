// DomainError words: what is wrong with a call, said so that the next call is right.

import { nearestName } from '@matrixsteps/api/sections/notes.ts';
import { type FieldError, isMissing } from '@matrixsteps/api/validate/field-error.ts';
import { bullets, document } from './texts.ts';
import type { Arguments, Tool } from './tool.ts';

/** The entries of a refusal's body. */
export function entriesOf(body: Uint8Array): readonly FieldError[] {
  const { detail }: { readonly detail: readonly FieldError[] } = JSON.parse(Buffer.from(body).toString());
  return detail;
}

/** The steps of an explained failure; none where it is not explained. */
export function stepsOf(body: Uint8Array): readonly string[] {
  const { steps = [] }: { readonly steps?: readonly string[] } = JSON.parse(Buffer.from(body).toString());
  return steps;
}

/** Which argument, what is wrong with it, what would be right, and a call that is answered. */
export function problemWords(
  tool: Tool,
  given: Arguments,
  entries: readonly FieldError[],
  toolOf: (operation: string) => string | null,
): string {
  const shown = entries.some(isAboutOperation)
    ? entries.filter((entry) => isAboutOperation(entry) || !isMissing(entry))
    : entries;
  return document([
    `${tool.name} could not answer: ${shown.length === 1 ? 'one argument is' : 'some arguments are'} not as needed.`,
    ...bullets(shown.map((entry) => entryWords(tool, given, entry, toolOf))),
    `A call that is answered: ${tool.name} ${JSON.stringify(tool.exampleFor(given))}`,
  ]);
}

/** Without an operation nobody knows which other arguments it needs. */
function isAboutOperation({ loc }: FieldError): boolean {
  return loc[1] === 'operation';
}

function entryWords(
  { parameters, operations }: Tool,
  given: Arguments,
  { loc, msg, type }: FieldError,
  toolOf: (operation: string) => string | null,
): string {
  const [, field = 'arguments', ...inside] = loc;
  const place = field + inside.map((step) => `[${step}]`).join('');
  const parameter = parameters.find(({ name }) => name === field);
  // A problem of the mathematics is no misunderstanding of the argument.
  const isMisread = field !== 'operation' && (type.startsWith('type_error') || type === 'value_error.missing');
  const advice = [
    ...(field === 'operation' ? [otherOperation(given['operation'], operations, toolOf)] : []),
    ...(isMisread && parameter !== undefined ? [parameter.description] : []),
    ...(typeof given[field] === 'string' && type === 'type_error.list'
      ? ['Send an array, not text that holds one.']
      : []),
  ];
  return [`${place}: ${msg}.`, ...advice].filter((words) => words !== '').join(' ');
}

/** The operation that was probably meant, or the tool that has it. */
function otherOperation(
  given: unknown,
  operations: readonly string[],
  toolOf: (operation: string) => string | null,
): string {
  if (typeof given !== 'string') return '';
  const other = toolOf(given);
  if (other !== null && !operations.includes(given)) return `${given} is an operation of the tool ${other}.`;
  const nearest = nearestName(given, operations);
  return nearest === null ? '' : `Did you mean ${nearest}?`;
}
