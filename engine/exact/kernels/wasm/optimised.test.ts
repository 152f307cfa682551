// The kernels again as V8 compiles them where they are called often, in registers of 128 bits and of 256. In the other tests, most calls are
// served by code that V8 makes in a hurry.
// Above: nothing. Below: conformance.test.ts.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const CONFORMANCE = fileURLToPath(new URL('conformance.test.ts', import.meta.url));
const AT_ONCE = ['--no-liftoff', '--no-wasm-lazy-compilation'];

/** What the tests print, where one of them fails or V8 does not know an option. */
async function failuresWith(options: readonly string[]): Promise<string> {
  // Without this the tests would report to whoever runs this file.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const parameters = [...AT_ONCE, ...options, '--test-reporter=dot', CONFORMANCE];
  const node = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [node.stdout, node.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => printed.push(piece));
  }
  const [code] = await once(node, 'close');
  return code === 0 ? '' : printed.join('');
}

describe('optimised kernels conform', () => {
  it('in registers of 128 bits', async () => assert.equal(await failuresWith([]), ''));

  it('in registers of 256 bits, which the service asks for', async () =>
    assert.equal(await failuresWith(['--experimental-wasm-revectorize']), ''));
});
