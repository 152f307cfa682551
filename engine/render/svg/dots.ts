// Dots on a number line: how numbers lie, and where their mean or median lies among them.

import type { DrawingOf } from '../../document/drawing.ts';
import { number } from '../../document/expression.ts';
import { equals, type Rational, subtract } from '../../exact/rational.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import {
  type Box,
  boxAround,
  boxOf,
  boxOfLetters,
  dot,
  letters,
  path,
  pathThrough,
  type Picture,
  type Pixel,
  widthOfLetters,
} from './picture.ts';
import type { Write } from './plane.ts';
import { longerStep, multiplesBetween, stepFor } from './scale.ts';

const LENGTH = 230;
const RADIUS = 4.5;
/** From one dot to the one that stands on it, and from the height of one number to the next. */
const STACKED = 11;
const APART = 18;
const TICK = 5;

export function dotsPicture(drawing: DrawingOf<'dots'>, write: Write): Picture {
  const { values, pointer, deviations } = drawing;
  const all = [...values, pointer.at].map(nearestDouble);
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  const step = stepOf(least, greatest, write);
  const width = nearestDouble(step);
  const [from, to] = [Math.floor(least / width) * width, Math.ceil(greatest / width) * width];
  const unit = LENGTH / (to === from ? 1 : to - from);
  const across = (value: Rational): number => (nearestDouble(value) - from) * unit;
  const dots = deviations ? onLevels(values, across) : stacked(values, across);
  const top = Math.min(...dots.map(({ y }) => y)) - 14;
  const pointed = across(pointer.at);
  const name = `${pointer.name} ${write(number(pointer.at))}`;
  const title = {
    x: between(widthOfLetters(name) / 2 - 10, pointed, LENGTH + 10 - widthOfLetters(name) / 2),
    y: top - 8,
  };
  const ticks = multiplesBetween(from, to, step).map((value) => ({
    text: write(number(value)),
    at: { x: across(value), y: TICK + 10 },
  }));
  const said = deviations ? deviationLabels(drawing, dots, pointed, write) : [];
  const texts = [{ text: name, at: title }, ...ticks, ...said];
  const boxes: readonly Box[] = [
    { left: -8, top, right: LENGTH + 8, bottom: TICK },
    ...texts.map(({ text, at }) => boxOfLetters(text, at)),
  ];
  return {
    markup: [
      path(
        pathThrough([
          { x: -8, y: 0 },
          { x: LENGTH + 8, y: 0 },
        ]),
      ),
      path(
        ticks
          .map(({ at: { x } }) =>
            pathThrough([
              { x, y: -TICK },
              { x, y: TICK },
            ]),
          )
          .join(''),
      ),
      path(
        pathThrough([
          { x: pointed, y: top },
          { x: pointed, y: 0 },
        ]),
        { 'stroke-width': '2', 'stroke-dasharray': '5 4' },
      ),
      deviations
        ? path(
            dots
              .map(({ x, y }) =>
                pathThrough([
                  { x: pointed, y },
                  { x, y },
                ]),
              )
              .join(''),
            { 'stroke-width': '2' },
          )
        : '',
      ...dots.map((place) => dot(place, RADIUS)),
      ...texts.map(({ text, at }) => letters(text, at)),
    ].join(''),
    box: boxAround([boxOf(dots), ...boxes]),
  };
}

/** The shortest step at which the numbers of the axis stand apart. */
function stepOf(least: number, greatest: number, write: Write): Rational {
  let step = stepFor(greatest - least, 10);
  for (;;) {
    const width = nearestDouble(step);
    const [from, to] = [Math.floor(least / width) * width, Math.ceil(greatest / width) * width];
    const multiples = multiplesBetween(from, to, step);
    const widest = Math.max(...multiples.map((value) => widthOfLetters(write(number(value)))));
    const next = longerStep(step);
    if (next === null || multiples.length < 3 || widest + 6 < (LENGTH * width) / (to - from)) return step;
    step = next;
  }
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Equal numbers stand on each other. */
function stacked(values: readonly Rational[], across: (value: Rational) => number): readonly Pixel[] {
  return values.map((value, index) => {
    const below = values.slice(0, index).filter((other) => equals(other, value)).length;
    return { x: across(value), y: -STACKED * (below + 1) };
  });
}

/** The first number stands highest, as in a table. */
function onLevels(values: readonly Rational[], across: (value: Rational) => number): readonly Pixel[] {
  return values.map((value, index) => ({ x: across(value), y: -APART * (values.length - index) }));
}

/** The deviation of each number, beside its dot and away from the pointer. */
function deviationLabels(
  { values, pointer }: DrawingOf<'dots'>,
  dots: readonly Pixel[],
  pointed: number,
  write: Write,
): readonly { readonly text: string; readonly at: Pixel }[] {
  return dots.map(({ x, y }, index) => {
    const text = write(number(subtract(values[index], pointer.at)));
    const distance = widthOfLetters(text) / 2 + RADIUS + 5;
    return { text, at: { x: x < pointed ? x - distance : x + distance, y } };
  });
}
