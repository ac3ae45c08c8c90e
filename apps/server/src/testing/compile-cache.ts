const { NODE_COMPILE_CACHE } = process.env;

/** Spares a process the compiling that another one did; no setting of the product. */
export const compileCache: Readonly<Record<string, string>> = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
