// Learn rules: whether the learning content of a concept is complete, and written as a reader may expect: counts, names,
// lengths, full stops, links.

import type { Application, Formula, Learn, Misconception } from '../../learning/learn.ts';
import type { LearningPathway } from '../../learning/pathways.ts';
import { FORMULA_SIGN, type LearnProse, prosesOf, textOf, titlesOf } from './learn-prose.ts';
import { normalised, sentencesIn } from './repetition.ts';

/** How many of each there are at least. */
const MINIMA = {
  prerequisites: 2,
  intuition: 3,
  concepts: 4,
  keyTerms: 5,
  objectives: 3,
  hints: 3,
  formulae: 3,
  applications: 3,
  realWorldExamples: 2,
  misconceptions: 3,
  learningPathways: 3,
  nextTopics: 2,
} as const satisfies { readonly [K in keyof Learn]?: number };

/** What a summary takes, in characters. */
const SUMMARY = { least: 80, most: 500 };

/** What an item takes, in words; an expression counts as one. */
const ITEM = { least: 5, most: 60 };

/** What stands where nobody has written yet. */
const PLACEHOLDER =
  /\b(?:todo|tbd|fixme|lorem|ipsum|xxx+|placeholder|dummy|foobar|example text|text here|to be (?:written|done|added)|coming soon)\b|\[object|\.\.\.|…/i;

/** Sentences that fit every topic, and so say nothing about this one. */
const EMPTY =
  /\b(?:widely used|many (?:fields|applications|areas) (?:of|in|such)|plays? an? (?:important|key|crucial|vital) role|is (?:very |extremely )?(?:important|essential|crucial|fundamental) (?:in|for|to) (?:mathematics|science|many)|in this (?:section|topic|chapter|lesson)|real[- ]world applications)\b/i;

/** What is missing, or not written as it should be. */
export function ruleComplaints(learn: Learn): readonly string[] {
  const proses = prosesOf(learn);
  return [
    ...countComplaints(learn),
    ...idComplaints(learn),
    ...learn.formulae.flatMap(formulaComplaints),
    ...formulaMixComplaints(learn.formulae),
    ...industryComplaints(learn.realWorldExamples),
    ...learn.misconceptions.flatMap(beliefComplaints),
    ...proses.flatMap(proseComplaints),
    ...titlesOf(learn).flatMap(({ field, text }) => titleComplaints(field, text)),
    ...repeatedSentences(proses),
    ...pathwayComplaints(learn.learningPathways),
  ];
}

function countComplaints(learn: Learn): readonly string[] {
  const lists: { readonly [K in keyof typeof MINIMA]: readonly unknown[] } = learn;
  return KEYS.filter((key) => lists[key].length < MINIMA[key]).map(
    (key) => `${key}: there are ${lists[key].length}, and at least ${MINIMA[key]} are needed`,
  );
}

const KEYS = Object.keys(MINIMA).filter((key): key is keyof typeof MINIMA => key in MINIMA);

function idComplaints({ formulae, applications, realWorldExamples, misconceptions }: Learn): readonly string[] {
  const ids = [...formulae, ...applications, ...realWorldExamples, ...misconceptions].map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => `the id "${id}" is taken twice`),
    ...ids.filter((id) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)).map((id) => `the id "${id}" is not kebab-case`),
  ];
}

/** A letter that may not be everything of its kind is a condition, which a reader must be told. */
function formulaComplaints({ id, variables, conditions }: Formula): readonly string[] {
  const narrow = variables.filter(({ domain }) => 'sort' in domain && domain.sort !== 'any').map(({ name }) => name);
  return [
    ...(variables.length === 0 ? [`formulae ${id}: it has no variables`] : []),
    ...(narrow.length > 0 && conditions.length === 0
      ? [`formulae ${id}: no condition says what ${narrow.join(' and ')} must be`]
      : []),
  ];
}

function formulaMixComplaints(formulae: readonly Formula[]): readonly string[] {
  const types = new Set(formulae.map(({ formulaType }) => formulaType));
  return [
    ...(types.has('definition') ? [] : ['formulae: none of them is a definition']),
    ...(types.size < 2 ? ['formulae: all of them are of one formulaType'] : []),
    ...(formulae.some(({ conditions }) => conditions.length > 0) ? [] : ['formulae: none of them has conditions']),
    ...repeated(formulae.map(({ name }) => normalised(name))).map((name) => `formulae: two are called "${name}"`),
  ];
}

function industryComplaints(examples: readonly Application[]): readonly string[] {
  const industries = new Set(examples.map(({ industry }) => normalised(industry)));
  return industries.size < 2 ? ['realWorldExamples: they are all from one industry'] : [];
}

/** The belief is stated for itself, and the reason why it is wrong is not the correct statement once more. */
function beliefComplaints({ id, misconception, correct, whyWrong }: Misconception): readonly string[] {
  const [belief, truth, reason] = [misconception, correct, whyWrong].map((prose) => normalised(textOf(prose)));
  const field = `misconceptions ${id}`;
  const complaints: string[] = [];
  if (belief.includes(truth) || truth.includes(belief))
    complaints.push(`${field}: misconception and correct say the same`);
  if (reason.includes(truth) || truth.includes(reason)) complaints.push(`${field}: whyWrong repeats correct`);
  if (reason.includes(belief) || belief.includes(reason)) complaints.push(`${field}: whyWrong repeats misconception`);
  return complaints;
}

function proseComplaints({ field, prose, form }: LearnProse): readonly string[] {
  const text = textOf(prose);
  const words = wordsIn(text).length;
  const complaints = wordingComplaints(text);
  if (form === 'summary' && (text.length < SUMMARY.least || text.length > SUMMARY.most)) {
    complaints.push(`it has ${text.length} characters, and should have ${SUMMARY.least} to ${SUMMARY.most}`);
  }
  if (form === 'item' && words < ITEM.least) complaints.push(`it is too short (${words} words): say it in a sentence`);
  if (form !== 'summary' && words > ITEM.most)
    complaints.push(`it is too long (${words} words): say it in ${ITEM.most}`);
  if (form === 'phrase' && words === 0) complaints.push('it says nothing');
  if (form !== 'phrase' && !/[.?!]["”’)]?$/.test(text)) complaints.push('it does not end with a full stop');
  if (form !== 'phrase' && /^\p{Ll}/u.test(text)) complaints.push('it does not begin with a capital letter');
  return complaints.map((complaint) => `${field}: ${complaint}: ${text}`);
}

function wordingComplaints(text: string): string[] {
  const complaints: string[] = [];
  const placeholder = PLACEHOLDER.exec(text);
  if (placeholder !== null) complaints.push(`"${placeholder[0]}" stands for words that are still to be written`);
  const empty = EMPTY.exec(text);
  if (empty !== null) complaints.push(`"${empty[0]}" fits every topic: say what is so here`);
  if (/[\\$`{}]|<\/?[a-z]/i.test(text)) complaints.push('it holds signs of a markup language');
  if (text !== text.trim() || /\s{2}|\n/.test(text)) complaints.push('it has spaces too many');
  if (/\s[,.;:?!]/.test(text)) complaints.push('a space stands before a punctuation mark');
  if (/\b(\p{L}+) \1\b/iu.test(text)) complaints.push('a word stands twice in a row');
  return complaints;
}

function titleComplaints(field: string, text: string): readonly string[] {
  const complaints = wordingComplaints(text);
  if (text === '') complaints.push('it is empty');
  if (text.length > 80) complaints.push('a title of more than 80 characters');
  if (text.endsWith('.')) complaints.push('a title ends without a full stop');
  return complaints.map((complaint) => `${field}: ${complaint}: ${text}`);
}

function repeatedSentences(proses: readonly LearnProse[]): readonly string[] {
  const places = new Map<string, string>();
  return proses
    .filter(({ form }) => form !== 'phrase' && form !== 'condition')
    .flatMap(({ field, prose }) =>
      sentencesIn(textOf(prose)).flatMap((sentence) => {
        const before = places.get(sentence);
        places.set(sentence, field);
        // Two formulas with few words between them may differ in the formulas.
        const isPlain = wordsIn(sentence.replaceAll(FORMULA_SIGN, ' ')).length >= ITEM.least;
        return before === undefined || !isPlain ? [] : [`${field}: the sentence stands in ${before} too: ${sentence}`];
      }),
    );
}

const KINDS: { readonly [K in LearningPathway['kind']]: true } = {
  textbook: true,
  course: true,
  encyclopaedia: true,
  lesson: true,
  video: true,
  interactive: true,
  reference: true,
};

const LEVELS: { readonly [L in LearningPathway['level']]: true } = {
  'lower-secondary': true,
  'upper-secondary': true,
  university: true,
};

function pathwayComplaints(pathways: readonly LearningPathway[]): readonly string[] {
  const providers = new Set(pathways.map(({ provider }) => provider));
  return [
    ...pathways.flatMap((pathway) =>
      linkComplaints(pathway).map((found) => `learningPathways "${pathway.title}": ${found}`),
    ),
    ...repeated(pathways.map(({ url }) => url)).map((url) => `learningPathways: ${url} is given twice`),
    ...repeated(pathways.map(({ title, provider }) => `${title} (${provider})`)).map(
      (title) => `learningPathways: ${title} is given twice`,
    ),
    ...(pathways.length > 0 && providers.size < 2 ? ['learningPathways: all are by one provider'] : []),
  ];
}

/** What is wrong with one link, looked at alone. */
export function linkComplaints({ title, provider, kind, level, url }: LearningPathway): readonly string[] {
  const complaints: string[] = [];
  if (title.trim() === '' || title !== title.trim()) complaints.push('the title is empty, or has spaces around it');
  if (provider.trim() === '' || provider !== provider.trim())
    complaints.push('the provider is empty, or has spaces around it');
  if (!Object.hasOwn(KINDS, kind)) complaints.push(`${kind} is no kind of page`);
  if (!Object.hasOwn(LEVELS, level)) complaints.push(`${level} is no level`);
  if (!URL.canParse(url) || /\s/.test(url)) return [...complaints, `${url} is no address`];
  const { protocol, hash, searchParams, username, port, hostname } = new URL(url);
  if (protocol !== 'https:') complaints.push(`${url} is not https`);
  if (hash !== '') complaints.push(`${url} leads to a part of a page: leave ${hash} out`);
  if (username !== '' || port !== '' || !/^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname))
    complaints.push(`${url} is no public page`);
  const tracking = [...searchParams.keys()].filter((key) => /^(?:utm_|fbclid|gclid|ref$|source$|si$)/.test(key));
  if (tracking.length > 0) complaints.push(`${url} tracks its readers: leave ${tracking.join(', ')} out`);
  return complaints;
}

/** Over all concepts: a host has one provider, a page one title, and a provider few hosts. */
export function hostComplaints(pathways: readonly LearningPathway[]): readonly string[] {
  const providers = grouped(
    pathways,
    ({ url }) => hostOf(url),
    ({ provider }) => provider,
  );
  const titles = grouped(
    pathways,
    ({ url }) => url,
    ({ title, kind, level }) => `${title}, ${kind}, ${level}`,
  );
  return [...several(providers), ...several(titles)];
}

function several(groups: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  return [...groups]
    .filter(([, members]) => members.size > 1)
    .map(([name, members]) => `${name} has several names: ${[...members].join(' / ')}`);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  memberOf: (item: Item) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const item of items) groups.set(keyOf(item), (groups.get(keyOf(item)) ?? new Set()).add(memberOf(item)));
  return groups;
}

function repeated(items: readonly string[]): readonly string[] {
  return [...new Set(items.filter((item, place) => items.indexOf(item) !== place))];
}

function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}¤]/u.test(word));
}
