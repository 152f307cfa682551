// Cases about samples name the statistic and the axis apart: the service has an operation for each axis.

import type { LiteralJson } from './literal-json.ts';

interface Named {
  readonly id: string;
  readonly op: string;
  readonly inputs: { readonly [name: string]: LiteralJson };
}

const STATISTICS = new Map([
  ['sample-mean', 'mean'],
  ['sample-variance', 'var'],
  ['sample-std', 'std'],
]);

/** A case about a sample under the name of the operation that answers it, `row-var`; any other case as it is. */
export function underServiceName<Case extends Named>(golden: Case): Case {
  const statistic = STATISTICS.get(golden.op);
  if (statistic === undefined) return golden;
  const { axis, ...inputs } = golden.inputs;
  if (typeof axis !== 'string') throw new SyntaxError(`${golden.id}: no axis`);
  return { ...golden, op: `${axis}-${statistic}`, inputs };
}
