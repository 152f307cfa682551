// The compact reply of family B: the result under its name, and what `detailed` adds.

import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { LearningPathway } from '@matrixsteps/engine/learning/pathways.ts';
import { plain } from '../serialize/json.ts';
import { type AnyText, arrayText, byteLength, concatenated, objectText, TextWriter } from '../serialize/long-text.ts';
import { type Endpoint, pathOf } from '../endpoints/endpoints.ts';
import { type Link, link, relatedLinks } from '../endpoints/links.ts';
import { formatsOf } from '../sections/formats.ts';
import { notesFormats, notesOf } from '../sections/notes.ts';
import {
  apiLevel,
  learningPathways,
  properties,
  related,
  requestParams,
  resultName,
  stepsBackground,
} from '../endpoints/parameters.ts';
import { propertiesOf } from '../sections/properties.ts';
import type { Solution } from '../solve/solution.ts';
import { backgroundOf, storyOf, withoutBackground } from '../sections/story.ts';
import { stepStyle } from '../sections/number-styles.ts';
import { valueJson } from '../serialize/values-json.ts';
import { stepsJson } from './steps.ts';

/** The whole body of a reply. @throws ReplyTooLong */
export function replyContent(solution: Solution): AnyText {
  const { request, json, maxReplyBytes } = solution;
  const { values, selected, endpoint } = request;
  const name = plain(values(resultName));
  const echoed = endpoint.topic.selector?.echoed === true && selected !== null;
  const operation = echoed ? `,"operation":${plain(selected)}` : '';
  if (!isDetailed(values)) {
    if (typeof json === 'string') return `{${name}:${json}${operation}}`;
    return concatenated([`{${name}:`, json, `${operation}}`], maxReplyBytes);
  }
  const writer = new TextWriter(maxReplyBytes);
  writer.write(`{${name}:`);
  writer.append(json);
  writer.write(operation);
  for (const [key, value] of details(solution)) {
    if (value === null) continue;
    writer.write(`,${plain(key)}:`);
    writer.append(value);
  }
  writer.write('}');
  return writer.end();
}

/** Whether the reply holds more than the result. */
export function isDetailed(values: FieldValues): boolean {
  return values(apiLevel) === 'detailed';
}

type Member = readonly [key: string, value: AnyText | null];

function details(solution: Solution): readonly Member[] {
  const { request, calls, answer, json, maxReplyBytes } = solution;
  const { values } = request;
  const operations = calls.map(({ operation }) => operation);
  const steps = storyOf(solution);
  const formats = formatsOf(values);
  const style = stepStyle(request);
  const notes = notesOf(solution);
  return [
    ['steps', arrayText(stepsJson(withoutBackground(steps), formats, style), maxReplyBytes)],
    [
      'background',
      when(values(stepsBackground), () => arrayText(stepsJson(backgroundOf(steps), formats, style), maxReplyBytes)),
    ],
    ['request_params', when(values(requestParams), () => requestCopy(solution))],
    ['learning_pathways', when(values(learningPathways), () => plain(pathwaysOf(operations)))],
    ['related', when(values(related), () => plain(linksOf(solution)))],
    [
      'properties',
      when(values(properties), () => plain(propertiesOf(answer, byteLength(json), request.decimalPlaces))),
    ],
    ['notes', notes.length === 0 ? null : plain(notes)],
    ['notes_formats', notes.length === 0 || isPlain(formats) ? null : notesFormats(solution, formats)],
  ];
}

/** Whether nothing but plain text is asked for, which notes are anyway. */
function isPlain(formats: readonly string[]): boolean {
  return formats.every((name) => name === '');
}

/** The operations worth a look next; beside `all` of a topic, each of them alone comes first. */
function linksOf({ request: { endpoint }, calls, all }: Solution): readonly Link[] {
  const operations = calls.map(({ operation }) => operation);
  const others = relatedLinks(endpoint.catalogue, 'b', operations);
  return all ? [...ownLinks(endpoint, operations), ...others] : others;
}

/** The resources of all operations, each once. */
function pathwaysOf(operations: readonly Operation[]): readonly LearningPathway[] {
  const pathways = operations.flatMap(({ learn }) => learn?.learningPathways ?? []);
  return [...new Map(pathways.map((pathway) => [pathway.url, pathway])).values()];
}

function ownLinks({ topic }: Endpoint, operations: readonly Operation[]): readonly Link[] {
  return operations.flatMap((operation) => {
    const path = pathOf('b', topic, operation);
    return path === null ? [] : [link(operation, path)];
  });
}

function when(wanted: boolean, write: () => AnyText): AnyText | null {
  return wanted ? write() : null;
}

/** Every parameter with its value, defaults filled in. */
function requestCopy({ request, maxReplyBytes }: Solution): AnyText {
  return objectText(
    request.fields.map((field) => [field.name, valueJson(field, request.values, maxReplyBytes)]),
    maxReplyBytes,
  );
}
