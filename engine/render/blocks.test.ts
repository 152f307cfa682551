// What every renderer owes to sentences and to the blocks of a story.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import temml from 'temml';
import { type Block, type BlockKind, type BlockOf, formula, heading, paragraph, rule } from '../document/block.ts';
import { cases, count, equal, indexed, list, product, relation, symbol, table } from '../document/expression.ts';
import { claim, say } from '../document/prose.ts';
import { assertBalanced } from '../testing/rendering/balanced.ts';
import {
  deviations,
  fraction,
  multiplicationTable,
  small,
  SMALL_SPEECH,
} from '../testing/rendering/sample-expressions.ts';
import { RENDERERS } from './renderers.ts';
import { DECIMALS, FRACTIONS, type NumberStyle } from './style.ts';
import { figurePicture } from './svg/figure.ts';

const TWO_PLACES: NumberStyle = { decimals: 2, notation: 'fraction' };
const SMALL_LATEX = '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}';
const x = symbol('x');
const A = symbol('A');
const ith = symbol('i');

describe('prose', () => {
  const text = say`Row ${2} of ${small} is 50% <done> & ${fraction(-1, 2)} is left.`;
  it('plain, matrices on one line', () =>
    assert.equal(RENDERERS[''].prose(text, FRACTIONS), 'Row 2 of [1 2; 3 4] is 50% <done> & −1/2 is left.'));
  it('LaTeX', () =>
    assert.equal(
      RENDERERS.latex.prose(text, FRACTIONS),
      `Row \\( 2 \\) of \\( ${SMALL_LATEX} \\) is 50\\% <done> \\& \\( -\\frac{1}{2} \\) is left.`,
    ));
  it('speech', () =>
    assert.equal(
      RENDERERS.speech.prose(text, FRACTIONS),
      'Row 2 of the 2 by 2 matrix with row 1: 1, 2; row 2: 3, 4; end matrix, is 50 percent is less than done is greater than and negative one half is left.',
    ));
  it('HTML', () => {
    const markup = RENDERERS.html.prose(text, FRACTIONS);
    assertBalanced(markup);
    assert.match(markup, /^Row 2 of .* is 50% &lt;done&gt; &amp; /);
  });
});

interface BlockCase {
  readonly block: Block;
  readonly plain: string;
  readonly latex: string;
  readonly speech: string;
  readonly html: string;
  readonly mathml: string;
}

const HALF = '<mfrac><mn>1</mn><mn>2</mn></mfrac>';
const NAMESPACE = 'xmlns="http://www.w3.org/1998/Math/MathML"';

const emptyPlane: BlockOf<'figure'> = {
  kind: 'figure',
  title: 'An empty plane',
  drawing: { kind: 'plane', shapes: [] },
  text: say`Nothing but ${x}.`,
  explain: null,
  background: false,
  from: 'normal',
};

/** The compiler asks for a case where a kind is added. */
const BLOCKS: { readonly [K in BlockKind]: BlockCase } = {
  heading: {
    block: heading(say`Multiply row ${2} by ${fraction(1, 2)}`, 2),
    plain: 'Multiply row 2 by 1/2',
    latex: 'Multiply row \\( 2 \\) by \\( \\frac{1}{2} \\)',
    speech: 'Multiply row 2 by one half.',
    html: `<h2>Multiply row 2 by <math>${HALF}</math></h2>`,
    mathml: `Multiply row <math ${NAMESPACE}><mn>2</mn></math> by <math ${NAMESPACE}>${HALF}</math>`,
  },
  formula: {
    block: formula(equal(x, fraction(1, 2))),
    plain: 'x = 1/2',
    latex: 'x = \\frac{1}{2}',
    speech: 'x equals one half.',
    html: `<p class="formula"><math display="block"><mrow><mi>x</mi><mo>=</mo>${HALF}</mrow></math></p>`,
    mathml: `<math ${NAMESPACE} display="block"><mrow><mi>x</mi><mo>=</mo>${HALF}</mrow></math>`,
  },
  prose: {
    block: paragraph(say`The answer is ${fraction(1, 2)}.`),
    plain: 'The answer is 1/2.',
    latex: 'The answer is \\( \\frac{1}{2} \\).',
    speech: 'The answer is one half.',
    html: `<p>The answer is <span style="white-space: nowrap"><math>${HALF}</math>.</span></p>`,
    mathml: `The answer is <math ${NAMESPACE}>${HALF}</math>.`,
  },
  figure: {
    block: emptyPlane,
    plain: 'Nothing but x.',
    latex: 'Nothing but \\( x \\).',
    speech: 'Nothing but x.',
    html: `<figure class="figure" style="margin: 1em 0">${figurePicture(emptyPlane, FRACTIONS)}<figcaption>Nothing but <span style="white-space: nowrap"><math><mi>x</mi></math>.</span></figcaption></figure>`,
    mathml: `Nothing but <math ${NAMESPACE}><mi>x</mi></math>.`,
  },
  rule: {
    block: rule(),
    plain: '─'.repeat(40),
    latex: '\\rule{20em}{0.4pt}',
    speech: 'Next part.',
    html: '<hr />',
    mathml: '',
  },
};

describe('each kind of block in every format', () => {
  for (const [kind, { block, plain, ...expected }] of Object.entries(BLOCKS)) {
    it(kind, () => {
      assert.equal(RENDERERS[''].block(block, FRACTIONS), plain);
      for (const format of ['latex', 'speech', 'html', 'mathml'] as const) {
        assert.equal(RENDERERS[format].block(block, FRACTIONS), expected[format], format);
      }
    });
  }
});

describe('blocks', () => {
  it('headings keep their level in HTML', () =>
    assert.equal(RENDERERS.html.block(heading(say`Step ${1}`, 2), FRACTIONS), '<h2>Step 1</h2>'));
  it('paragraphs', () => assert.equal(RENDERERS.html.block(paragraph(say`a < b`), FRACTIONS), '<p>a &lt; b</p>'));
  it('a narrow formula', () =>
    assert.equal(
      RENDERERS.html.block(formula(x), FRACTIONS),
      '<p class="formula"><math display="block"><mi>x</mi></math></p>',
    ));
  it('a wide formula can be scrolled from the keyboard', () => {
    const markup = RENDERERS.html.block(formula(equal(small, small, small, small, small, small)), FRACTIONS);
    assertBalanced(markup);
    assert.match(
      markup,
      /^<p class="formula" role="group" aria-label="Wide formula" tabindex="0" style="overflow: auto hidden; padding-block: 0.25em">/,
    );
  });
  it('a table of values is a table', () => {
    const values = table(
      [ith, x],
      [
        [count(1), count(-2)],
        [count(2), count(10)],
      ],
      [null, count(8)],
    );
    const padded = 'padding: 0.2em 0.6em; text-align: right';
    const [under, over] = ['; border-bottom: 1px solid', '; border-top: 1px solid'];
    const title = (name: string) => `<th scope="col" style="${padded}${under}"><math><mi>${name}</mi></math></th>`;
    const cell = (content: string, border = '') => `<td style="${padded}${border}"><math>${content}</math></td>`;
    const lines = [
      `<thead><tr>${title('i')}${title('x')}</tr></thead>`,
      `<tbody><tr>${cell('<mn>1</mn>')}${cell('<mrow><mo>−</mo><mn>2</mn></mrow>')}</tr>`,
      `<tr>${cell('<mn>2</mn>')}${cell('<mn>10</mn>')}</tr></tbody>`,
      `<tfoot><tr><th scope="row" style="${padded}${over}">Sum</th>${cell('<mn>8</mn>', over)}</tr></tfoot>`,
    ];
    assert.equal(
      RENDERERS.html.block(formula(values), FRACTIONS),
      `<div class="table"><table style="border-collapse: collapse; margin: 1em auto">${lines.join('')}</table></div>`,
    );
  });
  it('decimals of a table stand point under point', () => {
    const values = table([x], [[fraction(5, 2)], [count(10)]]);
    assert.match(
      RENDERERS.html.block(formula(values), DECIMALS),
      /<mn>2\.5<\/mn><\/math>.*<mn>10<\/mn><mphantom><mn>\.0<\/mn><\/mphantom><\/math>/,
    );
  });
  it('a table in a sentence is a formula', () =>
    assert.match(
      RENDERERS.html.prose(say`See ${deviations}.`, FRACTIONS),
      /^See <span class="formula" [^>]*><math><mtable>.*<\/math><\/span>\.$/,
    ));
  it('a wide table can be scrolled from the keyboard', () => {
    const markup = RENDERERS.html.block(formula(deviations), FRACTIONS);
    assertBalanced(markup);
    assert.match(
      markup,
      /^<div class="table" role="group" aria-label="Wide table" tabindex="0" style="overflow: auto hidden; padding-block: 0.25em"><table /,
    );
  });
  it('a wide formula in a sentence scrolls on its own', () =>
    assert.match(
      RENDERERS.html.block(paragraph(say`Look at ${equal(multiplicationTable, multiplicationTable)} here.`), FRACTIONS),
      /^<p>Look at <span class="formula" role="group" aria-label="Wide formula" tabindex="0" style="display: inline-block; [^"]*"><math>.*<\/math><\/span> here\.<\/p>$/,
    ));
  it('punctuation stays with its formula', () =>
    assert.equal(
      RENDERERS.html.prose(say`a (${x}), ${A} b`, FRACTIONS),
      'a <span style="white-space: nowrap">(<math><mi>x</mi></math>),</span> <math><mi>A</mi></math> b',
    ));
  it('what would turn the direction of the text around it is left out', () =>
    assert.equal(RENDERERS.html.prose(['a\u202eb\u2066c\uffffd'], FRACTIONS), 'a b c d'));
  it('a number in a sentence is text, a negative one a formula', () =>
    assert.equal(
      RENDERERS.html.prose(say`From ${2} to ${fraction(5, 2)}, not ${-3}.`, DECIMALS),
      'From 2 to 2.5, not <span style="white-space: nowrap"><math><mrow><mo>−</mo><mn>3</mn></mrow></math>.</span>',
    ));
  it('a claim is told in its words', () => {
    const told = say`It ${claim(say`has ${2} rows`, equal(x, count(2)))}.`;
    assert.equal(RENDERERS[''].prose(told, FRACTIONS), 'It has 2 rows.');
    assert.equal(RENDERERS.latex.prose(told, FRACTIONS), 'It has \\( 2 \\) rows.');
    assert.equal(RENDERERS.html.prose(told, FRACTIONS), 'It has 2 rows.');
    assert.equal(RENDERERS.speech.prose(told, FRACTIONS), 'It has 2 rows.');
    assert.deepEqual(RENDERERS.mathjson.prose(told, FRACTIONS), ['Text', { str: 'It has ' }, 2, { str: ' rows.' }]);
  });
  it('a sentence says so where it does not state a number as it is', () => {
    const third = fraction(1, 3);
    const told = say`It is ${third}, and (${list([third, count(2)], 'none')}) with it; about ${third}; row ${2}; ${equal(x, third)}.`;
    assert.equal(
      RENDERERS[''].prose(told, TWO_PLACES),
      'It is about 0.33, and (about 0.33, 2) with it; about 0.33; row 2; x ≈ 0.33.',
    );
    assert.equal(RENDERERS[''].prose(told, FRACTIONS), 'It is 1/3, and (1/3, 2) with it; about 1/3; row 2; x = 1/3.');
    assert.equal(RENDERERS.latex.prose(say`It is ${third}.`, TWO_PLACES), 'It is about \\( 0.33 \\).');
    assert.equal(RENDERERS.speech.prose(say`It is ${third}.`, TWO_PLACES), 'It is about 0.33.');
  });
  it('a row operation is never rounded', () => {
    const operation = relation(indexed('R', 2), 'becomes', product('adjacent', fraction(1, 3), indexed('R', 2)));
    assert.equal(RENDERERS[''].expression(operation, TWO_PLACES), 'R₂ → (1/3)R₂');
  });
  it('a table in a sentence of plain text stands on one line', () =>
    assert.equal(
      RENDERERS[''].prose(
        say`See ${table([ith, x], [[count(1), count(-2)]], [null, count(-2)])} and ${cases([x, equal(x, count(1))], [A, null])}.`,
        FRACTIONS,
      ),
      'See i, x; 1, −2; Sum, −2 and x if x = 1; A otherwise.',
    ));
  it('the LaTeX of a rule can be set', () => {
    temml.renderToString(RENDERERS.latex.block(rule(), FRACTIONS), { throwOnError: true });
  });
  it('a spoken formula is a sentence', () =>
    assert.equal(RENDERERS.speech.block(formula(equal(small, A)), FRACTIONS), `${SMALL_SPEECH}, equals A.`));
});
