// The part of WebAssembly's JavaScript interface that instance.ts uses; TypeScript knows it only together with the DOM.

declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
    readonly [Symbol.toStringTag]: 'WebAssembly.Module';
  }
  class Memory {
    constructor(descriptor: { readonly initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Instance {
    constructor(module: Module, imports: { readonly env: { readonly memory: Memory } });
    readonly exports: object;
  }
}
