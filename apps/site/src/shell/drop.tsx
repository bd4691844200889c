/**
 * Opening on any page: a file that is dragged onto it or pasted into it. Besides a veil while a
 * file is held over the page, this shows progress and refusals as dialogs.
 */
import type { Problem } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { endOpening, open, opening } from '../puzzles/opening.js';
import { OPEN_EN } from '../words/en/open.js';
import { OPEN_RU } from '../words/ru/open.js';
import { Dialog } from './dialog.js';
import { Icon } from './icon.js';
import { language, numberText, wordsOf } from './state.js';
import './drop.css';

const WORDS = { en: OPEN_EN, ru: OPEN_RU };

/** Milliseconds before progress is shown: most files are open sooner. */
const PATIENCE_MS = 250;

/** Most refusals that are told one by one. */
const MOST_TOLD = 3;

/** Listens to the whole page. Returns "stop listening". */
export function listenForFiles(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('dragover', dragOver, { signal });
  addEventListener('dragleave', dragLeave, { signal });
  addEventListener('drop', drop, { signal });
  addEventListener('paste', paste, { signal });
  return () => controller.abort();
}

/** Shows the chooser of files of the system. */
export function chooseFiles(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => void open([...(input.files ?? [])]));
  input.click();
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

function dragOver(event: DragEvent): void {
  if (!hasFiles(event)) return;
  // without this the browser would show the file instead of the page, and its name as the title
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
  if (opening.peek().stage === 'idle') opening.value = { stage: 'over' };
}

/** The pointer left the window, not only one of its elements. */
function dragLeave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null && opening.peek().stage === 'over') endOpening();
}

function drop(event: DragEvent): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  endOpening();
  void open([...(event.dataTransfer?.files ?? [])]);
}

function paste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  if (clipboardData === null || isTyping(target)) return;
  const files = [...clipboardData.files];
  const text = clipboardData.getData('text/plain').trim();
  if (files.length > 0) void open(files);
  else if (text !== '') void open([text]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

/** What an opening shows, on top of the page. */
export function DropHost() {
  const state = opening.value;
  if (state.stage === 'idle') return null;
  if (state.stage === 'over') return <Veil />;
  return state.stage === 'working' ? <Working key="working" /> : <Refused key="refused" />;
}

function Veil() {
  const words = wordsOf(WORDS);
  return (
    <div class="drop-veil" role="status">
      <p class="strong">
        <Icon name="folder-open" size={40} />
        {words.letGo}
      </p>
    </div>
  );
}

function Working() {
  const words = wordsOf(WORDS);
  const [isShown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const state = opening.value;
  if (!isShown || state.stage !== 'working') return null;
  const { ready, found } = state.progress;
  return (
    <Dialog title={words.heading} onClose={state.stop}>
      <p class="soft" role="status">
        {found > 1 ? words.preparing(numberText(ready + 1), numberText(found)) : words.reading}
      </p>
      <div class="actions">
        <button type="button" class="button" onClick={state.stop}>
          {words.stop}
        </button>
      </div>
    </Dialog>
  );
}

function Refused() {
  const words = wordsOf(WORDS);
  const state = opening.value;
  const problems = state.stage === 'refused' ? state.problems : [];
  const sentences = useSentences(problems);
  // a dialog that fills later would be read out empty
  if (state.stage !== 'refused' || sentences.length === 0) return null;
  const { opened, next } = state;
  const more = problems.length - MOST_TOLD;
  return (
    <Dialog title={opened > 0 ? words.partlyRefused : words.refused} onClose={next}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {more > 0 && <p class="soft">{words.more(numberText(more))}</p>}
      <div class="actions">
        <button type="button" class="button primary" onClick={next}>
          {opened > 0 ? words.goOn : words.close}
        </button>
      </div>
    </Dialog>
  );
}

/** The first problems in the language that is shown, each sentence once. */
function useSentences(problems: readonly Problem[]): readonly string[] {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const shown = language.value;
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { problemText } = await import('../puzzles/problem-text.js');
      const texts = problems.slice(0, MOST_TOLD).map((each) => problemText(each, shown));
      const all = [...new Set(await Promise.all(texts))];
      if (isCurrent) setSentences(all);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [problems, shown]);
  return sentences;
}
