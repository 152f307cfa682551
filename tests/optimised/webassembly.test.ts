// What WebAssembly computes, once more as V8 compiles it where it is called often. In the other tests, most calls
// are served by V8's baseline compiler.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const AT_ONCE = ['--no-liftoff', '--no-wasm-lazy-compilation'];

const suites: readonly (readonly [name: string, file: string])[] = [
  ['the kernels conform', 'engine/exact/kernels/wasm/conformance.test.ts'],
];

/** What the tests of a file print in optimised code where one of them fails, or V8 does not know an option; else nothing. */
async function failuresOf(file: string): Promise<string> {
  // Without this the tests would report to whoever runs this file.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const node = spawn(process.execPath, [...AT_ONCE, '--test-reporter=dot', path], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [node.stdout, node.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => printed.push(piece));
  }
  const [code] = await once(node, 'close');
  return code === 0 ? '' : printed.join('');
}

describe('in optimised code', () => {
  for (const [name, file] of suites) it(name, async () => assert.equal(await failuresOf(file), ''));
});
