// The UTC day, by which activity is counted.

export const dayMilliseconds = 86_400_000;

/** The UTC day of an instant (milliseconds since 1970), such as `2026-11-20`. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** The number of days from 1970-01-01 to a day such as `2026-11-20`. Throws RangeError for other text. */
export function dayNumberOf(day: string): number {
  const number = dayPattern.test(day) ? Date.parse(`${day}T00:00:00Z`) / dayMilliseconds : NaN;
  if (Number.isNaN(number)) throw new RangeError(`not a day: ${day}`);
  return number;
}

/** The day that is `number` days after 1970-01-01. */
export function dayNumbered(number: number): string {
  return dayOf(number * dayMilliseconds);
}
