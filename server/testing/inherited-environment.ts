// What programs that a test starts take over from its environment.

/** Where programs are found, and where Node keeps compiled code, so that the next program starts in less time. */
export const inheritedEnvironment: { readonly [name: string]: string } = Object.fromEntries(
  ['PATH', 'HOME', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
