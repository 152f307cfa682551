// Lawful workings that state quantities, in several styles, drawn from a seed.

import { STRUCTURES } from './lawful-structures.ts';
import {
  dot,
  type Draw,
  fraction,
  inBrackets,
  type Lawful,
  list,
  pick,
  rows,
  sum,
  type Vector,
  vector,
} from './lawful-texts.ts';

const squares = (v: Vector): string => v.map((entry) => `${inBrackets(entry)}^2`).join(' + ');
const products = (u: Vector, v: Vector): string =>
  u.map((entry, k) => `${inBrackets(entry)}·${inBrackets(v[k])}`).join(' + ');
const rounded = (value: number, places: number): string => value.toFixed(places);

function norm(draw: Draw): Lawful {
  const v = vector(draw, 2 + draw(3));
  const square = dot(v, v);
  const size = Math.sqrt(square);
  const working = pick(draw, [
    `‖v‖ = √(${squares(v)}) = √${square}`,
    `|v|^2 = ${v.map((entry) => entry * entry).join(' + ')} = ${square}\n|v| = sqrt(${square}) ≈ ${rounded(size, 2)}`,
    `||v|| = sqrt(${square}) = ${rounded(size, 3)}`,
    `v·v = ${products(v, v)} = ${square}\n√${square}`,
    `\\lVert v\\rVert = \\sqrt{${squares(v)}} = \\sqrt{${square}}`,
    `norm: √${square}`,
  ]);
  return { task: { operation: 'norm', v }, working };
}

function unit(draw: Draw): Lawful {
  const v = vector(draw, 2 + draw(2));
  const square = dot(v, v);
  const size = Math.sqrt(square);
  const working = pick(draw, [
    `|v| = √${square}\nu = 1/√${square} ${list(v)}`,
    `u = ${list(v.map((entry) => `${entry}/√${square}`))}`,
    `|v| = √${square} ≈ ${rounded(size, 3)}\nu = ${list(v.map((entry) => `${entry}√${square}/${square}`))}`,
    `‖v‖ = √${square}\nv/‖v‖ ≈ ${list(v.map((entry) => rounded(entry / size, 4)))}`,
  ]);
  return { task: { operation: 'unit', v }, working };
}

function angle(draw: Draw): Lawful {
  const size = 2 + draw(2);
  const [u, v] = [vector(draw, size), vector(draw, size)];
  const [uv, uu, vv] = [dot(u, v), dot(u, u), dot(v, v)];
  const cosine = Math.max(-1, Math.min(1, uv / Math.sqrt(uu * vv)));
  const degrees = (Math.acos(cosine) * 180) / Math.PI;
  const working = pick(draw, [
    `u·v = ${products(u, v)} = ${uv}\n|u| = √${uu}, |v| = √${vv}\ncos φ = ${uv}/(√${uu}·√${vv})\nφ = ${rounded(degrees, 1)}°`,
    `cos φ = ${uv}/√${uu * vv} ≈ ${rounded(cosine, 4)}\nφ ≈ ${rounded(degrees, 2)}°`,
    `cos(θ) = (u·v)/(|u||v|) = ${uv}/(√${uu}√${vv})\nθ = arccos(${uv}/√${uu * vv}) ≈ ${rounded(Math.acos(cosine), 3)} rad`,
  ]);
  return { task: { operation: 'angle', u, v }, working };
}

function distance(draw: Draw): Lawful {
  const [p, n] = [vector(draw, 3), vector(draw, 3)];
  const c = draw(9) - 4;
  const [np, nn] = [dot(n, p), dot(n, n)];
  const excess = np - c;
  const working = pick(draw, [
    `n·p = ${np}\nn·p - ${inBrackets(c)} = ${excess}\n|n| = √${nn}\nd = ${Math.abs(excess)}/√${nn}`,
    `d = |${products(n, p)} - ${inBrackets(c)}|/√(${squares(n)}) = ${Math.abs(excess)}/√${nn}`,
    `d = ${rounded(Math.abs(excess) / Math.sqrt(nn), 3)}`,
  ]);
  return { task: { operation: 'distance', point: p, normal: n, offset: c }, working };
}

function deviation(draw: Draw): Lawful {
  const x = [...vector(draw, 3), 7];
  const n = x.length;
  const isSample = draw(2) === 0;
  const divisor = isSample ? n - 1 : n;
  const [total, all] = [sum(x), dot(x, x)];
  const above = n * all - total * total;
  const deviations = x.map((entry) => fraction(n * entry - total, n));
  const size = Math.sqrt(above / (n * divisor));
  const working = pick(draw, [
    `mean = ${total}/${n}\ndeviations: ${deviations.join(', ')}\nvariance = ${above}/${n * divisor}\ns = √(${above}/${n * divisor})`,
    `x̄ = ${total}/${n}\nsum of squares = ${above}/${n}\ns = √(${above}/${n * divisor}) ≈ ${rounded(size, 2)}`,
    `s² = ${fraction(above, n * divisor)}\ns = ${rounded(size, 3)}`,
    `σ = √(${deviations.map((entry) => `(${entry})²`).join(' + ')})/√${divisor}`,
  ]);
  return { task: { operation: 'mat-std', a: [x], divisor: isSample ? 'n-1' : 'n' }, working };
}

function columns(draw: Draw): Lawful {
  const a = [...Array.from({ length: 3 }, () => vector(draw, 2)), [8, 9]];
  const n = a.length;
  const [x, y] = [0, 1].map((j) => a.map((row) => row[j]));
  const scatter = [x, y].map((one) => [x, y].map((other) => n * dot(one, other) - sum(one) * sum(other)));
  const [[xx, xy], [, yy]] = scatter;
  const means = `x̄ = ${sum(x)}/${n}, ȳ = ${sum(y)}/${n}`;
  if (draw(2) === 0) {
    const matrix = rows(scatter.map((row) => row.map((entry) => fraction(entry, n * n))));
    const working = pick(draw, [
      `${means}\nC = ${matrix}`,
      `${means}\ncov(x,y) = ${xy}/${n * n}\nvar(x) = ${xx}/${n * n}\nvar(y) = ${yy}/${n * n}\nC = ${matrix}`,
    ]);
    return { task: { operation: 'covariance', a }, working };
  }
  const r = `${xy}/√${xx * yy}`;
  const working = pick(draw, [
    `${means}\ncov(x,y) = ${xy}/${n * (n - 1)}\ns_x = √(${xx}/${n * (n - 1)}), s_y = √(${yy}/${n * (n - 1)})\nr = ${r}`,
    `S_xy = ${xy}/${n}, S_xx = ${xx}/${n}, S_yy = ${yy}/${n}\nr = ${r} ≈ ${rounded(xy / Math.sqrt(xx * yy), 3)}`,
    `R = ${rows([
      [1, r],
      [r, 1],
    ])}`,
  ]);
  return { task: { operation: 'correlation', a }, working };
}

function lu(draw: Draw): Lawful {
  const [p, q, m, r] = [1 + draw(4), draw(9) - 4, 1 + draw(4), 1 + draw(5)];
  const a = [
    [p, q],
    [m * p, m * q + r],
  ];
  const [lower, upper] = [
    rows([
      [1, 0],
      [m, 1],
    ]),
    rows([
      [p, q],
      [0, r],
    ]),
  ];
  const working = pick(draw, [
    `L = ${lower}, U = ${upper}`,
    `R2 - ${m}R1: ${upper}\nU = ${upper}\nl21 = ${m}\nL = ${lower}`,
    `U = ${rows([
      [1, fraction(q, p)],
      [0, 1],
    ])}\nL = ${rows([
      [p, 0],
      [m * p, r],
    ])}`,
    `L =\n1 0\n${m} 1\n\nU =\n${p} ${q}\n0 ${r}`,
    `L = \\begin{pmatrix}1 & 0\\\\ ${m} & 1\\end{pmatrix}\nU = \\begin{pmatrix}${p} & ${q}\\\\ 0 & ${r}\\end{pmatrix}`,
    `P = [[0,1],[1,0]]\nL = ${rows([
      [1, 0],
      [fraction(1, m), 1],
    ])}\nU = ${rows([
      [m * p, m * q + r],
      [0, fraction(-r, m)],
    ])}`,
  ]);
  return { task: { operation: 'lu', a }, working };
}

function schmidt(draw: Draw): Lawful {
  const u = vector(draw, 2);
  const across = [-u[1], u[0]];
  const k = draw(5) - 2;
  const v = u.map((entry, j) => k * entry + across[j]);
  const square = dot(u, u);
  const sign = draw(2) === 0 ? 1 : -1;
  const unitOf = (x: Vector): string => list(x.map((entry) => `${sign * entry}/√${square}`));
  const isQr = draw(2) === 0;
  if (isQr) {
    const a = [0, 1].map((j) => [u[j], v[j]]);
    const Q = rows([0, 1].map((j) => [`${u[j]}/√${square}`, `${sign * across[j]}/√${square}`]));
    const R = rows([
      [`√${square}`, `${k}√${square}`],
      [0, `${sign}*√${square}`],
    ]);
    return { task: { operation: 'qr', a }, working: `u1 = ${list(u)}, u2 = ${list(across)}\nQ = ${Q}\nR = ${R}` };
  }
  const working = pick(draw, [
    `u1 = ${list(u)}\nu2 = ${list(v)} - ${dot(u, v)}/${square} ${list(u)} = ${list(across)}\nq1 = ${unitOf(u)}, q2 = ${unitOf(across)}`,
    `u1 = ${list(u)}\nv2·u1 = ${dot(u, v)}, u1·u1 = ${square}\nu2 = ${list(across.map((entry) => 3 * sign * entry))}`,
    `orthogonal: ${rows([u, across])}`,
  ]);
  return { task: { operation: 'gram-schmidt', vectors: [u, v] }, working };
}

function fit(draw: Draw): Lawful {
  const a = [0, 2, 4].map((t) => [1, t + draw(2)]);
  const b = vector(draw, 3);
  const [one, t] = [0, 1].map((j) => a.map((row) => row[j]));
  const [p, q, s] = [dot(one, one), dot(one, t), dot(t, t)];
  const moments = [dot(one, b), dot(t, b)];
  const size = p * s - q * q;
  const x = [s * moments[0] - q * moments[1], p * moments[1] - q * moments[0]].map((entry) => fraction(entry, size));
  const working = pick(draw, [
    `AᵀA = [${p} ${q}; ${q} ${s}]\nAᵀb = [${moments[0]}; ${moments[1]}]\nx = ${list(x)}`,
    `A^T A = ${rows([
      [p, q],
      [q, s],
    ])}\nA^T b = ${list(moments)}\nx1 = ${x[0]}, x2 = ${x[1]}`,
    `x̂ = ${list(x)}`,
  ]);
  return { task: { operation: 'least-squares', a, b }, working };
}

function projection(draw: Draw): Lawful {
  const u = vector(draw, 2 + draw(2));
  const square = dot(u, u);
  const outer = u.map((x) => u.map((y) => x * y));
  const working = pick(draw, [
    `aᵀa = ${square}\nP = 1/${square} ${rows(outer)}`,
    `P = ${rows(outer.map((row) => row.map((entry) => fraction(entry, square))))}`,
  ]);
  return { task: { operation: 'projection-matrix', a: u.map((entry) => [entry]) }, working };
}

function diagonal(draw: Draw): Lawful {
  const [low, k] = [draw(7) - 3, 1 + draw(4)];
  const high = low + k + 1;
  const a = [
    [high - 1, 1],
    [k, high - k],
  ];
  const [c, d] = [1 + draw(3), -1 - draw(3)];
  const isTurned = draw(2) === 0;
  const P = isTurned
    ? [
        [d, c],
        [-k * d, c],
      ]
    : [
        [c, d],
        [c, -k * d],
      ];
  const D = isTurned
    ? [
        [low, 0],
        [0, high],
      ]
    : [
        [high, 0],
        [0, low],
      ];
  const working = pick(draw, [
    `λ² - ${inBrackets(high + low)}λ + ${inBrackets(high * low)} = 0\nλ1 = ${low}, λ2 = ${high}\nv1 = (1, ${-k}), v2 = (1, 1)\nP = ${rows(P)}\nD = ${rows(D)}`,
    `det(A - λI) = (${high - 1} - λ)(${high - k} - λ) - ${k}\nλ = ${high}, ${low}\nD = ${rows(D)}\nP = ${rows(P)}`,
    `P = ${rows(P)}, D = diag(${isTurned ? `${low}, ${high}` : `${high}, ${low}`})`,
  ]);
  return { task: { operation: 'diagonalize', a }, working };
}

function definiteness(draw: Draw): Lawful {
  const [p, q, r] = [draw(9) - 4, draw(9) - 4, draw(9) - 4];
  const det = p * r - q * q;
  const isZero = p === 0 && r === 0 && q === 0;
  const word =
    det < 0 ? 'indefinite' : `${p + r > 0 || isZero ? 'positive' : 'negative'} ${det > 0 ? '' : 'semi'}definite`;
  const working = pick(draw, [
    `Δ1 = ${p}, Δ2 = ${inBrackets(p)}·${inBrackets(r)} - ${inBrackets(q)}^2 = ${det}\n${word}`,
    `det(A) = ${det}\nA is ${word}`,
  ]);
  return {
    task: {
      operation: 'definiteness',
      a: [
        [p, q],
        [q, r],
      ],
    },
    working,
  };
}

function independence(draw: Draw): Lawful {
  const [u, v] = [vector(draw, 3), vector(draw, 3)];
  const [c, d] = [1 + draw(3), 1 + draw(3)];
  const w = u.map((entry, k) => c * entry + d * v[k]);
  const working = pick(draw, [
    `${rows([u, v, w])}\nlinearly dependent`,
    `c = (${c}, ${d}, -1)\nthe vectors are dependent`,
    `det = 0\nnot independent`,
  ]);
  return { task: { operation: 'independence', vectors: [u, v, w] }, working };
}

function steady(draw: Draw): Lawful {
  const [go, come] = [1 + draw(8), 1 + draw(8)];
  const a = [
    [`${10 - go}/10`, `${come}/10`],
    [`${go}/10`, `${10 - come}/10`],
  ];
  const share = list([fraction(come, go + come), fraction(go, go + come)]);
  const working = pick(draw, [
    `A - I = ${rows([
      [`-${go}/10`, `${come}/10`],
      [`${go}/10`, `-${come}/10`],
    ])}\nv = (${come}, ${go})\np = ${share}`,
    `p = ${share} ≈ (${rounded(come / (go + come), 3)}, ${rounded(go / (go + come), 3)})`,
    `p1 = ${fraction(come, go + come)}, p2 = ${fraction(go, go + come)}`,
  ]);
  return { task: { operation: 'steady-state', a }, working };
}

const DRAWN: readonly ((draw: Draw) => Lawful)[] = [
  ...STRUCTURES,
  norm,
  unit,
  angle,
  distance,
  deviation,
  columns,
  lu,
  schmidt,
  fit,
  projection,
  diagonal,
  definiteness,
  independence,
  steady,
];

export function drawLawful(seed: number, draw: Draw): Lawful {
  return DRAWN[seed % DRAWN.length](draw);
}
