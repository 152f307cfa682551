// The day in UTC: what activity is counted by.

export const dayMilliseconds = 86_400_000;

let latest = { name: '1970-01-01', number: 0 };

/** The UTC day of an instant (milliseconds since 1970), such as `2026-11-20`. The latest one is kept: it rarely changes. */
export function dayOf(instant: number): string {
  const number = Math.floor(instant / dayMilliseconds);
  if (number !== latest.number) {
    latest = { name: new Date(number * dayMilliseconds).toISOString().slice(0, 10), number };
  }
  return latest.name;
}
