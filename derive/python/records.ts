// What replies are made of, as classes.

import type { Form, Member } from '../form.ts';
import type { ClientModel } from '../model.ts';
import { brokenLines, docstring, formType, memberName, pascalCase } from './spelling.ts';

const IMPORTS = `
from typing import Any, Literal, Mapping, Optional, Tuple, Union

from .._record import Record, Steps
from .._shown_steps import ShownCompactStep, ShownStep
`;

/** The records that a notebook shows in a way of their own. */
const BASES: { readonly [record: string]: string } = { Step: 'ShownStep', CompactStep: 'ShownCompactStep' };

interface Class {
  readonly name: string;
  readonly description: string;
  readonly members: readonly Member[];
}

export function recordsModule({ envelope, details, records }: ClientModel): string {
  const named = records.flatMap(({ name, description, form }) =>
    form.kind === 'record'
      ? classesOf({ name, description: description ?? 'Part of a reply.', members: form.members })
      : [],
  );
  const maps = records.filter(({ form }) => form.kind !== 'record');
  const sections = { name: 'Sections', description: 'The sections of an envelope but the result.', members: envelope };
  const beside = {
    name: 'Details',
    description: 'What stands beside a compact result; None where it was not asked for.',
    members: details.map((member) => ({ ...member, required: member.name === 'steps' })),
  };
  return [
    IMPORTS,
    ...named.map(classCode),
    ...maps.map(({ name, form }) => `\n\n${name} = ${formType(form, name)}\n`),
    ...[...classesOf({ ...sections, members: envelope.map((member) => ({ ...member, required: true })) })].map(
      classCode,
    ),
    ...classesOf(beside).map(classCode),
  ].join('');
}

/** A class, and before it those of the records inside. */
function classesOf({ name, description, members }: Class): readonly Class[] {
  const inner = members.flatMap((member) =>
    recordsIn(member.form).flatMap((record) =>
      classesOf({
        name: innerName(name, member),
        description: member.description ?? `Part of ${name}.`,
        members: record,
      }),
    ),
  );
  return [...inner, { name, description, members }];
}

function innerName(outer: string, { name }: Member): string {
  return outer + pascalCase(name.split('_'));
}

function recordsIn(form: Form): readonly (readonly Member[])[] {
  if (form.kind === 'record') return [form.members];
  if (form.kind === 'list' || form.kind === 'map') return recordsIn(form.of);
  return form.kind === 'tuple' || form.kind === 'either' ? form.of.flatMap(recordsIn) : [];
}

function classCode({ name, description, members }: Class): string {
  const lines = members.map((member) => memberCode(name, member));
  return `

class ${name}(${BASES[name] ?? 'Record'}):
${docstring(brokenLines(description, '    '), '    ')}
${lines.join('')}`;
}

function memberCode(outer: string, member: Member): string {
  const { name, description, required, form } = member;
  const type = formType(form, innerName(outer, member));
  const whole = required || type.startsWith('Optional[') ? type : `Optional[${type}]`;
  const said = description === null ? '' : docstring(brokenLines(description, '    '), '    ');
  return `    ${memberName(name)}: ${whole}\n${said}`;
}
