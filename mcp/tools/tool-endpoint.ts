// Asking: a choice among operations as an endpoint, so that api/ reads, validates and answers calls as it does requests.

import { type AnyField, type Field, selectorField } from '@matrixsteps/engine/catalogue/field.ts';
import { ALL } from '@matrixsteps/api/validate/parse-request.ts';
import { type Endpoint, withFields } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { ToolOperation } from './tool-operation.ts';

const OPERATION = { name: 'operation', label: 'Operation' } as const;

/** The argument by which a call chooses its operation. */
export function operationField(operations: readonly ToolOperation[], hasAll: boolean): Field<'choice'> {
  const all = hasAll ? [[ALL, 'every one of them at once, without steps'] as const] : [];
  const each = operations.map(({ operation: { id, summary } }) => [id, summary] as const);
  return selectorField({ ...OPERATION, description: 'Which computation is wanted.' }, [...each, ...all]);
}

/** An endpoint without a route. */
export function toolEndpoint(
  name: string,
  operations: readonly ToolOperation[],
  selector: Field<'choice'>,
  parameters: readonly AnyField[],
): Endpoint {
  const [{ topic, endpoint }] = operations;
  return withFields({
    id: `mcp:${name}`,
    family: 'a',
    path: name,
    title: name,
    summary: name,
    topic,
    choice: { kind: 'selected', selector, operations: operations.map(({ operation }) => operation) },
    parameters,
    catalogue: endpoint.catalogue,
  });
}

/** The fields in the order in which a reader wants them: the choice, the inputs, the options. */
export function orderedFields({ declared }: Endpoint, selector: AnyField): readonly AnyField[] {
  const others = declared.all.filter((field) => field !== selector);
  const inputs = others.filter(({ category }) => category === 'input');
  return [selector, ...inputs, ...others.filter((field) => !inputs.includes(field))];
}

/** The names of the fields without which none of the operations can be asked. */
export function requiredNames(operations: readonly ToolOperation[]): readonly string[] {
  const [first, ...others] = operations.map(({ operation: { body } }) =>
    body.filter(({ fallback }) => fallback === undefined).map(({ name }) => name),
  );
  return [OPERATION.name, ...first.filter((name) => others.every((names) => names.includes(name)))];
}
