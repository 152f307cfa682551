// Computing tools: the operations of a group behind one choice, answered with worked steps.

import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import { ALL } from '@matrixsteps/api/validate/parse-request.ts';
import { decimals, explainFailure, stepsLength } from '@matrixsteps/api/endpoints/parameters.ts';
import { exactStepStyle } from '@matrixsteps/api/sections/number-styles.ts';
import { plain } from '@matrixsteps/api/serialize/json.ts';
import { arrayText } from '@matrixsteps/api/serialize/long-text.ts';
import { replyOf, prepareFor, type ReplyWriter } from '@matrixsteps/api/execute/prepare.ts';
import { answerSchemas, solutionSchema } from './answer-schema.ts';
import { toolEndpoint, operationField, orderedFields, requiredNames } from './tool-endpoint.ts';
import type { Group } from './groups.ts';
import { inputSchema, parametersOf } from './input-schema.ts';
import { notationOf, stepsOption } from './options.ts';
import { solutionReply } from './solution-reply.ts';
import { argumentsLike } from './sample-arguments.ts';
import { stepTexts } from './texts.ts';
import type { Tool } from './tool.ts';

export function computingTool({ name, title, purpose, operations }: Group): Tool {
  const hasAll = operations.every(({ topic }) => topic.selector?.all === true);
  const selector = operationField(operations, hasAll);
  const endpoint = toolEndpoint(name, operations, selector, [decimals, stepsOption, stepsLength, explainFailure]);
  const tellsSteps = (given: FieldValues): boolean => given(stepsOption) !== 'none' && given(selector) !== ALL;
  const fields = orderedFields(endpoint, selector);
  const own = operations.map(({ operation }) => operation);
  const writer: ReplyWriter = {
    frame: 30_000,
    byte: 6,
    wantsStory: tellsSteps,
    triesSuggestions: () => false,
    formats: () => 1,
    exercises: () => 0,
    copies: () => 1,
    advice: () => 'ask for a part of it, or use the HTTP API',
    failures: {
      isWanted: (given) => given(explainFailure),
      steps: (steps, request, maxBytes) => {
        const texts = stepTexts(steps, notationOf(request.values(stepsOption)), exactStepStyle(request));
        return arrayText(texts.map(plain), maxBytes);
      },
    },
    write: (solution) => {
      const { values: given } = solution.request;
      return replyOf(solutionReply(solution, tellsSteps(given) ? notationOf(given(stepsOption)) : null), null);
    },
  };
  return {
    name,
    title,
    description: `${purpose}\nOperations:\n${own.map(({ id, summary }) => `- ${id}: ${summary}`).join('\n')}`,
    inputSchema: inputSchema(fields, requiredNames(operations)),
    outputSchema: solutionSchema([...own.map(({ id }) => id), ...(hasAll ? [ALL] : [])], answerSchemas(own, hasAll)),
    parameters: parametersOf(fields),
    operations: own.map(({ id }) => id),
    exampleFor: (given) => argumentsLike(given, operations),
    prepare: (bytes) => prepareFor(writer, endpoint, bytes),
  };
}
