// Whether a statement is true of a working: its facts are evaluated against the task and the lines, apart from the judgement.

import type {
  HintFacts,
  Statement,
  StatementOf,
  StepFacts,
} from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import { linePlaces } from '@matrixsteps/notation/line-places.ts';
import { HINT_CHECKS } from './hint-checks.ts';
import { isSlip } from './slip-claims.ts';
import { isStepCalculation, type Step, STEP_CHECKS } from './step-checks.ts';

/** A statement on a line, from 0, of a working; `step` where it is on the next row operation. */
export interface Said {
  readonly id: string;
  readonly working: Working;
  readonly at: number;
  readonly step: Step | null;
  readonly statement: Statement;
}

/** The kinds of statements that are checked. */
export const CHECKED_STATEMENTS: ReadonlySet<string> = new Set([
  'slip',
  ...Object.keys(HINT_CHECKS),
  ...Object.keys(STEP_CHECKS),
]);

export function isTrue({ statement, working, at, step }: Said): boolean {
  if (statement.id === 'slip') return isSlip(statement.facts, working, at);
  if (step === null) {
    const counted = countedFromStart(statement, working, at);
    return isHint(counted) && isTrueHint(counted, working, at);
  }
  if (statement.id === 'row-combined') {
    const { target, source, keep, factor, rows } = statement.facts;
    const operation = { kind: 'add', target, source, factor, targetFactor: keep } as const;
    const entries = [
      [target, rows[0]],
      [source, rows[1]],
    ] as const;
    return isStepCalculation(operation, entries, step);
  }
  if (statement.id === 'row-multiplied') {
    const { row, factor, entries } = statement.facts;
    return isStepCalculation({ kind: 'scale', row, factor }, [[row, entries]], step);
  }
  return isStep(statement) && isTrueStep(statement, step);
}

/** Parts of one line count as lines in the checks: the line as it is written is compared here. */
function countedFromStart(statement: Statement, working: Working, at: number): Statement {
  const { facts } = statement;
  if (!('line' in facts) || typeof facts.line !== 'number' || working.lines.every(({ part }) => part === undefined))
    return statement;
  const places = linePlaces(working.lines);
  const isWritten = facts.line === places[at]?.line;
  const counted = { ...facts, line: isWritten ? at + 1 : at + 2 };
  if (!('from' in facts) || typeof facts.from !== 'number') return Object.assign({}, statement, { facts: counted });
  const isFrom = facts.from === places[at - 1]?.line;
  return Object.assign({}, statement, { facts: { ...counted, from: isFrom ? at : at + 1 } });
}

function isHint(statement: Statement): statement is StatementOf<keyof HintFacts> {
  return Object.hasOwn(HINT_CHECKS, statement.id);
}

function isStep(statement: Statement): statement is StatementOf<keyof StepFacts> {
  return Object.hasOwn(STEP_CHECKS, statement.id);
}

function isTrueHint<K extends keyof HintFacts>({ id, facts }: StatementOf<K>, working: Working, at: number): boolean {
  const check: (typeof HINT_CHECKS)[K] = HINT_CHECKS[id];
  return check(facts, working, at);
}

function isTrueStep<K extends keyof StepFacts>({ id, facts }: StatementOf<K>, step: Step): boolean {
  const check: (typeof STEP_CHECKS)[K] = STEP_CHECKS[id];
  return check(facts, step);
}
