// What is checked of one operation, in the order in which its author works: which tests, and how to mend what fails.

/** An operation and where it stands. */
export interface CheckedOperation {
  readonly id: string;
  /** The folder of its concept, below the project. */
  readonly folder: string;
  /** The name of that folder, by which learning content is tested. */
  readonly concept: string;
}

export interface Check {
  readonly name: string;
  /** A program and its arguments, or test files of which the tests about the operation run. */
  readonly run:
    | {
        readonly program: readonly string[] /** The path that findings must begin with to count. */;
        readonly within?: string;
      }
    | { readonly tests: readonly string[]; readonly also?: RegExp };
  /** What to do when it fails; the first whose pattern the output matches, and the last one otherwise. */
  readonly remedies: readonly Remedy[];
}

interface Remedy {
  readonly when?: RegExp;
  readonly remedy: string;
}

/** The checks, for this operation. */
export function checksOf({ id, folder }: CheckedOperation): readonly Check[] {
  const stories = `npm run stories -- ${id}`;
  return [
    {
      name: 'types',
      run: { program: ['tsc', '--noEmit'] },
      remedies: [{ remedy: 'mend what the compiler names; `npm run types` also checks the pages and the clients' }],
    },
    {
      name: 'format',
      run: { program: ['biome', 'format', folder] },
      remedies: [{ remedy: 'npm run format' }],
    },
    {
      name: 'lint',
      run: { program: ['oxlint', '--type-aware', '--deny-warnings', folder] },
      remedies: [{ remedy: 'mend what the linter names' }],
    },
    {
      name: 'layers',
      run: { program: ['node', 'tools/check-layers.ts'], within: folder },
      remedies: [
        {
          remedy:
            'import only what the message allows; what topics share belongs to engine/algorithms or engine/exercises',
        },
      ],
    },
    {
      name: 'vocabulary',
      run: { program: ['node', 'tools/check-vocabulary.ts'], within: folder },
      remedies: [{ remedy: 'an operation does not know who asked: take the word out of its code' }],
    },
    {
      name: 'properties',
      run: { tests: [`${folder}/*.test.ts`, `${folder}/../*.test.ts`], also: /./ },
      remedies: [{ remedy: `the mathematics differs from ${folder}/properties.test.ts: mend the one that is wrong` }],
    },
    {
      name: 'examples',
      run: { tests: ['engine/operations/examples.test.ts'] },
      remedies: [
        { when: /two to five/, remedy: `give 2 to 5 examples in ${folder}/examples.ts` },
        { remedy: `${folder}/examples.ts: work the answer out by hand, as exact text such as "2/3"` },
      ],
    },
    {
      name: 'problems',
      run: { tests: ['engine/operations/problems.test.ts'] },
      remedies: [
        { when: /which it does not declare/, remedy: `name the problem in \`problems\` of ${folder}/operation.ts` },
        { remedy: `\`problems\` of ${folder}/operation.ts names one that no input raises: leave it out` },
      ],
    },
    {
      name: 'truth of the steps',
      run: { tests: ['engine/operations/truth.test.ts'] },
      remedies: [
        {
          when: /not reviewed:/,
          remedy: `the sentence is on no list: add it to ${folder}/sentences.txt if it is true of every input that it is said of, or put its numbers and properties into a claim with facts`,
        },
        {
          when: /claims were looked at/,
          remedy: `the story hardly shows anything that can be checked: show formulas and claims in ${folder}/story.ts`,
        },
        {
          remedy: `a relation of ${folder}/story.ts is false for the input that is printed: ask the operation that, and mend the story`,
        },
      ],
    },
    {
      name: 'falsehoods are noticed',
      run: { tests: ['engine/operations/falsification.test.ts'] },
      remedies: [
        {
          remedy: `too little of the story can be checked: write its numbers in formulas and claims (${folder}/story.ts)`,
        },
      ],
    },
    {
      name: 'learning content',
      run: {
        tests: ['engine/operations/learning.test.ts'],
        also: /eight words|pages to go on reading|among the shared pages/,
      },
      remedies: [
        {
          when: /eight words|share/,
          remedy: `another concept says the same: write ${folder}/learn.ts in words of its own`,
        },
        {
          when: /is taken for a condition/,
          remedy: `write the relation so that it can be evaluated, or add the line to ${folder}/sentences.txt`,
        },
        { when: /well-formed links/, remedy: `mend the link in \`learningPathways\` of ${folder}/learn.ts` },
        {
          when: /add a page of the host/,
          remedy: 'write the host down in engine/learning/pathway-*.ts, if it is free, stable and well known',
        },
        { remedy: `${folder}/learn.ts: the message names the part, and what is missing or false` },
      ],
    },
    {
      name: 'exercises',
      run: { tests: ['engine/operations/exercises.test.ts'] },
      remedies: [
        { when: /stands in the working/, remedy: `draw smaller numbers, or widen \`bounds\` (${folder}/exercise.ts)` },
        { when: /different bodies|of \d+ are/, remedy: `draw more different problems (${folder}/exercise.ts)` },
        { when: /hints hold the answer/, remedy: 'let the hints stop before the answer' },
        { remedy: `${folder}/exercise.ts: the message names the seed and what is wrong` },
      ],
    },
    {
      name: 'golden stories',
      run: { tests: ['tests/stories/golden-stories.test.ts'], also: /named after/ },
      remedies: [
        {
          when: /each way of working/,
          remedy: `make ${folder}/stories/${id}.CASE.txt of two lines, \`operation: ...\` and \`body: ...\`, for each method; then ${stories}`,
        },
        { when: /named after/, remedy: `call the file ${folder}/stories/${id}.CASE.txt` },
        { remedy: `the steps are told differently now: ${stories}, then read the file aloud` },
      ],
    },
    {
      name: 'formats and speech',
      run: { tests: ['tests/stories/formats.test.ts', 'tests/stories/spoken.test.ts'] },
      remedies: [
        { remedy: `build the expression with engine/document, so that every format can write it (${folder}/story.ts)` },
      ],
    },
    {
      name: 'programs in other languages',
      run: { tests: ['tests/implementations/implementations.test.ts'] },
      remedies: [
        {
          when: /not in formula-functions/,
          remedy: 'use a function of tests/implementations/formula-functions.ts in the spreadsheet formula',
        },
        { remedy: `${folder}/implementations.ts: the program that is printed gives another answer` },
      ],
    },
    {
      name: 'spelling',
      run: { tests: ['tests/content/spelling.test.ts'], also: /words are spelt/ },
      remedies: [
        {
          remedy: 'British spelling; a genuine word that the dictionary lacks goes to ${folder}/words.txt, one a line',
        },
      ],
    },
    {
      name: 'contract',
      run: {
        tests: ['tests/contract/routes.test.ts', 'api/openapi/replies.test.ts', 'api/endpoints/links.test.ts'],
        also: /the routes are|published|one route in family A|each published reply|no example of the catalogue/,
      },
      remedies: [
        {
          when: /routes\.length > 0|related/,
          remedy: `name operations worth a look next in \`related\` of ${folder}/operation.ts`,
        },
        { when: /published contract/, remedy: 'a path that others use has gone or changed: give it back' },
        { remedy: 'the message names the route and its reply' },
      ],
    },
    {
      name: "assistants' tools",
      run: { tests: ['mcp/tools/tool-list.test.ts'], also: /exactly one group|short enough/ },
      remedies: [
        { remedy: 'the message names the tool; a tool belongs to the topic of the operation (mcp/tools/groups.ts)' },
      ],
    },
    {
      name: 'clients',
      run: { program: ['node', 'derive/run.ts', '--check'] },
      remedies: [
        { when: /is stale/, remedy: 'npm run derive, and commit what it writes' },
        { remedy: 'derive/model.ts does not know this kind of operation' },
      ],
    },
  ];
}

/** Matches the names of tests that are about the operation: its id or its concept as a whole word. */
export function namePattern({ id, concept }: CheckedOperation): RegExp {
  return new RegExp(`(?<![\\w-])(?:${id}|${concept})(?![\\w-])`);
}

/** How to mend a check that failed with this output. */
export function remedyFor({ remedies }: Check, output: string): string {
  return remedies.find(({ when }) => when === undefined || when.test(output))?.remedy ?? '';
}
