// Speech: words to be read aloud, after the conventions of ClearSpeak; letters, digits, spaces and . , ; : ' ( ) - only.
// Above: renderers.ts. Below: spoken.ts, typography.ts, elision.ts, exactness.ts, numbers.ts.

import { foldBlock } from '../document/block.ts';
import {
  type Comparison,
  type Expression,
  type ExpressionHandlers,
  type ExpressionOf,
  fold,
} from '../document/expression.ts';
import { type CellRow, type Cells, cellsOf, LONGEST_LIST, shortened } from './elision.ts';
import { chainOf } from './exactness.ts';
import { isUnit, type Written, write } from './numbers.ts';
import type { Renderer } from './renderer.ts';
import { spokenNumber, spokenOrdinal, spokenText } from './spoken.ts';
import { factorsOf, isSystem, type Joint, type Placed, placed, settle, signed, termsOf } from './typography.ts';
import { exponentView, type View } from './view.ts';

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  equal: 'equals',
  approximately: 'is approximately equal to',
  becomes: 'becomes',
  less: 'is less than',
  'at-most': 'is less than or equal to',
  greater: 'is greater than',
  'at-least': 'is greater than or equal to',
  unequal: 'is not equal to',
};

const JOINTS: Readonly<Record<Joint, string>> = {
  none: ' ',
  space: ' ',
  dot: ' times ',
  cross: ' times ',
  hadamard: ' times, entry by entry, ',
};

const OPERATORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    det: 'the determinant of',
    tr: 'the trace of',
    min: 'the minimum of',
    max: 'the maximum of',
    gcd: 'the greatest common divisor of',
    rank: 'the rank of',
    adj: 'the adjugate of',
    ln: 'the natural logarithm of',
    log: 'the logarithm of',
  }),
);

export const speech: Renderer<string> = {
  name: 'speech',
  expression: (node, style, extent = 'elided') => tidy(shower({ numbers: style, extent, layout: 'built-up' })(node)),
  prose: (text, style) =>
    tidy(
      text.map((piece) => (typeof piece === 'string' ? spokenText(piece) : speech.expression(piece, style))).join(''),
    ),
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => sentence(speech.prose(text, style)),
      formula: ({ expression }) => sentence(speech.expression(expression, style)),
      prose: ({ text }) => speech.prose(text, style),
      rule: () => 'Next part.',
    }),
};

/** A stop at the end; no capital at the start, which would turn p into P. */
function sentence(text: string): string {
  return /[.:;]$/.test(text) ? text : `${text}.`;
}

/** One space between words, none before a stop. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:)])/g, '$1')
    .trim();
}

function shower(view: View): (node: Expression) => string {
  const show = (node: Expression): string => fold(settle(node, view), handlers);
  /** Beside an operator a negative number needs no parentheses when it is spoken: 3 times negative 2. */
  const showPlaced = ({ node, enclosed }: Placed): string => {
    const { node: magnitude } = signed(node, view);
    const isNumber = node.kind === 'number' || (node.kind === 'negative' && magnitude.kind === 'number');
    return enclosed && !isNumber ? group(show(node)) : show(node);
  };
  const showBase = (base: Expression): string => {
    const { node, enclosed } = placed(base, 'base', view);
    return enclosed ? group(show(node)) : show(node);
  };
  const items = (nodes: readonly Expression[]): string => {
    const spoken = shortened(nodes, LONGEST_LIST, view.extent, { kind: 'elided', direction: 'row' }).map(show);
    return spoken.join(', ');
  };

  const table = (node: ExpressionOf<'matrix'> | ExpressionOf<'grid'>, isDeterminant: boolean): string => {
    const cells = cellsOf(node, view.extent);
    const size = `${cells.rowCount} by ${cells.columnCount}`;
    const name = isDeterminant ? null : nameOf(cells, view);
    if (name !== null) return `the ${size} ${name} matrix`;
    const noun = cells.bar === null ? 'matrix' : 'augmented matrix';
    const opening = isDeterminant ? `the determinant of the ${size} matrix` : `the ${size} ${noun}`;
    const rows = cells.rows.map((row, position) =>
      row.index === null
        ? leftOut(
            'Rows',
            cells.rows.map(({ index }) => index),
            position,
          )
        : `Row ${row.index + 1}: ${spokenRow(row, cells)}`,
    );
    return `${opening}. ${rows.join('. ')}; end ${isDeterminant ? 'determinant' : 'matrix'}`;
  };
  const spokenRow = (row: CellRow, { bar }: Cells): string =>
    row.cells.flatMap((cell, index) => (index === bar && index > 0 ? ['bar', show(cell)] : [show(cell)])).join(', ');

  const handlers: ExpressionHandlers<string> = {
    number: ({ value }) => spokenNumber(write(value, view.numbers)),
    symbol: ({ name }) => spokenName(name),
    subscript: ({ base, indices }) => {
      const spoken = indices.map(show);
      const line = base.kind === 'symbol' && indices.length === 1 ? LINES.get(base.name) : undefined;
      return line === undefined ? `${showBase(base)} sub ${spoken.join(' comma ')}` : `${line} ${spoken[0]}`;
    },
    matrix: (node) => table(node, false),
    grid: (node) => table(node, false),
    determinant: ({ of }) =>
      of.kind === 'matrix' || of.kind === 'grid'
        ? table(of, true)
        : `the determinant of ${show(of)}${isSimple(of, view) ? '' : ', end determinant'}`,
    list: (node) => {
      if (isSystem(node)) return node.items.map(show).join('; ');
      if (node.items.length === 0) return 'the empty list';
      return node.brackets === 'square' ? `the list ${items(node.items)}; end list` : items(node.items);
    },
    negative: ({ of }) => `negative ${showPlaced(placed(of, 'term', view))}`,
    sum: (node) =>
      termsOf(node, view)
        .map((term, index) => {
          const sign = index === 0 ? (term.minus ? 'negative ' : '') : term.minus ? ' minus ' : ' plus ';
          return sign + showPlaced(term);
        })
        .join(''),
    product: (node) =>
      factorsOf(node, view)
        .map((factor, index, factors) => {
          if (index === 0) return showPlaced(factor);
          const isSilent = factor.joint === 'none' || (factor.joint === 'space' && factor.node.kind !== 'words');
          const joint = isSilent && needsTimes(factors[index - 1], factor) ? 'dot' : factor.joint;
          return JOINTS[joint] + showPlaced(factor);
        })
        .join(''),
    quotient: ({ numerator, denominator, division }) => {
      if (division)
        return `${showPlaced(placed(numerator, 'divided', view))} divided by ${showPlaced(placed(denominator, 'divided', view))}`;
      return isSimple(numerator, view) && isSimple(denominator, view)
        ? `${show(numerator)} over ${show(denominator)}`
        : `the fraction with numerator ${show(numerator)} and denominator ${show(denominator)}, end fraction`;
    },
    power: ({ base, exponent }) => `${showBase(base)} ${spokenExponent(base, exponent, exponentView(view))}`,
    root: ({ of, degree }) => {
      const name = degree === 2 ? 'square' : degree === 3 ? 'cube' : spokenOrdinal(String(degree));
      return `the ${name} root of ${show(of)}${isSimple(of, view) ? '' : ', end root'}`;
    },
    apply: ({ name, arguments: args }) => {
      const simple = args.length > 1 || args.every((argument) => isSimple(argument, view) || WHOLE.has(argument.kind));
      const spoken = OPERATORS.get(name) ?? `${spokenName(name)} of`;
      return `${spoken} ${simple ? items(args) : group(items(args))}`;
    },
    words: ({ text }) => spokenText(text),
    relation: (node) => {
      const chain = chainOf(node, view);
      const member = chain.view === view ? show : shower(chain.view);
      return [
        member(chain.first),
        ...chain.links.map((link) => `${COMPARISONS[link.comparison]} ${member(link.right)}`),
      ].join(' ');
    },
    elided: ({ direction }) => (direction === 'row' ? 'and so on' : 'and so on down'),
  };
  return show;
}

function group(text: string): string {
  return `open paren ${text} close paren`;
}

/** The letters by which row and column operations name their lines. */
const LINES: ReadonlyMap<string, string> = new Map([
  ['R', 'row'],
  ['C', 'column'],
]);

/** Kinds that end with words of their own. */
const WHOLE: ReadonlySet<Expression['kind']> = new Set(['matrix', 'grid', 'determinant']);

/** Letters and their coefficient are said one after the other, everything longer with "times" between. */
function needsTimes(left: Placed, right: Placed): boolean {
  return isLonger(left) || isLonger(right);
}

function isLonger({ node, enclosed }: Placed): boolean {
  return enclosed || !BRIEF.has(node.kind);
}

const BRIEF: ReadonlySet<Expression['kind']> = new Set(['number', 'symbol', 'power']);

/** A number without a stroke, a name, an entry: nothing that a listener could group in two ways. */
function isSimple(raw: Expression, view: View): boolean {
  const { node } = signed(raw, view);
  if (node.kind === 'number') {
    const { form } = write(node.value, view.numbers);
    return form === 'integer' || form === 'decimal';
  }
  return node.kind === 'symbol' || node.kind === 'subscript' || node.kind === 'words';
}

function spokenExponent(base: Expression, raw: Expression, view: View): string {
  const show = shower(view);
  const exponent = settle(raw, view);
  const { minus, node } = signed(exponent, view);
  if (node.kind === 'number') {
    const written = write(node.value, view.numbers);
    if (minus && isUnit(written) && isMatrixLike(base)) return 'inverse';
    if (written.form === 'integer') return minus ? `to the ${show(exponent)} power` : spokenPower(written.digits);
  }
  if (node.kind === 'symbol' && !minus) {
    return node.name === 'T' ? 'transpose' : `to the ${spokenName(node.name)} power`;
  }
  return `raised to the exponent ${show(exponent)}, end exponent`;
}

/** Matrices have inverses, numbers have reciprocals. */
function isMatrixLike(base: Expression): boolean {
  if (base.kind === 'product') return base.factors.every(isMatrixLike);
  return base.kind === 'matrix' || base.kind === 'grid' || (base.kind === 'symbol' && /^\p{Lu}/u.test(base.name));
}

function spokenPower(digits: string): string {
  if (digits === '2') return 'squared';
  return digits === '3' ? 'cubed' : `to the ${spokenOrdinal(digits)} power`;
}

function spokenName(name: string): string {
  const spoken = tidy(spokenText(name));
  return spoken === '' ? 'unnamed' : spoken;
}

/** The lines that a row of dots stands for, counted from 1. */
function leftOut(noun: string, shown: readonly (number | null)[], position: number): string {
  const before = shown[position - 1];
  const after = shown[position + 1];
  return typeof before === 'number' && typeof after === 'number'
    ? `${noun} ${before + 2} to ${after} are left out`
    : `more ${noun.toLowerCase()}`;
}

/** Identity and zero matrices are known by name; the shown cells tell, as long as none is left out. */
function nameOf(cells: Cells, view: View): 'identity' | 'zero' | null {
  if (cells.bar !== null || cells.rowCount * cells.columnCount < 2) return null;
  const digits = cells.rows.map((row) =>
    row.cells.map((cell) => (cell.kind === 'number' ? exactDigits(write(cell.value, view.numbers)) : null)),
  );
  if (digits.every((row) => row.every((digit) => digit === '0'))) return 'zero';
  const isIdentity = digits.every((row, i) => row.every((digit, j) => digit === (i === j ? '1' : '0')));
  return isIdentity && cells.rowCount === cells.columnCount ? 'identity' : null;
}

function exactDigits(written: Written): string | null {
  return written.form === 'integer' && written.exact && !written.negative ? written.digits : null;
}
