// A reporter for `node --test`: for each test file one line with its milliseconds, a tab and its path.

import type { TestEvent } from 'node:test/reporters';

/**
 * A file that runs in a process of its own has a summary. For files that share a process, the times of their outermost tests are
 * added up; hooks outside of tests are missing there.
 */
export default async function* fileDurations(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const summed = new Map<string, number>();
  const summaries = new Map<string, number>();
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file !== undefined) summaries.set(data.file, data.duration_ms);
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.file !== undefined) {
      summed.set(data.file, (summed.get(data.file) ?? 0) + data.details.duration_ms);
    }
  }
  for (const [file, milliseconds] of summaries.size > 0 ? summaries : summed) {
    yield `${Math.round(milliseconds)}\t${file}\n`;
  }
}
