// Dedupes look-ups of the same name within one tick of the event loop.

/**
 * Calls `find` once for each name in a tick; all callers of that tick share the result. Nothing is kept for the next tick, so no
 * result is older than the tick.
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
