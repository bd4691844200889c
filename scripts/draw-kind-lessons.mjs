/**
 * Writes `docs/kinds/how-to-solve.md` and its pictures: the lessons on other kinds of nonogram that
 * the site shows as well, solved and drawn by `packages/kinds`. The output depends on nothing else,
 * so `git diff` shows real changes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { bundleEntry } from './bundle.mjs';

const { kindExamples, kindStepText, words } = await import(
  await bundleEntry(new URL('kinds/lessons-library.ts', import.meta.url))
);

const folder = new URL('../docs/kinds/', import.meta.url);

const parts = [
  '# How to solve other kinds',
  `The rules are in [Other kinds of nonogram](README.md). ${words.legend} The sentences are those of \`nonokit explain\`.`,
];
await mkdir(new URL('pictures/', folder), { recursive: true });
for (const kind of ['hidden', 'pairs', 'triangles']) await addLesson(kind);
await writeFile(new URL('how-to-solve.md', folder), `${parts.join('\n\n')}\n`);

/** Adds a lesson, and writes its pictures. */
async function addLesson(kind) {
  const { title, lead, parts: texts } = words[kind];
  const examples = kindExamples(kind);
  if (examples.length !== texts.length) throw new Error(`${kind}: as many texts as examples`);
  parts.push(`## ${title}`, lead);
  for (const [k, { heading, text }] of texts.entries()) {
    const { puzzle, step, before, after } = examples[k];
    const name = `${kind}-${k + 1}`;
    await writeFile(new URL(`pictures/${name}-before.svg`, folder), before);
    await writeFile(new URL(`pictures/${name}-after.svg`, folder), after);
    parts.push(
      `### ${heading}`,
      text,
      `![before the step](pictures/${name}-before.svg) ![after it](pictures/${name}-after.svg)`,
      `> ${kindStepText(step, puzzle, 'en')}`,
    );
  }
}
