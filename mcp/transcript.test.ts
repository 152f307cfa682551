// The transcript is what both transports answer today.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { plain, startTestService } from '@matrixsteps/server/testing/test-service.ts';
import { recordTranscript } from './testing/transcript.ts';

const written = readFileSync(new URL('transcript.md', import.meta.url), 'utf8');

test('over standard input and output', async () => {
  const program = fileURLToPath(new URL('stdio/start.ts', import.meta.url));
  const recorded = await recordTranscript(new StdioClientTransport({ command: process.execPath, args: [program] }));
  assert.equal(recorded, written, 'npm run transcript writes it anew');
});

test('over HTTP', async (t) => {
  const { url, key } = await startTestService(t, plain);
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  const recorded = await recordTranscript(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
  assert.equal(recorded, written);
});

test('it lists, inverts, errs and recovers', () => {
  assert.match(written, /analyze_square_matrix: /);
  assert.match(written, /Check the result/);
  assert.match(written, /\(isError\)\ncombine_matrices could not answer.*\n\n- b: .*b must be 2xn/);
  assert.match(written, /# Answer\n\n⎡ 7⎤\n⎣19⎦/);
  assert.match(written, /row 2, column 1: 20 is wrong/);
});
