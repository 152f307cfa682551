// Work that is done when somebody first asks for it, and once.
// Above: family-a. Below: nothing.

export function lazily<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
