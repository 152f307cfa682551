// Programs for the row echelon form in whole numbers: rows are multiplied crosswise, and common factors are divided out.

import type { Language, Working } from '../../../learning/implementation.ts';
import { SYMPY_PIVOT } from './programs-leading-ones.ts';

type Programs = { readonly [L in Exclude<Language, 'spreadsheet'>]: Working };

/** The least common denominators of the rows make the entries whole; doubles do not know them, so they are given. */
export function fractionFreePrograms(denominators: readonly bigint[]): Programs {
  const isWhole = denominators.every((denominator) => denominator === 1n);
  const each = denominators.join(', ');
  return {
    numpy: {
      imports: ['from math import gcd'],
      lines: [
        ...NUMPY,
        ...(isWhole
          ? []
          : [
              '# The common denominators of the rows make all entries whole.',
              `a = a * np.array([${denominators.map((denominator) => `[${denominator}]`).join(', ')}])`,
            ]),
      ],
      result: 'np.array(whole_echelon(a), dtype=float)',
    },
    sympy: { imports: ['from sympy import igcd, ilcm'], lines: SYMPY, result: 'e' },
    r: {
      lines: [
        ...R,
        ...(isWhole ? [] : ['# The common denominators of the rows make all entries whole.', `a <- a * c(${each})`]),
      ],
      result: 'whole_echelon(round(a))',
    },
    octave: {
      lines: isWhole
        ? ['e = a;', ...OCTAVE]
        : [
            '% The common denominators of the rows make all entries whole.',
            `e = round(diag([${denominators.join(' ')}]) * a);`,
            ...OCTAVE,
          ],
      result: 'e',
    },
    typescript: {
      lines: isWhole
        ? ['const whole = a;', ...TYPESCRIPT]
        : [
            '// The common denominators of the rows make all entries whole.',
            `const denominators = [${each}];`,
            'const whole = a.map((row, i) =>',
            '  row.map((x) => Math.round(x * denominators[i])),',
            ');',
            ...TYPESCRIPT,
          ],
      result: 'wholeEchelon(whole)',
    },
  };
}

const NUMPY = `def whole_echelon(a):
    """Row echelon form in whole numbers, without any fraction."""
    rows = [[round(x) for x in row] for row in a.tolist()]
    top = 0
    for column in range(len(rows[0])):
        found = [i for i in range(top, len(rows)) if rows[i][column] != 0]
        if not found:
            continue
        # 1 or -1 is the easiest pivot, else the first entry will do.
        units = [i for i in found if abs(rows[i][column]) == 1]
        if not units or found[0] == units[0]:
            chosen = found[0]
        else:
            chosen = min(units, key=lambda i: -rows[i][column])
        rows[top], rows[chosen] = rows[chosen], rows[top]
        pivot = rows[top][column]
        sign = 1 if pivot > 0 else -1
        for i in range(top + 1, len(rows)):
            entry = rows[i][column]
            if entry == 0:
                continue
            # Multiplied crosswise, the two entries in the column cancel.
            row = [
                sign * (pivot * x - entry * y)
                for x, y in zip(rows[i], rows[top])
            ]
            common = gcd(*row) or 1
            rows[i] = [x // common for x in row]
        top += 1
    return rows
`.split('\n');

const SYMPY = `# a.echelon_form() is free of fractions too, but chooses other pivots.
e = a.copy()
for i in range(e.rows):
    e[i, :] *= ilcm(1, *[x.q for x in e[i, :]])
row = 0
for column in range(e.cols):
    found = [i for i in range(row, e.rows) if e[i, column] != 0]
    if not found:
        continue
${SYMPY_PIVOT.units}
    e.row_swap(row, pivot)
    entry = e[row, column]
    for i in range(row + 1, e.rows):
        if e[i, column] == 0:
            continue
        # Multiplied crosswise, the two entries in the column cancel.
        crosswise = entry * e[i, :] - e[i, column] * e[row, :]
        common = igcd(0, *crosswise) or 1
        e[i, :] = crosswise / (common if entry > 0 else -common)
    row += 1`.split('\n');

const R = `gcd <- function(x, y) if (y == 0) abs(x) else gcd(y, x %% y)
whole_echelon <- function(e) {
  top <- 1
  for (column in seq_len(ncol(e))) {
    found <- which(seq_len(nrow(e)) >= top & e[, column] != 0)
    if (length(found) == 0) next
    # 1 or -1 is the easiest pivot, else the first entry will do.
    chosen <- found[1]
    units <- found[abs(e[found, column]) == 1]
    if (length(units) > 0 && !(chosen %in% units)) {
      chosen <- c(units[e[units, column] > 0], units)[1]
    }
    e[c(top, chosen), ] <- e[c(chosen, top), ]
    pivot <- e[top, column]
    for (i in which(seq_len(nrow(e)) > top & e[, column] != 0)) {
      # Multiplied crosswise, the two entries in the column cancel.
      row <- sign(pivot) * (pivot * e[i, ] - e[i, column] * e[top, ])
      e[i, ] <- row / max(1, Reduce(gcd, row, 0))
    }
    top <- top + 1
  }
  e
}`.split('\n');

const OCTAVE = `top = 1;
for column = 1:size(e, 2)
  below = top:size(e, 1);
  found = below(e(below, column) ~= 0);
  if isempty(found)
    continue
  end
  % 1 or -1 is the easiest pivot, else the first entry will do.
  chosen = found(1);
  units = found(abs(e(found, column)) == 1);
  if ~isempty(units) && chosen ~= units(1)
    candidates = [units(e(units, column) > 0), units];
    chosen = candidates(1);
  end
  e([top chosen], :) = e([chosen top], :);
  pivot = e(top, column);
  for i = top + 1:size(e, 1)
    if e(i, column) == 0
      continue
    end
    % Multiplied crosswise, the two entries in the column cancel.
    row = sign(pivot) * (pivot * e(i, :) - e(i, column) * e(top, :));
    common = 0;
    for x = row
      common = gcd(common, x);
    end
    e(i, :) = row / max(1, common);
  end
  top = top + 1;
end
e = e + 0;  % turns -0 into 0`.split('\n');

const TYPESCRIPT = `function gcd(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : gcd(y, x % y);
}
function wholeEchelon(a: number[][]): number[][] {
  const e = a.map((row) => [...row]);
  let top = 0;
  for (let column = 0; column < a[0].length; column++) {
    const found = e.map((_, i) => i).filter((i) => i >= top && e[i][column] !== 0);
    if (found.length === 0) continue;
    // 1 or -1 is the easiest pivot, else the first entry will do.
    const units = found.filter((i) => Math.abs(e[i][column]) === 1);
    const one = units.find((i) => e[i][column] === 1) ?? units[0];
    const chosen = units.includes(found[0]) ? found[0] : (one ?? found[0]);
    [e[top], e[chosen]] = [e[chosen], e[top]];
    const pivot = e[top][column];
    for (let i = top + 1; i < e.length; i++) {
      const entry = e[i][column];
      if (entry === 0) continue;
      // Multiplied crosswise, the two entries in the column cancel.
      const crosswise = e[i].map((x, j) => pivot * x - entry * e[top][j]);
      const common = Math.sign(pivot) * (crosswise.reduce(gcd, 0) || 1);
      e[i] = crosswise.map((x) => x / common);
    }
    top++;
  }
  return e;
}`.split('\n');
