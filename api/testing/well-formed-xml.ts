// A strict check that markup is well-formed XML (XML 1.0, section 2.1), as far as a fragment without declarations can be.

import assert from 'node:assert/strict';

const NAME = /[A-Za-z][\w-]*/y;
const ATTRIBUTE = /\s+([A-Za-z][\w-]*)="([^"<]*)"/y;
const REFERENCE = /&(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);/g;
/** Characters that XML 1.0 allows. */
const CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Asserts of a fragment that it could be the content of an element. The elements in it are returned by name, in order. */
export function assertWellFormed(fragment: string): readonly string[] {
  const open: string[] = [];
  const names: string[] = [];
  let at = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(fragment);
    if (found !== null) at = pattern.lastIndex;
    return found;
  }

  function expect(text: string): void {
    assert.ok(fragment.startsWith(text, at), `${text} expected at ${at} of ${fragment}`);
    at += text.length;
  }

  function takeName(): string {
    const name = take(NAME);
    assert.ok(name !== null, `a name expected at ${at} of ${fragment}`);
    return name[0];
  }

  assert.match(fragment, CHARACTERS);
  while (at < fragment.length) {
    const end = fragment.indexOf('<', at);
    const text = fragment.slice(at, end === -1 ? fragment.length : end);
    assertText(text, fragment);
    at += text.length;
    if (end === -1) break;
    expect('<');
    if (fragment[at] === '/') {
      expect('/');
      assert.equal(takeName(), open.pop(), `at ${at} of ${fragment}`);
      expect('>');
      continue;
    }
    const name = takeName();
    names.push(name);
    const attributes = new Set<string>();
    for (let found = take(ATTRIBUTE); found !== null; found = take(ATTRIBUTE)) {
      assert.ok(!attributes.has(found[1]), `${found[1]} twice in ${fragment}`);
      attributes.add(found[1]);
      assertText(found[2], fragment);
    }
    if (fragment[at] === '/') expect('/');
    else open.push(name);
    expect('>');
  }
  assert.deepEqual(open, [], fragment);
  return names;
}

/** Every `&` begins a reference that XML knows without a declaration; `]]>` does not occur. */
function assertText(text: string, fragment: string): void {
  assert.ok(!text.replaceAll(REFERENCE, '').includes('&') && !text.includes(']]>'), `${text} in ${fragment}`);
}
