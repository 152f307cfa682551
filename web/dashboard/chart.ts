// The geometry of the chart of requests by day: bars of two parts on a scale of whole numbers. Lengths in pixels.

import { countOf } from '../design/numbers.ts';
import { writeShortDay } from './dates.ts';

export interface DayOfUse {
  /** `2026-11-20`, in UTC. */
  readonly date: string;
  readonly answered: number;
  readonly refused: number;
}

interface Part {
  readonly y: number;
  readonly height: number;
}

interface Bar {
  readonly date: string;
  readonly x: number;
  readonly width: number;
  /** Stands on the axis. */
  readonly answered: Part;
  /** Stands on the answered part. */
  readonly refused: Part;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly Bar[];
  readonly axis: { readonly left: number; readonly right: number; readonly y: number };
  readonly ticks: readonly { readonly count: number; readonly y: number }[];
  readonly labels: readonly { readonly text: string; readonly x: number; readonly anchor: 'middle' | 'end' }[];
}

const height = 240;
const margin = { top: 14, right: 8, bottom: 46, left: 58 } as const;
/** A label such as `20 Nov` with the space around it; the last one stands further left than its bar. */
const labelWidth = 72;
const mostTicks = 5;
/** The least height of a bar that is not zero. */
const leastHeight = 2;

/** The smallest 1, 2 or 5 times a power of ten that reaches `most` in `mostTicks` steps; a whole number. */
export function chooseStep(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((factor) => factor * power).find((candidate) => candidate * mostTicks >= most);
    if (step !== undefined) return step;
  }
}

function heightOf(count: number, scale: number): number {
  return count === 0 ? 0 : Math.max(leastHeight, count * scale);
}

/** Lays the days out from left to right within `width`. */
export function layOutChart(days: readonly DayOfUse[], width: number): ChartLayout {
  const most = Math.max(1, ...days.map(({ answered, refused }) => answered + refused));
  const step = chooseStep(most);
  const top = Math.ceil(most / step) * step;
  const axis = { left: margin.left, right: width - margin.right, y: height - margin.bottom };
  const scale = (axis.y - margin.top) / top;
  const slot = (axis.right - axis.left) / Math.max(1, days.length);

  const bars = days.map(({ date, answered, refused }, place) => {
    const low = heightOf(answered, scale);
    const high = heightOf(refused, scale);
    return {
      date,
      x: axis.left + place * slot + slot * 0.14,
      width: slot * 0.72,
      answered: { y: axis.y - low, height: low },
      refused: { y: axis.y - low - high, height: high },
    };
  });

  // Counted from the last day back, so that today always has its label.
  const every = Math.max(1, Math.ceil(labelWidth / slot));
  const labels = days.flatMap(({ date }, place) => {
    const fromEnd = days.length - 1 - place;
    if (fromEnd % every !== 0) return [];
    const middle = axis.left + (place + 0.5) * slot;
    if (middle < axis.left + labelWidth / 4) return [];
    const isLast = fromEnd === 0;
    return [{ text: writeShortDay(date), x: isLast ? axis.right : middle, anchor: isLast ? 'end' : 'middle' } as const];
  });

  const ticks = Array.from({ length: top / step + 1 }, (_, place) => ({
    count: place * step,
    y: axis.y - place * step * scale,
  }));
  return { width, height, bars, axis, ticks, labels };
}

/** The chart in a sentence. */
export function summarizeDays(days: readonly DayOfUse[]): string {
  const answered = days.reduce((sum, day) => sum + day.answered, 0);
  const refused = days.reduce((sum, day) => sum + day.refused, 0);
  const busiest = days.reduce<DayOfUse | null>((best, day) => (totalOf(day) > totalOf(best) ? day : best), null);
  const whole = `In the last ${countOf(days.length, 'day')} ${countOf(answered, 'request')} ${answered === 1 ? 'was' : 'were'} answered and ${refused} refused.`;
  return busiest === null
    ? whole
    : `${whole} Most came on ${writeShortDay(busiest.date)}: ${countOf(totalOf(busiest), 'request')}.`;
}

function totalOf(day: DayOfUse | null): number {
  return day === null ? 0 : day.answered + day.refused;
}
