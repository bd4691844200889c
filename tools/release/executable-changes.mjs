/**
 * Where the sources of the program read a file or start a script beside it, and what they do in a
 * single executable: such files are assets in it. What it cannot have, it says.
 */

/** What reads a file or starts a script beside the program, and what it does here. */
export const CHANGES = [
  {
    file: 'packages/nonokit/src/node/png.ts',
    from: /readFile\(require\.resolve\(('[^']+')\)\)/g,
    to: 'Buffer.from(nonokitAssets.getAsset($1))',
  },
  {
    file: 'apps/cli/src/io/draw-pdf.ts',
    from: 'readFile(createRequire(import.meta.url).resolve(FONT_FILE))',
    to: 'Buffer.from(nonokitAssets.getAsset(FONT_FILE))',
  },
  {
    // the font that a document begins with
    file: 'node_modules/pdfkit/js/pdfkit.node.mjs',
    from: "require$1('#standard-fonts/Helvetica')",
    to: "require('./standard-fonts/Helvetica.cjs')",
  },
  {
    file: 'packages/nonokit/src/node/pooled-worker.ts',
    from: 'new Worker(script, {',
    to: "new Worker(nonokitAssets.getAsset(script.href.split('/').at(-1), 'utf8'), { eval: true,",
  },
  {
    file: 'apps/cli/src/commands/mcp/run-command.ts',
    from: /\[`(--max-old-space-size=[^`]+)`, this\.#program, \.\.\.args\],\s*\{/,
    to: '[...args], { env: { ...process.env, NODE_OPTIONS: `$1` },',
  },
  {
    file: 'apps/cli/src/words/en/problems/play.ts',
    from: /'the pages are missing;[^']+'/,
    to: "'this executable has no pages: play with --terminal, or install the package @nonokit/cli'",
  },
  {
    file: 'apps/cli/src/words/ru/problems/play.ts',
    from: /'страницы не найдены;[^']+'/,
    to: "'в этом файле нет страниц: играйте с --terminal или установите пакет @nonokit/cli'",
  },
  {
    file: 'apps/cli/src/words/en/problems/catalogue.ts',
    from: /'the catalogue is missing:[^']+'/,
    to:
      "'this executable has no catalogue: name a folder in NONOKIT_CATALOGUE, or install the ' +" +
      "'package @nonokit/cli'",
  },
  {
    file: 'apps/cli/src/words/ru/problems/catalogue.ts',
    from: /'каталога нет:[^']+'/,
    to:
      "'в этом файле нет каталога: укажите папку в NONOKIT_CATALOGUE или установите пакет ' +" +
      "'@nonokit/cli'",
  },
  {
    file: 'apps/cli/src/words/en/problems/files.ts',
    from: /`the library that decodes \$\{kind\} images[^`]+`/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    to: '`this executable cannot decode ${kind} images: install the package @nonokit/cli`',
  },
  {
    file: 'apps/cli/src/words/ru/problems/files.ts',
    from: /`не установлена библиотека, читающая[^`]+`/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    to: '`этот файл не читает изображения ${kind}: установите пакет @nonokit/cli`',
  },
];
