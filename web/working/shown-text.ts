// Numbers, terms and operations as people read them: real minus signs, dots for products, arrows.

/** An entry or a term: `-3*(1/2)` as `−3·(1/2)`. */
export function shownTerm(text: string): string {
  return text.replaceAll('-', '−').replaceAll('*', '·');
}

/** A row operation: `R2 -> R2 - 4R1` as `R2 → R2 − 4R1`. */
export function shownOperation(text: string): string {
  return shownTerm(text.replaceAll('<->', '↔').replaceAll('->', '→'));
}
