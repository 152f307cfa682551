// What can be said of a document of LaTeX without compiling it: whether its commands are known, and what opens is closed.

/** The commands that documents of class sheets may have: those of LaTeX, amsmath, graphicx and iftex, and their own. */
const COMMANDS = new Set(
  (
    'documentclass usepackage ifPDFTeX fi DeclareUnicodeCharacter setlength setcounter newsavebox newcommand sbox usebox ' +
    'ifdim wd else linewidth par smallskip medskip bigskip raggedright centering raggedleft resizebox displaystyle begin end ' +
    'newpage vspace hspace hfill hrulefill qquad rule put unitlength parindent parskip emergencystretch filbreak nobreak allowbreak ' +
    'Large large small bfseries itshape textbf texttt text textperiodcentered textbackslash textasciitilde textasciicircum ' +
    'ensuremath mathbb mathrm mathit mathsf operatorname boldsymbol left right frac tfrac sqrt sum prod int cdot cdots times div pm circ ' +
    'to le ge ne approx leftrightarrow surd infty ldots vdots ddots lvert rvert lVert rVert vert Vert hline noindent ' +
    'sheetbox sheetformula sheetanswer det min max gcd exp log ln sin cos arccos tan dim ker ' +
    'alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon varphi chi psi omega ' +
    'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega'
  ).split(' '),
);

const ENVIRONMENTS = new Set('document minipage picture bmatrix vmatrix array aligned cases'.split(' '));

/** Each fault as a sentence; none of a document that holds together. */
export function structureFaults(latex: string): readonly string[] {
  return [...unknownCommands(latex), ...unclosed(latex), ...uneven(latex)];
}

function unknownCommands(latex: string): readonly string[] {
  const names = new Set([...latex.matchAll(/\\(?<name>[a-zA-Z]+)/g)].map(({ groups }) => groups?.['name'] ?? ''));
  return [...names].filter((name) => !COMMANDS.has(name)).map((name) => `\\${name} is no command of these documents`);
}

/** Environments and braces that are closed by something else, or not at all. */
function unclosed(latex: string): readonly string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [token] of latex.matchAll(/\\begin\{[a-z]+\}|\\end\{[a-z]+\}|\\[^a-zA-Z]|[{}]/g)) {
    const [, way, name = ''] = /^\\(?<way>begin|end)\{(?<name>[a-z]+)\}$/.exec(token) ?? [];
    if (way !== undefined && !ENVIRONMENTS.has(name)) faults.push(`${token} is no environment of these documents`);
    if (way === 'begin') open.push(name);
    else if (token === '{') open.push('{');
    else if (way === 'end' || token === '}') {
      const last = open.pop();
      if (last !== (token === '}' ? '{' : name)) faults.push(`${token} closes ${last ?? 'nothing'}`);
    }
  }
  return open.length === 0 ? faults : [...faults, `not closed: ${open.join(' ')}`];
}

/** Formulas and brackets that grow come in pairs. */
function uneven(latex: string): readonly string[] {
  const pairs = [
    [/\\\(/g, /\\\)/g],
    [/\\left(?![a-z])/g, /\\right(?![a-z])/g],
  ] as const;
  return pairs.flatMap(([left, right]) => {
    const [opened, closed] = [left, right].map((sign) => latex.match(sign)?.length ?? 0);
    return opened === closed ? [] : [`${left.source} ${opened} times, ${right.source} ${closed} times`];
  });
}
