/**
 * Reads what a terminal sends: keys as bytes or escape sequences, and the mouse in SGR coding
 * (`CSI < button ; column ; row M`, xterm's mode 1006).
 *
 * A sequence may arrive in pieces, over ssh for instance, so an unfinished one waits for the rest.
 * The Escape key alone would be indistinguishable from that, so no action has it. Pasted text is
 * dropped: its letters are no keys.
 */

/** A key by its name, or a character that was typed. */
export interface KeyEvent {
  readonly type: 'key';
  /** "up", "home", "enter", "ctrl-c" … or the character itself: "x", " ". */
  readonly key: string;
  /** Whether Shift was held; known for arrows only. */
  readonly shift: boolean;
}

/** What the mouse did, at a place counted from 0. */
export interface MouseEvent {
  readonly type: 'mouse';
  readonly action: 'press' | 'drag' | 'release' | 'wheel';
  readonly button: 'left' | 'middle' | 'right';
  /** Of a wheel: the direction in which the view moves. */
  readonly wheel: { readonly x: number; readonly y: number };
  readonly column: number;
  readonly row: number;
}

export type TerminalEvent = KeyEvent | MouseEvent;

/** The longest sequence that is waited for; longer ones are no keys. */
const MAX_SEQUENCE = 64;

const ARROWS: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
};
const NUMBERED: Readonly<Record<string, string>> = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
};
const NAMED: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\x7f': 'backspace',
  '\b': 'backspace',
};
const BUTTONS = ['left', 'middle', 'right'] as const;

/** ESC and what follows it: a CSI or SS3 sequence, or one character typed with Alt. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals send them
const SEQUENCE = /^\x1b(?:\[([<?]?[\d;:]*)([@-~])|O([@-~])|([^[O\x1b]))/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals send them
const UNFINISHED = /^\x1b(?:\[[<?]?[\d;:]*|O)?$/u;

const PASTE_BEGINS = '200~';
const PASTE_ENDS = '\x1b[201~';

/** Turns the text of a terminal into events, piece by piece. */
export class KeyReader {
  #waiting = '';
  #isPasting = false;

  /** The events that end in this piece. */
  push(piece: string): TerminalEvent[] {
    const events: TerminalEvent[] = [];
    let text = this.#waiting + piece;
    this.#waiting = '';
    while (text !== '') {
      if (this.#isPasting) {
        text = this.#skipPaste(text);
        continue;
      }
      const [first = ''] = text;
      if (first !== '\x1b') {
        events.push(key(NAMED[first] ?? controlName(first)));
        text = text.slice(first.length);
        continue;
      }
      const sequence = SEQUENCE.exec(text);
      if (sequence === null) {
        if (UNFINISHED.test(text) && text.length < MAX_SEQUENCE) {
          this.#waiting = text;
          break;
        }
        text = text.slice(1);
        continue;
      }
      const event = this.#readSequence(sequence);
      if (event !== undefined) events.push(event);
      text = text.slice(sequence[0].length);
    }
    return events;
  }

  #readSequence([, digits = '', final = '', ss3, alone]: RegExpExecArray):
    | TerminalEvent
    | undefined {
    if (alone !== undefined) return key(NAMED[alone] ?? controlName(alone));
    if (ss3 !== undefined) return ARROWS[ss3] === undefined ? undefined : key(ARROWS[ss3]);
    if (digits.startsWith('<')) return readMouse(digits.slice(1), final);
    if (digits + final === PASTE_BEGINS) {
      this.#isPasting = true;
      return undefined;
    }
    const [number = '', modifier = '1'] = digits.split(';');
    const name = final === '~' ? NUMBERED[number] : final === 'Z' ? 'tab' : ARROWS[final];
    // xterm adds 1 to the sum of Shift (1), Alt (2) and Ctrl (4)
    const isShifted = ((Number(modifier) - 1) & 1) === 1;
    return name === undefined ? undefined : key(name, isShifted);
  }

  /** What stands behind the pasted text; the end of what may be its last sequence waits. */
  #skipPaste(text: string): string {
    const end = text.indexOf(PASTE_ENDS);
    if (end >= 0) {
      this.#isPasting = false;
      return text.slice(end + PASTE_ENDS.length);
    }
    this.#waiting = text.slice(-(PASTE_ENDS.length - 1));
    return '';
  }
}

function key(name: string, shift = false): KeyEvent {
  return { type: 'key', key: name, shift };
}

/** "ctrl-c" for the control character 3; other characters are their own names. */
function controlName(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  return code < 32 ? `ctrl-${String.fromCodePoint(code + 96)}` : char;
}

/** A report of the mouse: bits 0 and 1 are the button, 5 says "moved", 6 "wheel". */
function readMouse(digits: string, final: string): MouseEvent | undefined {
  const numbers = /^(\d{1,9});(\d{1,9});(\d{1,9})$/.exec(digits)?.slice(1).map(Number);
  if (numbers === undefined) return undefined;
  const [code = 0, x = 0, y = 0] = numbers;
  const place = { type: 'mouse', column: x - 1, row: y - 1, wheel: { x: 0, y: 0 } } as const;
  if ((code & 64) !== 0) {
    const isBack = (code & 1) === 0;
    const isSideways = (code & 2) !== 0 || (code & 4) !== 0;
    const step = isBack ? -1 : 1;
    const wheel = isSideways ? { x: step, y: 0 } : { x: 0, y: step };
    return { ...place, action: 'wheel', button: 'left', wheel };
  }
  const button = BUTTONS[code & 3];
  if (button === undefined) return undefined;
  if (final === 'm') return { ...place, action: 'release', button };
  return final === 'M'
    ? { ...place, action: (code & 32) === 0 ? 'press' : 'drag', button }
    : undefined;
}
