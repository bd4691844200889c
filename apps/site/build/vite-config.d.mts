/** The configurations of Vite as tests use them. */
import type { InlineConfig } from 'vite';

export const cacheFolder: string;
export function serverConfig(outDir: string): InlineConfig & {
  readonly build: { readonly rolldownOptions: object };
};
