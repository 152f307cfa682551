// The fields of the question that take what is typed, in the order of the page.

/** A matrix is one field, with a cell for each entry. */
const MATRIX = '.matrix-cells';
const TYPED = '.question-body input[type="text"]';
/** Nobody has to fill them in. */
const OPTIONS = '.options';

/** All that are shown, cell by cell, without the options. */
export function fieldsOfQuestion(): readonly HTMLInputElement[] {
  return fieldsShown().filter((field) => field.closest(OPTIONS) === null);
}

/** The field that a key is pressed in, options included; null elsewhere. */
export function fieldAt(target: EventTarget | null): HTMLInputElement | null {
  return fieldsShown().find((field) => field === target) ?? null;
}

function fieldsShown(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(TYPED)].filter((field) => field.checkVisibility());
}

/** The first of some elements after a field and its matrix; null after the last. */
export function nextAfter<Found extends Element>(field: Element, among: readonly Found[]): Found | null {
  const whole = field.closest(MATRIX) ?? field;
  const isAfter = (other: Found): boolean =>
    !whole.contains(other) && (whole.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return among.find(isAfter) ?? null;
}
