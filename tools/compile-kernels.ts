// The WebAssembly kernels, compiled from AssemblyScript.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const FOLDER = new URL('../engine/exact/kernels/wasm/', import.meta.url);
const SOURCE = new URL('source/', FOLDER);

/** The file that holds what the sources are compiled to. */
export const KERNELS_MODULE = fileURLToPath(new URL('module.ts', FOLDER));

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
export async function compileKernels(): Promise<string> {
  let bytes = new Uint8Array();
  const complaints: string[] = [];
  const { error } = await main(OPTIONS, {
    stderr: { write: (text) => complaints.push(String(text)) },
    readFile: sourceNamed,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') bytes = new Uint8Array(contents);
    },
    listFiles: () => [],
  });
  if (error !== null) throw new Error(`the kernels do not compile: ${error.message}\n${complaints.join('')}`);
  return moduleText(bytes);
}

function sourceNamed(name: string): string | null {
  try {
    return readFileSync(new URL(name, SOURCE), 'utf8');
  } catch {
    // The compiler asks for a file under several names before it finds it.
    return null;
  }
}

function moduleText(bytes: Uint8Array): string {
  const lines = bytes.toBase64().match(/.{1,100}/g) ?? [];
  return `// The WebAssembly kernels, ${bytes.length} bytes in base 64. Generated from source/ by \`npm run kernels\`: not to be edited.

export const MODULE =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
}
