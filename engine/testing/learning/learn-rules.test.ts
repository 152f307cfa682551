// The test of the rules of learning content: each kind of carelessness is found where it stands.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { equal, symbol } from '../../document/expression.ts';
import { say } from '../../document/prose.ts';
import { matrixDomain } from '../../learning/domain.ts';
import type { Formula, Learn } from '../../learning/learn.ts';
import { hostComplaints, linkComplaints, ruleComplaints } from './learn-rules.ts';
import { formulaOf, sound } from './sound-content.ts';

const A = symbol('A');

const [hint, ...hints] = sound.hints;
const [page, ...pages] = sound.learningPathways;
const [term, ...terms] = sound.keyTerms;
const [use, ...uses] = sound.applications;
const [mistake, ...mistakes] = sound.misconceptions;

const INCOMPLETE: { readonly [name: string]: readonly [Learn, RegExp] } = {
  'too few hints': [{ ...sound, hints }, /^hints: there are 2, and at least 3 are needed/],
  'too few links': [{ ...sound, learningPathways: pages }, /^learningPathways: there are 2/],
  'no definition': [
    { ...sound, formulae: sound.formulae.map((formula): Formula => ({ ...formula, formulaType: 'rule' })) },
    /none of them is a definition/,
  ],
  'no conditions at all': [
    { ...sound, formulae: sound.formulae.map((formula) => ({ ...formula, conditions: [] })) },
    /none of them has conditions/,
  ],
  'a letter that is not everything, without a condition': [
    {
      ...sound,
      formulae: [
        ...sound.formulae,
        { ...formulaOf(equal(A, A), { A: matrixDomain('n', 'n', 'invertible') }), id: 'other' },
      ],
    },
    /^formulae other: no condition says what A must be/,
  ],
  'one industry': [
    { ...sound, realWorldExamples: sound.realWorldExamples.map((example) => ({ ...example, industry: 'finance' })) },
    /they are all from one industry/,
  ],
  'an id twice': [{ ...sound, applications: [use, use, ...uses] }, /the id "trace-use-a" is taken twice/],
  'an id with capitals': [
    { ...sound, applications: [{ ...use, id: 'traceUse' }, ...uses] },
    /"traceUse" is not kebab-case/,
  ],
  'a short summary': [{ ...sound, summary: say`The trace of a square matrix.` }, /^summary: it has 29 characters/],
  'only a name': [
    { ...sound, nextTopics: [say`Determinants.`, ...sound.nextTopics] },
    /^nextTopics 1: it is too short/,
  ],
  'a long item': [
    { ...sound, hints: [say`${'Take care of every entry of it. '.repeat(12).trim()}`, ...hints, hint] },
    /^hints 1: it is too long/,
  ],
  'no full stop': [
    { ...sound, hints: [say`Mark the diagonal before you add`, ...hints] },
    /^hints 1: it does not end with/,
  ],
  'a small letter': [
    { ...sound, hints: [say`mark the diagonal before you add.`, ...hints] },
    /^hints 1: it does not begin/,
  ],
  'words still to be written': [
    { ...sound, keyTerms: [{ ...term, meaning: say`TODO say what it is in words.` }, ...terms] },
    /^keyTerms "main diagonal": "TODO" stands for words/,
  ],
  'a sentence that fits every topic': [
    { ...sound, hints: [say`Matrices are widely used in science.`, ...hints, hint] },
    /"widely used" fits every topic/,
  ],
  markup: [
    { ...sound, hints: [say`Mark the $diagonal$ before you add.`, ...hints, hint] },
    /signs of a markup language/,
  ],
  'spaces too many': [
    { ...sound, hints: [say`Mark the  diagonal before you add.`, ...hints, hint] },
    /spaces too many/,
  ],
  'a word twice': [{ ...sound, hints: [say`Mark the the diagonal before you add.`, ...hints, hint] }, /twice in a row/],
  'a sentence twice': [
    { ...sound, objectives: [...sound.objectives, { id: 'copied', text: hint }] },
    /^hints 1: the sentence stands in objectives 4/,
  ],
  'a belief that is no belief': [
    { ...sound, misconceptions: [{ ...mistake, misconception: mistake.correct }, ...mistakes] },
    /misconception and correct say the same/,
  ],
  'a link twice': [{ ...sound, learningPathways: [page, ...pages, page] }, /a.example.org\/matrices is given twice/],
  'one provider': [
    { ...sound, learningPathways: sound.learningPathways.map((link) => ({ ...link, provider: 'One' })) },
    /all are by one provider/,
  ],
};

describe('content that is incomplete or carelessly written', () => {
  for (const [name, [learn, complaint]] of Object.entries(INCOMPLETE)) {
    test(name, () => {
      const complaints = ruleComplaints(learn);
      assert.ok(
        complaints.some((text) => complaint.test(text)),
        complaints.join('\n'),
      );
    });
  }
});

const BAD_LINKS: { readonly [name: string]: readonly [url: string, complaint: RegExp] } = {
  'not encrypted': ['http://a.example.org/x', /is not https/],
  'no address': ['a.example.org', /is no address/],
  'a trailing space': ['https://a.example.org/x ', /is no address/],
  'a part of a page': ['https://a.example.org/x#part', /leave #part out/],
  'a tracked reader': ['https://a.example.org/x?utm_source=y', /leave utm_source out/],
  'a machine of one’s own': ['https://localhost:8080/x', /is no public page/],
};

describe('links', () => {
  for (const [name, [url, complaint]] of Object.entries(BAD_LINKS)) {
    test(name, () => assert.match(linkComplaints({ ...page, url }).join('\n'), complaint));
  }
  test('a host of two providers, and a page of two titles', () => {
    const other = { ...page, title: 'Another', provider: 'Another' };
    assert.equal(hostComplaints([page, other]).length, 2);
    assert.deepEqual(hostComplaints([page, ...pages]), []);
  });
});
