// When an allowance is full again, in the reader's own time.

const hour = 3_600_000;
/** Who waits so long at most wants to know the hour, others the day. */
const soonHours = 36;

/** `1 December` for a month's allowance, `Tuesday 00:00` for a day's. */
export function resetTime(resetsAt: string): string {
  const moment = new Date(resetsAt);
  const isSoon = moment.getTime() - Date.now() < soonHours * hour;
  const style: Intl.DateTimeFormatOptions = isSoon
    ? { weekday: 'long', hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat('en-GB', style).format(moment);
}
