/**
 * The environment of the suite for all runtimes: the library as a value, the differences between
 * runtimes, and the shape of a case.
 *
 * Neither this file nor the cases import the library itself, only its types. So the same code tests
 * whatever build a runtime loads.
 */

/** The library, by its subpaths. */
export interface Kit {
  readonly nonokit: typeof import('nonokit');
  readonly json: typeof import('nonokit/json');
  readonly explain: typeof import('nonokit/explain');
  readonly films: typeof import('nonokit/films');
  readonly formats: typeof import('nonokit/formats');
  readonly make: typeof import('nonokit/make');
  readonly render: typeof import('nonokit/render');
  readonly client: typeof import('nonokit/worker-client');
}

/** A worker that a client ends. */
type LibraryWorker = ReturnType<Parameters<Kit['client']['lazyWorkerClient']>[0]>;

/** Where a worker finds the rasteriser and the font: addresses or bytes. */
type DrawAssets = NonNullable<
  NonNullable<Parameters<Kit['client']['lazyWorkerClient']>[1]>['assets']
>;

/** The workers of a runtime. */
export interface Workers {
  /** Runs `nonokit/worker`. */
  readonly start: () => LibraryWorker;
  /** Runs `nonokit/worker-pdf`. */
  readonly startPdf: () => LibraryWorker;
  /** Throws as soon as it runs. */
  readonly startBroken: () => LibraryWorker;
  readonly assets: DrawAssets;
}

/** A runtime: the library, and the functions that differ between runtimes. */
export interface Host {
  readonly kit: Kit;
  /** Reads the rasteriser and the font. */
  readonly loadAssets: () => Promise<{ readonly wasm: Uint8Array; readonly font: Uint8Array }>;
  /** Undefined if workers are not tested. */
  readonly workers?: Workers;
}

/** The results of a case: plain data, the same in all runtimes. */
export type Facts = Readonly<Record<string, unknown>>;

/** One case of the suite. */
export interface Case {
  readonly name: string;
  /** Produces facts with the library; undefined if the runtime cannot. */
  readonly facts: (host: Host) => Facts | undefined | Promise<Facts | undefined>;
  /** Facts that the result must contain. */
  readonly expected: Facts;
}

/** A few characters that represent bytes or a text: 32-bit FNV-1a. */
export function digest(content: string | Uint8Array | Uint8ClampedArray): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${bytes.length}:${(hash >>> 0).toString(16)}`;
}

/** Returns the value of a result; throws if it is a problem. */
export function valueIn<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly problem: { readonly message: string } },
): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** A picture of a house, in black. */
export const HOUSE = [
  '.....##...',
  '...######.',
  '.#########',
  '..#######.',
  '..##.#.##.',
  '..#######.',
  '..##..###.',
  '..##..###.',
];
