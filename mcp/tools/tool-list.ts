// The tools: all of them, made of the catalogue.

import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import { checkTool } from './check-tool.ts';
import { computingTool } from './computing-tool.ts';
import { explainTool } from './explain-tool.ts';
import { groupsOf } from './groups.ts';
import { listTool } from './list-tool.ts';
import { exerciseTool } from './exercise-tool.ts';
import type { Tool } from './tool.ts';
import { toolOperations } from './tool-operation.ts';
import { checkWorkingTool, nextStepTool } from './working-tools.ts';

export interface Toolbox {
  readonly tools: readonly Tool[];
  readonly toolNamed: (name: string) => Tool | null;
  /** The name of the tool that computes an operation; null where there is none. */
  readonly toolOf: (operation: string) => string | null;
}

export function toolboxOf(endpoints: readonly Endpoint[]): Toolbox {
  const operations = toolOperations(endpoints);
  const groups = groupsOf(operations);
  const owners = new Map(
    groups.flatMap(({ name, operations: own }) => own.map(({ operation }) => [operation.id, name])),
  );
  const ownerOf = (id: string): string => owners.get(id) ?? groups[0].name;
  const tools = [
    ...groups.map(computingTool),
    explainTool(operations, ownerOf),
    exerciseTool(operations, ownerOf),
    checkTool(operations, ownerOf),
    checkWorkingTool(),
    nextStepTool(),
    listTool(groups),
  ];
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return {
    tools,
    toolNamed: (name) => byName.get(name) ?? null,
    toolOf: (operation) => owners.get(operation) ?? null,
  };
}
