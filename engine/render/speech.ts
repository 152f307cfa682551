// Speech: words to be read aloud, after the conventions of ClearSpeak; letters, digits, spaces and . , ; : ' ( ) - only.
// Whatever a listener could group in two ways says where it ends, so that the formula can be rebuilt from what is heard.

import { foldBlock } from '../document/block.ts';
import {
  type Comparison,
  type Expression,
  type ExpressionHandlers,
  type ExpressionOf,
  fold,
  type ProductSign,
} from '../document/expression.ts';
import type { Prose } from '../document/prose.ts';
import { isNumbers } from '../document/vector-space.ts';
import { barsOf } from './bars.ts';
import { areVectors, isBrief, isLetter, isOneSign, isOverOther, isSimple } from './brevity.ts';
import { LONGEST_LIST, shortened, tableCellsOf } from './elision.ts';
import { chainOf, isRoundedCell, spelledOut } from './exactness.ts';
import { isMatrixLike } from './matrix-like.ts';
import { isUnit, writeNumber } from './numbers.ts';
import type { Renderer } from './renderer.ts';
import {
  group,
  negated,
  PAUSE,
  spokenIntegerPower,
  spokenNumber,
  spokenQuotient,
  spokenRaised,
  spokenRoot,
  spokenText,
  tidySpeech,
} from './spoken.ts';
import { type Flow, numbered, paragraphs } from './spoken-lines.ts';
import { AUGMENTED, type Setting, spokenBlocks, spokenChange, spokenMatrix } from './spoken-matrix.ts';
import { lineOf, spokenExchange, spokenName } from './spoken-names.ts';
import type { NumberStyle } from './style.ts';
import { withoutConventions } from './notation.ts';
import {
  factorsOf,
  isLines,
  isSystem,
  type Joint,
  type Placed,
  placed,
  settle,
  signed,
  termsOf,
} from './typography.ts';
import { exponentView, perView, type View, viewOf } from './view.ts';

const COMPARISONS: Readonly<Record<Comparison, string>> = {
  equal: 'equals',
  approximately: 'is approximately equal to',
  becomes: 'becomes',
  less: 'is less than',
  'at-most': 'is less than or equal to',
  greater: 'is greater than',
  'at-least': 'is greater than or equal to',
  unequal: 'is not equal to',
  exchanges: 'changes places with',
};

/** 25 over 3, negative 121 over 5. */
const SAID_WITH_OVER = /^(?:negative )?\S+ over \S+$/;

const TIMES = ' times ';

const JOINTS: Readonly<Record<Joint, string>> = {
  none: ' ',
  space: ' ',
  dot: TIMES,
  cross: TIMES,
  hadamard: ' times, entry by entry, ',
};

/** Between vectors a dot and a cross are products of their own; side by side such names are numbers, and multiplied. */
const VECTOR_JOINTS = { dot: ' dot ', cross: ' cross ' } as const;

function isOfVectors(sign: ProductSign, left: Placed, right: Placed): sign is keyof typeof VECTOR_JOINTS {
  return (sign === 'dot' || sign === 'cross') && areVectors(left.node, right.node);
}

const OPERATORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    det: 'the determinant of',
    tr: 'the trace of',
    min: 'the minimum of',
    max: 'the maximum of',
    gcd: 'the greatest common divisor of',
    rank: 'the rank of',
    nullity: 'the nullity of',
    dim: 'the dimension of',
    Col: 'the column space of',
    Row: 'the row space of',
    Null: 'the null space of',
    span: 'the span of',
    adj: 'the adjugate of',
    ln: 'the natural logarithm of',
    log: 'the logarithm of',
    sum: 'the sum of',
    mean: 'the mean of',
    median: 'the median of',
    var: 'the variance of',
    std: 'the standard deviation of',
    cos: 'the cosine of',
    sin: 'the sine of',
    shape: 'the shape of',
    nrows: 'the number of rows of',
    ncols: 'the number of columns of',
    rref: 'the reduced row echelon form of',
    tril: 'the lower triangle of',
    triu: 'the upper triangle of',
    flipud: 'the up-down flip of',
    fliplr: 'the left-right flip of',
    rot90: 'the rotation by quarter turns of',
    'col-delete': 'column-delete of',
    'col-insert': 'column-insert of',
  }),
);

/** Operators of any number of values, which are said with "and"; the arguments of others have different parts to play. */
const OF_VALUES: readonly string[] = ['min', 'max', 'gcd', 'sum', 'mean', 'median', 'var', 'std', 'span'];

export const speech: Renderer<string> = {
  name: 'speech',
  expression: (node, style, extent = 'elided') =>
    tidySpeech(speakerFor.formula(viewOf(withoutConventions(style), extent, 'built-up')).last(node)),
  prose: (text, style) => tidySpeech(spokenProse(text, style)),
  block: (block, style) =>
    foldBlock(block, {
      heading: ({ text }) => sentence(speech.prose(text, style)),
      formula: ({ expression }) => sentence(tidySpeech(spokenFormula(expression, style))),
      prose: ({ text }) => speech.prose(text, style),
      figure: ({ text }) => speech.prose(text, style),
      rule: () => 'Next part.',
    }),
};

/** A stop at the end; no capital at the start, which would turn p into P. */
function sentence(text: string): string {
  return /[.:;]$/.test(text) ? text : `${text}.`;
}

/** A matrix that stands alone is what row operations lead to: of it the rows are said that they have changed. */
function spokenFormula(node: Expression, style: NumberStyle): string {
  const view = viewOf(style, 'elided', 'built-up');
  const { inner, last } = speakerFor.formula(view);
  const isMatrix = node.kind === 'matrix' || node.kind === 'grid';
  const change = isMatrix && !hasOperations(node) ? spokenChange(node, { view, flow: 'formula', show: inner }) : null;
  return change ?? last(node);
}

function hasOperations(node: Expression): boolean {
  return node.kind === 'grid' && node.beside !== undefined;
}

/** What is done with the rows; before it what has changed in the matrix, where that was not said yet. */
function spokenBeside(node: ExpressionOf<'grid'>, notes: readonly (Expression | null)[], setting: Setting): string {
  const { show } = setting;
  const operations = notes
    .flatMap((note, row) => {
      if (note === null) return [];
      const isExchange = note.kind === 'relation';
      return [isExchange ? show(note) : `row ${row + 1} becomes ${show(note)}`];
    })
    .join('; ');
  if (node.marks === null) return operations;
  const before = spokenChange(node, setting) ?? spokenMatrix(node, false, setting);
  return `${before}. ${operations[0].toUpperCase()}${operations.slice(1)}`;
}

/** A matrix in the middle of a sentence becomes a part of it, one at its end is said like a formula; behind an equation there is a pause, and a list in brackets ends in words. */
function spokenProse(text: Prose, style: NumberStyle): string {
  const view = viewOf(withoutConventions(style), 'elided', 'built-up');
  return spelledOut(text, withoutConventions(style))
    .map((piece, index, pieces) => {
      if (typeof piece === 'string') return spokenText(piece);
      const [before, after] = [pieces[index - 1], pieces[index + 1]];
      if (endsSentence(after)) return behindItsName(before, speakerFor.formula(view).last(piece), after);
      const { inner, last } = speakerFor.sentence(view);
      if (piece.kind === 'list' && piece.brackets !== 'none' && piece.items.length > 1) return inner(piece);
      const spoken = behindItsName(before, last(piece), after);
      // In a list "1 minus i and 1 plus i" it has to be heard where a number ends.
      const isSumOfList = after === ' and ' && settle(piece, view).kind === 'sum';
      return spoken + (piece.kind === 'relation' || isSumOfList ? PAUSE : '');
    })
    .join('');
}

/**
 * What is left of "the determinant of A" behind the word "determinant", which is its name: "of A", and nothing where words follow
 * that say of what it is.
 */
function behindItsName(before: Piece | undefined, spoken: string, after: Piece | undefined): string {
  if (typeof before === 'string' && before.toLowerCase().endsWith(AUGMENTED) && spoken.startsWith(AUGMENTED)) {
    return spoken.slice(AUGMENTED.length);
  }
  const named = /^the (?<name>[a-z ]+?) (?<rest>(?:of|with) .+)$/.exec(spoken)?.groups;
  if (named === undefined || typeof before !== 'string') return spoken;
  if (!before.trimEnd().toLowerCase().endsWith(` ${named['name']}`)) return spoken;
  return typeof after === 'string' && /^\s+of\b/.test(after) && named['rest'].startsWith('of ') ? '' : named['rest'];
}

type Piece = string | Expression;

function endsSentence(following: string | Expression | undefined): boolean {
  return following === undefined || (typeof following === 'string' && /^\s*[.;:?!]/.test(following));
}

interface Speaker {
  /** What is said of an expression wherever it stands. */
  readonly inner: (node: Expression) => string;
  /** What is said of an expression behind which nothing follows: lists and series need no end. */
  readonly last: (node: Expression) => string;
}

const speakerFor = {
  formula: perView((view) => speaker(view, 'formula')),
  sentence: perView((view) => speaker(view, 'sentence')),
} as const;

function speaker(view: View, flow: Flow): Speaker {
  const show = (node: Expression): string => fold(settle(node, view), handlers);
  const showLast = (raw: Expression): string => {
    const node = settle(raw, view);
    if (node.kind === 'list' && node.brackets !== 'square' && node.items.length > 0) return listed(node);
    return node.kind === 'series' ? spokenSeries(node) : show(node);
  };
  const grouped = (node: Expression): string => group(tidySpeech(spokenMember(node, showLast)));
  /** Beside an operator a negative number needs no parentheses when it is spoken: 3 times negative 2. */
  const showPlaced = ({ node, enclosed }: Placed): string => {
    const { node: magnitude } = signed(node, view);
    const isNumber = node.kind === 'number' || (node.kind === 'negative' && magnitude.kind === 'number');
    if (enclosed && !isNumber) return grouped(node);
    // Beside an operator a root over a number says where it begins and ends.
    const settled = settle(node, view);
    const isLong = settled.kind === 'quotient' && !settled.division && !isOfSimple(settled);
    return isLong ? fraction(settled.numerator, settled.denominator) : show(node);
  };
  const isOfSimple = ({ numerator, denominator }: ExpressionOf<'quotient'>): boolean =>
    isSimple(numerator, view) && isSimple(denominator, view);
  const fraction = (numerator: Expression, denominator: Expression): string =>
    `the fraction with numerator ${show(numerator)}, and denominator ${show(denominator)}, end fraction${PAUSE}`;
  /** Beside "divided by" a fraction stands in parentheses, unless it is said as one thing. */
  const showDivided = (raw: Expression): string => {
    const { node, enclosed } = placed(raw, 'divided', view);
    const isFraction = node.kind === 'number' || node.kind === 'quotient';
    return isBrief(node, view) || !(enclosed || isFraction) ? show(node) : grouped(node);
  };
  const showBase = (base: Expression): string => {
    const { node, enclosed } = placed(base, 'base', view);
    return enclosed ? grouped(node) : show(node);
  };
  const shownItems = (nodes: readonly Expression[]): readonly string[] =>
    shortened(nodes, LONGEST_LIST, view.extent, { kind: 'elided', direction: 'row' }).map(show);
  const listed = (node: ExpressionOf<'list'>): string =>
    isSystem(node)
      ? node.items.map(show).join('; ')
      : isLines(node)
        ? node.items.map(showLast).join('; ')
        : shownItems(node.items).join(', ');

  /** The values that an operator such as the minimum is taken of: "and" before the last tells that the list is over. */
  const operands = (nodes: readonly Expression[]): string => {
    const items = shortened(nodes, LONGEST_LIST, view.extent, { kind: 'elided', direction: 'row' }).map((node) =>
      node.kind === 'elided' || isBrief(node, view) ? show(node) : grouped(node),
    );
    if (items.length !== nodes.length) return `${items.join(', ')}; end list${PAUSE}`;
    return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}${PAUSE}`;
  };

  const setting = { view, flow, show };
  /** A matrix of fewer rows or columns than the one that it equals is made of blocks. */
  const blocksIn = (node: Expression, size: Size | null, inner: Speaker['inner']): string | null => {
    if (node.kind !== 'grid' || size === null) return null;
    const isSmaller = node.rows.length < size[0] || (node.rows[0]?.length ?? 0) < size[1];
    return isSmaller ? spokenBlocks(node, size, { ...setting, show: inner }) : null;
  };
  const spokenSeries = ({ operator, index, from, to, term }: ExpressionOf<'series'>): string =>
    `the ${operator} from ${spokenName(index)} equals ${show(from)} to ${show(to)} of ${showPlaced(placed(term, 'term', view))}`;

  const spokenSum = (node: ExpressionOf<'sum'>, pause: string): string =>
    termsOf(node, view)
      .map((term, index) => {
        if (index === 0) return term.minus ? negated(showPlaced(term)) : showPlaced(term);
        return `${pause}${term.minus ? ' minus ' : ' plus '}${showPlaced(term)}`;
      })
      .join('');
  /** A member of a chain; the voice stops between the terms of a sum of several products, which run together otherwise. */
  const spokenMember = (raw: Expression, say: (node: Expression) => string): string => {
    const node = settle(raw, view);
    if (node.kind !== 'sum') return say(raw);
    const products = termsOf(node, view).filter((term) => isProduct(term.node));
    return products.length < 2 ? say(raw) : spokenSum(node, PAUSE);
  };

  const handlers: ExpressionHandlers<string> = {
    number: (node) => spokenNumber(writeNumber(node, view.numbers)),
    symbol: ({ name }) => spokenName(name),
    subscript: (node) => {
      const line = lineOf(node, show);
      if (line !== null) return `${line.noun} ${line.index}`;
      const { base, indices } = node;
      const last = indices.length - 1;
      const isNested = last > 0 && indices.some(({ kind }) => kind === 'subscript');
      const spoken = indices.map((index, position) =>
        index.kind === 'subscript' && position < last ? `${show(index)}, end sub${PAUSE}` : show(index),
      );
      const joint = indices.every(isOneSign) ? ' ' : ' comma ';
      const ending = !isNested && indices.every((index) => isSimple(index, view)) ? '' : `, end sub${PAUSE}`;
      return `${showBase(base)} sub ${spoken.join(joint)}${ending}`;
    },
    matrix: (node) => spokenMatrix(node, false, setting),
    grid: (node) =>
      node.beside === undefined ? spokenMatrix(node, false, setting) : spokenBeside(node, node.beside, setting),
    table: (node) => {
      const { rows } = tableCellsOf(node, view.extent);
      const spoken = (cells: readonly (Expression | null)[]): string =>
        cells
          .map((cell) => (cell === null ? 'none' : isRoundedCell(cell, view) ? `about ${show(cell)}` : show(cell)))
          .join(', ');
      const names = tidySpeech(node.header.map(show).join('; '));
      const size = node.header.length === 1 ? '1 column' : `${node.header.length} columns`;
      const sums = node.totals === null ? [] : [`Sums: ${spoken(node.totals)}`];
      const lines = [...numbered(rows, ({ cells }) => spoken(cells)), ...sums];
      return `the table with ${size}: ${names}${paragraphs(lines, 'and', flow)}; end table${PAUSE}`;
    },
    cases: ({ branches }) => {
      const spoken = branches.map(
        ({ value, condition }, index) =>
          `Case ${index + 1}: ${show(value)} ${condition === null ? 'otherwise' : `if ${show(condition)}`}`,
      );
      return `${branches.length} ${branches.length === 1 ? 'case' : 'cases'}${paragraphs(spoken, 'with', flow)}; end cases${PAUSE}`;
    },
    series: (node) => `${spokenSeries(node)}, end ${node.operator}${PAUSE}`,
    determinant: ({ of }) =>
      of.kind === 'matrix' || of.kind === 'grid'
        ? spokenMatrix(of, true, setting)
        : `the determinant of ${showLast(of)}${isSimple(of, view) ? '' : `, end determinant${PAUSE}`}`,
    list: (node) => (node.items.length === 0 ? 'the empty list' : `the list ${listed(node)}; end list${PAUSE}`),
    negative: ({ of }) => {
      const { node, enclosed } = placed(of, 'term', view);
      return negated(!enclosed && node.kind === 'quotient' ? show(node) : showPlaced({ node, enclosed }));
    },
    sum: (node) => spokenSum(node, ''),
    product: (node) =>
      factorsOf(node, view)
        .map((factor, index, factors) => {
          if (index === 0) {
            const said = showPlaced(factor);
            // What follows is no part of the denominator.
            return SAID_WITH_OVER.test(said) ? said + PAUSE : said;
          }
          const isSilent = factor.joint === 'none' || (factor.joint === 'space' && factor.node.kind !== 'words');
          const [left, right] = [factors[index - 1], factor];
          const needsTimes = !isLetter(left, view) || !isLetter(right, view);
          const joint = isSilent && needsTimes ? TIMES : JOINTS[factor.joint];
          return (isOfVectors(node.sign, left, right) ? VECTOR_JOINTS[node.sign] : joint) + showPlaced(right);
        })
        .join(''),
    quotient: ({ numerator, denominator, division }) => {
      if (division) return `${showDivided(numerator)} divided by ${showDivided(denominator)}`;
      const said =
        numerator.kind === 'number' && denominator.kind === 'number'
          ? spokenQuotient(writeNumber(numerator, view.numbers), writeNumber(denominator, view.numbers))
          : null;
      if (said !== null) return said;
      // A root may be written as a product, 7√22, of which one does not hear where it ends.
      return isOverOther(settle(numerator, view), view) && isOverOther(settle(denominator, view), view)
        ? `${show(numerator)} over ${show(denominator)}`
        : fraction(numerator, denominator);
    },
    power: ({ base, exponent }) =>
      isNumbers(base)
        ? `${show(base)} ${show(exponent)}`
        : `${showBase(base)} ${spokenExponent(base, exponent, exponentView(view), flow)}`,
    root: ({ of, degree }) => spokenRoot(degree, show(of), isBrief(of, view)),
    apply: ({ name, arguments: args }) => {
      const operator = barsOf(name)?.spoken ?? OPERATORS.get(name) ?? `${spokenName(name)} of`;
      const [only] = args;
      if (args.length === 1) {
        if (only.kind === 'list' && only.items.length > 1) return `${operator} ${show(only)}`;
        const simple = isSimple(only, view) || WHOLE.has(only.kind);
        return `${operator} ${simple ? show(only) : grouped(only)}`;
      }
      if (!OF_VALUES.includes(name)) return `${operator} ${group(tidySpeech(shownItems(args).join(' comma ')))}`;
      return `${operator} ${args.length === 0 ? 'nothing' : operands(args)}`;
    },
    words: ({ text }) => spokenName(text),
    relation: (node) => {
      const exchange = spokenExchange(node, show);
      if (exchange !== null) return exchange;
      const chain = chainOf(node, view);
      const speakers = speakerFor[flow](chain.view);
      const size = sizeIn(node);
      const member = {
        inner: (part: Expression) => blocksIn(part, size, speakers.inner) ?? spokenMember(part, speakers.inner),
        last: (part: Expression) => blocksIn(part, size, speakers.inner) ?? spokenMember(part, speakers.last),
      };
      const links = chain.links.map(({ comparison, right }, index) => {
        const isLast = index === chain.links.length - 1;
        const compared = COMPARISONS[comparison];
        const joint = index > 0 && compared.startsWith('is ') ? `${PAUSE} which` : '';
        return `${joint} ${compared} ${isLast ? member.last(right) : member.inner(right)}`;
      });
      return member.inner(chain.first) + links.join('');
    },
    elided: ({ direction }) => (direction === 'row' ? 'and so on' : 'and so on down'),
  };
  return { inner: show, last: showLast };
}

/** A product of several factors that are not read as one name with its coefficient. */
function isProduct(node: Expression): boolean {
  const inner = node.kind === 'negative' ? node.of : node;
  return inner.kind === 'product' && inner.factors.length > 1;
}

type Size = readonly [rows: number, columns: number];

/** The rows and columns of the largest matrix among the members of a chain; null where there is none. */
function sizeIn({ first, links }: ExpressionOf<'relation'>): Size | null {
  const sizes = [first, ...links.map(({ right }) => right)].flatMap((member): readonly Size[] => {
    if (member.kind === 'matrix') return [[member.matrix.rows, member.matrix.columns]];
    return member.kind === 'grid' ? [[member.rows.length, member.rows[0]?.length ?? 0]] : [];
  });
  if (sizes.length < 2) return null;
  return [Math.max(...sizes.map(([rows]) => rows)), Math.max(...sizes.map(([, columns]) => columns))];
}

/** Kinds that end with words of their own. */
const WHOLE: ReadonlySet<Expression['kind']> = new Set(['matrix', 'grid', 'determinant']);

function spokenExponent(base: Expression, raw: Expression, view: View, flow: Flow): string {
  const exponent = settle(raw, view);
  const { minus, node } = signed(exponent, view);
  if (node.kind === 'number') {
    const written = writeNumber(node, view.numbers);
    if (minus && isUnit(written) && isMatrixLike(base)) return 'inverse';
    if (written.form === 'integer') return spokenIntegerPower(`${minus ? '-' : ''}${written.digits}`);
  }
  if (node.kind === 'symbol' && !minus) {
    if (node.name === 'T') return 'transpose';
    const name = spokenName(node.name);
    return `to the ${name}${name.length === 1 ? '-th' : ''} power`;
  }
  return spokenRaised(speakerFor[flow](view).inner(exponent));
}
