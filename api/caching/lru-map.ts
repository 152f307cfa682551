// A map of limited size that forgets what was not used lately.

export interface LruMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

/**
 * A map of at most `capacity` entries in two generations: what is set or found belongs to the younger one. When that holds half of the
 * capacity, the older one is dropped and the younger becomes the older. So no entry has to be moved each time it is found.
 */
export function createLruMap<Key, Value>(capacity: number): LruMap<Key, Value> {
  let younger = new Map<Key, Value>();
  let older = new Map<Key, Value>();
  const set = (key: Key, value: Value): void => {
    younger.set(key, value);
    if (younger.size < capacity / 2) return;
    older = younger;
    younger = new Map();
  };
  return {
    get: (key) => {
      const found = younger.get(key);
      if (found !== undefined) return found;
      const aged = older.get(key);
      if (aged !== undefined) set(key, aged);
      return aged;
    },
    set,
  };
}
