// What became of a call: an answer, arguments that are not as needed, or nobody who could answer now.

export type ToolOutcome =
  | { readonly kind: 'answer'; readonly body: Uint8Array }
  /** The body of a 422. */
  | { readonly kind: 'problems'; readonly body: Uint8Array }
  /** A quota, a limit or a load, as a sentence; and when it is worth to come back, where that is known. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly retryAfterSeconds: number | null };
