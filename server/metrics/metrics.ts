// Metrics: all of them, put together. Loaded only where METRICS_PORT is set.

import type { Settings } from '../settings/settings.ts';
import { createInstruments } from './instruments.ts';
import type { Measures } from './measures.ts';
import { addLogMetrics } from './log-metrics.ts';
import { addPasswordMetrics } from './password-metrics.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { addQueueMetrics } from './queue-metrics.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { addStoreMetrics } from './store-metrics.ts';
import { addWorkerMetrics } from './worker-metrics.ts';

export interface Metrics {
  readonly measures: Measures;
  readonly contentType: string;
  /** The current values, in the text format of Prometheus. */
  readonly write: () => Promise<string>;
  /** Stops timers and observers. */
  readonly stop: () => void;
}

/** The metrics of one service. They are described in README.md. */
export function createMetrics({ countSlips }: Pick<Settings, 'countSlips'>): Metrics {
  const instruments = createInstruments();
  const { registry } = instruments;
  const stop = addProcessMetrics(instruments);
  const measures: Measures = {
    ...addRequestMetrics(instruments, countSlips),
    ...addQueueMetrics(instruments),
    ...addWorkerMetrics(instruments),
    ...addStoreMetrics(instruments),
    ...addPasswordMetrics(instruments),
    ...addLogMetrics(instruments),
  };
  return { measures, contentType: registry.contentType, write: () => registry.metrics(), stop };
}
