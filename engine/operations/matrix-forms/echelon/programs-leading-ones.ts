// Programs for the row echelon form with leading ones. It depends on the pivots that are chosen, so they are chosen as in the
// worked solution: a library's own echelon form would be another one.

import type { Language, Working } from '../../../learning/implementation.ts';

/** Of the rows with an entry to be the pivot: a 1 or -1 where the working is done by hand, else the first one. */
export type PivotChoice = 'units' | 'first';

type Programs = { readonly [L in Exclude<Language, 'spreadsheet'>]: Working };

/** `order` names the rows from 0 in the order in which they are to stand at the beginning. */
export function leadingOnesPrograms(choice: PivotChoice, order: readonly number[] = []): Programs {
  const isMoved = order.some((row, place) => row !== place);
  const names = isMoved ? reordered(order) : { numpy: 'a', sympy: 'a', r: 'a', octave: 'a', typescript: 'a' };
  return {
    numpy: { lines: numpy(choice), result: `row_echelon(${names.numpy})` },
    sympy: { lines: sympy(choice, names.sympy), result: 'e' },
    r: { lines: r(choice), result: `row_echelon(${names.r})` },
    octave: { lines: octave(choice, names.octave), result: 'e' },
    typescript: { lines: typescript(choice), result: `rowEchelon(${names.typescript})` },
  };
}

function reordered(order: readonly number[]) {
  const [from0, from1] = [order.join(', '), order.map((row) => row + 1).join(', ')];
  return {
    numpy: `a[[${from0}]]`,
    sympy: `a[[${from0}], :]`,
    r: `a[c(${from1}), , drop = FALSE]`,
    octave: `a([${from1}], :)`,
    typescript: `[${from0}].map((i) => a[i])`,
  };
}

const numpy = (choice: PivotChoice): readonly string[] =>
  `def row_echelon(a):
    """Row echelon form with leading ones."""
    e = a.copy()
    # Rounding leaves tiny numbers where zeros are due: they are no pivots.
    tolerance = 1e-9 * np.abs(a).max()
    row = 0
    for column in range(e.shape[1]):
        below = e[row:, column]
        below[np.abs(below) <= tolerance] = 0
        found = row + np.flatnonzero(below)
        if found.size == 0:
            continue
${NUMPY_PIVOT[choice]}
        e[[row, pivot]] = e[[pivot, row]]
        e[row] /= e[row, column]
        e[row + 1:] -= np.outer(e[row + 1:, column], e[row])
        row += 1
    return e + 0.0  # turns -0.0 into 0.0
`.split('\n');

const NUMPY_PIVOT: { readonly [C in PivotChoice]: string } = {
  units: `        # By hand 1 or -1 is the easiest pivot, else the first entry will do.
        # Numerical libraries take the largest, against rounding errors.
        units = found[np.isclose(np.abs(e[found, column]), 1)]
        if units.size == 0 or found[0] == units[0]:
            pivot = found[0]
        else:
            pivot = min(units, key=lambda i: e[i, column] < 0)`,
  first: `        # The first entry, so that rows stay in place where they can.
        pivot = found[0]`,
};

const sympy = (choice: PivotChoice, given: string): readonly string[] =>
  `# a.echelon_form() is an echelon form too, but without leading ones.
e = ${given}.copy()
row = 0
for column in range(e.cols):
    found = [i for i in range(row, e.rows) if e[i, column] != 0]
    if not found:
        continue
${SYMPY_PIVOT[choice]}
    e.row_swap(row, pivot)
    e[row, :] /= e[row, column]
    for i in range(row + 1, e.rows):
        e[i, :] -= e[i, column] * e[row, :]
    row += 1`.split('\n');

/** The same in exact numbers, for all programs of SymPy. */
export const SYMPY_PIVOT: { readonly [C in PivotChoice]: string } = {
  units: `    # 1 or -1 is the easiest pivot, else the first entry will do.
    units = [i for i in found if abs(e[i, column]) == 1]
    if not units or found[0] == units[0]:
        pivot = found[0]
    else:
        pivot = min(units, key=lambda i: -e[i, column])`,
  first: '    pivot = found[0]',
};

const r = (choice: PivotChoice): readonly string[] =>
  `row_echelon <- function(e) {
  # Rounding leaves tiny numbers where zeros are due: they are no pivots.
  tolerance <- 1e-9 * max(abs(e))
  row <- 1
  for (column in seq_len(ncol(e))) {
    below <- seq_len(nrow(e)) >= row
    e[below & abs(e[, column]) <= tolerance, column] <- 0
    found <- which(below & e[, column] != 0)
    if (length(found) == 0) next
${R_PIVOT[choice]}
    e[c(row, pivot), ] <- e[c(pivot, row), ]
    e[row, ] <- e[row, ] / e[row, column]
    for (i in found[found > row]) {
      e[i, ] <- e[i, ] - e[i, column] * e[row, ]
    }
    row <- row + 1
  }
  e
}`.split('\n');

const R_PIVOT: { readonly [C in PivotChoice]: string } = {
  units: `    # By hand 1 or -1 is the easiest pivot, else the first entry will do.
    # Numerical libraries take the largest, against rounding errors.
    pivot <- found[1]
    units <- found[abs(abs(e[found, column]) - 1) < 1e-9]
    if (length(units) > 0 && !(pivot %in% units)) {
      pivot <- c(units[e[units, column] > 0], units)[1]
    }`,
  first: '    pivot <- found[1]',
};

const octave = (choice: PivotChoice, given: string): readonly string[] =>
  `e = ${given};
% Rounding leaves tiny numbers where zeros are due: they are no pivots.
tolerance = 1e-9 * max(abs(a(:)));
row = 1;
for column = 1:size(e, 2)
  below = row:size(e, 1);
  e(below(abs(e(below, column)) <= tolerance), column) = 0;
  found = below(e(below, column) ~= 0);
  if isempty(found)
    continue
  end
${OCTAVE_PIVOT[choice]}
  e([row pivot], :) = e([pivot row], :);
  e(row, :) = e(row, :) / e(row, column);
  for i = row + 1:size(e, 1)
    e(i, :) = e(i, :) - e(i, column) * e(row, :);
  end
  row = row + 1;
end
e = e + 0;  % turns -0 into 0`.split('\n');

const OCTAVE_PIVOT: { readonly [C in PivotChoice]: string } = {
  units: `  % By hand 1 or -1 is the easiest pivot, else the first entry will do.
  % Numerical libraries take the largest, against rounding errors.
  pivot = found(1);
  units = found(abs(abs(e(found, column)) - 1) < 1e-9);
  if ~isempty(units) && pivot ~= units(1)
    candidates = [units(e(units, column) > 0), units];
    pivot = candidates(1);
  end`,
  first: '  pivot = found(1);',
};

const typescript = (choice: PivotChoice): readonly string[] =>
  `function rowEchelon(a: number[][]): number[][] {
  const e = a.map((row) => [...row]);
  // Rounding leaves tiny numbers where zeros are due: they are no pivots.
  const tolerance = 1e-9 * Math.max(...a.flat().map(Math.abs));
  let top = 0;
  for (let column = 0; column < a[0].length; column++) {
    const found: number[] = [];
    for (let i = top; i < e.length; i++) {
      if (Math.abs(e[i][column]) > tolerance) found.push(i);
      else e[i][column] = 0;
    }
    if (found.length === 0) continue;
${TYPESCRIPT_PIVOT[choice]}
    [e[top], e[pivot]] = [e[pivot], e[top]];
    const divisor = e[top][column];
    e[top] = e[top].map((x) => x / divisor);
    for (let i = top + 1; i < e.length; i++) {
      const factor = e[i][column];
      e[i] = e[i].map((x, j) => x - factor * e[top][j]);
    }
    top++;
  }
  return e;
}`.split('\n');

const TYPESCRIPT_PIVOT: { readonly [C in PivotChoice]: string } = {
  units: `    // By hand 1 or -1 is the easiest pivot, else the first entry will do.
    // Numerical libraries take the largest, against rounding errors.
    const isOne = (x: number) => Math.abs(x - 1) < 1e-9;
    const units = found.filter((i) => isOne(Math.abs(e[i][column])));
    const one = units.find((i) => isOne(e[i][column])) ?? units[0];
    const pivot = units.includes(found[0]) ? found[0] : (one ?? found[0]);`,
  first: '    const pivot = found[0];',
};
