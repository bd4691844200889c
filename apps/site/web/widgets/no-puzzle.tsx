/** What a page shows while it looks for the puzzle of its address, and when there is none. */
import type { Problem } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../frame/page-context.js';
import { problemText } from '../puzzles/problem-text.js';
import { EmptyGrid } from '../sheet/drawings.js';

interface Words {
  readonly loading: string;
  readonly noPuzzle: string;
  readonly noPuzzleHelp?: string;
  readonly toPuzzles: string;
}

/** Nothing for a moment, then words. Without script it says what to do. */
export function LoadingPuzzle({ words }: { readonly words: Words }) {
  return (
    <p class="soft late" role="status">
      {words.loading}
    </p>
  );
}

export function NoPuzzle({ words, problem }: { readonly words: Words; readonly problem: Problem }) {
  const page = usePage();
  const { language, linkTo } = page;
  const [text, setText] = useState('');
  useEffect(() => {
    void problemText(page, problem).then(setText);
  }, [problem, language]);
  return (
    <div class="stack centered">
      <EmptyGrid width={5} height={5} size={96} />
      <h1>{words.noPuzzle}</h1>
      <p class="soft" role="status">
        {text}
      </p>
      {words.noPuzzleHelp !== undefined && <p class="soft">{words.noPuzzleHelp}</p>}
      <a class="button primary" href={linkTo('')}>
        {words.toPuzzles}
      </a>
    </div>
  );
}
