/** How Vite takes the site from its sources, as tests use it. */
import type { UserConfig } from 'vite';

export function devConfig(folder?: string): UserConfig;
