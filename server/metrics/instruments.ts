// Instruments: what is counted with, and all that was counted as text.

import { Counter, Gauge, Registry } from 'prom-client';
import { createHistogram, type Histogram } from './histogram.ts';

/** Adds one. */
export type Increment = () => void;

type Labels<Name extends string> = { readonly [N in Name]: string };

/** Names are given as they stand in the text. Each is added once. */
export interface Instruments {
  /** For the metrics that prom-client brings along. */
  readonly registry: Registry;
  /**
   * A counter for each set of labels that is asked for, shown as 0 from then on: nobody can tell the growth of what first shows up
   * as 1. A set is asked for once.
   */
  readonly addCounter: <Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
  ) => (labels: Labels<Name>) => Increment;
  /** A number that somebody else counts, read when the text is written. */
  readonly addCount: (name: string, help: string, read: () => number) => void;
  /** A number that goes up and down, read when the text is written. */
  readonly addGauge: (name: string, help: string, read: () => number) => void;
  readonly addHistogram: <Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    bounds: readonly number[],
  ) => Histogram<Name>;
  /** All metrics in the text format of Prometheus. */
  readonly write: () => Promise<string>;
}

export function createInstruments(): Instruments {
  const registry = new Registry();
  const histograms: { readonly write: () => string }[] = [];

  function addCounter<Name extends string>(name: string, help: string, labelNames: readonly Name[]) {
    const allSeries: { readonly labels: Labels<Name>; count: number }[] = [];
    const counter = new Counter({
      name,
      help,
      labelNames,
      registers: [],
      collect: () => {
        counter.reset();
        for (const { labels, count } of allSeries) counter.inc(labels, count);
      },
    });
    registry.registerMetric(counter);
    return (labels: Labels<Name>): Increment => {
      const series = { labels, count: 0 };
      allSeries.push(series);
      return () => {
        series.count += 1;
      };
    };
  }

  function addCount(name: string, help: string, read: () => number): void {
    const counter = new Counter({
      name,
      help,
      registers: [],
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
    registry.registerMetric(counter);
  }

  function addGauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [], collect: () => gauge.set(read()) });
    registry.registerMetric(gauge);
  }

  return {
    registry,
    addCounter,
    addCount,
    addGauge,
    addHistogram: (name, help, labelNames, bounds) => {
      const histogram = createHistogram(name, help, labelNames, bounds);
      histograms.push(histogram);
      return histogram;
    },
    write: async () => {
      const others = await registry.metrics();
      return [others, ...histograms.map((histogram) => histogram.write())].join('\n');
    },
  };
}
