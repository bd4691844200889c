/**
 * Toasts: short messages at the bottom that go by themselves, with one action at most. Screen
 * readers hear them when they are free.
 */
import { signal } from '@preact/signals';

/** A message. */
export interface Toast {
  readonly text: string;
  /** A button in the message: "Undo". */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Whether it stays until it is used or replaced. */
  readonly stays?: boolean;
}

/** How long a message stays, in milliseconds. */
const STAY_MS = 6000;

const shown = signal<readonly Toast[]>([]);

/** Shows a message; an older one with the same text goes. Returns how to take it away. */
export function toast(message: Toast): () => void {
  const remove = (): void => {
    shown.value = shown.value.filter((one) => one !== message);
  };
  shown.value = [...shown.value.filter(({ text }) => text !== message.text), message];
  if (message.stays !== true) setTimeout(remove, STAY_MS);
  return remove;
}

/** The messages that are shown now. */
export function Toasts() {
  return (
    <div class="toasts" role="status">
      {shown.value.map((message) => (
        <div class="toast" key={message.text}>
          <span>{message.text}</span>
          {message.action !== undefined && (
            <button
              type="button"
              onClick={() => {
                message.action?.run();
                shown.value = shown.value.filter((one) => one !== message);
              }}
            >
              {message.action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
