// The UTC day, by which activity is counted.

export const dayMilliseconds = 86_400_000;

/** The UTC day of an instant (milliseconds since 1970), such as `2026-11-20`. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
