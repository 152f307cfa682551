// Entries of the browser's history: each answered question keeps one of its own, and what is typed after it begins another.

/** What an entry of the history holds. */
export interface HistoryEntry {
  readonly fragment: string;
  /** Whether the question of the fragment was answered. */
  readonly isAnswered: boolean;
}

/** The entry that a state of the history describes; null where it is not one of ours. */
export function entryOf(state: unknown): HistoryEntry | null {
  if (typeof state !== 'object' || state === null || !('fragment' in state) || !('isAnswered' in state)) return null;
  const { fragment, isAnswered } = state;
  return typeof fragment === 'string' && typeof isAnswered === 'boolean' ? { fragment, isAnswered } : null;
}

export type HistoryChange = { readonly kind: 'push' | 'replace'; readonly entry: HistoryEntry };

/** How the history shows a question after the current entry. An answered question is never replaced by another one. */
export function nextEntry(current: HistoryEntry | null, next: HistoryEntry): HistoryChange {
  if (current === null || !current.isAnswered) return { kind: 'replace', entry: next };
  return current.fragment === next.fragment ? { kind: 'replace', entry: current } : { kind: 'push', entry: next };
}
