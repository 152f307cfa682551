// A line that was read, as the member of a body.

import type { Claim, Line, Term } from '@matrixsteps/notation/term.ts';
import { writeContent, writeRowOperation, writeTerm } from '@matrixsteps/notation/write-line.ts';

/** Null where the line holds nothing to judge: operations with nothing behind them. */
export function lineBody({ content, operations, role, factor, part }: Line): object | null {
  const held = contentBody(content);
  if (held === null) return null;
  return {
    ...(operations.length === 0 ? {} : { operations: operations.map(writeRowOperation) }),
    ...held,
    ...(role === null ? {} : { role }),
    ...(factor === null ? {} : { factor: writeTerm(factor) }),
    ...(part === undefined ? {} : { part }),
  };
}

function contentBody(content: Line['content']): object | null {
  switch (content.kind) {
    case 'matrix':
      if (content.unknowns !== undefined) return { equation: writeContent({ content, role: null, factor: null }) };
      return { matrix: cellsOf(content.rows) };
    case 'expression':
      return { expression: writeTerm(content.term) };
    case 'entries':
      return {
        entries: Object.fromEntries(
          content.entries.map(({ row, column, term }) => [`${row},${column}`, writeTerm(term)]),
        ),
      };
    case 'values':
      return { values: valuesBody(content.values) };
    case 'claim':
      return { claim: claimText(content.claim) };
    case 'operations':
    case 'unread':
      return null;
  }
}

type Values = Extract<Line['content'], { readonly kind: 'values' }>['values'];

/** By name; a list where a name stands for several, in one line or in lines below each other: `λ = 1`, `λ = 3`. */
function valuesBody(values: Values): { readonly [name: string]: string | readonly string[] | undefined } {
  const byName = Map.groupBy(values, ({ name }) => name);
  const members = [...byName].map(([name, given]) => {
    const written = given.flatMap(({ terms }) => terms.map((term) => writeTerm(term)));
    return [name, written.length === 1 ? written[0] : written] as const;
  });
  return Object.fromEntries(members);
}

/** The entries of a matrix as plain text. */
export function cellsOf(rows: readonly (readonly Term[])[]): readonly (readonly string[])[] {
  return rows.map((row) => row.map((term) => writeTerm(term)));
}

function claimText(claim: Claim): string {
  return claim.kind === 'rank' ? `rank: ${claim.value}` : claim.kind;
}
