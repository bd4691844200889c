/** The documents lead where they say: every link to a file, and an index that misses no page. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Links and pictures of a document to files beside it, without the place within the file. */
function linksIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)];
  return links
    .map(([, link, picture]) => (link ?? picture ?? '').replace(/#.*/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(document), decodeURI(link)));
}

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)));

describe('documents', () => {
  it('have links', () => {
    expect(documents.flatMap(linksIn).length).toBeGreaterThan(100);
  });

  it.each(documents)('%s links to files that exist', (document) => {
    expect(linksIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('has an index of all pages', () => {
    const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
    const listed = linksIn('docs/README.md');
    const missing = pages.filter(
      (name) => name !== 'README.md' && !listed.includes(`docs/${name}`),
    );
    expect(missing).toEqual([]);
  });
});
