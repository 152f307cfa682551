// The draft of a field: what stands in its control, as it was typed.

export type Cells = readonly (readonly string[])[];

export type Draft =
  | { readonly kind: 'grid' /** Rows of equal length, at least one with at least one cell. */; readonly cells: Cells }
  /** One line of numbers, neither row nor column yet. */
  | { readonly kind: 'list'; readonly cells: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };
