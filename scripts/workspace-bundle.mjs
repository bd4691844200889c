/**
 * What all bundles of the workspace's packages for Node and npm have in common: sources are taken
 * as they are, code that is not used is left out, and libraries from npm stay outside.
 */
import { isAbsolute } from 'node:path';

/** The names of packages of this workspace, as they are imported. */
const OURS = /^(@nonokit\/|nonokit(\/|$))/;

/**
 * Options of Rolldown for a bundle; `libraries` are those that become part of it, by their names.
 * Whatever else is imported from npm or Node is loaded when the bundle runs.
 */
export function workspaceBundle({ platform, target, libraries = [] }) {
  const isInside = (id) => id.startsWith('.') || id.startsWith('\0') || isAbsolute(id);
  return {
    platform,
    external: (id) => !isInside(id) && !OURS.test(id) && !libraries.includes(id),
    transform: { target },
    treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
    resolve: { conditionNames: ['nonokit-source', 'import', 'default'] },
    checks: { pluginTimings: false },
    logLevel: 'warn',
  };
}
