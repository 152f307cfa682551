// What the pages of a class sheet say.

export const gone = 'This sheet does not exist: your teacher may have deleted it.';

export const wayOn =
  'Compare the address with the link that you were given: it ends in /c/ and twelve letters and digits, small and capital. If it is the same, ask your teacher for a new link.';

/** The day as people write it. */
export function dayName(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
