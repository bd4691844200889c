/** A dialog: the browser's own, so that focus, Escape and the page below are right. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export function Dialog({
  title,
  onClose,
  children,
}: {
  /** What is asked or shown: a question where there is a choice. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    const shown = dialog.current;
    // closed before it is taken away, it gives the focus back to what had it before
    return () => {
      isGone.current = true;
      shown?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog by Escape itself
    <dialog
      class="dialog"
      ref={dialog}
      aria-label={title}
      onClose={() => isGone.current || onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="stack">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
