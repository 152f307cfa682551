// Characters beyond ASCII in a document of LaTeX: pdfLaTeX stops at each that is not declared.

/** What pdfLaTeX sets for a character, where its own tables lack one or have another. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['−', '\\ensuremath{-}'],
  ['×', '\\ensuremath{\\times}'],
  ['·', '\\ensuremath{\\cdot}'],
  ['÷', '\\ensuremath{\\div}'],
  ['±', '\\ensuremath{\\pm}'],
  ['≈', '\\ensuremath{\\approx}'],
  ['≠', '\\ensuremath{\\ne}'],
  ['≤', '\\ensuremath{\\le}'],
  ['≥', '\\ensuremath{\\ge}'],
  ['→', '\\ensuremath{\\to}'],
  ['↔', '\\ensuremath{\\leftrightarrow}'],
  ['√', '\\ensuremath{\\surd}'],
  ['∞', '\\ensuremath{\\infty}'],
  ['°', '\\ensuremath{^{\\circ}}'],
  ['²', '\\ensuremath{^{2}}'],
  ['³', '\\ensuremath{^{3}}'],
  ['ⁿ', '\\ensuremath{^{n}}'],
  ['⁻', '\\ensuremath{^{-}}'],
  ['¹', '\\ensuremath{^{1}}'],
  ['½', '\\ensuremath{\\tfrac12}'],
  ['ℂ', '\\ensuremath{\\mathbb{C}}'],
  ['ℝ', '\\ensuremath{\\mathbb{R}}'],
  ['ᵀ', '\\ensuremath{^{\\mathsf T}}'],
]);

/** Letters and signs that the encodings T1 and TS1 bring: Latin-1, most of Latin Extended-A, quotation marks and dashes. */
const SET_BY_ITSELF = /^[\u00A1-\u0107\u010A-\u0113\u0116-\u011D\u0139-\u013E\u0141-\u0148\u014A-\u0151‘’‚“”„–—…•€]$/u;

/** What stands for a character that pdfLaTeX has no font for. LuaLaTeX and XeLaTeX ask their fonts. */
const UNKNOWN = '\\textbf{?}';

/** The characters of a text beyond ASCII, each once with what pdfLaTeX is to set for it. Those that it sets by itself are left out. */
export function declaredCharacters(
  text: string,
  greek: ReadonlyMap<string, string>,
): readonly (readonly [character: string, command: string])[] {
  const found = new Set(text.match(/[^\p{ASCII}]/gu));
  return [...found].toSorted().flatMap((character) => {
    const known = KNOWN.get(character);
    if (known !== undefined) return [[character, known] as const];
    const letter = greek.get(character);
    if (letter !== undefined) return [[character, `\\ensuremath{\\${letter}}`] as const];
    return SET_BY_ITSELF.test(character) ? [] : [[character, UNKNOWN] as const];
  });
}
