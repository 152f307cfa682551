// Which unknown belongs to which column: by their numbers, else x, y, z and the others behind them.

/** The usual order of letters that are no numbers of unknowns; w is first or last. */
const USUAL = 'xyztuvrs';

/**
 * The unknowns in the order of the columns, from those of each equation as they come in it; null where there are none, or where nothing
 * says whether w stands before x or behind z.
 */
export function orderedUnknowns(equations: readonly (readonly string[])[]): readonly string[] | null {
  const names = [...new Set(equations.flat())];
  if (names.length === 0) return null;
  const sorted = names.toSorted(byName);
  if (!names.includes('w') || !names.includes('x')) return sorted;
  const places = equations
    .filter((equation) => equation.length > 2 && equation.includes('w') && equation.includes('x'))
    .map((equation) => equation.indexOf('w') < equation.indexOf('x'));
  const [isFirst] = places;
  if (isFirst === undefined || places.some((place) => place !== isFirst)) return null;
  const others = sorted.filter((name) => name !== 'w');
  return isFirst ? ['w', ...others] : [...others, 'w'];
}

function byName(a: string, b: string): number {
  const [one, other] = [USUAL.indexOf(a), USUAL.indexOf(b)];
  if (a.length === 1 && b.length === 1 && one >= 0 && other >= 0) return one - other;
  return a.localeCompare(b, 'en', { numeric: true });
}
