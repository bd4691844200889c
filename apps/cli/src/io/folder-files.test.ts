/** Which files of a folder are puzzles, broken puzzles, or no puzzles at all. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testHost } from '../testing/host.js';
import { readInputs } from './input.js';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonokit-folder-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Reads a folder with these files: the names of puzzles, of failures, and of files skipped. */
async function read(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const short = (file: string) => file.slice(folder.length + 1);
  const puzzles: string[] = [];
  const failures: string[] = [];
  const skipped: string[] = [];
  for await (const input of readInputs([folder], {
    host: testHost(),
    onSkip: (file) => skipped?.push(short(file)),
  })) {
    if (input.ok) puzzles?.push(short(input.name));
    else failures?.push(`${short(input.name)}: ${input.problem.code}`);
  }
  return { puzzles, failures, skipped };
}

it('a walk skips files of other programs', async () => {
  const others = {
    'index.js': 'const x = 1;\nexport default x;\n',
    'main.cpp': '#include <cstdio>\nint main() { return 0; }\n',
    '__init__.py': '',
    'setup.py': 'import os\n\nprint(os.name)\n',
    'package.json': '{"name":"x","version":"1.0.0"}',
    'sizes.json': '{"width":640,"title":"a window"}',
    'tsconfig.json': '{"compilerOptions":{"lib":["dom","esm"]},"include":["src"]}',
    'ci.yml': 'version: "3"\nservices:\n  web:\n    image: x\n',
    'pom.xml': '<?xml version="1.0"?>\n<project><name>x</name></project>',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="3"/></svg>',
    'page.html': '<html><body><p>Hello</p></body></html>',
    'project.toml': '[tool]\nname = "x"\n',
    'rules.mk': 'all:\n\techo hello\n',
  };
  const { puzzles, failures, skipped } = await read({ ...others, 'a.nin': '2 1\n2\n1\n1\n' });
  expect({ puzzles, failures }).toEqual({ puzzles: ['a.nin'], failures: [] });
  expect(skipped?.sort()).toEqual(Object.keys(others).sort());
});

it('a walk reads formats that only the extension identifies, and reports broken files', async () => {
  const { puzzles, failures, skipped } = await read({
    'a.nono': '2 3\n3\n1\n1\n2\n1\n',
    'b.nin': '2 1\n1\n1\n1\n',
    'b.json': '{"width":2,"height":2,"rows":[[2]],"columns":[[1],[1]]}',
    'c.json': '{"width":2,"height":1,"rows":[[2]],"columns":[[1],[2]]}',
    'd.mk': '1 2\n2\n#\n1\n1\n',
  });
  expect(puzzles).toEqual(['a.nono', 'd.mk']);
  expect(failures).toEqual([
    'b.json: wrong-line-count',
    'b.nin: sums-differ',
    'c.json: clue-too-long',
  ]);
  expect(skipped).toEqual([]);
});

it('a walk finds puzzles by their content, whatever the files are called', async () => {
  const { puzzles, failures, skipped } = await read({
    cup: '01110\n10101\n11111\n10011\n',
    LICENSE: 'Permission is hereby granted, free of charge, to any person\n',
    'cup.rs':
      'fn rows() -> Clues { vec![vec![2], vec![1, 1], vec![2]] }\nfn cols() -> Clues { vec![vec![3], vec![1, 1], vec![1]] }\n',
    'tsconfig.json': '{\n  "compilerOptions": {\n    "lib": ["dom", "esnext"],\n  },\n}\n',
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg"><rect width="4" height="4" fill="url(#g)"/></svg>',
  });
  expect({ puzzles, failures }).toEqual({ puzzles: ['cup', 'cup.rs'], failures: [] });
  expect(skipped).toEqual(['LICENSE', 'logo.svg', 'tsconfig.json']);
});
