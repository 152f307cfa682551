// Lines of programs that make the columns of a matrix perpendicular; columns that are combinations of those before them are left out.

/** `found` holds the perpendicular columns, `dependent` the positions of the others, from 1. In doubles what is left of a dependent column is tiny. */
export function numpyLines(matrix: string): readonly string[] {
  return [
    'found, dependent = [], []',
    `for place, column in enumerate(${matrix}.T, start=1):`,
    '    rest = column',
    '    for u in found:',
    '        rest = rest - (column @ u) / (u @ u) * u',
    '    if np.linalg.norm(rest) <= 1e-9 * np.linalg.norm(column):',
    '        dependent.append(place)',
    '    else:',
    '        found.append(rest)',
    'units = [u / np.linalg.norm(u) for u in found]',
  ];
}

export function sympyLines(matrix: string): readonly string[] {
  return [
    'found, dependent = [], []',
    `for place in range(${matrix}.cols):`,
    `    column = rest = ${matrix}.col(place)`,
    '    for u in found:',
    '        rest = rest - column.dot(u) / u.dot(u) * u',
    '    if rest.is_zero_matrix:',
    '        dependent.append(place + 1)',
    '    else:',
    '        found.append(rest)',
    'units = [u / u.norm() for u in found]',
  ];
}

export function rLines(matrix: string): readonly string[] {
  return [
    'found <- list()',
    'dependent <- c()',
    `for (place in seq_len(ncol(${matrix}))) {`,
    `  column <- rest <- ${matrix}[, place]`,
    '  for (u in found) rest <- rest - sum(column * u) / sum(u * u) * u',
    '  if (sum(rest^2) <= 1e-18 * sum(column^2)) {',
    '    dependent <- c(dependent, place)',
    '  } else {',
    '    found <- c(found, list(rest))',
    '  }',
    '}',
    'units <- lapply(found, function(u) u / sqrt(sum(u^2)))',
  ];
}

/** The perpendicular vectors are the columns of `found`, and the unit vectors those of `units`. */
export function octaveLines(matrix: string): readonly string[] {
  return [
    `found = zeros(size(${matrix}, 1), 0);`,
    'dependent = [];',
    `for place = 1:size(${matrix}, 2)`,
    `  column = ${matrix}(:, place);`,
    '  rest = column;',
    '  for k = 1:size(found, 2)',
    '    u = found(:, k);',
    "    rest = rest - (column' * u) / (u' * u) * u;",
    '  end',
    '  if norm(rest) <= 1e-9 * norm(column)',
    '    dependent = [dependent, place];',
    '  else',
    '    found = [found, rest];',
    '  end',
    'end',
    'units = found;',
    'for k = 1:size(found, 2)',
    '  units(:, k) = found(:, k) / norm(found(:, k));',
    'end',
  ];
}

export function typescriptLines(matrix: string): readonly string[] {
  return [
    'function dot(u: number[], v: number[]): number {',
    '  return u.reduce((sum, x, i) => sum + x * v[i], 0);',
    '}',
    'const found: number[][] = [];',
    'const dependent: number[] = [];',
    `const columns = ${matrix}[0].map((_, j) => ${matrix}.map((row) => row[j]));`,
    'columns.forEach((column, place) => {',
    '  let rest = column;',
    '  for (const u of found) {',
    '    const factor = dot(column, u) / dot(u, u);',
    '    rest = rest.map((x, i) => x - factor * u[i]);',
    '  }',
    '  if (dot(rest, rest) <= 1e-18 * dot(column, column)) dependent.push(place + 1);',
    '  else found.push(rest);',
    '});',
    'const units = found.map((u) => u.map((x) => x / Math.sqrt(dot(u, u))));',
  ];
}

/**
 * A formula of the unit vectors as columns: each of the columns at these places, from 0, without what the others before it leave.
 * Places of none make a 0.
 */
export function unitsFormula(matrix: string, places: readonly number[], last = (names: string) => names): string {
  if (places.length === 0) return `0 * SUM(${matrix})`;
  const steps = places.flatMap((place, k) => {
    const column = `CHOOSECOLS(${matrix}, ${place + 1})`;
    const taken = places.slice(0, k).map((_, other) => {
      const unit = `q_${other + 1}`;
      return ` - SUMPRODUCT(${column}, ${unit}) * ${unit}`;
    });
    return [`u_${k + 1}, ${column}${taken.join('')}`, `q_${k + 1}, u_${k + 1} / SQRT(SUMSQ(u_${k + 1}))`];
  });
  const units = places.map((_, k) => `q_${k + 1}`).join(', ');
  return `LET(${steps.join(', ')}, ${last(places.length === 1 ? units : `HSTACK(${units})`)})`;
}
