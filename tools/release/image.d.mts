import type { Entry } from './archives.mjs';

/** What an image is made of. */
export interface ImageParts {
  /** "nonokit-site:0.1.0" */
  readonly name: string;
  /** The entries of each layer, the lowest first. */
  readonly layers: readonly (readonly Entry[])[];
  /** How a container runs: its user, command and variables. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly annotations: Readonly<Record<string, string>>;
}

/** An image as one file: the layout of the Open Container Initiative in a tar. */
export function ociImage(parts: ImageParts): Buffer;
