// Greek: the English names of Greek letters, for formats that write words.

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    ε: 'epsilon',
    ζ: 'zeta',
    η: 'eta',
    θ: 'theta',
    ι: 'iota',
    κ: 'kappa',
    λ: 'lambda',
    μ: 'mu',
    ν: 'nu',
    ξ: 'xi',
    ο: 'omicron',
    π: 'pi',
    ρ: 'rho',
    σ: 'sigma',
    ς: 'sigma',
    τ: 'tau',
    υ: 'upsilon',
    φ: 'phi',
    χ: 'chi',
    ψ: 'psi',
    ω: 'omega',
  }),
);

/** The name of a small or capital Greek letter and which of the two it is; null for all else. */
export function greekLetter(letter: string): { readonly name: string; readonly isCapital: boolean } | null {
  const name = NAMES.get(letter.toLowerCase());
  return name === undefined ? null : { name, isCapital: !NAMES.has(letter) };
}
