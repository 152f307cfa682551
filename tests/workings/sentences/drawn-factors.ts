// Workings for factors, orthogonal vectors, least squares, eigenvalues, verdicts and steady states, each with one wrong line.

import { dot, type Drawn, type Lines, squares, stated, texts, vector, type Vector } from './drawn-lines.ts';
import type { Draw } from './drawn-values.ts';

function lower(entry: number): readonly Vector[] {
  return [
    [1, 0],
    [entry, 1],
  ];
}

function luBody(draw: Draw): Drawn {
  const [p, q, m, r] = [1 + draw(4), draw(9) - 4, 1 + draw(4), 1 + draw(5)];
  const a = [
    [p, q],
    [m * p, m * q + r],
  ];
  const upper = [
    [p, q],
    [0, r],
  ];
  const wrong: readonly Lines[] = [
    [stated('U', texts(upper)), stated('L', texts(lower(-m)))],
    [stated('L', texts(upper))],
    [
      stated('L', [
        ['0', '0'],
        [String(m), '0'],
      ]),
    ],
    [stated('U', texts(lower(m)))],
    [
      stated('U', [
        [String(p), String(q)],
        ['0', String(r + 1)],
      ]),
    ],
    [stated('l21', String(-m))],
  ];
  return { task: { operation: 'lu', a }, wrong };
}

function schmidtBody(draw: Draw): Drawn {
  const u = vector(draw, 2);
  const across = [-u[1], u[0]];
  const v = u.map((entry, k) => 2 * entry + across[k]);
  const [uv, uu, vv] = [dot(u, v), squares(u), squares(v)];
  const second = (factor: string, sign = '-'): object =>
    stated('u2', [v.map((entry, k) => `${entry} ${sign} (${factor})*(${u[k]})`)]);
  const wrong: readonly Lines[] = [
    [second(uv)],
    [second(`(${uv})/sqrt(${uu})`)],
    [second(`(${uv})/(${uu})`, '+')],
    [stated('u2', [u.map((entry) => `(${uv})/(${uu})*(${entry})`)])],
    [second(`(${uv})/(${vv})`)],
    [stated('u2', [['1', '99']])],
    [stated('q1', texts([u]))],
    [stated('q1', [u.map((entry) => `(${entry})/(${uu})`)])],
    [stated('q2', [['1', '1/3']])],
  ];
  return { task: { operation: 'gram-schmidt', vectors: [u, v] }, wrong };
}

/** Of three vectors the third is projected on the given ones. */
function thirdVectorBody(draw: Draw): Drawn {
  const given = [
    [1, 1, 0],
    [1 + draw(4), 0, 1],
    [0, 1, 1 + draw(3)],
  ];
  const [first, second, third] = given;
  const share = (v: Vector): string => `(${dot(third, v)})/(${squares(v)})`;
  const off = third.map((entry, j) => `${entry} - ${share(first)}*${first[j]} - ${share(second)}*${second[j]}`);
  return { task: { operation: 'gram-schmidt', vectors: given }, wrong: [[stated('u3', [off])]] };
}

function qrBody(draw: Draw): Drawn {
  const [p, q, r] = [1 + draw(4), draw(9) - 4, 1 + draw(5)];
  const a = [
    [3 * p, 3 * q + 4 * r],
    [4 * p, 4 * q - 3 * r],
  ];
  const Q = [
    ['3/5', '4/5'],
    ['4/5', '-3/5'],
  ];
  const wrong: readonly Lines[] = [
    [
      stated('Q', Q),
      stated('R', [
        [`${5 * p}`, '0'],
        [`${5 * q}`, `${5 * r}`],
      ]),
    ],
    [
      stated('Q', Q),
      stated('R', [
        [`${5 * p}`, `${5 * q}`],
        ['0', `${5 * r + 1}`],
      ]),
    ],
    [
      stated('Q', [
        ['3/5', '4/5'],
        ['4/5', '3/5'],
      ]),
    ],
    [
      stated('R', [
        ['1', '2'],
        ['0', '77'],
      ]),
    ],
  ];
  return { task: { operation: 'qr', a }, wrong };
}

function product(x: Vector, y: Vector): number {
  return x.reduce((all, entry, k) => all + entry * y[k], 0);
}

function squaresBody(draw: Draw): Drawn {
  const a = [0, 2, 4].map((t) => [1, t + draw(2)]);
  const b = vector(draw, 3);
  const columns = [0, 1].map((j) => a.map((one) => one[j]));
  const gram = columns.map((x) => columns.map((y) => product(x, y)));
  const moments = columns.map((x) => product(x, b));
  const [[p, q], [, s]] = gram;
  const size = p * s - q * q;
  const [x, y] = [s * moments[0] - q * moments[1], p * moments[1] - q * moments[0]];
  const fitted = a.map((one) => `(${one[0] * x} + ${one[1] * y})/${size}`);
  const wrong: readonly Lines[] = [
    [stated('A^TA', texts(a.map((one) => a.map((other) => product(one, other)))))],
    [
      stated('A^TA', [
        [`${p}`, `${q}`],
        [`${q}`, `${s + 1}`],
      ]),
    ],
    [stated('A^Tb', [[`${moments[0]}`], [`${moments[1] + 1}`]])],
    [stated('x', texts([moments]))],
    [stated('x', texts([gram.map((one) => product(one, moments))]))],
    [stated('x', [['1/7', '2/7']])],
    [stated('r', [fitted.map((entry, k) => `${entry} - (${b[k]})`)])],
    [stated('p', [['1', '2', '1/9']])],
  ];
  return { task: { operation: 'least-squares', a, b }, wrong };
}

function projectionBody(draw: Draw): Drawn {
  const u = vector(draw, 2);
  const outer = (make: (text: string) => string): readonly (readonly string[])[] =>
    u.map((x) => u.map((y) => make(`${x}*${y}`)));
  const uu = squares(u);
  const rest = u.map((x, i) => u.map((y, j) => `${i === j ? 1 : 0} - (${x}*${y})/(${uu})`));
  const wrong: readonly Lines[] = [
    [
      stated(
        'P',
        outer((text) => text),
      ),
    ],
    [
      stated(
        'P',
        outer((text) => `${text}/sqrt(${uu})`),
      ),
    ],
    [stated('P', rest)],
    [
      stated('P', [
        ['1', '1/9'],
        ['0', '1'],
      ]),
    ],
  ];
  return { task: { operation: 'projection-matrix', a: u.map((entry) => [entry]) }, wrong };
}

/** With the eigenvectors (1, 1) and (1, -k). */
function eigenBody(draw: Draw): Drawn {
  const [x, k] = [1 + draw(4), 1 + draw(4)];
  const y = x + k + 1;
  const low = y - 1 - k;
  const a = [
    [y - 1, 1],
    [k, y - k],
  ];
  const P = texts([
    [1, 1],
    [1, -k],
  ]);
  const inOrder = texts([
    [low, 0],
    [0, y],
  ]);
  const [sum, det, diagonal] = [y + low, y * low, (y - 1) * (y - k)];
  const wrong: readonly Lines[] = [
    [stated('P', P), stated('D', inOrder)],
    [stated('D', inOrder), stated('P', P)],
    [stated('λ', texts([[-low, -y]]))],
    [stated('λ', texts([[y - 1, y - k]]))],
    [stated('λ1', String(y + 17))],
    [stated('v1', texts([[1, k]]))],
    [stated('v1', texts([[2, 7 * k + 3]]))],
    [
      stated('P', P),
      stated('P^-1', [
        [`${-k}`, '-1'],
        ['-1', '1'],
      ]),
    ],
    [
      stated(
        'P',
        [
          ['1', '1'],
          ['1', `${-k}`],
        ]
          .toReversed()
          .map((one) => [one[0], `${-k * Number(one[1])}`]),
      ),
    ],
    [stated('p(λ)', `λ^2 + ${sum}*λ + ${det}`)],
    [stated('p(λ)', `λ^2 - ${sum}*λ + ${diagonal + k}`)],
    [stated('p(λ)', `λ^2 - ${sum}*λ + ${diagonal}`)],
    [
      stated('D', [
        ['1', '2'],
        ['0', '3'],
      ]),
    ],
  ];
  return { task: { operation: 'diagonalize', a }, wrong };
}

/** Its eigenvectors are (2, 1) and (1, 1), which are no columns as they stand in the rows. */
function rowsForColumnsBody(draw: Draw): Drawn {
  const [p, q] = [1 + draw(4), 6 + draw(4)];
  const a = [
    [2 * p - q, 2 * q - 2 * p],
    [p - q, 2 * q - p],
  ];
  return {
    task: { operation: 'diagonalize', a },
    wrong: [
      [
        stated('P', [
          ['2', '1'],
          ['1', '1'],
        ]),
      ],
      [
        stated('P', [
          ['4', '2'],
          ['1', '1'],
        ]),
      ],
    ],
  };
}

function definitenessBody(draw: Draw): Drawn {
  const [p, q, r] = [1 + draw(5), draw(9) - 4, 1 + draw(5)];
  const sign = draw(2) === 0 ? -1 : 1;
  const a = [
    [sign * p, q],
    [q, sign * r],
  ];
  const words = ['positive definite', 'negative definite', 'indefinite', 'positive semidefinite'];
  const wrong: readonly Lines[] = [
    ...words.map((name) => [{ expression: name }]),
    [stated('Δ2', String(p * r - q * q + 1)), stated('Δ1', '99')],
  ];
  return { task: { operation: 'definiteness', a }, wrong };
}

function verdictBody(draw: Draw): Drawn {
  const u = vector(draw, 2);
  const vectors = draw(2) === 0 ? [u, vector(draw, 2), [1, 1]] : [u, u.map((entry) => 2 * entry)];
  const wrong: readonly Lines[] = [
    [stated('rank', String(vectors.length))],
    [stated('c', texts([vectors.map((_, k) => k + 5)]))],
    [{ expression: 'independent' }],
  ];
  return { task: { operation: 'independence', vectors }, wrong };
}

function steadyBody(draw: Draw): Drawn {
  const [go, come] = [1 + draw(7), 1 + draw(7)];
  const a = [
    [`${10 - go}/10`, `${come}/10`],
    [`${go}/10`, `${10 - come}/10`],
  ];
  const wrong: readonly Lines[] = [
    [stated('p', texts([[come, go]]))],
    [stated('p', [['1/2', '1/2']])],
    [stated('p', [['1/9', '8/9']])],
    [
      stated('A-I', [
        ['1', '2'],
        ['3', '4'],
      ]),
    ],
  ];
  return { task: { operation: 'steady-state', a }, wrong };
}

export const FACTOR_BODIES: readonly ((draw: Draw) => Drawn)[] = [
  luBody,
  schmidtBody,
  thirdVectorBody,
  qrBody,
  squaresBody,
  projectionBody,
  eigenBody,
  eigenBody,
  rowsForColumnsBody,
  definitenessBody,
  verdictBody,
  steadyBody,
];
