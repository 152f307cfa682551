// Every golden case of an offered operation, through the real server, in each family that takes it: on the event loop, and in a worker.
// `npm test` sends a part of them to the worker, `npm run test:long` all.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BASES } from './compare-bases.ts';
import { CASE_FILES, type Case, casesIn } from './cases.ts';
import { SUBSPACE_COMPARISONS } from './compare-subspaces.ts';
import { compareClassified, isClassified } from './compare-classified.ts';
import { compareDoubles, compareExact, isEchelon, matrixOf, reduce, sameMatrix } from './comparison.ts';
import { compareSystem, isOutcome, SYSTEM_BODIES, systemError } from './compare-systems.ts';
import { compareFactors, hasFactors } from './compare-factors.ts';
import { SPECTRUM_COMPARISONS } from './compare-spectrum.ts';
import { checkFactors, isFactorCase } from './compare-triangular.ts';
import { isList, isLiteral, isObject, type LiteralJson, parseLiteral, writeLiteral } from './literal-json.ts';
import type { CaseRequest } from './case-request.ts';
import { requestsFor, hasRoute } from './requests.ts';
import { isLong } from '../long-form.ts';
import { type RunningService, runService } from '../running-service.ts';

/** Where answers are computed, by the settings that send them there. */
const PLACES = {
  'on the event loop': { WORKER_BODY_BYTES: '100000000', WORKER_COST: '1000000000000000' },
  'in a worker': { WORKER_BODY_BYTES: '0', WORKERS: '1' },
} as const;

/** Of this many cases in a row, one goes to a worker. */
const WORKER_STRIDE = isLong ? 1 : 8;

const services = new Map<string, RunningService>();
before(async () => {
  for (const [place, settings] of Object.entries(PLACES)) services.set(place, await runService(settings));
});
after(() => Promise.all([...services.values()].map((service) => service.stop())));

const PROBLEM_TYPES: { readonly [error: string]: string } = {
  'dimension-mismatch': 'value_error.dimension_mismatch',
  'not-square': 'value_error.not_square',
  singular: 'value_error.singular',
  'division-by-zero': 'value_error.zero_division',
  'index-out-of-range': 'value_error.index',
  'no-real-value': 'value_error.domain',
  'not-three-dimensional': 'value_error.not_three_dimensional',
  'not-enough-data': 'value_error.not_enough_data',
  'not-symmetric': 'value_error.not_symmetric',
  'not-stochastic': 'value_error.not_stochastic',
  'not-positive-definite': 'value_error.not_positive_definite',
  'not-a-basis': 'value_error.not_a_basis',
  'not-in-span': 'value_error.not_in_span',
  'different-span': 'value_error.different_span',
  'zero-vector': 'value_error.zero_vector',
  'zero-variance': 'value_error.zero_variance',
};

for (const [place, file] of Object.keys(PLACES).flatMap((each) => CASE_FILES.map((name) => [each, name] as const))) {
  test(`golden cases, ${place}: ${file}`, async (t) => {
    const cases = casesIn(file);
    const stride = place === 'in a worker' ? WORKER_STRIDE : 1;
    const offered = cases.filter(hasRoute).filter((_, index) => index % stride === 0);
    const failures: string[] = [];
    let requests = 0;
    const service = services.get(place) ?? assert.fail(place);
    for (const golden of offered) {
      for (const request of requestsFor(golden)) {
        requests += 1;
        const failure = await check(service, golden, request);
        if (failure !== null) failures.push(`${golden.id} (family ${request.family}): ${failure}`);
      }
    }
    t.diagnostic(`${offered.length} cases in ${requests} requests, ${failures.length} failed; ${unoffered(cases)}`);
    assert.equal(failures.length, 0, `${failures.length} failures:\n${failures.slice(0, 20).join('\n')}`);
  });
}

function unoffered(cases: readonly Case[]): string {
  const counts = Map.groupBy(
    cases.filter((golden) => !hasRoute(golden)),
    ({ op }) => op,
  );
  return counts.size === 0
    ? 'every operation has a route'
    : `no route yet: ${[...counts].map(([op, list]) => `${op} ${list.length}`).join(', ')}`;
}

async function check(service: RunningService, golden: Case, request: CaseRequest): Promise<string | null> {
  const reply = await service.post(request.path, writeLiteral(request.body));
  const body = parseLiteral(reply.text);
  const { expected } = golden;
  if (isFactorCase(golden)) return checkFactors(golden, request, reply.status, body);
  if (isClassified(golden)) return compareClassified(golden, reply.status, body);
  const error = systemError(golden);
  const isAnswered = isOutcome(golden) && error === expected['error'];
  if (typeof error === 'string' && !isAnswered) return checkProblem(reply.status, body, PROBLEM_TYPES[error]);
  if (golden.tags.includes('double-overflow')) return checkProblem(reply.status, body, 'value_error.overflow');
  if (reply.status !== 200) return `status ${reply.status}: ${reply.text.slice(0, 300)}`;
  if (!isObject(body)) return 'not an object';
  if (SYSTEM_BODIES[golden.op] !== undefined) return compareSystem(golden, request, body);
  return request.family === 'b' ? checkB(golden, body) : checkA(golden, request, body);
}

function checkProblem(status: number, body: LiteralJson, type: string): string | null {
  if (status !== 422) return `expected a 422 ${type}, got ${status}`;
  const detail = isObject(body) ? body['detail'] : undefined;
  const types = isList(detail) ? detail.map((entry) => (isObject(entry) ? entry['type'] : null)) : [];
  return types.length === 1 && types[0] === type ? null : `expected ${type}, got ${JSON.stringify(detail)}`;
}

function toleranceOf({ expected }: Case): number | null {
  const tolerance = expected['tolerance'];
  return isLiteral(tolerance) ? Number(tolerance.literal) : null;
}

function checkB(golden: Case, body: { readonly [key: string]: LiteralJson }): string | null {
  if (hasFactors(golden)) return compareFactors(golden, body['ans'], null);
  const compare = SUBSPACE_COMPARISONS[golden.op];
  if (compare !== undefined) return compare({ answer: body['ans'], exact: null }, golden);
  const byMeaning = BASES[golden.op];
  if (byMeaning !== undefined) return byMeaning(golden, body['ans'], null);
  const spectrum = SPECTRUM_COMPARISONS[golden.op];
  if (spectrum !== undefined) return spectrum(golden, body['ans'], null);
  return compareDoubles(body['ans'], golden.expected['double'], toleranceOf(golden), 'ans');
}

function checkA(golden: Case, { member }: CaseRequest, body: { readonly [key: string]: LiteralJson }): string | null {
  const { result, intermediate } = body;
  if (!isObject(result)) return 'no result';
  const pick = (value: LiteralJson): LiteralJson => (member !== null && isObject(value) ? value[member] : value);
  const { answer, exact = answer } = result;
  if (hasFactors(golden)) return compareFactors(golden, answer, exact);
  const wanted = { exact: pick(golden.expected['exact']), double: pick(golden.expected['double']) };
  const compare = SUBSPACE_COMPARISONS[golden.op];
  if (compare !== undefined) return compare({ answer, exact }, golden);
  const byMeaning = BASES[golden.op];
  if (byMeaning !== undefined) return byMeaning(golden, answer, exact);
  const spectrum = SPECTRUM_COMPARISONS[golden.op];
  if (spectrum !== undefined) return spectrum(golden, answer, exact);
  if (golden.op === 'ref') return checkEchelon(exact, intermediate, wanted.exact);
  if (golden.op === 'rref') {
    if (!isObject(wanted.exact) || !isObject(wanted.double) || !isObject(intermediate)) return 'malformed';
    return (
      compareDoubles(answer, wanted.double['matrix'], null, 'answer') ??
      compareExact(exact, wanted.exact['matrix'], 'exact') ??
      compareDoubles(intermediate['pivots'], wanted.exact['pivots'], null, 'pivots') ??
      compareDoubles(intermediate['rank'], wanted.exact['rank'], null, 'rank')
    );
  }
  return (
    compareDoubles(answer, wanted.double, toleranceOf(golden), 'answer') ?? compareExact(exact, wanted.exact, 'exact')
  );
}

/** A row echelon form is not unique: it must be one, with these pivots, and reduce to the same matrix. */
function checkEchelon(answer: LiteralJson, intermediate: LiteralJson, expected: LiteralJson): string | null {
  if (!isObject(expected) || !isObject(intermediate) || !isList(expected['pivots'])) return 'malformed';
  const pivots = expected['pivots'].map((pivot) => (isLiteral(pivot) ? Number(pivot.literal) : -1));
  const rows = matrixOf(answer);
  if (!isEchelon(rows, pivots)) return `not an echelon form with pivots ${pivots.join(', ')}`;
  if (!sameMatrix(reduce(rows), matrixOf(expected['rref']))) return 'reduces to another matrix';
  return compareDoubles(intermediate['pivots'], expected['pivots'], null, 'pivots');
}
