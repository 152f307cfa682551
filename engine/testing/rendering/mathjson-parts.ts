// MathJSON parts: the heads of functions and the symbols in a MathJSON value, and whether it is one at all.

/** What a MathJSON value is made of. */
export interface MathJsonParts {
  readonly heads: readonly string[];
  readonly symbols: readonly string[];
}

/** The parts of a value, which JSON text then holds as it is. @throws Error where it, or a part of it, is no MathJSON. */
export function partsOf(json: unknown): MathJsonParts {
  if (typeof json === 'number' && Number.isFinite(json)) return { heads: [], symbols: [] };
  if (typeof json === 'string') {
    // Any other text without an object around it is a string to some readers and a symbol to others.
    if (!ASCII_WORD.test(json)) throw new Error(`${json} is no symbol of MathJSON`);
    return { heads: [], symbols: [json] };
  }
  if (isList(json)) {
    const [head, ...operands] = json;
    if (typeof head !== 'string' || !ASCII_WORD.test(head)) throw new Error(`${JSON.stringify(head)} is no head`);
    const parts = operands.map(partsOf);
    return {
      heads: [head, ...parts.flatMap(({ heads }) => heads)],
      symbols: parts.flatMap(({ symbols }) => symbols),
    };
  }
  return partsOfObject(json);
}

/** {num: digits}, {str: text} or {sym: name}. */
function partsOfObject(json: unknown): MathJsonParts {
  const [entry, ...others] = Object.entries(json ?? {});
  const [key, value]: readonly unknown[] = entry ?? [];
  if (others.length === 0 && typeof value === 'string') {
    if (key === 'num' && DIGITS.test(value)) return { heads: [], symbols: [] };
    if (key === 'str') return { heads: [], symbols: [] };
    if (key === 'sym' && NAME.test(value)) return { heads: [], symbols: [value] };
  }
  throw new Error(`${JSON.stringify(json)} is no MathJSON`);
}

function isList(json: unknown): json is readonly unknown[] {
  return Array.isArray(json);
}

const ASCII_WORD = /^[A-Za-z][A-Za-z0-9_]*$/;
const NAME = /^\p{L}[\p{L}\p{N}_]*$/u;
const DIGITS = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/;
