// How long a password is, in words: while it is typed, and when it is refused.

const shortest = 12;
const longest = 128;

interface PasswordMeasure {
  readonly kind: 'none' | 'short' | 'enough' | 'long';
  readonly words: string;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** Counts code points, as the service does: a character outside the basic plane is one. */
export function measurePassword(password: string): PasswordMeasure {
  const length = Array.from(password).length;
  if (length === 0) return { kind: 'none', words: `${shortest} to ${longest} characters` };
  if (length < shortest) {
    return { kind: 'short', words: `${characters(length)}, ${shortest - length} more needed` };
  }
  if (length > longest) return { kind: 'long', words: `${characters(length)}, ${length - longest} too many` };
  return { kind: 'enough', words: `${characters(length)}, long enough` };
}
