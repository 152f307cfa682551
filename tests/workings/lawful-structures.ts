// Lawful workings on cofactors, factors, spectra, bases and entries, in several styles, drawn from a seed.

import {
  dot,
  type Draw,
  inBrackets,
  type Lawful,
  latex,
  list,
  pick,
  rows,
  spaced,
  type Vector,
  vector,
} from './lawful-texts.ts';

type Rows = readonly Vector[];

const turned = (m: Rows): Rows => m[0].map((_, j) => m.map((row) => row[j]));
const product = (x: Rows, y: Rows): Rows => x.map((row) => turned(y).map((column) => dot(row, column)));

function minor(a: Rows, i: number, j: number): number {
  const left = a.filter((_, row) => row !== i).map((row) => row.filter((_, column) => column !== j));
  return left.length === 1 ? left[0][0] : left[0][0] * left[1][1] - left[0][1] * left[1][0];
}

/** The matrix in one of the usual spellings. */
function written(draw: Draw, m: readonly (readonly (number | string)[])[]): string {
  return pick(draw, [rows, spaced, latex])(m);
}

function cofactors(draw: Draw): Lawful {
  const size = 2 + draw(2);
  const a = Array.from({ length: size }, () => vector(draw, size));
  const M = a.map((row, i) => row.map((_, j) => minor(a, i, j)));
  const C = M.map((row, i) => row.map((entry, j) => ((i + j) % 2 === 0 ? 1 : -1) * entry || 0));
  const [i, j] = [draw(size), draw(size)];
  const left = a.filter((_, row) => row !== i).map((row) => row.filter((_, column) => column !== j));
  const place = pick(draw, [`${i + 1}${j + 1}`, `_{${i + 1}${j + 1}}`, `_${i + 1}${j + 1}`, `_{${i + 1},${j + 1}}`]);
  const single =
    size === 3
      ? pick(draw, [
          `M${place} = |${left.map((row) => row.join(' ')).join('; ')}| = ${M[i][j]}`,
          `M${place} = ${inBrackets(left[0][0])}*${inBrackets(left[1][1])} - ${inBrackets(left[0][1])}*${inBrackets(left[1][0])} = ${M[i][j]}`,
          `\\(M${place} = \\begin{vmatrix}${left.map((row) => row.join(' & ')).join('\\\\')}\\end{vmatrix} = ${M[i][j]}\\)`,
          `C${place} = (-1)^(${i + 1}+${j + 1}) * ${inBrackets(M[i][j])} = ${C[i][j]}`,
        ])
      : `C${place} = ${C[i][j]}`;
  switch (draw(4)) {
    case 0:
      return { task: { operation: 'minors', a }, working: `${single}\nM = ${written(draw, M)}` };
    case 1:
      return { task: { operation: 'cofactors', a }, working: `${single}\nC = ${written(draw, C)}` };
    case 2:
      return {
        task: { operation: 'minors', a, row: i + 1, col: j + 1 },
        working: pick(draw, [single, `M = ${M[i][j]}\nC = ${C[i][j]}`, `minor = ${M[i][j]}, cofactor = ${C[i][j]}`]),
      };
    default:
      return {
        task: { operation: 'adjugate', a },
        working: pick(draw, [
          `M = ${written(draw, M)}\nC = ${written(draw, C)}\nadj(A) = ${written(draw, turned(C))}`,
          `adj A = ${written(draw, turned(C))}`,
          written(draw, turned(C)),
        ]),
      };
  }
}

function cholesky(draw: Draw): Lawful {
  const [p, q, r] = [1 + draw(4), draw(7) - 3, 1 + draw(4)];
  const L = [
    [p, 0],
    [q, r],
  ];
  const a = product(L, turned(L));
  const working = pick(draw, [
    `l11 = √${p * p} = ${p}\nl21 = ${p * q}/${p} = ${q}\nl22 = √(${q * q + r * r} - ${inBrackets(q)}^2) = ${r}\nL = ${written(draw, L)}`,
    `L = ${written(draw, L)}`,
    `L = [1 0; ${q}/${p} 1], D = [${p * p} 0; 0 ${r * r}]\nL = ${written(draw, L)}`,
    `L = ${written(draw, L)}\nL^T = ${written(draw, turned(L))}`,
  ]);
  return { task: { operation: 'cholesky', a }, working };
}

function ldlt(draw: Draw): Lawful {
  const [p, q, r] = [(1 + draw(4)) * (draw(2) === 0 ? 1 : -1), draw(7) - 3, draw(7) - 3];
  const L = [
    [1, 0],
    [q, 1],
  ];
  const a = product(
    product(L, [
      [p, 0],
      [0, r],
    ]),
    turned(L),
  );
  const working = pick(draw, [
    `d1 = ${p}\nl21 = ${p * q}/${inBrackets(p)} = ${q}\nd2 = ${a[1][1]} - ${inBrackets(q)}^2*${inBrackets(p)} = ${r}\nL = ${written(draw, L)}\nD = diag(${p}, ${r})`,
    `U = ${spaced([
      [p, p * q],
      [0, r],
    ])}\nL = ${written(draw, L)}\nD = ${spaced([
      [p, 0],
      [0, r],
    ])}`,
    `L = ${written(draw, L)}, D = diag(${p}, ${r})`,
  ]);
  return { task: { operation: 'ldlt', a }, working };
}

function lduOrPlu(draw: Draw): Lawful {
  const [p, q, m, r] = [1 + draw(4), draw(9) - 4, 1 + draw(4), 1 + draw(5)];
  const a = [
    [p, q],
    [m * p, m * q + r],
  ];
  if (draw(2) === 0) {
    const working = `L = [1 0; ${m} 1], D = diag(${p}, ${r}), U = [1 ${q}/${p}; 0 1]`;
    return { task: { operation: 'lu', a, kind: 'ldu' }, working };
  }
  const working = pick(draw, [
    `P = [1 0; 0 1]\nL = [1 0; ${m} 1]\nU = [${p} ${q}; 0 ${r}]`,
    `P = [0 1; 1 0]\nL = [1 0; 1/${m} 1]\nU = [${m * p} ${m * q + r}; 0 -${r}/${m}]`,
  ]);
  return { task: { operation: 'lu', a, kind: 'plu' }, working };
}

function otherNorm(draw: Draw): Lawful {
  const v = vector(draw, 2 + draw(3));
  const sizes = v.map(Math.abs);
  const total = sizes.reduce((all, size) => all + size, 0);
  if (draw(2) === 0) {
    const working = pick(draw, [
      `‖v‖_1 = ${sizes.join(' + ')} = ${total}`,
      `||v||_1 = ${v.map((entry) => `|${entry}|`).join(' + ')} = ${total}`,
      `$\\|v\\|_1 = ${total}$`,
    ]);
    return { task: { operation: 'norm', v, kind: '1' }, working };
  }
  const working = pick(draw, [
    `‖v‖∞ = max(${sizes.join(', ')}) = ${Math.max(...sizes)}`,
    `norm = ${Math.max(...sizes)}`,
  ]);
  return { task: { operation: 'norm', v, kind: 'inf' }, working };
}

function orthogonal(draw: Draw): Lawful {
  const [p, q] = [draw(9) - 4, 1 + draw(4)];
  const a = [
    [p, q],
    [q, p],
  ];
  const [low, high] = [p - q, p + q];
  const working = pick(draw, [
    `λ1 = ${low}, λ2 = ${high}\nx = -y\nv1 = (1, -1)\nv2 = (1, 1)\n‖v1‖ = √2\nQ = 1/√2 [1 1; -1 1]\nD = diag(${low}, ${high})`,
    `D = diag(${high}, ${low})\nQ = [1/√2 -1/√2; 1/√2 1/√2]`,
    `q1 = 1/√2 (1, 1), q2 = 1/√2 (-1, 1)\nQ = [√2/2 -√2/2; √2/2 √2/2], D = [${high} 0; 0 ${low}]`,
  ]);
  return { task: { operation: 'orthogonal-diagonalization', a }, working };
}

function singular(draw: Draw): Lawful {
  const [p, q] = [1 + draw(5), 1 + draw(5)];
  if (p === q || draw(2) === 0) {
    const a = [
      [0, -p],
      [p + 1, 0],
    ];
    const working = pick(draw, [
      `A^T A = [${(p + 1) ** 2} 0; 0 ${p ** 2}]\nσ1 = ${p + 1}, σ2 = ${p}\nv1 = (1, 0), v2 = (0, 1)\nu1 = (0, 1), u2 = (-1, 0)\nU = [0 -1; 1 0], S = diag(${p + 1}, ${p}), V = [1 0; 0 1]`,
      `S = [${p} 0; 0 ${p + 1}]\nV = [0 1; 1 0]\nU = [-1 0; 0 1]`,
    ]);
    return { task: { operation: 'svd', a }, working };
  }
  const a = [
    [3 * p, 4 * p],
    [-4 * q, 3 * q],
  ];
  const working = `AA^T = [${25 * p * p} 0; 0 ${25 * q * q}]\nΣ = diag(${5 * p}, ${5 * q})\nU = [1 0; 0 1]\nV^T = [3/5 4/5; -4/5 3/5]`;
  return { task: { operation: 'svd', a }, working };
}

function coordinates(draw: Draw): Lawful {
  const m = draw(7) - 3;
  const basis = [
    [1, m],
    [draw(5) - 2, 0],
  ].map((_, k, [first, second]) => (k === 0 ? first : [second[0], second[0] * m + 1]));
  const [c, d] = [1 + draw(5), draw(9) - 4];
  const v = [0, 1].map((k) => c * basis[0][k] + d * basis[1][k]);
  const [first, second] = [0, 1].map(
    (k) => `${basis[0][k]}c1 ${basis[1][k] < 0 ? '-' : '+'} ${Math.abs(basis[1][k])}c2 = ${v[k]}`,
  );
  const working = pick(draw, [
    `${first}\n${second}\nc1 = ${c}, c2 = ${d}`,
    `v = ${c}b1 ${d < 0 ? '-' : '+'} ${Math.abs(d)}b2`,
    `[v]_B = (${c}, ${d})`,
    `[${basis[0][0]} ${basis[1][0]} | ${v[0]}; ${basis[0][1]} ${basis[1][1]} | ${v[1]}]\n[1 0 | ${c}; 0 1 | ${d}]\nx = ${c}, y = ${d}`,
    `c = ${list([c, d])}`,
  ]);
  return { task: { operation: 'coordinates', basis, v }, working };
}

function change(draw: Draw): Lawful {
  const to = [
    [1, draw(5) - 2],
    [0, 1],
  ];
  const P = [vector(draw, 2), vector(draw, 2)];
  const from = turned(product(turned(to), P));
  if (from[0][0] * from[1][1] === from[0][1] * from[1][0]) return change(draw);
  const working = pick(draw, [
    `P = ${written(draw, P)}`,
    `[${to[0][0]} ${to[1][0]} | ${from[0][0]} ${from[1][0]}; ${to[0][1]} ${to[1][1]} | ${from[0][1]} ${from[1][1]}]\nP = ${spaced(P)}`,
    written(draw, P),
  ]);
  return { task: { operation: 'change-of-basis', from, to }, working };
}

function subspaces(draw: Draw): Lawful {
  const common = [1 + draw(4), draw(5), 0];
  const [u, w] = [
    [0, 0, 1],
    [0, 1, 1 + draw(3)],
  ];
  const factor = 1 + draw(3);
  const span = pick(draw, ['span', 'Lin', '']);
  const working = `dim U = 2, dim W = 2\nU + W = ${span}{(1, 0, 0), (0, 1, 0), (0, 0, 1)}\ndim(U+W) = 3\nU ∩ W = ${span}{${list(common.map((entry) => factor * entry))}}`;
  return { task: { operation: 'sum-and-intersection', u: [common, u], w: [common, w] }, working };
}

function rankFactors(draw: Draw): Lawful {
  const [p, q, m] = [1 + draw(4), draw(9) - 4, 1 + draw(4)];
  const a = [
    [p, p * q, 0],
    [m * p, m * p * q, 1],
  ];
  const working = pick(draw, [
    `rank = 2\nR = [1 ${q} 0; 0 0 1]\nC = [${p} 0; ${m * p} 1]`,
    `[1 ${q} 0; 0 0 1]\nC = [${p} 0; ${m * p} 1], R = [1 ${q} 0; 0 0 1]`,
  ]);
  return { task: { operation: 'rank-factorization', a }, working };
}

function jordan(draw: Draw): Lawful {
  const value = draw(9) - 4;
  const a = [
    [value + 1, 1],
    [-1, value - 1],
  ];
  const shift = value === 0 ? 'A' : `A ${value < 0 ? '+' : '-'} ${Math.abs(value)}I`;
  const polynomial = `λ² ${value > 0 ? '-' : '+'} ${Math.abs(2 * value)}λ + ${value * value}`;
  if (draw(2) === 0) {
    const working = pick(draw, [
      `p(λ) = ${polynomial}\nm(λ) = ${polynomial}`,
      ...(value === 0
        ? []
        : [`${shift} = [1 1; -1 -1]\n(${shift})^2 = [0 0; 0 0]\nm(λ) = (λ - ${inBrackets(value)})^2`]),
    ]);
    return { task: { operation: 'minimal-polynomial', a }, working };
  }
  const working = pick(draw, [
    `λ = ${value} (double)\nv1 = (1, -1), v2 = (1, 0)\nJ = [${value} 1; 0 ${value}]\nP = [1 1; -1 0]`,
    `p(λ) = ${polynomial}\nx + y = 0\nJ = ${written(draw, [
      [value, 1],
      [0, value],
    ])}`,
  ]);
  return { task: { operation: 'jordan', a }, working };
}

function entries(draw: Draw): Lawful {
  const a = [vector(draw, 2), vector(draw, 2)];
  const b = [
    [1 + draw(5), 1 + draw(5)],
    [1 + draw(5), 1 + draw(5)],
  ];
  switch (draw(4)) {
    case 0:
      return {
        task: { operation: 'divide-ew', a, b },
        working: written(
          draw,
          a.map((row, i) => row.map((entry, j) => `${entry}/${b[i][j]}`)),
        ),
      };
    case 1:
      return {
        task: { operation: 'raise-ew', a, b: 2 },
        working: spaced(a.map((row) => row.map((entry) => entry * entry))),
      };
    case 2:
      return { task: { operation: 'rot90', a }, working: written(draw, turned(a).toReversed()) };
    default:
      return { task: { operation: 'fliplr', a }, working: rows(a.map((row) => row.toReversed())) };
  }
}

function eigenvectors(draw: Draw): Lawful {
  const [low, k] = [draw(7) - 3, 1 + draw(4)];
  const high = low + k + 1;
  const a = [
    [high - 1, 1],
    [k, high - k],
  ];
  const working = pick(draw, [
    `λ = ${low}, ${high}\n-x + y = 0\nv = (1, 1)\nAv = (${high}, ${high})\n${k}x + y = 0\nw = (1, ${-k})\nP = [1 1; 1 ${-k}], D = diag(${high}, ${low})`,
    `E(${high}) = span{(2, 2)}\nE(${low}) = span{(1, ${-k})}\nD = [${low} 0; 0 ${high}]\nP = [1 1; ${-k} 1]`,
    `eigenvectors: (1, 1), (1, ${-k})\nP = ${spaced([
      [1, 1],
      [1, -k],
    ])}\nD = ${spaced([
      [high, 0],
      [0, low],
    ])}`,
  ]);
  return { task: { operation: 'diagonalize', a }, working };
}

export const STRUCTURES: readonly ((draw: Draw) => Lawful)[] = [
  cofactors,
  cholesky,
  ldlt,
  lduOrPlu,
  otherNorm,
  orthogonal,
  singular,
  coordinates,
  change,
  subspaces,
  rankFactors,
  jordan,
  entries,
  eigenvectors,
];
