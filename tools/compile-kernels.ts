// The WebAssembly modules, compiled from AssemblyScript.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

/** A folder with sources, and the module beside it that holds what they are compiled to. */
export interface Kernels {
  readonly source: URL;
  readonly module: string;
  /** What is in it, and who uses it: for the head of the module. */
  readonly what: string;
}

function kernelsIn(folder: string, what: string): Kernels {
  const url = new URL(`../${folder}/`, import.meta.url);
  return { source: new URL('source/', url), module: fileURLToPath(new URL('module.ts', url)), what };
}

export const KERNELS: readonly Kernels[] = [
  kernelsIn('engine/exact/kernels/wasm', 'The WebAssembly kernels'),
  kernelsIn('api/parse/wasm', 'The WebAssembly reader of rows'),
  kernelsIn('api/serialize/wasm', 'The WebAssembly writer of numbers'),
];

const OPTIONS = [
  'index.ts',
  ['--outFile', 'kernels.wasm'],
  // No bounds are checked and nothing is allocated: the kernels work in the memory that they are given.
  ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory'],
  ['--enable', 'simd', '--enable', 'relaxed-simd'],
  // "Conversion from usize to i32 would need a cast in 64-bit mode": there is none.
  ['--disableWarning', '201'],
].flat();

/** The text of the module, made anew from its sources. */
export async function compileKernels(kernels: Kernels): Promise<string> {
  let bytes = new Uint8Array();
  const complaints: string[] = [];
  const { error } = await main(OPTIONS, {
    stderr: { write: (text) => complaints.push(String(text)) },
    readFile: (name) => sourceNamed(kernels, name),
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') bytes = new Uint8Array(contents);
    },
    listFiles: () => [],
  });
  if (error !== null) throw new Error(`the kernels do not compile: ${error.message}\n${complaints.join('')}`);
  return moduleText(kernels, bytes);
}

function sourceNamed({ source }: Kernels, name: string): string | null {
  try {
    return readFileSync(new URL(name, source), 'utf8');
  } catch {
    // The compiler asks for a file under several names before it finds it.
    return null;
  }
}

function moduleText({ what }: Kernels, bytes: Uint8Array): string {
  const lines = bytes.toBase64().match(/.{1,100}/g) ?? [];
  return `// ${what}, ${bytes.length} bytes in base 64. Generated from source/ by \`npm run kernels\`: not to be edited.

export const MODULE =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
}
