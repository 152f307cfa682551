// The sign of a permutation.

/** 1 for an even permutation of 0, 1, ..., -1 for an odd one: every cycle of even length changes the sign. */
export function signOfPermutation(order: readonly number[]): 1 | -1 {
  const seen = new Uint8Array(order.length);
  let odd = false;
  for (let start = 0; start < order.length; start++) {
    let length = 0;
    for (let i = start; seen[i] === 0; i = order[i]) {
      seen[i] = 1;
      length += 1;
    }
    if (length > 0 && length % 2 === 0) odd = !odd;
  }
  return odd ? -1 : 1;
}
