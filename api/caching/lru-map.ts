// A bounded map: keeps what was asked for lately, so that a long life of the service costs no more memory than a short one.

export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

/**
 * A map of so many entries at most. They live in two generations: what is set or asked for belongs to the younger; when that is
 * half of all, the older is forgotten and the younger becomes the older. So no entry has to be moved each time it is found.
 */
export function boundedMap<Key, Value>(most: number): BoundedMap<Key, Value> {
  let younger = new Map<Key, Value>();
  let older = new Map<Key, Value>();
  const set = (key: Key, value: Value): void => {
    younger.set(key, value);
    if (younger.size < most / 2) return;
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
