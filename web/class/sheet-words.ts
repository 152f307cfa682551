// What the pages of a class sheet say.

export const gone = 'This sheet does not exist: your teacher may have deleted it.';

/** The day as people write it. */
export function dayName(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
