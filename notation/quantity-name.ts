// What students call a quantity, in one plain form: `\lVert v\rVert`, `||v||` and `|v|` are `‖v‖`, and `A^{T}A` is `A^TA`.

const SPELLINGS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\\(?:left|right|big|Big|,|;|!|quad|displaystyle)(?![a-zA-Z])/g, ''],
  [/\\(?:vec|mathbf|mathrm|boldsymbol|text|hat|operatorname|overrightarrow|underline)\s?(?=[{\\a-zA-Z])/g, ''],
  [/\\(?:lVert|rVert|Vert|\|)|\|\||∥/g, '‖'],
  [/\\(?:lvert|rvert|vert)(?![a-zA-Z])|\|/g, '‖'],
  [/\\(?:cdot|times|ast)(?![a-zA-Z])|[*•⋅×∙]/g, '·'],
  [/\\langle|⟨|<\s?(?=[a-zA-Z]\d?\s?,)/g, '('],
  [/\\rangle|⟩|(?<=,\s?[a-zA-Z]\d?\s?)>/g, ')'],
  [/(?<![a-zA-Z])\(\s?([a-zA-Z]_?\d?)\s?,\s?([a-zA-Z]_?\d?)\s?\)/g, '$1·$2'],
  [/\\(?:top|intercal)|⊤/g, 'T'],
  [/ᵀ|\^\s?\{?\s?[tT]\s?\}?/g, '^T'],
  [/⁻¹|\^\s?\{?\s?\(?\s?[-−–]\s?1\s?\)?\s?\}?/g, '^-1'],
  [/²|\^\s?\{?\s?2\s?\}?/g, '^2'],
  [/\\(?:varphi|phi)|ϕ/g, 'φ'],
  [/\\(?:theta|vartheta)|ϑ|(?<![a-z])theta/g, 'θ'],
  [/\\(?:alpha)(?![a-z])/g, 'α'],
  [/\\lambda|(?<![a-z])lambda/g, 'λ'],
  [/\\sigma|(?<![a-z])sigma/g, 'σ'],
  [/\\mu(?![a-z])/g, 'μ'],
  [/\\(?:bar|overline)\s?\{?\s?([a-zA-Z])\s?\}?/g, '$1̄'],
  [/\\?Delta/g, 'Δ'],
  [/[−–]/g, '-'],
  [/[_{}$\\\s&]/g, ''],
];

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const LONGEST = 80;

/** The plain form of a name; the same names are the same text. */
export function quantityName(written: string): string {
  const digits = written.slice(0, LONGEST).replaceAll(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)));
  return SPELLINGS.reduce((name, [pattern, to]) => name.replaceAll(pattern, to), digits);
}
