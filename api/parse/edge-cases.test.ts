// The public edge cases of the JSON grammar, all 318, against the scanner and JSON.parse.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { asParsed, parse } from './as-parsed.ts';
import { scan } from './scan.ts';

const folder = new URL('../../tests/cases/json/test_parsing/', import.meta.url);
const names = readdirSync(folder).toSorted();

/** JSON that our own limits refuse, and the words of the refusal. */
const limits: ReadonlyMap<string, RegExp> = new Map([
  ['y_object_duplicated_key.json', /^the key "a" is repeated/],
  ['y_object_duplicated_key_and_value.json', /^the key "a" is repeated/],
  ['i_object_key_lone_2nd_surrogate.json', /surrogate/],
  ['i_string_1st_surrogate_but_2nd_missing.json', /surrogate/],
  ['i_string_1st_valid_surrogate_2nd_invalid.json', /surrogate/],
  ['i_string_incomplete_surrogate_and_escape_valid.json', /surrogate/],
  ['i_string_incomplete_surrogate_pair.json', /surrogate/],
  ['i_string_incomplete_surrogates_escape_valid.json', /surrogate/],
  ['i_string_invalid_lonely_surrogate.json', /surrogate/],
  ['i_string_invalid_surrogate.json', /surrogate/],
  ['i_string_inverted_surrogates_U+1D11E.json', /surrogate/],
  ['i_string_lone_second_surrogate.json', /surrogate/],
  ['i_structure_500_nested_arrays.json', /^nested deeper than 32/],
]);

test('all cases are there', () => {
  assert.equal(names.length, 318);
  for (const name of limits.keys()) assert.ok(names.includes(name), name);
});

for (const name of names) {
  test(name, () => {
    const bytes = readFileSync(new URL(encodeURIComponent(name), folder));
    const result = scan(bytes);
    const parsed = parse(bytes);
    const limit = limits.get(name);
    if (limit !== undefined) {
      assert.notEqual(parsed, undefined, 'only what is JSON needs an entry in the table of limits');
      assert.ok(result.kind === 'malformed');
      assert.match(result.reason, limit);
      return;
    }
    if (name.startsWith('y_')) assert.notEqual(result.kind, 'malformed');
    if (name.startsWith('n_')) assert.equal(result.kind, 'malformed');
    if (result.kind === 'malformed') {
      assert.equal(parsed, undefined);
      assert.ok(result.offset >= 0 && result.offset <= bytes.length);
    } else {
      assert.notEqual(parsed, undefined);
      assert.deepStrictEqual(asParsed(result), parsed?.value);
    }
  });
}
