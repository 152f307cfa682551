import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBoundedSink } from './standard-output.ts';

/** A sink whose writes end when the test says so. */
function startSink(maxCharacters: number) {
  const written: string[] = [];
  const open: ((error?: Error) => void)[] = [];
  const sink = createBoundedSink(
    (text, done) => {
      written.push(text);
      open.push(done);
    },
    maxCharacters,
    0,
  );
  return { sink, written, finish: (error?: Error) => open.shift()?.(error) };
}

test('lines are written together, in their order', async () => {
  const { sink, written, finish } = startSink(100);
  sink.write('first\n');
  sink.write('second\n');
  const flushed = sink.flush(60_000);
  sink.write('third\n');
  assert.deepEqual(written, ['first\nsecond\n']);
  finish();
  assert.deepEqual(written, ['first\nsecond\n', 'third\n']);
  finish();
  await flushed;
  assert.equal(sink.lostLines(), 0);
});

test('a reader that stands still costs the lines that find no room; when it goes on, a line says how many', () => {
  const { sink, written, finish } = startSink(10);
  sink.write('12345\n');
  void sink.flush(0);
  sink.write('678\n');
  for (const line of ['lost\n', 'lost as well\n', 'l\n']) sink.write(line);
  assert.equal(sink.lostLines(), 3);
  finish();
  assert.equal(written.length, 2);
  const [kept, loss, end] = written[1].split('\n');
  assert.deepEqual([kept, end], ['678', '']);
  const { level, lines } = JSON.parse(loss);
  assert.deepEqual([level, lines], ['warn', 3]);
  finish();
  sink.write('next\n');
  void sink.flush(0);
  assert.equal(written[2], 'next\n');
});

test('lines of a failed write are counted, and told of after the next one that succeeds', () => {
  const { sink, written, finish } = startSink(100);
  sink.write('first\n');
  sink.write('second\n');
  void sink.flush(0);
  finish(new Error('nobody reads'));
  assert.deepEqual([written.length, sink.lostLines()], [1, 2]);
  sink.write('third\n');
  void sink.flush(0);
  finish();
  assert.match(written[2], /"lines":2/);
});

test('the end waits for a reader no longer than said', async () => {
  const { sink } = startSink(100);
  sink.write('line\n');
  await sink.flush(10);
  assert.equal(sink.takeWaiting(), '');
});

test('what no write has begun with is left for the end of the process', () => {
  const { sink } = startSink(100);
  sink.write('line\n');
  assert.equal(sink.takeWaiting(), 'line\n');
});
