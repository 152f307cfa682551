// From a case to the requests that ask for it: the individual endpoint of family B and the operation in family A.

import type { Case } from './cases.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';

export interface CaseRequest {
  readonly family: 'a' | 'b';
  readonly path: string;
  readonly body: { readonly [name: string]: LiteralJson };
  /** Of a case about all statistics asked one by one: the member that this request answers. */
  readonly member: string | null;
}

const A = '/v1/mathematics/linear-algebra';
const B = '/api/v1/mathematics/linear-algebra/matrix-operations';

/** Operations that have no route yet. */
export const WITHOUT_ROUTE = new Set(['rank', 'null-space', 'solve', 'lu', 'qr', 'eigenvalues', 'round']);

const ARITHMETIC = ['add', 'subtract', 'multiply-ew', 'divide-ew', 'raise-ew', 'matmul'];
const DIMENSIONS = ['nrows', 'ncols', 'shape'];
const KINDS = ['min', 'max', 'sum', 'mean', 'median', 'var', 'std'];
const STATISTICS = KINDS.flatMap((kind) => ['row', 'col', 'mat'].map((axis) => `${axis}-${kind}`));

/** The route of each operation in family A. */
const ROUTES_A = new Map<string, string>([
  ...ARITHMETIC.map((op) => [op, `matrices/arithmetic/${op}`] as const),
  ...DIMENSIONS.map((op) => [op, `matrices/dimensions/${op}`] as const),
  ...STATISTICS.map((op) => [op, `statistics/descriptive/${op}`] as const),
  ['determinant', 'matrices/determinant-nxn'],
  ['trace', 'matrices/trace'],
  ['inverse', 'matrices/inverse-nxn'],
  ['index-and-slice', 'create/index-and-slice'],
  ['charpoly', 'create/charpoly'],
  ...[
    'row-insert',
    'col-insert',
    'row-concat',
    'col-concat',
    'row-delete',
    'col-delete',
    'transpose',
    'tril',
    'triu',
    'flipud',
    'fliplr',
    'rot90',
  ].map((op) => [op, `change-appearance/${op}`] as const),
  ['ref', 'matrix-forms/ref'],
  ['rref', 'matrix-forms/rref'],
]);

const ROUTES_B = new Map<string, string>([
  ...ARITHMETIC.map((op) => [op, `matrix-arithmetic/${op}`] as const),
  ...DIMENSIONS.map((op) => [op, `matrix-dimensions/${op}`] as const),
  ...STATISTICS.map((op) => [op, `matrix-statistics/${op}`] as const),
  ['dimensions-all', 'matrix-dimensions'],
  ['statistics-all', 'matrix-statistics'],
]);

/** The requests for a case of an offered operation. At least one. */
export function requestsFor(golden: Case): readonly CaseRequest[] {
  const { op } = golden;
  const body = bodyOf(golden);
  const onlyA = golden.tags.includes('fraction-strings');
  const requests: CaseRequest[] = [];
  const pathB = ROUTES_B.get(op);
  if (pathB !== undefined && !onlyA) {
    const all = op.endsWith('-all') ? { type: 'all' } : {};
    requests.push({ family: 'b', path: `${B}/${pathB}`, body: { ...body, ...all, api_level: 'lite' }, member: null });
  }
  const parts = op === 'statistics-all' ? STATISTICS : op === 'dimensions-all' ? DIMENSIONS : [op];
  for (const part of parts) {
    const pathA = ROUTES_A.get(part);
    if (pathA === undefined) continue;
    const member = parts.length > 1 ? part.replaceAll('-', '_') : null;
    // The whole envelope now and then, so that all sections meet all kinds of inputs; the short one otherwise.
    const profile = hash(golden.id) % 4 === 0 ? 'detailed' : 'standard';
    const sections = ['ref', 'rref'].includes(op)
      ? { include: ['answer', 'intermediate'], index_base: { literal: '0' } }
      : {};
    requests.push({
      family: 'a',
      path: `${A}/${pathA}`,
      body: { ...body, response_profile: profile, ...sections },
      member,
    });
  }
  if (requests.length === 0) throw new Error(`${golden.id}: no route for ${op}`);
  return requests;
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return value;
}

/** The inputs of a case under the names of the service. */
function bodyOf({ op, inputs }: Case): { readonly [name: string]: LiteralJson } {
  const { position, direction, rows, cols, k, ...rest } = inputs;
  const zeroBased = { index_base: { literal: '0' } };
  return {
    ...rest,
    ...(position === undefined ? {} : { index: position, ...zeroBased }),
    ...(rows === undefined && cols === undefined ? {} : { rows: selection(rows), cols: selection(cols), ...zeroBased }),
    ...(k === undefined ? {} : { k: turned(op, k, direction) }),
  };
}

function turned(op: string, k: LiteralJson, direction: LiteralJson | undefined): LiteralJson {
  if (op !== 'rot90' || direction !== 'clockwise' || !isLiteral(k)) return k;
  return { literal: k.literal.startsWith('-') ? k.literal.slice(1) : `-${k.literal}` };
}

/** `{index}`, `{indices}` or `{start, stop, step}` as an integer, a list or a slice string. */
function selection(value: LiteralJson | undefined): LiteralJson {
  if (!isObject(value)) return ':';
  if (value['index'] !== undefined) return value['index'];
  if (isList(value['indices'])) return value['indices'];
  const part = (name: string): string => {
    const bound = value[name];
    return isLiteral(bound) ? bound.literal : '';
  };
  return `${part('start')}:${part('stop')}:${part('step')}`;
}
