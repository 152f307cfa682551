// Sample calls: every example of every operation as a call of its tool.

import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { Arguments } from '../tools/tool.ts';
import { toolboxOf } from '../tools/tool-list.ts';
import { toolOperations } from '../tools/tool-operation.ts';

export interface SampleCall {
  readonly title: string;
  readonly tool: string;
  readonly given: Arguments;
  /** The exact answer. */
  readonly answer: unknown;
}

export function sampleCalls(endpoints: readonly Endpoint[]): readonly SampleCall[] {
  const { toolOf } = toolboxOf(endpoints);
  return toolOperations(endpoints).flatMap(({ operation }) =>
    operation.examples.map(({ title, body, answer }) => ({
      title: `${operation.id}: ${title}`,
      tool: toolOf(operation.id) ?? '',
      given: { operation: operation.id, ...body },
      answer,
    })),
  );
}
