// The running service held to its own document by schemathesis: what the document admits is answered as it says, what it does not admit is
// refused as it says, whatever is drawn. Where there is no Python, or schemathesis cannot be had, the suite says so and is not run.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isLong, onlyLong, sayFigure } from '../long-form.ts';
import { type RunningService, runService } from '../running-service.ts';
import { type FuzzReport, findSchemathesis, runFuzz } from './schemathesis.ts';
import { bounded, FLAWS } from './flaws.ts';
import { type Json, memberOf, withMember } from './tampering.ts';
import { printNotRun } from '../not-run.ts';

const seed = 20260101;
/** Requests drawn for each operation. */
const examples = isLong ? 200 : 2;
/** The operations that the short form tries: one of each sort. */
const quick = ['changeAppearance_colInsert', 'compactArithmetic_byOperation', 'service_operation', 'tools_send'];
/** The operations of which every bound of every field is tried, which makes hundreds of requests; null is all. */
const covered = isLong ? null : quick.slice(0, 1);

const found = await findSchemathesis();
if (typeof found === 'string') printNotRun('the fuzz of the published document', 'Python', found);
else fuzzWith(found.path);

function fuzzWith(python: string): void {
  let service: RunningService;
  let document: Json;
  before(async () => {
    service = await runService();
    document = JSON.parse(await (await fetch(`${service.url}/openapi.json`)).text());
  });
  after(() => service.stop());

  function fuzz(held: Json, drawn: number, within: typeof covered): Promise<FuzzReport> {
    assert.ok(typeof held === 'object' && held !== null);
    const { url, key } = service;
    return runFuzz({ python, url, key, document: held, seed, examples: drawn, covered: within });
  }

  test('the service keeps to its document', async () => {
    const held = isLong ? document : withQuickOperations(document);
    const { tried, isClean, printed } = await fuzz(held, examples, covered);
    sayTable(tried);
    assert.ok(isClean, printed);
    const operations = Object.entries(Object(memberOf(held, 'paths'))).flatMap(([path, item]) =>
      Object.keys(Object(item)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    assert.deepEqual(tried.map(({ operation }) => operation).toSorted(), operations.toSorted());
    const fewest = isLong ? 200 : 3;
    for (const { operation, requests } of tried)
      if (operation.startsWith('POST')) assert.ok(requests >= fewest, `${operation}: ${requests}`);
  });

  describe('a document that is not kept is found out', { concurrency: 1, ...onlyLong }, () => {
    let report: FuzzReport;
    before(async () => {
      const paths = Object.fromEntries(FLAWS.map(({ path }) => [path, memberOf(document, 'paths', path)]));
      const reduced = withMember(document, ['paths'], paths);
      const flawed = FLAWS.reduce(
        (held, { path, at, value }) => withMember(held, ['paths', path, ...at], value),
        reduced,
      );
      report = await fuzz(flawed, 20, [bounded]);
    });
    for (const { name, path, failure } of FLAWS) {
      test(name, () => {
        const tried = report.tried.find(({ operation }) => operation.endsWith(` ${path}`));
        assert.deepEqual(tried?.failures, [failure], report.printed);
      });
    }
  });
}

/** The document with the paths that have one of the quick operations. */
function withQuickOperations(document: Json): Json {
  const items = Object.entries(Object(memberOf(document, 'paths')));
  const paths = items.flatMap(([path, item]) =>
    Object.values(Object(item)).some((operation) => quick.includes(Object(operation).operationId)) ? [path] : [],
  );
  assert.equal(paths.length, quick.length);
  return withMember(
    document,
    ['paths'],
    Object.fromEntries(paths.map((path) => [path, memberOf(document, 'paths', path)])),
  );
}

/** Says requests, failures and answers of each operation. */
function sayTable(tried: FuzzReport['tried']): void {
  const width = Math.max(...tried.map(({ operation }) => operation.length));
  for (const { operation, requests, statuses, failures } of tried) {
    const answers = Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ');
    const line = `${String(requests).padStart(5)} requests, ${failures.length} failures: ${answers}`;
    sayFigure(operation.padEnd(width), line);
  }
  const sum = tried.reduce((total, { requests }) => total + requests, 0);
  const failed = tried.reduce((total, { failures }) => total + failures.length, 0);
  sayFigure('fuzz of the published document', `${tried.length} operations, ${sum} requests, ${failed} failures`);
}
