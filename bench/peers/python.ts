// The Python that the peers run on: a virtual environment of the versions in requirements.txt, made by the first benchmark.

import { join } from 'node:path';
import { pythonWithPackages } from '../../tests/implementations/python.ts';

const MODULES = [
  'fastapi',
  'starlette',
  'pydantic',
  'uvicorn',
  'uvloop',
  'httptools',
  'orjson',
  'numpy',
  'sympy',
  'gmpy2',
];

let found: ReturnType<typeof pythonWithPackages> | null = null;

/** An interpreter that imports what the peers need, or the reason why there is none on this machine. Looked for once. */
export function lookForPeerPython(): Promise<{ readonly path: string } | string> {
  found ??= pythonWithPackages({
    requirements: join(import.meta.dirname, 'requirements.txt'),
    modules: MODULES,
    folder: join(import.meta.dirname, '../../node_modules/.cache/bench'),
  });
  return found;
}

/** The path of that interpreter; null where there is none. */
export async function findPeerPython(): Promise<string | null> {
  const python = await lookForPeerPython();
  return typeof python === 'string' ? null : python.path;
}
