// When the quota is reset, in the reader's own time zone.

const hour = 3_600_000;
/** Resets within this time are shown with the hour, later ones with the day. */
const soonHours = 36;

/** `1 December` for a monthly quota, `Tuesday 00:00` for a daily one. */
export function resetTime(resetsAt: string): string {
  const moment = new Date(resetsAt);
  const isSoon = moment.getTime() - Date.now() < soonHours * hour;
  const style: Intl.DateTimeFormatOptions = isSoon
    ? { weekday: 'long', hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat('en-GB', style).format(moment);
}
