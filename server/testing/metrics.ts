// Metrics as a test reads them: the text format of Prometheus, taken strictly.

import assert from 'node:assert/strict';
import type { WorkerPool } from '../workers/pool.ts';
import { createCountingHasher } from './browser.ts';
import { noPool } from './test-service.ts';

/** What a service is started with that measures, but has no workers and no work on passwords to speak of. */
export function measured(pool: WorkerPool = noPool) {
  return { metricsPort: 0, workerCost: 1e9, parts: { pool, hasher: createCountingHasher() } };
}

export interface Family {
  readonly type: string;
  readonly help: string;
  /** Those that its series have; without the bounds of buckets. */
  readonly labels: Set<string>;
}

export interface ReadMetrics {
  readonly families: ReadonlyMap<string, Family>;
  /** The value of each series, such as `a_total{b="c"}`. */
  readonly series: ReadonlyMap<string, number>;
}

const samplePattern = /^([a-z][a-z0-9_]*)(\{(?:[a-z]+="[^"\\\n]*",?)+\})? (\S+)$/;
const suffix = /_(?:bucket|sum|count)$/;

/** Fails where a line is none of the format, a series occurs twice or belongs to no family. */
export function readMetricsText(text: string): ReadMetrics {
  const families = new Map<string, Family>();
  const series = new Map<string, number>();
  const helps = new Map<string, string>();
  assert.ok(text.endsWith('\n'));
  for (const line of text.split('\n')) {
    const [, helpName, help] = /^# HELP (\S+) (.+)$/.exec(line) ?? [];
    const [, typeName, type] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? [];
    const [, name, labels = '', value] = samplePattern.exec(line) ?? [];
    if (helpName !== undefined && help !== undefined) {
      helps.set(helpName, help);
    } else if (typeName !== undefined && type !== undefined) {
      assert.ok(!families.has(typeName), `${typeName} twice`);
      families.set(typeName, { type, help: helps.get(typeName) ?? assert.fail(line), labels: new Set() });
    } else if (name !== undefined) {
      const family = families.get(name) ?? families.get(name.replace(suffix, ''));
      assert.ok(family !== undefined, line);
      for (const [, label] of labels.matchAll(/([a-z]+)="/g)) if (label !== 'le') family.labels.add(label);
      assert.ok(!series.has(name + labels), `${line} twice`);
      // prom-client writes it where the event loop was not looked at since the last reading.
      assert.ok(!Number.isNaN(Number(value)) || (value === 'Nan' && name.startsWith('nodejs_eventloop_lag')), line);
      series.set(name + labels, Number(value));
    } else {
      assert.equal(line, '');
    }
  }
  return { families, series };
}

export async function fetchMetrics(metricsUrl: string | null): Promise<string> {
  const response = await fetch(`${metricsUrl}/metrics`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  return response.text();
}

/** The metrics when no request is under way any more: one is measured when its answer has left, a moment after it has come. */
export async function readSettledMetrics(metricsUrl: string | null): Promise<ReadMetrics> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const metrics = readMetricsText(await fetchMetrics(metricsUrl));
    if (metrics.series.get('matrixsteps_http_requests_in_progress') === 0) return metrics;
  }
  return assert.fail('requests are still under way');
}
