// What is asked for many times in one turn of the event loop, found out once.

/**
 * Asks `find` at most once for each name in a turn; all who ask in that turn get what was found. Nothing is kept for the next
 * turn, so nobody gets what is older than the bytes that the turn began with.
 */
export function dedupePerTick<Found>(find: (name: string) => Found): (name: string) => Found {
  const found = new Map<string, Found>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const fresh = find(name);
    if (found.size === 0) setImmediate(() => found.clear());
    found.set(name, fresh);
    return fresh;
  };
}
