// The members of replies that hold data, whose names a client leaves unchanged.

import type { Form, Member } from '../form.ts';
import type { ClientModel } from '../model.ts';

export function namingModule(model: ClientModel): string {
  const levels = levelsOf(model);
  const data = [...levels].filter(([, level]) => level === 'data').map(([name]) => name);
  const maps = [...levels].filter(([, level]) => typeof level === 'number' && level > 0);
  return `
/** Members of replies that hold data: nothing inside is renamed. */
export const DATA: ReadonlySet<string> = new Set(${JSON.stringify(data)});

/** Members of replies whose own members have names that are data, to this depth. */
export const MAPS: ReadonlyMap<string, number> = new Map(${JSON.stringify(maps)});
`;
}

/** To which depth the names are data: all levels, or this number of them. */
type Level = 'data' | number;

/** The level of each member that replies may have. @throws Error where members of one name differ */
function levelsOf({ envelope, details, records }: ClientModel): ReadonlyMap<string, Level> {
  const levels = new Map<string, Level>([
    ['answer', 'data'],
    ['exact', 'data'],
  ]);
  const known = new Map(records.map(({ name, form }) => [name, form]));
  const visit = ({ name, form }: Member): void => {
    const level = levelOf(form, known);
    // What looks the same in both spellings may be data elsewhere.
    if (level !== 0 || hasOtherSpelling(form, known)) {
      if ((levels.get(name) ?? level) !== level) throw new Error(`members called ${name} are data here, but not there`);
      levels.set(name, level);
    }
    for (const member of membersIn(form)) visit(member);
  };
  for (const member of [...envelope, ...details]) visit(member);
  for (const member of records.flatMap(({ form }) => membersIn(form))) visit(member);
  return levels;
}

function levelOf(form: Form, known: ReadonlyMap<string, Form>): Level {
  if (form.kind === 'anything') return 'data';
  if (form.kind === 'reference') return levelOf(known.get(form.name) ?? { kind: 'anything' }, known);
  if (form.kind === 'either') {
    const levels = form.of.filter(({ kind }) => kind !== 'nothing').map((inner) => levelOf(inner, known));
    return levels.find((level) => level !== 0) ?? 0;
  }
  if (form.kind !== 'map') return 0;
  const inner = levelOf(form.of, known);
  return inner === 'data' || form.of.kind === 'text' ? 'data' : inner + 1;
}

/** Whether a name inside is spelt otherwise by the client. */
function hasOtherSpelling(form: Form, known: ReadonlyMap<string, Form>, seen: readonly string[] = []): boolean {
  if (form.kind === 'reference') {
    const whole = known.get(form.name);
    const isNew = whole !== undefined && !seen.includes(form.name);
    return isNew && hasOtherSpelling(whole, known, [...seen, form.name]);
  }
  const inner = form.kind === 'list' || form.kind === 'map' ? [form.of] : [];
  const several = form.kind === 'tuple' || form.kind === 'either' ? form.of : inner;
  return (
    several.some((one) => hasOtherSpelling(one, known, seen)) ||
    (form.kind === 'record' &&
      form.members.some((member) => member.name.includes('_') || hasOtherSpelling(member.form, known, seen)))
  );
}

/** The members of a record, wherever it stands inside the form. */
function membersIn(form: Form): readonly Member[] {
  if (form.kind === 'record') return form.members;
  if (form.kind === 'list' || form.kind === 'map') return membersIn(form.of);
  return form.kind === 'tuple' || form.kind === 'either' ? form.of.flatMap(membersIn) : [];
}
