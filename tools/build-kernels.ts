// Compiles the WebAssembly kernels into the engine. Run by `npm run kernels` after a change in engine/exact/kernels/wasm/source.
// Above: nothing. Below: compile-kernels.ts.

import { writeFileSync } from 'node:fs';
import { compileKernels, KERNEL_MODULE } from './compile-kernels.ts';

writeFileSync(KERNEL_MODULE, await compileKernels());
