// The quota period: the calendar month in UTC.

export interface Month {
  /** Such as `2026-11`. */
  readonly name: string;
  /** First instant of this month and of the next, in milliseconds. */
  readonly start: number;
  readonly end: number;
  /** The end as ISO 8601. */
  readonly resetsAt: string;
}

function buildMonth(instant: number): Month {
  const date = new Date(instant);
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return { name: new Date(start).toISOString().slice(0, 7), start, end, resetsAt: new Date(end).toISOString() };
}

let latest = buildMonth(0);

/** The month of an instant (milliseconds since 1970). The latest result is kept, because it rarely changes. */
export function monthOf(instant: number): Month {
  if (instant < latest.start || instant >= latest.end) latest = buildMonth(instant);
  return latest;
}

/** Whole seconds until the end of a period, at least 1. */
export function secondsToReset({ end }: Pick<Month, 'end'>, instant: number): number {
  return Math.max(1, Math.ceil((end - instant) / 1000));
}
