/** Tries what is released, unpacked in empty folders. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A puzzle whose first row is full. */
export const PUZZLE = 'width 3\nheight 2\nrows\n3\n1\ncolumns\n1\n2\n1\n';

/** Unpacks a Debian package and lets the program solve and draw. */
export async function tryDebian(file) {
  await inEmptyFolder((folder) => {
    execFileSync('dpkg-deb', ['-x', file, join(folder, 'root')]);
    writeFileSync(join(folder, 'a.non'), PUZZLE);
    const run = (...args) =>
      execFileSync(join(folder, 'root/usr/bin/nonokit'), args, {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], HOME: folder },
      });
    const told = run('solve', 'a.non');
    if (!told.includes('###')) throw new Error(`the Debian package solves wrongly:\n${told}`);
    run('draw', 'a.non', '-o', 'a.png');
    if (readFileSync(join(folder, 'a.png')).toString('latin1', 1, 4) !== 'PNG') {
      throw new Error('the Debian package draws no PNG');
    }
  });
}

/** Unpacks the executable and lets it do its work where there is no Node. */
export async function tryExecutable(file) {
  await inEmptyFolder((folder) => {
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    writeFileSync(join(folder, 'a.non'), PUZZLE);
    const run = (...args) => {
      const options = { cwd: folder, encoding: 'utf8', env: { HOME: folder, PATH: folder } };
      const { status, stdout, stderr } = spawnSync(join(folder, 'nonokit'), args, options);
      return `${status} ${stdout}${stderr}`;
    };
    const expect = (pattern, ...args) => {
      const told = run(...args);
      if (!pattern.test(told)) throw new Error(`the executable: ${args.join(' ')}: ${told}`);
    };
    expect(/^0 .*###/s, 'solve', 'a.non');
    // threads have scripts of their own
    expect(/^0 .*unique.*unique/s, 'check', '--jobs', '2', 'a.non', 'a.non');
    expect(/^0 .*"unique"/s, 'batch', '--jobs', '2', 'a.non');
    expect(/^0 .*complete line/s, 'explain', 'a.non');
    expect(/^0 .*trivial/s, 'rate', 'a.non');
    expect(/^0 /, 'convert', 'a.non', 'a.json');
    for (const [kind, head] of Object.entries({ png: '\x89PNG', pdf: '%PDF', svg: '<svg' })) {
      expect(/^0 /, 'draw', 'a.json', '-o', `a.${kind}`);
      const bytes = readFileSync(join(folder, `a.${kind}`)).toString('latin1');
      if (!bytes.startsWith(head)) throw new Error(`the executable draws no ${kind}`);
    }
    expect(/^2 .*this executable has no pages/, 'play', 'a.non', '--no-open');
    expect(/^2 .*this executable has no catalogue/, 'catalogue');
    writeFileSync(join(folder, 'a.jpg'), Buffer.from('ffd8ffe000104a46', 'hex'));
    expect(/^2 .*this executable cannot decode JPEG images/, 'make', 'a.jpg', '-o', 'b.json');
  });
}

/** Unpacks the pages and asks for some of them, and for all that these name, below a path. */
export async function tryPages(file) {
  await inEmptyFolder(async (folder) => {
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const server = createServer(({ url = '/' }, response) => {
      const path = new URL(url, 'http://site').pathname.replace(/\/$/, '/index.html');
      try {
        response.end(readFileSync(join(folder, path)));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const root = `http://127.0.0.1:${server.address().port}/nonokit-pages/`;
    try {
      for (const page of ['', 'play/', 'ja/help/', 'learn/overlap/']) {
        const html = await textAt(root + page);
        for (const [, name] of html.matchAll(/(?:src|href)="([^"#?]+\.(?:js|css|svg|png))"/g)) {
          await textAt(new URL(name, root + page).href);
        }
      }
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}

async function textAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the pages lack ${address}`);
  return answer.text();
}

/** Does something in a folder that is removed afterwards. */
export async function inEmptyFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-tried-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
