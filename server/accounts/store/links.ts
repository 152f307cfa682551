// Short links to questions: what is stored of them. See decisions/0061-short-links-hold-the-question-alone.md.

/** A question as a link keeps it: nothing of who asked it, and nothing of the answer. */
export interface LinkedQuestion {
  /** The id of an operation. */
  readonly operation: string;
  /** The body as canonical JSON text. */
  readonly body: string;
}

export interface NewLink extends LinkedQuestion {
  /** The id of the link, if the question has none yet. */
  readonly id: string;
  /** SHA-256 of the question: one question has one link. */
  readonly digest: Uint8Array;
  /** SHA-256 of the token with which this maker can take the link back. */
  readonly maker: Uint8Array;
  /** Today, such as `2026-11-20` (UTC). */
  readonly day: string;
}

export interface LinkStore {
  /** Stores the question with its maker, and uses the link today. The result is the id of its link, which may be an earlier one. */
  readonly putLink: (link: NewLink) => Promise<string>;
  /** The question of a link; null where there is none. `day` is the day of this use; null, where it is none. */
  readonly readLink: (id: string, day: string | null) => Promise<LinkedQuestion | null>;
  /** Takes the maker from the link, and deletes the link with its last maker; false where the link has no such maker. */
  readonly removeLink: (id: string, maker: Uint8Array) => Promise<boolean>;
}
