// schemathesis: a fuzz of a running service from its published document, and what came of it.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MATHEMATICAL_TYPES } from '@matrixsteps/api/openapi/problem-schemas.ts';
import { pythonWithPackages } from '../implementations/python.ts';

const here = import.meta.dirname;

/** An interpreter with schemathesis, or why there is none. */
export function findSchemathesis(): ReturnType<typeof pythonWithPackages> {
  return pythonWithPackages({
    requirements: join(here, 'requirements.txt'),
    modules: ['schemathesis'],
    folder: join(here, '../../node_modules/.cache/schemathesis'),
  });
}

export interface Fuzz {
  /** The interpreter. */
  readonly python: string;
  /** The service that is asked. */
  readonly url: string;
  readonly key: string;
  /** What the service is held to. */
  readonly document: object;
  readonly seed: number;
  /** Drawn requests for each operation. */
  readonly examples: number;
  /** The operations for which every bound of every field is tried too; all where it is null. */
  readonly covered: readonly string[] | null;
}

/** What came of an operation. */
export interface Tried {
  /** As `POST /path`. */
  readonly operation: string;
  readonly requests: number;
  readonly statuses: { readonly [status: string]: number };
  /** The checks that failed. */
  readonly failures: readonly string[];
}

export interface FuzzReport {
  readonly tried: readonly Tried[];
  /** Whether it ran to its end and found nothing. */
  readonly isClean: boolean;
  /** What schemathesis printed, with each failure as a command that repeats it. */
  readonly printed: string;
}

/** What is read of the report of schemathesis. */
interface RunReport {
  readonly complete: boolean;
  readonly operations: { readonly total: number; readonly tested: number };
  readonly failures: readonly { readonly title: string; readonly operations: readonly string[] }[];
  readonly errors: readonly unknown[];
}

interface Counts {
  readonly [operation: string]: Tried['statuses'];
}

/** Runs schemathesis to its end, in a folder of its own, so that nothing of an earlier run is known. */
export async function runFuzz({ python, url, key, document, seed, examples, covered }: Fuzz): Promise<FuzzReport> {
  const folder = await mkdtemp(join(tmpdir(), 'matrixsteps-fuzz-'));
  const [described, configuration, report, counts] = [
    'openapi.json',
    'schemathesis.toml',
    'report.json',
    'counts.json',
  ].map((name) => join(folder, name));
  try {
    await writeFile(described, JSON.stringify(document));
    await writeFile(configuration, (await readFile(join(here, 'schemathesis.toml'), 'utf8')) + narrowed(covered));
    const options: { readonly [option: string]: string } = {
      url,
      header: `Authorization: Bearer ${key}`,
      seed: String(seed),
      'max-examples': String(examples),
      report: 'json',
      'report-json-path': report,
    };
    const { code, printed } = await run(
      python,
      [
        '-m',
        'schemathesis.cli',
        `--config-file=${configuration}`,
        'run',
        described,
        ...Object.entries(options).map(([option, value]) => `--${option}=${value}`),
        '--no-color',
        '--continue-on-failure',
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          PYTHONPATH: here,
          PYTHONDONTWRITEBYTECODE: '1',
          PYTHONUTF8: '1',
          SCHEMATHESIS_HOOKS: 'hooks',
          MATHEMATICAL_PROBLEMS: JSON.stringify(MATHEMATICAL_TYPES.map(([type]) => type)),
          COUNTS: counts,
        },
      },
    );
    const { complete, operations, failures, errors }: RunReport = await readJson(report, printed);
    const statuses: Counts = await readJson(counts, printed);
    const tried = Object.entries(statuses).map(([operation, byStatus]) => ({
      operation,
      requests: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
      statuses: byStatus,
      failures: failures.filter((failure) => failure.operations.includes(operation)).map(({ title }) => title),
    }));
    const isWhole = complete && errors.length === 0 && operations.tested === operations.total;
    return { tried, isClean: code === 0 && isWhole && failures.length === 0, printed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is added to the configuration where not every bound of every operation is tried. */
function narrowed(covered: Fuzz['covered']): string {
  if (covered === null) return '';
  return `\n[[operations]]\nexclude-operation-id = ${JSON.stringify(covered)}\nphases.coverage.enabled = false\n`;
}

async function readJson<Read>(path: string, printed: string): Promise<Read> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`schemathesis said nothing of its run: ${printed}`, { cause: error });
  }
}

function run(
  program: string,
  given: readonly string[],
  options: object,
): Promise<{ readonly code: number; readonly printed: string }> {
  return new Promise((resolve) => {
    execFile(program, [...given], { maxBuffer: 2 ** 28, ...options }, (error, printed, complained) =>
      resolve({ code: error === null ? 0 : Number(error.code) || 1, printed: `${printed}${complained}` }),
    );
  });
}
