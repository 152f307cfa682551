// Compiles the WebAssembly modules into the engine and into api. Run by `npm run kernels` after a change in a folder wasm/source.

import { writeFileSync } from 'node:fs';
import { compileKernels, KERNELS } from './compile-kernels.ts';

for (const kernels of KERNELS) writeFileSync(kernels.module, await compileKernels(kernels));
