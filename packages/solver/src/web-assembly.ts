/** What is used here of WebAssembly, which the language's own library does not declare. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  compile(bytes: Uint8Array): Promise<object>;
}

/** The global `WebAssembly`, if there is one. */
declare const WebAssembly: WebAssemblyApi | undefined;

/** Makes an instance of a module, and returns its exports. */
export type Instantiate = (imports: object) => unknown;

/**
 * Returns a function that compiles a module when it is first called. That one returns undefined
 * without WebAssembly, and where a browser refuses to compile so much at once on the main thread of
 * a page, which it reports with a RangeError; in a worker it is allowed.
 */
export function compiledOnce(bytes: () => Uint8Array): () => Instantiate | undefined {
  let compiled: Instantiate | undefined;
  let isRefused = false;
  return () => {
    const api = typeof WebAssembly === 'undefined' ? undefined : WebAssembly;
    if (api === undefined || isRefused) return undefined;
    if (compiled !== undefined) return compiled;
    try {
      const module = new api.Module(bytes());
      compiled = (imports) => new api.Instance(module, imports).exports;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      isRefused = true;
    }
    return compiled;
  };
}

/** Compiles a module in the background. Rejects without WebAssembly. */
export async function compiledLater(bytes: Uint8Array): Promise<Instantiate> {
  if (typeof WebAssembly === 'undefined') throw new RangeError('there is no WebAssembly here');
  const { Instance } = WebAssembly;
  const module = await WebAssembly.compile(bytes);
  return (imports) => new Instance(module, imports).exports;
}
