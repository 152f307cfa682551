// Worksheets for a class, the check of homework, and many questions at once: `node course.mjs STUDENTS QUESTIONS`.

import { InvalidRequestError, MatrixSteps } from 'matrixsteps';

const [students, questions] = process.argv.slice(2).map(Number);
const client = new MatrixSteps();

// A sheet for each student; seeds far apart, so that no two students get the same problem.
const sheets = await Promise.all(
  Array.from({ length: students }, async (_, student) => {
    const options = { include: ['exercises'], exerciseSeed: 1000 * student, exerciseCount: 5 };
    const { exercises } = await client.matrices.determinant3x3(
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      options,
    );
    return exercises.map(({ id }) => id);
  }),
);
console.log(`${sheets.length} sheets, ${sheets.flat().length} exercises`);

/** "3/2" and "1.5" are one number. */
function valueOf(entry) {
  const [top, bottom = 1] = String(entry).split('/');
  return Number(top) / Number(bottom);
}

// Homework: the inverse of a matrix, entry by entry.
const homework = [
  {
    name: 'Ada',
    task: [
      [2, 1],
      [7, 4],
    ],
    written: [
      ['4', '-1'],
      ['-7', '2'],
    ],
  },
  {
    name: 'Ben',
    task: [
      [1, 2],
      [3, 4],
    ],
    written: [
      ['-2', '1'],
      ['3/2', '1/2'],
    ],
  },
  {
    name: 'Cem',
    task: [
      [1, 2],
      [2, 4],
    ],
    written: [
      ['1', '0'],
      ['0', '1'],
    ],
  },
];
for (const { name, task, written } of homework) {
  try {
    const { result } = await client.matrices.inverse2x2(task, { include: ['answer'] });
    const exact = result.exact ?? result.answer;
    const wrong = exact.flatMap((row, i) =>
      row.flatMap((entry, j) => (valueOf(entry) === valueOf(written[i][j]) ? [] : [`${i + 1},${j + 1}`])),
    );
    console.log(`${name}: ${wrong.length === 0 ? 'right' : `wrong at ${wrong.join(' ')}`}`);
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    console.log(`${name}: ${error.problems[0].type}`);
  }
}

// Many questions at once: the burst limit is waited out.
const numbers = Array.from({ length: questions }, (_, number) => number);
const traces = await Promise.all(
  numbers.map((number) =>
    client.matrices.trace(
      [
        [number, 1],
        [1, 1],
      ],
      { responseProfile: 'lite' },
    ),
  ),
);
const right = traces.filter(({ result }, number) => result.answer === number + 1).length;
console.log(`${right} of ${questions} right`);
