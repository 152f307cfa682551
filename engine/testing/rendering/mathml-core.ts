// A check that markup is MathML Core: the elements, attributes and numbers of children that all browsers know.

import assert from 'node:assert/strict';

/** The attributes that every element may have, as far as we use them. */
const GLOBAL = ['class', 'style', 'mathbackground'];

/** The elements that we use, with their own attributes and the number of their children where it is fixed. */
const ELEMENTS: ReadonlyMap<string, { readonly attributes: readonly string[]; readonly children: number | null }> =
  new Map(
    Object.entries({
      math: { attributes: ['xmlns', 'display'], children: null },
      mrow: { attributes: [], children: null },
      mi: { attributes: ['mathvariant'], children: 0 },
      mn: { attributes: [], children: 0 },
      mo: { attributes: ['form', 'lspace', 'rspace'], children: 0 },
      mtext: { attributes: [], children: 0 },
      mphantom: { attributes: [], children: null },
      mfrac: { attributes: [], children: 2 },
      msqrt: { attributes: [], children: null },
      mroot: { attributes: [], children: 2 },
      msub: { attributes: [], children: 2 },
      msup: { attributes: [], children: 2 },
      msubsup: { attributes: [], children: 3 },
      munderover: { attributes: [], children: 3 },
      mtable: { attributes: [], children: null },
      mtr: { attributes: [], children: null },
      mtd: { attributes: [], children: null },
    }),
  );

/** What stands in a table, and nothing else does. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ['mtr', 'mtable'],
  ['mtd', 'mtr'],
]);
const TABLES: ReadonlySet<string> = new Set(PARENTS.values());

interface Open {
  readonly name: string;
  children: number;
}

/** Asserts of one `math` element that it uses MathML Core only, and uses it rightly. */
export function assertCore(markup: string): void {
  const open: Open[] = [];
  for (const { groups } of markup.matchAll(/<(?<slash>\/?)(?<name>[a-z]+)(?<attributes>[^>]*)>/g)) {
    const { slash = '', name = '', attributes = '' } = groups ?? {};
    const element = ELEMENTS.get(name);
    assert.ok(element, `${name} in ${markup}`);
    if (slash !== '') {
      const closed = open.pop();
      assert.equal(closed?.name, name, markup);
      if (element.children !== null)
        assert.equal(closed?.children, element.children, `children of ${name} in ${markup}`);
      continue;
    }
    for (const [, attribute] of attributes.matchAll(/ ([a-z]+)=/g)) {
      assert.ok([...GLOBAL, ...element.attributes].includes(attribute), `${attribute} of ${name} in ${markup}`);
    }
    const parent = open.at(-1);
    if (parent !== undefined) parent.children += 1;
    assert.equal(parent === undefined, name === 'math', markup);
    if (PARENTS.has(name) || TABLES.has(parent?.name ?? '')) assert.equal(parent?.name, PARENTS.get(name), markup);
    open.push({ name, children: 0 });
  }
  assert.deepEqual(open, [], markup);
}
