// Verdicts in words; as an amount each is its place in its list.

/** Of a symmetric matrix. */
export const CLASSES: readonly string[] = [
  'positive definite',
  'positive semidefinite',
  'negative definite',
  'negative semidefinite',
  'indefinite',
];

/** Of vectors. */
export const INDEPENDENCE: readonly string[] = ['dependent', 'independent'];
