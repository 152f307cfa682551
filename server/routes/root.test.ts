import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPath, jsonOf, memberAt, plain, startTestService } from '../testing/test-service.ts';

test('the root is JSON to programs and a page to browsers', async (t) => {
  const { url } = await startTestService(t, plain);
  const json = await fetch(url);
  assert.equal(json.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(json.headers.get('vary'), 'Accept, Accept-Encoding');
  const body = await jsonOf(json);
  assert.equal(memberAt(body, 'name'), 'matrixsteps');
  assert.match(String(memberAt(body, 'version')), /^\d+\.\d+\.\d+/);
  assert.match(String(memberAt(body, 'description')), /matrix/);
  assert.equal(memberAt(body, 'links', 'health'), '/health');
  assert.ok(String(memberAt(body, 'links', 'mathematics')).includes(addPath));
  const page = await fetch(url, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.match(await page.text(), /^<!doctype html>[^]*<title>matrixsteps<\/title>/);
  assert.equal((await fetch(url, { method: 'HEAD' })).status, 200);
});
