// Scores the judgement of workings on the labelled corpus: npm run score-workings -- [--kinds] [--confusion] [--ids N]

import { readFileSync } from 'node:fs';
import { judgeWorking } from '@matrixsteps/engine/feedback/judge-working.ts';
import { readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import { isRowWorking } from '@matrixsteps/engine/feedback/rows/row-start.ts';
import type { WorkingJudgement } from '@matrixsteps/engine/feedback/working.ts';

interface Truth {
  readonly first_slip: number | null;
  readonly also_first_slip?: readonly number[];
  readonly kind: string | null;
  readonly also_acceptable: readonly string[];
  readonly row: number | null;
  readonly column: number | null;
  readonly verdicts: readonly string[];
  readonly answer: string;
  readonly named_otherwise?: number;
}

interface Labelled {
  readonly id: string;
  readonly task: { readonly operation: string };
  readonly truth: Truth;
  readonly tags: readonly string[];
}

/** So many of so many. */
class Share {
  hits = 0;
  of = 0;
  readonly misses: string[] = [];

  add(isHit: boolean, id: string): void {
    this.of += 1;
    if (isHit) this.hits += 1;
    else this.misses.push(id);
  }

  get text(): string {
    const share = this.of === 0 ? '-' : `${((100 * this.hits) / this.of).toFixed(2)} %`;
    return `${share} (${this.hits} of ${this.of})`;
  }
}

export interface Scores {
  readonly lawfulJudgedWrong: readonly string[];
  readonly shares: ReadonlyMap<string, Share>;
  readonly kinds: ReadonlyMap<string, Share>;
  /** The workings in which a kind of the label, the first name here, was called the other one first. */
  readonly confused: ReadonlyMap<string, readonly string[]>;
  /** Lines of which nothing can be told, by what the label says of them. */
  readonly untold: ReadonlyMap<string, readonly string[]>;
}

export type Part = 'rows' | 'values';

/** The figures of one part of the corpus, and those by kind. */
export function scoresOf(part: Part, files: readonly string[] = ['lawful', 'seeded', 'real']): Scores {
  const lawfulJudgedWrong: string[] = [];
  const shares = new Map<string, Share>();
  const kinds = new Map<string, Share>();
  const confused = new Map<string, string[]>();
  const untold = new Map<string, string[]>();
  const count = (name: string, isHit: boolean, id: string, among = shares): void => {
    const share = among.get(name) ?? new Share();
    among.set(name, share);
    share.add(isHit, id);
  };
  for (const file of files) {
    const text = readFileSync(new URL(`../tests/workings/${file}.jsonl`, import.meta.url), 'utf8');
    for (const line of text.trim().split('\n')) {
      const record: Labelled = JSON.parse(line);
      const read = readWorking(JSON.parse(line));
      if (read.kind === 'invalid') throw new Error(`${record.id} cannot be read`);
      if (isRowWorking(read.working) !== (part === 'rows')) continue;
      const judged = judgeWorking(read.working);
      const wrong = judged.lines.some(({ verdict }) => verdict === 'slip' || verdict === 'new-slip');
      if (record.truth.first_slip === null && wrong) lawfulJudgedWrong.push(record.id);
      noteConfusion(record, judged, confused);
      for (const [index, { verdict }] of judged.lines.entries()) {
        if (verdict === 'cannot-tell') note(untold, record.truth.verdicts[index], `${record.id}:${index}`);
      }
      if (file === 'lawful') {
        count(
          'lawful lines that are called right',
          judged.lines.every(({ verdict }) => verdict.startsWith('right')),
          record.id,
        );
        continue;
      }
      countSeeded(
        record,
        judged,
        (name, isHit, id) => count(`${file === 'real' ? 'real: ' : ''}${name}`, isHit, id),
        (kind, isHit) => count(kind, isHit, record.id, kinds),
      );
    }
  }
  return { lawfulJudgedWrong, shares, kinds, confused, untold };
}

function note(among: Map<string, string[]>, name: string, id: string): void {
  among.set(name, [...(among.get(name) ?? []), id]);
}

/** What is said first of the first slip, where the label has another kind. */
function noteConfusion(
  { id, truth }: Labelled,
  { lines, firstSlip }: WorkingJudgement,
  confused: Map<string, string[]>,
): void {
  if (truth.first_slip === null || truth.kind === null || firstSlip !== truth.first_slip) return;
  const [wanted] = truth.kind.split(' ');
  const [first] = lines[firstSlip].explanations;
  const accepted = [truth.kind, ...truth.also_acceptable].map((kind) => kind.split(' ')[0]);
  if (first === undefined || !accepted.includes(first.slip))
    note(confused, `${wanted} -> ${first?.slip ?? 'none'}`, id);
}

function countSeeded(
  { id, truth, tags }: Labelled,
  judged: WorkingJudgement,
  count: (name: string, isHit: boolean, id: string) => void,
  countKind: (kind: string, isHit: boolean) => void,
): void {
  const named = tags.includes('unnamed') ? 'unnamed' : 'named';
  if (truth.first_slip === null) {
    if (truth.named_otherwise === undefined) return;
    const { verdict } = judged.lines[truth.named_otherwise];
    count('named otherwise is told', verdict === 'right-named-otherwise' && judged.firstSlip === null, id);
    return;
  }
  const lines = [truth.first_slip, ...(truth.also_first_slip ?? [])];
  const isFound = judged.firstSlip !== null && lines.includes(judged.firstSlip);
  count('first slip at its line', isFound, id);
  if (!isFound) {
    if (truth.kind !== null && !truth.kind.startsWith('X')) {
      count(`kind, ${named}`, false, id);
      countKind(truth.kind, false);
    }
    return;
  }
  const line = judged.lines[truth.first_slip];
  if (truth.row !== null) count('row', line.row === truth.row, id);
  if (truth.column !== null) count('entry', line.column === truth.column, id);
  if (truth.kind !== null && !truth.kind.startsWith('X')) {
    const accepted = [truth.kind, ...truth.also_acceptable].map((kind) => kind.split(' ')[0]);
    const isHit = line.explanations.some(({ slip }) => accepted.includes(slip));
    count(`kind, ${named}`, isHit, id);
    countKind(truth.kind, isHit);
    count('kind alone in first place', isHit && line.explanations.length === 1, id);
  }
  for (let index = truth.first_slip + 1; index < truth.verdicts.length; index++) {
    count('later lines', sameVerdict(truth.verdicts[index], judged.lines[index].verdict), `${id}:${index}`);
  }
  count('answer', truth.answer === judged.answer, id);
}

/** How many steps a line takes that names none is a matter of taste. */
function plain(verdict: string): string {
  return verdict === 'right-unnamed-steps' ? 'right' : verdict;
}

function sameVerdict(x: string, y: string): boolean {
  return plain(x) === plain(y);
}

function print(part: Part, ids: number, withKinds: boolean, withConfusion: boolean): void {
  const { lawfulJudgedWrong, shares, kinds, confused, untold } = scoresOf(part);
  process.stdout.write(
    `\n# ${part}\nlawful workings judged wrong: ${lawfulJudgedWrong.length} ${lawfulJudgedWrong.slice(0, ids).join(' ')}\n`,
  );
  for (const [name, share] of shares) {
    process.stdout.write(`${name}: ${share.text}${ids > 0 ? ` ${share.misses.slice(0, ids).join(' ')}` : ''}\n`);
  }
  if (withConfusion) {
    const named = (among: ReadonlyMap<string, readonly string[]>): void => {
      for (const [name, all] of [...among].toSorted(([, x], [, y]) => y.length - x.length))
        process.stdout.write(`  ${name}: ${all.length} ${all.slice(0, ids).join(' ')}\n`);
    };
    process.stdout.write('kinds of the labels, and what is said first in their place:\n');
    named(confused);
    process.stdout.write('lines that cannot be told, by the verdict of the label:\n');
    named(untold);
  }
  if (!withKinds) return;
  for (const [kind, share] of [...kinds].toSorted(([x], [y]) => x.localeCompare(y, 'en', { numeric: true }))) {
    if (share.hits < share.of)
      process.stdout.write(`  ${kind}: ${share.text} ${share.misses.slice(0, ids).join(' ')}\n`);
  }
}

if (import.meta.main) {
  const place = process.argv.indexOf('--ids');
  const ids = place < 0 ? 0 : Number(process.argv[place + 1]);
  for (const part of ['rows', 'values'] as const)
    print(part, ids, process.argv.includes('--kinds'), process.argv.includes('--confusion'));
}
