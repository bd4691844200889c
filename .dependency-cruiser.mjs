/**
 * Turns the table of ARCHITECTURE.md into rules: what it does not list is forbidden.
 */
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('./ARCHITECTURE.md', import.meta.url), 'utf8');
const section = text.split('## Who may import whom')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| *([\w-]+) *\| *([\w, -]+?) *\|$/gm)].filter(
  ([, who]) => who !== 'who' && !who.startsWith('-'),
);
if (rows.length === 0) throw new Error('ARCHITECTURE.md: the import table is missing');

/** A pattern for the files of any of these folders. */
const inside = (names) => `^(packages|apps)/(${names.join('|')})/`;

const between = rows.map(([, who, may]) => {
  const allowed = may === 'nothing' ? [] : may.split(', ');
  return {
    name: `${who}-imports`,
    comment: `ARCHITECTURE.md: ${who} may import ${may}`,
    severity: 'error',
    from: { path: inside([who]) },
    to: {
      path: '^(packages|apps)/',
      pathNot: inside([who, ...allowed]),
    },
  };
});

export default {
  forbidden: [
    ...between,
    {
      name: 'listed',
      comment: 'every package and app has a row in the table of ARCHITECTURE.md',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: inside(rows.map(([, who]) => who)),
      },
      to: {},
    },
    {
      name: 'no-node',
      comment: 'packages run in browsers: Node APIs belong to apps',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot:
          '(\\.test\\.ts$|/src/testing/|^packages/[\\w-]+/test/|^packages/nonokit/(src/node|bin)/|\\.config\\.ts$)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'judge-stands-alone',
      comment: 'the judge must not depend on what it judges',
      severity: 'error',
      from: { path: '^packages/core/src/solves\\.ts$' },
      to: { path: '^packages/(?!core/)' },
    },
    {
      name: 'no-testing-in-products',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '(\\.test\\.ts$|/testing/|/test/support/)' },
      to: { path: '/testing/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'geometry-stands-alone',
      comment: 'render: outputs use looks, looks use geometry; geometry knows no theme, no output',
      severity: 'error',
      from: { path: '^packages/render/src/layout/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/render/src/(look|outputs)/' },
    },
    {
      name: 'looks-know-no-output',
      severity: 'error',
      from: { path: '^packages/render/src/look/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/render/src/outputs/' },
    },
    {
      name: 'render-has-no-circles',
      comment: 'imports of types count too',
      severity: 'error',
      from: { path: '^packages/render/src/' },
      to: { circular: true },
    },
    {
      name: 'no-missing',
      comment: 'a bundler resolves addresses of files',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['nonokit-source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs'],
    },
  },
};
