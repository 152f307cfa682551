// The modules that documents-plugin.ts makes.

declare module 'virtual:document/*' {
  import type { Block } from '@matrixsteps/web/markdown/blocks.ts';

  const blocks: readonly Block[];
  export default blocks;
}
