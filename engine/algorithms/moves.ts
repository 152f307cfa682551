// Moves: what an algorithm says it does, as a union made from an interface of kinds.

/** One kind of move with its facts. */
export type MoveOf<Kinds, K extends keyof Kinds> = { readonly move: K; readonly facts: Kinds[K] };

/** Any move of an interface of kinds. */
export type Move<Kinds> = { [K in keyof Kinds]: MoveOf<Kinds, K> }[keyof Kinds];

/** One handler for each kind of move: a missing or a superfluous one does not compile. */
export type MoveHandlers<Kinds, Result> = { readonly [K in keyof Kinds]: (facts: Kinds[K]) => Result };

/** Makes the fold over an interface of kinds: `const tellMove = folding<RowMoves>()`. */
export function folding<Kinds>() {
  return <K extends keyof Kinds, Result>(
    move: { [P in K]: MoveOf<Kinds, P> }[K],
    handlers: { readonly [P in K]: (facts: Kinds[P]) => Result },
  ): Result => handlers[move.move](move.facts);
}
