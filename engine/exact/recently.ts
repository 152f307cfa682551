// Recently: what was worked out for the last few objects.

/**
 * The function with a memory of so many arguments, told apart by identity. For what is asked of the same few objects again and
 * again within one reply: a WeakMap would keep its values through every minor garbage collection.
 */
export function recently<Key, Value>(most: number, compute: (key: Key) => Value): (key: Key) => Value {
  const keys: Key[] = [];
  const values: Value[] = [];
  let next = 0;
  return (key) => {
    const known = keys.indexOf(key);
    if (known >= 0) return values[known];
    const value = compute(key);
    keys[next] = key;
    values[next] = value;
    next = (next + 1) % most;
    return value;
  };
}
