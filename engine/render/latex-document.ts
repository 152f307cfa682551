// Sheets of exercises as whole documents of LaTeX, for pdfLaTeX, LuaLaTeX and XeLaTeX with packages that every distribution has.

import { type Block, foldBlock } from '../document/block.ts';
import type { Prose } from '../document/prose.ts';
import { escapeText, latex } from './latex.ts';
import { declaredCharacters } from './latex-characters.ts';
import { GREEK } from './latex-names.ts';
import type { NumberStyle } from './style.ts';

export interface DocumentExercise {
  readonly prompt: Prose;
  /** Lettered a, b, c ... */
  readonly choices: readonly Prose[];
  /** Empty where the document tells no answers. */
  readonly answer: Prose;
  readonly working: readonly Block[];
  readonly style: NumberStyle;
}

/** The exercises of one student or one version: they begin on a page of their own. */
export interface DocumentVersion {
  /** Which of several this is; null where there is one. */
  readonly label: string | null;
  /** Where the exercises are done in a browser. */
  readonly address: string;
  /** The address as the modules of a QR code, row by row; true is black. */
  readonly code: readonly (readonly boolean[])[];
  readonly exercises: readonly DocumentExercise[];
}

export interface SheetDocument {
  readonly title: string;
  /** What the document is beside its title, such as "Answer key"; null on the sheet itself, which has a line for a name and room to work. */
  readonly subtitle: string | null;
  readonly versions: readonly DocumentVersion[];
}

/** The document as the text of one file. Words of users (titles, addresses) are set as they are, whatever characters they have. */
export function latexDocument(document: SheetDocument): string {
  const body = document.versions.map((version) => versionText(document, version)).join('\n\\newpage\n');
  const declared = declaredCharacters(body, GREEK).map(
    ([character, command]) => `  \\DeclareUnicodeCharacter{${codeOf(character)}}{${command}}`,
  );
  return [...opening(declared), '\\begin{document}', body, '\\end{document}', ''].join('\n');
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/**
 * A formula that is a little wider than the line is made smaller; one that is much wider is broken at its relations, as in running text.
 */
const FORMULA = String.raw`\newsavebox{\sheetbox}
\newcommand{\sheetformula}[1]{%
  \sbox{\sheetbox}{$\displaystyle #1$}%
  \par\smallskip
  \ifdim\wd\sheetbox>1.4\linewidth
    {\raggedright\(\displaystyle #1\)\par}%
  \else\ifdim\wd\sheetbox>\linewidth
    {\centering\resizebox{\linewidth}{!}{\usebox{\sheetbox}}\par}%
  \else
    {\centering\usebox{\sheetbox}\par}%
  \fi\fi
  \smallskip}
\newcommand{\sheetanswer}[1]{%
  \sbox{\sheetbox}{\(#1\)}%
  \ifdim\wd\sheetbox>0.85\linewidth
    \textbf{Answer:}\par\nobreak\sheetformula{#1}%
  \else
    \textbf{Answer:} \usebox{\sheetbox}\par
  \fi}`;

/** The preamble, with the declarations that this text needs of pdfLaTeX. */
function opening(declared: readonly string[]): readonly string[] {
  return [
    '\\documentclass[11pt,a4paper]{article}',
    '\\usepackage{iftex}',
    '\\ifPDFTeX',
    '  \\usepackage[T1]{fontenc}',
    '  \\usepackage[utf8]{inputenc}',
    '  \\usepackage{textcomp}',
    '  \\usepackage{lmodern}',
    ...declared,
    '\\fi',
    '\\usepackage{amsmath}',
    '\\usepackage{amssymb}',
    '\\usepackage{graphicx}',
    '\\usepackage[margin=20mm]{geometry}',
    '\\setlength{\\parindent}{0pt}',
    '\\setlength{\\parskip}{4pt}',
    '\\setlength{\\emergencystretch}{3em}',
    '\\setcounter{MaxMatrixCols}{30}',
    FORMULA,
  ];
}

/** The widths of the heading and of the code beside it, as parts of the line. */
const HEADING = '0.72\\linewidth';
const CODE = '0.26\\linewidth';

/** The width of a module, so that a code is about 28 mm wide. */
const CODE_MILLIMETRES = 28;

/** Room to work on paper below each exercise; less of it where one more exercise fits on the page. */
const ROOM = '34mm minus 14mm';

function versionText({ title, subtitle }: SheetDocument, version: DocumentVersion): string {
  const { label, address, code, exercises } = version;
  const under = [subtitle, label].flatMap((text) => (text === null ? [] : [escapeText(text)]));
  const lines = [
    `\\begin{minipage}[t]{${HEADING}}\\vspace{0pt}`,
    `{\\Large\\bfseries ${escapeText(title)}\\par}`,
    ...(under.length === 0 ? [] : [`{\\large ${under.join(' \\textperiodcentered{} ')}\\par}`]),
    ...(subtitle === null ? ['\\vspace{6mm}', 'Name: \\hrulefill{} \\qquad Date: \\rule{30mm}{0.4pt}\\par'] : []),
    '\\vspace{3mm}',
    `{\\small ${breakable(address)}\\par}`,
    '\\end{minipage}\\hfill',
    `\\begin{minipage}[t]{${CODE}}\\vspace{0pt}\\raggedleft`,
    codeText(code),
    '\\end{minipage}',
    '\\par\\bigskip',
  ];
  const hasRoom = subtitle === null;
  return [...lines, ...exercises.map((exercise, index) => exerciseText(exercise, index + 1, hasRoom))].join('\n');
}

/** An address may be broken behind its strokes. */
function breakable(address: string): string {
  return `\\texttt{${address.split('/').map(escapeText).join('/\\allowbreak{}')}}`;
}

/** A QR code: one black box for each run of a row. They overlap a little, so that no hairline is seen between two rows. */
function codeText(code: readonly (readonly boolean[])[]): string {
  const size = code.length;
  if (size === 0) return '';
  const boxes = code.flatMap((row, index) =>
    runsOf(row).map(
      ([start, length]) => `\\put(${start},${size - 1 - index}){\\rule{${length}\\unitlength}{1.03\\unitlength}}`,
    ),
  );
  const millimetres = (CODE_MILLIMETRES / size).toFixed(3);
  return [
    `{\\setlength{\\unitlength}{${millimetres}mm}%`,
    `\\begin{picture}(${size},${size})`,
    ...boxes,
    '\\end{picture}}',
  ].join('\n');
}

/** The runs of true values: where each starts, and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  return row.flatMap((black, start) => {
    if (!black || (start > 0 && row[start - 1])) return [];
    const end = row.indexOf(false, start);
    return [[start, (end === -1 ? row.length : end) - start] as const];
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function exerciseText(exercise: DocumentExercise, number: number, hasRoom: boolean): string {
  const { prompt, choices, answer, working, style } = exercise;
  const sentence = (text: Prose): string => latex.prose(text, style);
  return [
    // Before an exercise that does not fit, rather than within it.
    '\\filbreak',
    `\\textbf{Exercise ${number}.} ${sentence(prompt)}\\par`,
    ...choices.map((choice, index) => `\\hspace*{1em}(${LETTERS[index]}) ${sentence(choice)}\\par`),
    ...working.map((block) => workingText(block, style)),
    ...answerText(answer, style),
    hasRoom ? `\\vspace*{${ROOM}}` : '\\medskip',
  ].join('\n');
}

function answerText(answer: Prose, style: NumberStyle): readonly string[] {
  const [first] = answer;
  if (first === undefined) return [];
  if (answer.length > 1 || typeof first === 'string' || first.kind === 'claim') {
    return [`\\textbf{Answer:} ${latex.prose(answer, style)}\\par`];
  }
  return [`\\sheetanswer{${latex.expression(first, style)}}`];
}

/** A block with its reason, as paragraphs. */
function workingText(block: Block, style: NumberStyle): string {
  const paragraph = (text: Prose): string => `${latex.prose(text, style)}\\par`;
  const content = foldBlock<Block['kind'], string>(block, {
    heading: ({ text }) => `\\medskip{\\bfseries ${latex.prose(text, style)}}\\par\\nobreak`,
    formula: ({ expression }) => `\\sheetformula{${latex.expression(expression, style)}}`,
    prose: ({ text }) => paragraph(text),
    figure: ({ text }) => paragraph(text),
    rule: () => `\\noindent${latex.block(block, style)}\\par`,
  });
  const { explain } = block;
  return explain === null ? content : `${content}\n{\\small\\itshape ${latex.prose(explain, style)}\\par}`;
}
