// The process: memory, CPU, event loop and garbage collection, by the usual names of programs on Node, and the version.

import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { about } from '../package-info.ts';
import type { Instruments } from './instruments.ts';

const collectionsName = 'nodejs_gc_duration_seconds';
const collectionBuckets = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 1];

const kinds = new Map<unknown, string>([
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'major'],
  [constants.NODE_PERFORMANCE_GC_MINOR, 'minor'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weakcb'],
]);

/** The property of a value that may be no object. */
function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function kindOf(entry: PerformanceEntry): string {
  return kinds.get(memberOf(memberOf(entry, 'detail'), 'kind')) ?? 'other';
}

/** Counts garbage collections by their kind. The result stops it. */
function watchCollections(instruments: Instruments): () => void {
  // prom-client's own histogram counts only the first of several collections that are reported together.
  instruments.registry.removeSingleMetric(collectionsName);
  const collections = instruments.addHistogram(
    collectionsName,
    'How long garbage collections took, by kind: major, minor, incremental or weakcb.',
    ['kind'],
    collectionBuckets,
  );
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) collections.observe({ kind: kindOf(entry) }, entry.duration / 1000);
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

/** How often the delay of the event loop is measured. */
const timerMilliseconds = 20;
const delayBuckets = [0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/**
 * How late timers are, as a histogram. prom-client has percentiles since the latest scrape, which cannot be summed over replicas and
 * are reset for one scraper by another.
 */
function watchDelay(instruments: Instruments): () => void {
  const delays = instruments.addHistogram(
    'matrixsteps_event_loop_delay_seconds',
    'How late the event loop came to a timer.',
    [],
    delayBuckets,
  );
  let due = performance.now() + timerMilliseconds;
  const timer = setInterval(() => {
    const now = performance.now();
    delays.observe(Math.max(0, now - due) / 1000);
    due = now + timerMilliseconds;
  }, timerMilliseconds).unref();
  return () => clearInterval(timer);
}

/** The result stops what runs between two scrapes. */
export function addProcessMetrics(instruments: Instruments): () => void {
  const { registry } = instruments;
  collectDefaultMetrics({ register: registry });
  const stops = [watchCollections(instruments), watchDelay(instruments)];
  const build = new Gauge({
    name: 'matrixsteps_build_info',
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
