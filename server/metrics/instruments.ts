// Instruments: the counters, gauges and histograms of one service, kept by prom-client.

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics are given by their full names. Each is added once. */
export interface Instruments {
  /** For the metrics that prom-client brings along. */
  readonly registry: Registry;
  readonly addCounter: <Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
  ) => Pick<Counter<Name>, 'inc'>;
  /** A counter whose value is read when the text is written. */
  readonly addReadCounter: (name: string, help: string, read: () => number) => void;
  /** A number that goes up and down, read when the text is written. */
  readonly addGauge: (name: string, help: string, read: () => number) => void;
  /** `buckets` are upper bounds in ascending order; observations have their unit, which is seconds. */
  readonly addHistogram: <Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    buckets: readonly number[],
  ) => Pick<Histogram<Name>, 'observe' | 'zero'>;
}

export function createInstruments(): Instruments {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    addCounter: (name, help, labelNames) => new Counter({ name, help, labelNames, registers }),
    addReadCounter: (name, help, read) => {
      const counter: Counter = new Counter({
        name,
        help,
        registers,
        collect: () => {
          counter.reset();
          counter.inc(read());
        },
      });
    },
    addGauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    addHistogram: (name, help, labelNames, buckets) =>
      new Histogram({ name, help, labelNames, buckets: [...buckets], registers }),
  };
}
