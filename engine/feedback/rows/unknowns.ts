// Which unknown belongs to which column. A task does not name its unknowns, so the custom of the field decides.

const CUSTOMARY = 'xyzwuvtsr';

/** The names in the order of the columns, from the order in which the student gives them; null where two orders are usual. */
export function columnOrder(given: readonly string[]): readonly string[] | null {
  const orders = [numbered(given), customary(given), alphabetical(given)].filter((order) => order !== null);
  if (orders.length === 0 || orders.some((order) => areSame(order, given))) return given;
  return orders.every((order) => areSame(order, orders[0])) ? orders[0] : null;
}

/** x_1, x_2, ... by their numbers. */
function numbered(names: readonly string[]): readonly string[] | null {
  const parts = names.flatMap((name) => {
    const found = /^(.*?)_?(\d{1,3})$/u.exec(name);
    return found === null ? [] : [{ name, stem: found[1], number: Number(found[2]) }];
  });
  if (parts.length < names.length || parts.some(({ stem }) => stem !== parts[0].stem)) return null;
  return parts.toSorted((one, other) => one.number - other.number).map(({ name }) => name);
}

/** x, y, z, w, ... */
function customary(names: readonly string[]): readonly string[] | null {
  if (!names.includes('x') || names.some((name) => name.length !== 1 || !CUSTOMARY.includes(name))) return null;
  return names.toSorted((one, other) => CUSTOMARY.indexOf(one) - CUSTOMARY.indexOf(other));
}

function alphabetical(names: readonly string[]): readonly string[] | null {
  if (names.some((name) => !/^\p{L}$/u.test(name))) return null;
  return names.toSorted((one, other) => (one < other ? -1 : 1));
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((name, index) => name === other[index]);
}
