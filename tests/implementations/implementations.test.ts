// The implementations of the whole catalogue, run: every program prints the service's answer.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { isFormulaName } from '@matrixsteps/engine/code/spreadsheet.ts';
import { LANGUAGES, type Language } from '@matrixsteps/engine/learning/implementation.ts';
import { askedOf } from './bodies.ts';
import { FORMULA_FUNCTIONS, functionsIn } from './formula-functions.ts';
import { complaint, promiseOf } from './promises.ts';
import { runnerOrNotice } from './runners.ts';
import type { Runner } from './script-runner.ts';

/** Words that one of the languages keeps for itself, or that hide what programs use. */
const TAKEN =
  /^(?:ans|answer|as|break|case|class|const|continue|def|del|do|else|end|export|for|from|function|global|if|import|in|is|lambda|let|new|next|not|np|or|pass|repeat|return|switch|this|try|while|with|yield|T|F|abs|det|diag|inv|len|length|list|max|mean|min|range|rank|round|set|size|std|sum|trace|var)$/;

/** The one operation whose programs run, by its id; all where it is not given. */
const CHOSEN = process.env['OPERATION'];

const written = operationsOf(await discover()).flatMap((operation) => {
  if (CHOSEN !== undefined && operation.id !== CHOSEN) return [];
  const questions = askedOf(operation);
  return questions.length === 0 ? [] : [{ id: operation.id, questions }];
});
const summary: string[] = [];

describe('names of inputs', () => {
  for (const { id, questions } of written) {
    test(id, () => {
      const names = questions.flatMap(({ programs }) => programs.given.map(([name]) => name));
      for (const name of names) assert.ok(isFormulaName(name) && !TAKEN.test(name), `${name} is no good name`);
    });
  }
});

describe('functions of formulas', () => {
  for (const { id, questions } of written) {
    test(id, () => {
      const used = questions.flatMap(({ programs }) => functionsIn(programs.working.spreadsheet.result));
      for (const name of used)
        assert.ok(Object.hasOwn(FORMULA_FUNCTIONS, name), `${name} is not in formula-functions.ts`);
    });
  }
});

describe('every input is used, so that no program merely prints its answer', () => {
  for (const { id, questions } of written) {
    test(id, () => {
      for (const { programs } of questions) {
        for (const language of LANGUAGES) {
          const { lines = [], result } = programs.working[language];
          const text = [...lines, result].join('\n');
          for (const [name] of programs.given)
            assert.match(text, new RegExp(`\\b${name}\\b`), `${name} in ${language}`);
        }
      }
    });
  }
});

/** What came of the programs in one language: a complaint, or null, for each. */
interface Outcome {
  readonly id: string;
  readonly complaint: string | null;
}

/** Runs all programs of a language, and says how many agree. */
async function outcomesOf(language: Language, run: Runner): Promise<readonly Outcome[]> {
  const promises = written.flatMap(({ id, questions }) =>
    questions.flatMap(({ programs, answer }) => {
      const promised = promiseOf(language, programs, answer);
      return promised === null ? [] : [{ id, promised }];
    }),
  );
  const started = performance.now();
  const ran = await run(promises.map(({ promised }) => promised.code));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcomes = promises.map(({ id, promised }, k) => ({ id, complaint: complaint(promised, ran[k]) }));
  const agreeing = outcomes.filter((outcome) => outcome.complaint === null).length;
  summary.push(`${language}: ${ran.length} programs run, ${agreeing} agree with the answer (${seconds} s)\n`);
  return outcomes;
}

for (const language of LANGUAGES) {
  const run = await runnerOrNotice('implementations', language);
  const outcomes = run === null ? [] : await outcomesOf(language, run);
  describe(language, { skip: run === null }, () => {
    for (const { id } of written) {
      test(id, () => {
        const own = outcomes.filter((outcome) => outcome.id === id);
        assert.ok(own.length > 0, 'no program');
        const [first] = own.flatMap((outcome) => outcome.complaint ?? []);
        if (first !== undefined) assert.fail(first);
      });
    }
  });
}
process.stdout.write(summary.join(''));
