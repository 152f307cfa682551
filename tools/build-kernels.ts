// Compiles the WebAssembly kernels into the engine. Run by `npm run kernels` after a change in engine/exact/kernels/wasm/source.

import { writeFileSync } from 'node:fs';
import { compileKernels, KERNELS_MODULE } from './compile-kernels.ts';

writeFileSync(KERNELS_MODULE, await compileKernels());
