// A whole working as one text, plain or LaTeX, as its lines.

import { labelOf } from './labels.ts';
import { latexParts } from './latex-parts.ts';
import { isMathml, mathmlAsLatex } from './mathml.ts';
import { plainerText } from './plainer-text.ts';
import { bracketedMatrix } from './read-bracketed.ts';
import { factoredMatrix } from './read-factored.ts';
import { isLatexWorking, latexLines } from './read-latex.ts';
import { isAsked, plainLines } from './read-plain-lines.ts';
import { isUnread } from './read-row-operations.ts';
import { moved } from './read-rows.ts';
import { claimFor, claimLine } from './read-statement.ts';
import { eigenvaluesIn, equationGroups, solutionSet, systemLines, valuesOrSystem } from './read-values.ts';
import type { Line, LineRole } from './term.ts';
import { LONGEST_TEXT } from './tokens.ts';
import { readOrUnread, type Unread, unreadAt } from './unread.ts';
import { spelledFor } from './whole-text-spelling.ts';
import { type WorkingKind, workingKind } from './working-kind.ts';

/** Remarks are looked for in shorter texts. */
const LONGEST_WITH_REMARKS = 6000;

/** The lines of a working, in their order; or where it could not be read. What can be read in two ways is not read. */
export function readWorkingText(text: string, kind: WorkingKind = workingKind('')): readonly Line[] | Unread {
  if (text.length > LONGEST_TEXT) return unreadAt(text, 0, `A working has at most ${LONGEST_TEXT} characters.`);
  if (text.trim() === '') return unreadAt(text, 0, 'There is nothing in the text.');
  const spelled = spelledFor(text, kind);
  const read = readOrUnread(spelled, () => linesOf(spelled, kind));
  if (!isUnread(read) || text.length > LONGEST_WITH_REMARKS) return read;
  const plainer = plainerText(spelled, kind.mostEigenvalues);
  return plainer === spelled ? read : readOrUnread(plainer, () => linesOf(plainer, kind));
}

function linesOf(text: string, kind: WorkingKind): readonly Line[] {
  const claim = claimFor(text, kind);
  if (claim !== null) return [claimLine(claim)];
  if (isMathml(text)) return latexLines(mathmlAsLatex(text));
  if (isLatexWorking(text)) return linesOfLatex(text, kind);
  const solution = solutionSet(text.trim());
  if (solution !== null) return [solution];
  const matrix = bracketedMatrix(text) ?? factoredMatrix(text);
  if (matrix !== null) return [{ ...matrix, role: matrix.role ?? (isAsked(text, kind) ? 'answer' : roleIn(text)) }];
  const equations = kind.system === null ? null : systemLines(text, kind.system);
  if (equations !== null) return equations;
  const groups = equationGroups(text);
  if (groups.length > 1) return groups.flatMap((group) => moved(group.at, () => linesOf(group.text, kind)));
  const values = kind.hasVectors && text.includes('\n') ? null : valuesOrSystem(text);
  if (values !== null && (!text.includes('\n') || isOneConclusion(values, kind))) return [values];
  return plainLines(text, kind);
}

/** Whether lines below each other are one: not more eigenvalues than there are, and not more equations than the task has. */
function isOneConclusion(line: Line, { mostEigenvalues, system }: WorkingKind): boolean {
  const rows = line.content.kind === 'matrix' ? line.content.rows.length : 0;
  return eigenvaluesIn(line) <= mostEigenvalues && (system === null || rows <= system.equations);
}

function linesOfLatex(text: string, kind: WorkingKind): readonly Line[] {
  const parts = text.length > LONGEST_WITH_REMARKS ? [] : latexParts(text);
  if (parts.every(({ isLatex }) => isLatex)) return latexLines(text);
  return parts.flatMap(({ text: part, at, isLatex }) =>
    moved(at, () =>
      isLatex
        ? latexLines(part)
        : linesOf(part.replaceAll(/\$|\\(?=det\b)/g, ' ').replaceAll(/\\lambda\s?/g, 'λ'), kind),
    ),
  );
}

/** What a text calls itself in front; the name of a determinant or of a mean is none of a matrix. */
function roleIn(text: string): LineRole | null {
  const role = labelOf(text)?.role ?? null;
  return role === 'determinant' || role === 'mean' ? null : role;
}
