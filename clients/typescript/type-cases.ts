// What must compile against the package, and what must not.

/** `Same` is true of two types that are one; every line of `Checks` says which. */
export const accepted = `import { MatrixSteps, type Envelope, type EnvelopeOptions, type Matrix, type MatrixShape, MatrixStepsError } from 'matrixsteps';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function is<_ extends true>(): void {}

const client = new MatrixSteps();
const a = [[1, 2], [3, 4]];

const minima = await client.statistics.colMin(a);
is<Same<typeof minima.result.answer, number[]>>();
is<Same<typeof minima.result.exact, string[] | undefined>>();
is<Same<typeof minima.steps[0]['contentType'], 'h1' | 'latex' | 'text' | 'border'>>();
const total = await client.statistics.matSum(a);
is<Same<typeof total.result.answer, number>>();
const sum = await client.arithmetic.add(a, 2);
is<Same<typeof sum.result.answer, number[][]>>();
is<Same<typeof sum.result.properties.arithmetic, 'exact' | 'float64'>>();
const size = await client.dimensions.shape(a);
is<Same<typeof size.result.answer, [rows: number, columns: number]>>();
const polynomial = await client.create.charpoly(a, { method: 'auto' });
is<Same<typeof polynomial.result.answer, number[]>>();

const lite = await client.arithmetic.add(a, a, { responseProfile: 'lite' });
is<Same<'steps' extends keyof typeof lite ? true : false, false>>();
is<Same<'properties' extends keyof typeof lite.result ? true : false, false>>();
const chosen = await client.arithmetic.add(a, a, { include: ['steps', 'quickActions'], decimals: 2 });
is<Same<'result' extends keyof typeof chosen ? true : false, false>>();
chosen.quickActions[0].apiRoute;
const left = await client.arithmetic.add(a, a, { evaluateExpressions: false });
is<Same<typeof left.result.answer, number[][] | string[][]>>();

const [first, second] = await client.batch([
  client.questions.matrices.trace(a, { responseProfile: 'lite' }),
  client.questions.compact.dimensions.shape(a),
]);
if (first.ok) is<Same<typeof first.reply.result.answer, number>>();
else is<Same<typeof first.error, MatrixStepsError>>();
if (second.ok) is<Same<typeof second.reply.result, [rows: number, columns: number]>>();
for await (const one of client.answersTo([a, a].map((each) => client.questions.arithmetic.add(each, 2)))) {
  if (one.ok) is<Same<typeof one.reply.result.answer, number[][]>>();
}

const some: EnvelopeOptions = {};
const unknownBefore = await client.arithmetic.add(a, a, some);
unknownBefore.metadata.usage.remaining;
const list: ('steps' | 'learn')[] = ['steps'];
const perhaps = await client.arithmetic.add(a, a, { include: list });
perhaps.steps?.[0].id;

const compact = await client.compact.statistics.colMin(a);
is<Same<typeof compact.result, number[]>>();
compact.steps[0].content.text;
const bare = await client.compact.statistics.colMin(a, { apiLevel: 'lite' });
is<Same<'steps' extends keyof typeof bare ? true : false, false>>();
const one = await client.compact.statistics.byType(a, 'mat-sum');
is<Same<typeof one.result, number>>();
const all = await client.compact.statistics.byType(a, 'all');
is<Same<typeof all.result.rowMin, number[]>>();
const product = await client.compact.arithmetic.byOperation(a, a, 'matmul');
is<Same<typeof product.operation, 'matmul'>>();

const task = { operation: 'rref', a: [[1, 3, 2], [4, 7, '5/2']], augmented: 1 } as const;
const judged = await client.feedback.working(task, [{ operations: 'R2 - 4R1', matrix: [[1, 3, 2], [0, -5, '-3']] }], { rung: 3, nextStep: true });
is<Same<typeof judged.result.answer.firstSlip, number | null>>();
judged.result.answer.lines[0].explanations[0].kind;
await client.feedback.working({ operation: 'determinant-3x3', a }, 'det A = -2', { rounding: 2, namedOperations: 'must-match' });
const step = await client.feedback.nextStep(task, [], { rung: 4, formats: ['latex'] }, { retries: 0 });
is<Same<typeof step.result.answer.workLeft, number>>();
step.result.answer.nextStep?.hintFormats?.['latex'];

const rows: Matrix = [new Float64Array([1, 2]), [1n, '1/2']];
await client.changeAppearance.rowDelete(rows, [1], {}, { signal: new AbortController().signal, retries: 0 });
const kept: Promise<Envelope<MatrixShape>> = client.arithmetic.add(a, a);
const { usage, headers } = (await kept).response;
usage?.resetsAt.getTime();
headers.get('ratelimit');

function told(error: MatrixStepsError): 'wait' | 'no' {
  return error.kind === 'rate_limit' ? 'wait' : 'no';
}
told(new MatrixStepsError('status', ''));
`;

/** A line each, with what is wrong with it. */
export const refused: readonly (readonly [name: string, code: string])[] = [
  ['a missing matrix', 'await client.arithmetic.add(a);'],
  ['a flat list', 'await client.arithmetic.add([1, 2], a);'],
  ['a text in place of a matrix', "await client.matrices.trace('1');"],
  ['an option that there is not', 'await client.arithmetic.add(a, a, { decimal: 2 });'],
  ['an unknown option beside a known one', 'await client.arithmetic.add(a, a, { decimals: 2, rounding: 1 });'],
  ['an option of another method', "await client.arithmetic.add(a, a, { method: 'sarrus' });"],
  ['a method of another size', "await client.matrices.determinant2x2(a, { method: 'sarrus' });"],
  ['an unknown profile', "await client.arithmetic.add(a, a, { responseProfile: 'full' });"],
  ['an unknown section', "await client.arithmetic.add(a, a, { include: ['everything'] });"],
  ['places as text', "await client.arithmetic.add(a, a, { decimals: '2' });"],
  ['an exact text in a compact question', "await client.compact.arithmetic.add([['1/3']], a);"],
  ['an option of envelopes in a compact question', 'await client.compact.arithmetic.add(a, a, { exerciseSeed: 1 });'],
  ['an unknown choice', "await client.compact.statistics.byType(a, 'row-mode');"],
  ['a choice left out', 'await client.compact.statistics.byType(a);'],
  ['a scalar in a matrix product', 'await client.arithmetic.matmul(a, 2);'],
  ['a number taken for a list', 'const b: number[] = (await client.statistics.matSum(a)).result.answer;'],
  ['steps of the profile lite', "(await client.arithmetic.add(a, a, { responseProfile: 'lite' })).steps;"],
  ['a result that was not included', "(await client.arithmetic.add(a, a, { include: ['steps'] })).result;"],
  ['exact texts of a count', 'const c: string = (await client.dimensions.nrows(a)).result.exact;'],
  ['a group without compact replies', 'await client.compact.matrixForms.rref(a);'],
  ['a working without its task', "await client.feedback.working([{ expression: '3' }]);"],
  ['a task without its matrix', "await client.feedback.nextStep({ operation: 'rref' });"],
  [
    'a member of a line that there is not',
    "await client.feedback.working({ operation: 'trace', a }, [{ formula: '3' }]);",
  ],
  ['a format that there is not', "await client.feedback.nextStep({ operation: 'rref', a }, [], { formats: ['pdf'] });"],
  ['a rung as text', "await client.feedback.nextStep({ operation: 'rref', a }, [], { rung: '3' });"],
  ['a key that is a number', 'new MatrixSteps({ apiKey: 1 });'],
];
