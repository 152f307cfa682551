// A reporter for `node --test`: the tests that fail, as the spec reporter prints them, and one line of counts.

import { Readable } from 'node:stream';
import { spec, type TestEvent } from 'node:test/reporters';

export default async function* failures(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts: string[] = [];
  const failing = Readable.from(onlyFailures(events, counts)).pipe(new spec());
  for await (const text of failing) yield String(text);
  yield* counts;
}

/** The events of failing tests. The counts of the whole run are added to `counts`. */
async function* onlyFailures(events: AsyncIterable<TestEvent>, counts: string[]): AsyncGenerator<TestEvent> {
  for await (const event of events) {
    if (event.type === 'test:fail') yield event;
    if (event.type === 'test:summary' && event.data.file === undefined) {
      const { tests, passed, skipped } = event.data.counts;
      counts.push(`${tests} tests: ${passed} passed, ${tests - passed - skipped} failed, ${skipped} skipped\n`);
    }
  }
}
