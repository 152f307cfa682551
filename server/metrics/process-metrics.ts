// The process: memory, processor, event loop and garbage collection, by the names that all programs on Node have, and the version.

import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { about } from '../package-info.ts';
import type { Instruments } from './instruments.ts';

const collectionsName = 'nodejs_gc_duration_seconds';
const collectionBounds = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 1];

const kinds = new Map<unknown, string>([
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'major'],
  [constants.NODE_PERFORMANCE_GC_MINOR, 'minor'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weakcb'],
]);

/** The member of a value that may be an object. */
function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function kindOf(entry: PerformanceEntry): string {
  return kinds.get(memberOf(memberOf(entry, 'detail'), 'kind')) ?? 'other';
}

/** Collections by their kind. What is given stops the watching. */
function watchCollections(instruments: Instruments): () => void {
  // prom-client counts only the first of the collections that are reported together.
  instruments.registry.removeSingleMetric(collectionsName);
  const collections = instruments.addHistogram(
    collectionsName,
    'How long garbage collections took, by kind: major, minor, incremental or weakcb.',
    ['kind'],
    collectionBounds,
  );
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) collections.labelled({ kind: kindOf(entry) }).observe(entry.duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

/** So often it is looked how late the event loop comes. */
const lookMilliseconds = 20;
const delayBounds = [0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/**
 * How late timers are. prom-client tells it as percentiles since the last reading, with the time between two looks in them: those of
 * several services cannot be put together, and two readers take them from each other.
 */
function watchDelay(instruments: Instruments): () => void {
  const delays = instruments
    .addHistogram('matrixmath_event_loop_delay_seconds', 'How late the event loop came to a timer.', [], delayBounds)
    .labelled({});
  let due = performance.now() + lookMilliseconds;
  const timer = setInterval(() => {
    const now = performance.now();
    delays.observe(Math.max(0, now - due));
    due = now + lookMilliseconds;
  }, lookMilliseconds).unref();
  return () => clearInterval(timer);
}

/** Adds them. What is given stops the watching that goes on between two readings. */
export function addProcessMetrics(instruments: Instruments): () => void {
  const { registry } = instruments;
  collectDefaultMetrics({ register: registry });
  const stops = [watchCollections(instruments), watchDelay(instruments)];
  const build = new Gauge({
    name: 'matrixmath_build_info',
    help: 'Which version runs; always 1.',
    labelNames: ['version'],
    registers: [],
  });
  build.set({ version: about.version }, 1);
  registry.registerMetric(build);
  return () => {
    for (const stop of stops) stop();
  };
}
