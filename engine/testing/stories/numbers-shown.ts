// Numbers shown: the largest numbers that a story shows, to hold exercises to their bounds.

import { type Block, foldBlock } from '../../document/block.ts';
import type { Expression } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import { type Prose, wordsOf } from '../../document/prose.ts';
import { scalarAt } from '../../exact/matrix.ts';
import { absolute, type Rational } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';

/** Every exact number that the blocks show, not those that are rounded there, in formulas, reasons and words; of a root the number under it. */
export function* numbersShown(story: readonly Block[]): Generator<Rational, void> {
  for (const block of story) {
    yield* foldBlock<typeof block.kind, Iterable<Rational>>(block, {
      heading: ({ text }) => numbersInWords(text),
      formula: ({ expression }) => numbersIn(expression),
      prose: ({ text }) => numbersInWords(text),
      figure: ({ text }) => numbersInWords(text),
      rule: () => [],
    });
    if (block.explain !== null) yield* numbersInWords(block.explain);
  }
}

function* numbersInWords(text: Prose): Generator<Rational, void> {
  for (const piece of wordsOf(text)) if (typeof piece !== 'string') yield* numbersIn(piece);
}

function* numbersIn(expression: Expression): Generator<Rational, void> {
  if (expression.kind === 'number' && expression.approximation === undefined) yield* exactly(expression.value);
  if (expression.kind === 'matrix') {
    const { rows, columns } = expression.matrix;
    for (let place = 0; place < rows * columns; place++) yield* exactly(scalarAt(expression.matrix, place));
  }
  // What is only nearly equal was rounded, and nobody works it out by hand.
  const parts =
    expression.kind === 'relation'
      ? [
          expression.first,
          ...expression.links.flatMap(({ comparison, right }) => (comparison === 'approximately' ? [] : [right])),
        ]
      : partsOf(expression);
  for (const part of parts) yield* numbersIn(part);
}

/** Doubles stand behind ≈ only: they are the view of a number that is shown exactly too. */
function exactly(value: Scalar): readonly Rational[] {
  if (value.kind === 'rational') return [absolute(value)];
  return value.kind === 'power' ? [absolute(value.base)] : [];
}
