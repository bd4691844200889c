/**
 * Opening on any page: a file that is dragged onto it or pasted into it. What that shows is loaded
 * with the first file.
 */
import { endOpening, open, opening } from '../puzzles/opening.js';
import { Later } from './later.js';

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
  return opening.value.stage === 'idle' ? null : <Later load={loadView} props={{}} />;
}

async function loadView() {
  return (await import('./opening-view.js')).OpeningView;
}
