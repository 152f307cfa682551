// Topics: groups of operations that share a place in the taxonomy and in both route families.

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly order: number;
  readonly taxonomy: {
    readonly domain: string;
    readonly branch: string;
    readonly module: string;
    readonly topic: string;
  };
  /** The path of the topic below each family's root; absent where the family lacks it. */
  readonly paths: { readonly a?: string; readonly b?: string };
  /** The same for operations that are no part of the combined endpoint, where it is another. */
  readonly separatePaths?: { readonly a?: string; readonly b?: string };
  /**
   * The field by which the combined endpoint of family B chooses, whether the reply repeats it, and whether it also takes `all`.
   * Null where the topic has no such endpoint.
   */
  readonly selector: {
    readonly field: 'operation' | 'type';
    readonly echoed: boolean;
    readonly all: boolean;
  } | null;
}

/** Marks a topic as one; the folder is the registry. */
export function defineTopic(topic: Topic): Topic {
  return topic;
}
