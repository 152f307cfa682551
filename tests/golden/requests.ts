// From a case to the requests that ask for it: the individual endpoint of family B and the operation in family A.

import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import type { CaseRequest } from './case-request.ts';
import type { Case } from './cases.ts';
import { SYSTEM_BODIES } from './compare-systems.ts';
import { factorRequests, isFactorCase } from './compare-triangular.ts';
import { isClassified } from './compare-classified.ts';
import { isLong } from '../long-form.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';

const ROOTS = { a: '/v1/mathematics/linear-algebra', b: '/api/v1/mathematics/linear-algebra' } as const;

const { topics } = await discover();

/** Operations that cases call by another name. */
const NAMES: { readonly [id: string]: string | undefined } = { independence: 'is-independent' };

/** The operations by the names that cases have for them: a determinant of any size is called `determinant`. */
const ROUTES = new Map(
  topics.flatMap(({ topic, operations }) =>
    operations.map(
      ({ id, isCombined }) =>
        [
          NAMES[id] ?? id.replace(/-nxn$/, ''),
          routesOf(isCombined ? topic.paths : (topic.separatePaths ?? topic.paths), `/${id}`),
        ] as const,
    ),
  ),
);

/** The operations that answer cases of other names. */
const ANSWERED_BY: { readonly [op: string]: string } = {
  'cofactor-matrix': 'cofactors',
  cramer: 'solve',
  eigenspaces: 'eigenvectors',
  minor: 'minors',
  nullity: 'rank',
  'solve-system': 'solve',
};

function routesFor(op: string): Routes | undefined {
  return ROUTES.get(isClassified({ op }) ? 'classify' : (ANSWERED_BY[op] ?? op));
}

/** The members of a combined endpoint, by the names that cases have for it: `statistics-all`. */
const COMBINED = new Map(
  topics
    .filter(({ topic }) => topic.selector?.field === 'type')
    .map(({ topic, operations }) => [
      `${topic.id}-all`,
      {
        path: routesOf(topic.paths, '').b,
        members: operations.filter(({ isCombined }) => isCombined).map(({ id }) => id),
      },
    ]),
);

/** Operations that cases have several names for, each with the choice that it stands for. */
const ALIASES: ReadonlyMap<string, { readonly id: string; readonly choice: CaseRequest['body'] }> = new Map([
  ['unit-vector', { id: 'unit', choice: {} }],
  ['norm-1', { id: 'norm', choice: { kind: '1' } }],
  ['norm-inf', { id: 'norm', choice: { kind: 'inf' } }],
  ['frobenius', { id: 'norm', choice: { kind: 'frobenius' } }],
  ['distance-to-plane', { id: 'distance', choice: {} }],
  ['distance-to-line', { id: 'distance', choice: {} }],
]);

/** Whether the service has the operation of a case; cases of operations that are still to come wait for them. */
export function hasRoute(golden: Case): boolean {
  const { op } = golden;
  return isFactorCase(golden) || routesFor(ALIASES.get(op)?.id ?? op) !== undefined || COMBINED.has(op);
}

type Routes = { readonly [F in 'a' | 'b']: string | null };

function routesOf(paths: { readonly a?: string; readonly b?: string }, end: string): Routes {
  return {
    a: paths.a === undefined ? null : `${ROOTS.a}/${paths.a}${end}`,
    b: paths.b === undefined ? null : `${ROOTS.b}/${paths.b}${end}`,
  };
}

/** The requests for a case of an offered operation. At least one. */
export function requestsFor(golden: Case): readonly CaseRequest[] {
  if (isFactorCase(golden))
    return factorRequests(golden, ROUTES.get(golden.op === 'ldlt' ? 'ldlt' : 'lu') ?? { a: null, b: null });
  const { id: op, choice } = ALIASES.get(golden.op) ?? { id: golden.op, choice: {} };
  const body = { ...bodyOf(golden), ...choice };
  const onlyA = golden.tags.includes('fraction-strings');
  const requests: CaseRequest[] = [];
  const combined = COMBINED.get(op);
  const pathB = combined === undefined ? routesFor(op)?.b : combined.path;
  if (typeof pathB === 'string' && !onlyA) {
    const all = combined === undefined ? {} : { type: 'all' };
    requests.push({ family: 'b', path: pathB, body: { ...body, ...all, api_level: 'lite' }, member: null });
  }
  for (const part of combined?.members ?? [op]) {
    const pathA = routesFor(part)?.a;
    if (typeof pathA !== 'string') continue;
    const member = combined === undefined ? null : part.replaceAll('-', '_');
    const isEchelon = ['ref', 'rref'].includes(op);
    const sections = isEchelon ? { include: ['answer', 'intermediate'], index_base: { literal: '0' } } : {};
    const profile = { response_profile: profileOf(golden) };
    requests.push({ family: 'a', path: pathA, body: { ...body, ...profile, ...sections }, member });
  }
  if (requests.length === 0) throw new Error(`${golden.id}: no route for ${op}`);
  return requests;
}

/** The whole envelope now and then, so that all sections meet all kinds of inputs; in `npm test` mostly the answer alone. */
function profileOf({ id }: Case): 'detailed' | 'standard' | 'lite' {
  const place = hash(id) % 16;
  if (isLong) return place % 4 === 0 ? 'detailed' : 'standard';
  if (place === 0) return 'detailed';
  return place % 4 === 0 ? 'standard' : 'lite';
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return value;
}

/** The operations of which an answer names positions. */
const POSITIONS_ANSWERED: ReadonlySet<string> = new Set(['rank', 'nullity', 'column-space']);

/** The inputs of a case under the names of the service. */
function bodyOf({ op, inputs }: Case): { readonly [name: string]: LiteralJson } {
  const { position, direction, rows, cols, k, ...rest } = inputs;
  const zeroBased = { index_base: { literal: '0' } };
  return {
    ...rest,
    ...SYSTEM_BODIES[op],
    ...(['gram-schmidt', 'qr'].includes(op) ? zeroBased : {}),
    ...(position === undefined ? {} : { index: position, ...zeroBased }),
    ...(rows === undefined && cols === undefined ? {} : { rows: selection(rows), cols: selection(cols), ...zeroBased }),
    ...(op === 'minor' ? zeroBased : {}),
    // The direction of a line is a vector.
    ...(isList(direction) ? { direction } : {}),
    ...(k === undefined ? {} : { k: turned(op, k, direction) }),
    ...(POSITIONS_ANSWERED.has(op) ? zeroBased : {}),
    ...(isClassified({ op }) ? zeroBased : {}),
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
