// Comparisons: when an answer that is not the one of an operation is right all the same.

/** Each way to compare, with what it lets pass beside equal answers, as the end of a sentence. */
export const COMPARISONS = {
  equal: null,
  'odd-degree-sign': 'the same with every sign changed, as det(A - λI) has it in odd degrees',
  'equal-up-to-factor': 'the same times a number other than 0',
  'equal-up-to-sign': 'the same with every sign changed',
  'equal-up-to-order': 'the same in another order',
  'echelon-form': 'another row echelon form of the same matrix',
  span: 'another basis of the same space',
} as const satisfies { readonly [name: string]: string | null };

export type AnswerComparison = keyof typeof COMPARISONS;
