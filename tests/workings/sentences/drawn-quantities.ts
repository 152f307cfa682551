// Workings whose lines state quantities, drawn from a seed: one line is what some slip gives, or a number that is off.

import type { Draw } from './drawn-values.ts';
import { FACTOR_BODIES } from './drawn-factors.ts';
import { STRUCTURE_BODIES } from './drawn-structures.ts';
import { dot, joined, type Lines, row, sizes, squares, stated, sum, vector, type Vector } from './drawn-lines.ts';
import type { Body } from './said.ts';

function wrongLengths(name: string, v: Vector): readonly Lines[] {
  const root = `sqrt(${squares(v)})`;
  return [
    [stated(name, squares(v))],
    [stated(name, sum(v))],
    [stated(name, sum(sizes(v)))],
    [stated(name, `sqrt(${sum(sizes(v))})`)],
    [stated(name, `sqrt(2*(${sum(sizes(v))}))`)],
    [stated(name, `sqrt(${joined(v.map((entry) => `${Math.sign(entry)}*${entry}*${entry}`))})`)],
    [stated(name, root, 1), stated(name, `${root} + 1`, 2)],
  ];
}

function wrongSquares(v: Vector): readonly Lines[] {
  return [
    [stated('‖v‖^2', sum(v))],
    [stated('‖v‖^2', `2*(${sum(v)})`)],
    [stated('‖v‖^2', `(${sum(v)})^2`)],
    [stated('‖v‖^2', joined(v.map((entry) => `${Math.sign(entry)}*${entry}*${entry}`)))],
    [stated('‖v‖^2', `${squares(v)} + 3`)],
    [stated('‖v‖^2', `${squares(v)} + 3`), stated('‖v‖', `sqrt(${squares(v)} + 3)`), stated('‖v‖', '1')],
  ];
}

function normBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const v = vector(draw, 2 + draw(3));
  return { task: { operation: 'norm', v }, wrong: [...wrongLengths('‖v‖', v), ...wrongSquares(v)] };
}

function unitBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const v = vector(draw, 2 + draw(2));
  const root = `sqrt(${squares(v)})`;
  const total = v.reduce((all, entry) => all + entry, 0);
  const wrong = [
    [
      stated(
        'e',
        row(v, (entry) => `${entry}*${root}`),
      ),
    ],
    [
      stated(
        'e',
        row(v, (entry) => `${entry}/(${squares(v)})`),
      ),
    ],
    ...(total === 0
      ? []
      : [
          [
            stated(
              'e',
              row(v, (entry) => `${entry}/${total}`),
            ),
          ],
        ]),
    [stated('e', row(v, String))],
    [
      stated(
        'e',
        row(v, (entry) => `-${Math.abs(entry)}*${Math.sign(entry)}/${root}`),
      ),
    ],
    [
      stated(
        'e',
        row(v, (entry) => `${entry + 1}/${root}`),
      ),
    ],
  ];
  return { task: { operation: 'unit', v }, wrong };
}

function angleBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const size = 2 + draw(2);
  const [u, v] = [vector(draw, size), vector(draw, size)];
  const [x, y] = [`sqrt(${squares(u)})`, `sqrt(${squares(v)})`];
  const product = dot(u, v);
  const cosine = `(${product})/(${x}*${y})`;
  const wrong = [
    [stated('cosφ', product)],
    [stated('cosφ', `(${product})/${x}`)],
    [stated('cosφ', `(${product})/${y}`)],
    [stated('cosφ', `(${product})/((${squares(u)})*(${squares(v)}))`)],
    [stated('cosφ', `(${product})/(${x} + ${y})`)],
    ...(u.some((entry, k) => entry * v[k] !== 0) ? [[stated('cosφ', `-${cosine}`)]] : []),
    [stated('cosφ', `(${cosine})/3 + 1/7`)],
    [stated('φ', `arccos(-(${cosine}))`)],
    [stated('φ', '1°')],
    [stated('u·v', `(${sum(u)})*(${sum(v)})`)],
    [stated('u·v', joined(u.map((entry, k) => String(Math.abs(entry * v[k])))))],
    [stated('u·v', `${product} + 2`), stated('cosφ', `(${product} + 2)/(${x})`)],
    [stated('‖u‖‖v‖', `${x} + ${y}`)],
    ...wrongLengths('‖u‖', u),
  ];
  return { task: { operation: 'angle', u, v }, wrong };
}

function distanceBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const [p, n] = [vector(draw, 3), vector(draw, 3)];
  const c = draw(9) - 4;
  const excess = p.reduce((all, entry, k) => all + entry * n[k], -c);
  const root = `sqrt(${squares(n)})`;
  const size = Math.abs(excess);
  const wrong = [
    [stated('d', `${Math.abs(excess + c)}/${root}`)],
    [stated('d', `${Math.abs(excess + 2 * c)}/${root}`)],
    [stated('d', String(size))],
    [stated('d', `${size}/(${squares(n)})`)],
    [stated('d', `-${size}/${root}`)],
    [stated('d', `(${size} + 1)/${root}`)],
    [stated('n·p', joined(p.map((entry, k) => String(Math.abs(entry * n[k])))))],
    [stated('n·p-c', String(excess + 2 * c))],
  ];
  return { task: { operation: 'distance', point: p, normal: n, offset: c }, wrong };
}

function lineBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const [p, direction, through] = [vector(draw, 2), vector(draw, 2), vector(draw, 2)];
  const w = p.map((entry, k) => entry - through[k]);
  const squared = `((${squares(w)}) - (${dot(w, direction)})^2/(${squares(direction)}))`;
  const wrong = [
    [stated('d', `sqrt(${squares(w)})`)],
    [stated('d', squared)],
    [stated('d', '17/3')],
    [stated('w·d', joined(w.map((entry, k) => String(Math.abs(entry * direction[k])))))],
  ];
  return { task: { operation: 'distance', point: p, direction, through }, wrong };
}

function spreadBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const x = [...vector(draw, 3), 7];
  const n = x.length;
  const sample = draw(2) === 0;
  const [divisor, other] = sample ? [n - 1, n] : [n, n - 1];
  const total = x.reduce((all, entry) => all + entry, 0);
  const deviations = x.map((entry) => `(${entry} - ${total}/${n})`);
  const squared = joined(deviations.map((entry) => `${entry}^2`));
  const signs = x.map((entry) => (entry * n < total ? '-1' : '1'));
  const wrong = [
    [stated('s', `sqrt((${squared})/${other})`)],
    [stated('s', `(${squared})/${divisor}`)],
    [stated('s', `sqrt(${squared})`)],
    [stated('s', `sqrt(${squared})/${divisor}`)],
    [stated('s', `(${joined(deviations.map((entry, k) => `${signs[k]}*${entry}`))})/${divisor}`)],
    [stated('s', `sqrt((${squares(x)})/${divisor})`)],
    [stated('s', '1/9')],
    [stated('mean', String(total))],
    [stated('variance', `(${squared})/${other}`)],
    [stated('sumofsquares', squares(x))],
    [stated('squares', [deviations.map((entry, k) => `${signs[k]}*${entry}^2`)])],
    [stated('deviations', [deviations.map((entry) => `-${entry}`)])],
    [stated('mean', '1/3'), stated('s', '5')],
  ];
  return { task: { operation: 'mat-std', a: [x], divisor: sample ? 'n-1' : 'n' }, wrong };
}

function groupsBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const a = [
    [...vector(draw, 2), 8],
    [...vector(draw, 2), 9],
  ];
  const variances = a.map((x) => {
    const total = x.reduce((all, entry) => all + entry, 0);
    return `(${joined(x.map((entry) => `(${entry} - ${total}/3)^2`))})`;
  });
  const wrong = [
    [stated('std', [variances.map((squared) => `${squared}/3`)])],
    [stated('std', [variances.map((squared) => `sqrt(${squared}/2)`)])],
    [stated('std', [variances.map((squared) => `sqrt(${squared})`)])],
    [stated('std', [['1', '2']])],
    [stated('means', [a.map((x) => String(x.reduce((all, entry) => all + entry, 0)))])],
    [stated('s2', `${variances[1]}/3`)],
  ];
  return { task: { operation: 'row-std', a }, wrong };
}

function textProduct(x: readonly string[], y: readonly string[]): string {
  return joined(x.map((entry, k) => `${entry}*${y[k]}`));
}

function columnsBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const a = [...Array.from({ length: 3 }, () => vector(draw, 2)), [8, 9]];
  const n = a.length;
  const columns = [0, 1].map((j) => a.map((one) => one[j]));
  const off = columns.map((x) => {
    const total = x.reduce((all, entry) => all + entry, 0);
    return x.map((entry) => `(${entry} - (${total})/${n})`);
  });
  const sums = off.map((x) => off.map((y) => textProduct(x, y)));
  const [[xx, xy], [, yy]] = sums;
  const isCovariance = draw(2) === 0;
  const each = (make: (text: string) => string): object =>
    stated(
      'C',
      sums.map((one) => one.map(make)),
    );
  const covariances = [
    [each((text) => `(${text})/${n - 1}`)],
    [each((text) => text)],
    [
      stated(
        'C',
        columns.map((x) => columns.map((y) => `(${dot(x, y)})/${n}`)),
      ),
    ],
    [stated('cov(x,y)', `(${xy})/${n - 1}`)],
    [stated('cov(x,y)', xy)],
    [
      stated('C', [
        ['1', '2'],
        ['2', '1/7'],
      ]),
    ],
  ];
  const correlations = [
    [stated('r', `(${xy})/((${xx})*(${yy}))`)],
    [stated('r', xy)],
    [stated('r', `(${xy})/${n}`)],
    [stated('r', `(${xy})/${n}/sqrt((${xx})/${n})`)],
    [stated('r', `-(${xy})/sqrt(${xx})/sqrt(${yy})`)],
    [stated('r', '11/7')],
  ];
  const operation = isCovariance ? 'covariance' : 'correlation';
  return { task: { operation, a }, wrong: isCovariance ? covariances : correlations };
}

function squareTableBody(draw: Draw): { readonly task: object; readonly wrong: readonly Lines[] } {
  const a = [vector(draw, 2), [8, 9]];
  const off = a.map(([x, y]) => [`(${x} - ${y})/2`, `(${y} - ${x})/2`]);
  const rows = off.map((one) => off.map((other) => `(${joined(one.map((entry, k) => `${entry}*${other[k]}`))})/2`));
  return { task: { operation: 'covariance', a }, wrong: [[stated('C', rows)]] };
}

const DRAWN = [
  ...FACTOR_BODIES,
  ...STRUCTURE_BODIES,
  spreadBody,
  groupsBody,
  columnsBody,
  squareTableBody,
  normBody,
  unitBody,
  angleBody,
  distanceBody,
  lineBody,
];

export function drawQuantities(seed: number, draw: Draw): Body {
  const { task, wrong } = DRAWN[seed % DRAWN.length](draw);
  const lines = wrong[draw(wrong.length)];
  return { id: `drawn-quantities-${seed}`, task, lines };
}
