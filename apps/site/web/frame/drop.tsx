/**
 * Opening on any page: a file that is dragged onto it or pasted into it. What that shows is loaded
 * with the first file.
 */
import type { Openable } from '../puzzles/open-files.js';
import { endOpening, open, opening } from '../puzzles/opening.js';
import { Later } from './later.js';

type Take = (sources: readonly Openable[]) => void;

/** Listens to the whole page. What comes before the page is awake is opened when it is. */
export function listenForFiles(awake: Promise<void>): void {
  const take: Take = (sources) => void awake.then(() => open(sources));
  addEventListener('dragover', dragOver);
  addEventListener('dragleave', dragLeave);
  addEventListener('drop', (event) => drop(event, take));
  addEventListener('paste', (event) => paste(event, take));
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

function drop(event: DragEvent, take: Take): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  endOpening();
  take([...(event.dataTransfer?.files ?? [])]);
}

function paste(event: ClipboardEvent, take: Take): void {
  const { target, clipboardData } = event;
  if (clipboardData === null || isTyping(target)) return;
  const files = [...clipboardData.files];
  const text = clipboardData.getData('text/plain');
  if (files.length > 0) take(files);
  else if (text.trim() !== '') take([text]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

/** What an opening shows, on top of the page. */
export function DropHost() {
  return opening.value.stage === 'idle' ? null : <Later load={loadView} props={{}} />;
}

async function loadView() {
  return (await import('./opening-view.js')).OpeningView;
}
