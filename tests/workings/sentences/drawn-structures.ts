// Workings on cofactors, factors, norms, spectra, bases and entries, each with one wrong line.

import { type Drawn, type Lines, stated, texts, vector, type Vector } from './drawn-lines.ts';
import type { Draw } from './drawn-values.ts';

type Rows = readonly Vector[];

const turned = (m: Rows): Rows => m[0].map((_, j) => m.map((row) => row[j]));
const dot = (x: Vector, y: Vector): number => x.reduce((all, entry, k) => all + entry * y[k], 0);
const product = (x: Rows, y: Rows): Rows => x.map((row) => turned(y).map((column) => dot(row, column)));
const all = (x: Rows, make: (entry: number, i: number, j: number) => number): Rows =>
  x.map((row, i) => row.map((entry, j) => make(entry, i, j)));
const isMinus = (i: number, j: number): boolean => (i + j) % 2 > 0;
const whole = (name: string, rows: Rows): Lines => [stated(name, texts(rows))];
const one = (name: string, value: number | string): Lines => [stated(name, String(value))];

function minor(a: Rows, i: number, j: number, sign = -1): number {
  const left = a.filter((_, row) => row !== i).map((row) => row.toSpliced(j, 1));
  return left.length === 1 ? left[0][0] : left[0][0] * left[1][1] + sign * left[0][1] * left[1][0];
}

function cofactorBody(draw: Draw): Drawn {
  const a = [
    [1 + draw(4), 2 + draw(4), -1 - draw(3)],
    [draw(3) + 1, 5 + draw(4), 2],
    [3, 1 + draw(5), 7 + draw(3)],
  ];
  const M = all(a, (_, i, j) => minor(a, i, j));
  const C = all(M, (entry, i, j) => (isMinus(i, j) ? -entry : entry));
  const off = all(C, (entry, i, j) => (i === 2 && j === 1 ? entry + 100 : entry));
  switch (draw(3)) {
    case 0:
      return {
        task: { operation: 'minors', a },
        wrong: [
          whole('M', C),
          whole('M', turned(M)),
          whole(
            'M',
            all(a, (_, i, j) => minor(a, i, j, 1)),
          ),
          one('M12', -M[0][1]),
          one('M21', M[0][1]),
          one('M23', minor(a, 1, 2, 1)),
          one('M11', -M[0][0]),
          one('M33', M[2][2] + 50),
        ],
      };
    case 1:
      return {
        task: { operation: 'cofactors', a },
        wrong: [
          whole('C', M),
          whole(
            'C',
            all(C, (entry) => -entry),
          ),
          whole(
            'C',
            all(C, (entry, i, j) => entry * a[i][j]),
          ),
          one('C12', M[0][1]),
          one('C22', -M[1][1]),
          one('C33', C[2][2] * a[2][2]),
          whole('C', off),
          whole(
            'C',
            all(C, (entry, i, j) => (i === 0 && j === 1 ? -entry : entry)),
          ),
        ],
      };
    default: {
      const det = dot(a[0], C[0]);
      return {
        task: { operation: 'adjugate', a },
        wrong: [
          whole('adj(A)', C),
          whole('adj(A)', turned(M)),
          whole('adj(A)', turned(a)),
          ...(det === 0
            ? []
            : [
                [
                  stated(
                    'adj(A)',
                    turned(C).map((row) => row.map((entry) => `${entry}/(${det})`)),
                  ),
                ],
              ]),
          whole('adj(A)', turned(off)),
        ],
      };
    }
  }
}

function adjugateOfTwoBody(draw: Draw): Drawn {
  const [p, q, r, s] = [1 + draw(4), 2 + draw(3), -1 - draw(3), 6 + draw(4)];
  const a = [
    [p, q],
    [r, s],
  ];
  return {
    task: { operation: 'adjugate', a },
    wrong: [
      whole('adj(A)', [
        [s, q],
        [r, p],
      ]),
      whole('adj(A)', [
        [p, -q],
        [-r, s],
      ]),
    ],
  };
}

const place = (i: number, j: number, value: number | string): Lines => one(`l${i}${j}`, value);

function choleskyBody(draw: Draw): Drawn {
  const [p, q, r] = [2 + draw(3), 1 + draw(4), 2 + draw(3)];
  const L = [
    [p, 0],
    [q, r],
  ];
  const a = product(L, turned(L));
  return {
    task: { operation: 'cholesky', a },
    wrong: [
      place(1, 1, p * p),
      place(2, 2, r * r),
      place(2, 2, `sqrt(${a[1][1]})`),
      place(2, 2, `sqrt(${a[1][1] + q * q})`),
      place(2, 1, p * q),
      place(2, 1, `${q}/${p}`),
      whole('L', turned(L)),
      whole('L', [
        [-p, 0],
        [-q, r],
      ]),
      [
        stated('L', [
          [`sqrt(${a[0][0]})`, '0'],
          [`sqrt(${a[1][0]})`, `sqrt(${a[1][1]})`],
        ]),
      ],
      [
        stated('L', [
          ['1', '0'],
          [`${q}/${p}`, '1'],
        ]),
      ],
      whole('L', [
        [p, 0],
        [q, r + 9],
      ]),
    ],
  };
}

function pivotBody(draw: Draw): Drawn {
  const [p, q, r] = [2 + draw(3), 1 + draw(4), 2 + draw(3)];
  const a = [
    [p, p * q],
    [p * q, p * q * q + r],
  ];
  return {
    task: { operation: 'ldlt', a },
    wrong: [
      whole('D', [
        [p, 0],
        [0, a[1][1]],
      ]),
      whole('L', [
        [1, q],
        [0, 1],
      ]),
      [
        stated('L', [
          [`sqrt(${p})`, '0'],
          [`${q}*sqrt(${p})`, `sqrt(${r})`],
        ]),
      ],
      whole('L', [
        [1, 0],
        [-q, 1],
      ]),
      one('d2', r + 30),
      one('l21', p * q),
    ],
  };
}

function kindOfFactorsBody(draw: Draw): Drawn {
  const [p, q, m, r] = [2 + draw(4), 1 + draw(9), 1 + draw(4), 2 + draw(5)];
  const a = [
    [p, q],
    [m * p, m * q + r],
  ];
  if (draw(2) === 0) {
    const exchanged = [
      [0, 1],
      [1, 0],
    ];
    return { task: { operation: 'lu', a, kind: 'lu' }, wrong: [whole('P', exchanged)] };
  }
  const upper = [
    [p, q],
    [0, r],
  ];
  return { task: { operation: 'lu', a, kind: 'ldu' }, wrong: [whole('U', upper), whole('L', upper)] };
}

const total = (x: Vector): number => x.reduce((sum, entry) => sum + entry, 0);

function normBody(draw: Draw): Drawn {
  const v = [1 + draw(5), -9 - draw(4), 2 + draw(4)];
  const sizes = v.map(Math.abs);
  const square = total(v.map((entry) => entry * entry));
  if (draw(2) === 0)
    return {
      task: { operation: 'norm', v, kind: '1' },
      wrong: [one('‖v‖1', `sqrt(${square})`), one('‖v‖1', total(v)), one('‖v‖1', Math.max(...sizes)), one('‖v‖1', 99)],
    };
  return {
    task: { operation: 'norm', v, kind: 'inf' },
    wrong: [one('‖v‖∞', Math.max(...v)), one('‖v‖∞', total(sizes)), one('‖v‖∞', `sqrt(${square})`)],
  };
}

function matrixNormBody(draw: Draw): Drawn {
  const a = [
    [1, -2 - draw(3)],
    [9 + draw(3), 20],
  ];
  const sum = a[1][0] + a[1][1];
  return { task: { operation: 'norm', a, kind: '1' }, wrong: [one('‖A‖1', sum), one('‖A‖1', 20)] };
}

const D = (x: number, y: number): object =>
  stated('D', [
    [String(x), '0'],
    ['0', String(y)],
  ]);

function symmetricBody(draw: Draw): Drawn {
  const [p, q] = [draw(9) - 4, 1 + draw(4)];
  const a = [
    [p, q],
    [q, p],
  ];
  const Q = stated('Q', [
    ['1/sqrt(2)', '1/sqrt(2)'],
    ['1/sqrt(2)', '-1/sqrt(2)'],
  ]);
  return {
    task: { operation: 'orthogonal-diagonalization', a },
    wrong: [
      whole('Q', [
        [1, 1],
        [1, -1],
      ]),
      [Q, D(p - q, p + q)],
      [D(p - q, p + q), Q],
      [D(p, p)],
    ],
  };
}

/** An eigenvalue with two eigenvectors that are not perpendicular. */
function repeatedBody(draw: Draw): Drawn {
  const p = 1 + draw(4);
  const a = [
    [p, p, p],
    [p, p, p],
    [p, p, p],
  ];
  const Q = [
    [1, 1, 1],
    [-1, 0, 1],
    [0, -1, 1],
  ];
  return { task: { operation: 'orthogonal-diagonalization', a }, wrong: [whole('Q', Q)] };
}

function singularBody(draw: Draw): Drawn {
  const [p, q] = [3 + draw(3), 2];
  const a = [
    [p, 0],
    [0, -q],
  ];
  const S = [
    [p, 0],
    [0, q],
  ];
  const unit = [
    [1, 0],
    [0, 1],
  ];
  return {
    task: { operation: 'svd', a },
    wrong: [
      one('σ1', p * p),
      whole('S', [
        [p * p, 0],
        [0, q * q],
      ]),
      whole('S', a),
      [stated('S', texts(S)), stated('V', texts(unit)), stated('U', texts(unit))],
      whole('V', [
        [2, 0],
        [0, 2],
      ]),
    ],
  };
}

function coordinatesBody(draw: Draw): Drawn {
  const basis = [
    [1, 1 + draw(3)],
    [2, -1 - draw(4)],
  ];
  const [c, d] = [2 + draw(3), 7 + draw(3)];
  const v = [0, 1].map((k) => c * basis[0][k] + d * basis[1][k]);
  const inRows = 1 * basis[1][1] - basis[0][1] * basis[1][0];
  const rows = [
    `(${v[0] * basis[1][1] - basis[0][1] * v[1]})/(${inRows})`,
    `(${v[1] - basis[1][0] * v[0]})/(${inRows})`,
  ];
  return {
    task: { operation: 'coordinates', basis, v },
    wrong: [
      whole('x', [v]),
      [stated('x', [rows])],
      whole('x', [[d, c]]),
      whole('x', [[0, 1].map((k) => basis[0][k] * v[0] + basis[1][k] * v[1])]),
      one('c1', c + 40),
    ],
  };
}

function changeBody(draw: Draw): Drawn {
  const from = [
    [1, 2 + draw(2)],
    [1, 4 + draw(3)],
  ];
  const to = [
    [1, 1],
    [0, 1],
  ];
  const [F, T] = [turned(from), turned(to)];
  const back = [
    [1, 0],
    [-1, 1],
  ];
  const P = product(back, F);
  const det = P[0][0] * P[1][1] - P[0][1] * P[1][0];
  const inverse = [
    [`${P[1][1]}/(${det})`, `${-P[0][1]}/(${det})`],
    [`${-P[1][0]}/(${det})`, `${P[0][0]}/(${det})`],
  ];
  return {
    task: { operation: 'change-of-basis', from, to },
    wrong: [
      [stated('P', inverse)],
      whole('P', F),
      whole('P', turned(P)),
      whole('P', product(F, back)),
      whole(
        'P',
        product(T, [
          [9, 9],
          [9, 9],
        ]),
      ),
    ],
  };
}

function subspaceBody(draw: Draw): Drawn {
  const m = 1 + draw(4);
  const u = [
    [1, m, 0],
    [0, 0, 1],
  ];
  const w = [
    [1, m, 0],
    [0, 1, 0],
  ];
  return {
    task: { operation: 'sum-and-intersection', u, w },
    wrong: [whole('sum', [[2, 2 * m, 0]]), one('dim(U+W)', 4), whole('intersection', [[0, 1, 1]])],
  };
}

/** Two lines in space, which span a plane. */
function planeBody(draw: Draw): Drawn {
  const [u, w] = [
    [1, 1 + draw(4), 0],
    [0, 1, 1 + draw(4)],
  ];
  const both = u.map((entry, k) => entry + w[k]);
  return {
    task: { operation: 'sum-and-intersection', u: [u], w: [w] },
    wrong: [whole('intersection', [u, w]), whole('sum', [u, w, both])],
  };
}

function rankBody(draw: Draw): Drawn {
  const [m, q] = [2 + draw(3), 1 + draw(4)];
  const a = [
    [1, q],
    [m, m * q],
  ];
  return {
    task: { operation: 'rank-factorization', a },
    wrong: [[stated('C', [['1'], ['0']])], [stated('C', [['1'], ['77']])]],
  };
}

function jordanBody(draw: Draw): Drawn {
  const value = 1 + draw(4);
  const a = [
    [value + 1, 1],
    [-1, value - 1],
  ];
  const J = stated('J', [
    [String(value), '1'],
    ['0', String(value)],
  ]);
  return {
    task: { operation: 'jordan', a },
    wrong: [
      whole('J', [
        [value, 0],
        [0, value],
      ]),
      [
        J,
        stated('P', [
          ['1', '1'],
          ['0', '-1'],
        ]),
      ],
    ],
  };
}

/** Two blocks of one eigenvalue. */
function blocksBody(draw: Draw): Drawn {
  const value = draw(4);
  const rows = (last: number): Rows => [
    [value, 1, 0],
    [0, value, last],
    [0, 0, value],
  ];
  return { task: { operation: 'jordan', a: rows(0) }, wrong: [whole('J', rows(1))] };
}

function minimalBody(draw: Draw): Drawn {
  const value = 1 + draw(4);
  const a = [
    [value + 1, 1],
    [-1, value - 1],
  ];
  return { task: { operation: 'minimal-polynomial', a }, wrong: [one('m(λ)', `λ - ${value}`)] };
}

function multipleBody(draw: Draw): Drawn {
  const value = 1 + draw(4);
  const a = [
    [value, 0],
    [0, value],
  ];
  return { task: { operation: 'minimal-polynomial', a }, wrong: [one('m(λ)', `(λ - ${value})^2`)] };
}

function entriesBody(draw: Draw): Drawn {
  const a = [
    [2 + draw(3), 3],
    [5, 7 + draw(3)],
  ];
  const b = [
    [3, 5],
    [2, 4 + draw(3)],
  ];
  if (draw(2) === 0)
    return {
      task: { operation: 'divide-ew', a, b },
      wrong: [
        [
          stated(
            'C',
            a.map((row, i) => row.map((entry, j) => `${b[i][j]}/${entry}`)),
          ),
        ],
        whole(
          'C',
          all(a, (entry, i, j) => entry * b[i][j]),
        ),
        [
          stated(
            'C',
            a.map((row, i) => row.map((entry, j) => (i + j === 0 ? '88' : `${entry}/${b[i][j]}`))),
          ),
        ],
      ],
    };
  if (draw(2) === 0) {
    const negative = [[-2 - draw(3), 3]];
    return {
      task: { operation: 'raise-ew', a: negative, b: 4 },
      wrong: [[stated('C', texts([[-(negative[0][0] ** 4), 81]]))]],
    };
  }
  return {
    task: { operation: 'raise-ew', a, b },
    wrong: [
      whole(
        'C',
        all(a, (entry, i, j) => entry * b[i][j]),
      ),
      whole(
        'C',
        all(a, (entry, i, j) => b[i][j] ** entry),
      ),
    ],
  };
}

function movedBody(draw: Draw): Drawn {
  const a = [vector(draw, 3), [11, 12, 13]];
  const clockwise = turned(a).map((row) => row.toReversed());
  const square = [
    [1, 2 + draw(4)],
    [8, 9],
  ];
  const lower = [
    [1, 0],
    [8, 9],
  ];
  switch (draw(3)) {
    case 0:
      return { task: { operation: 'rot90', a }, wrong: [whole('B', clockwise), whole('B', turned(a))] };
    case 1:
      return {
        task: { operation: 'fliplr', a: square },
        wrong: [whole('B', square.toReversed()), whole('B', turned(square))],
      };
    default:
      return { task: { operation: 'triu', a: square }, wrong: [whole('B', lower)] };
  }
}

export const STRUCTURE_BODIES: readonly ((draw: Draw) => Drawn)[] = [
  cofactorBody,
  cofactorBody,
  cofactorBody,
  adjugateOfTwoBody,
  choleskyBody,
  choleskyBody,
  pivotBody,
  kindOfFactorsBody,
  normBody,
  normBody,
  matrixNormBody,
  symmetricBody,
  repeatedBody,
  singularBody,
  coordinatesBody,
  changeBody,
  subspaceBody,
  planeBody,
  rankBody,
  jordanBody,
  blocksBody,
  minimalBody,
  multipleBody,
  entriesBody,
  movedBody,
];
