/**
 * A terminal for tests: it takes what the program writes as a real one does (xterm.js without a
 * screen), shows it as text, and sends keys and the mouse.
 */
import { PassThrough, Writable } from 'node:stream';
import xterm from '@xterm/headless';
import type { Environment, OutputStream } from '../io/host.js';
import { type TestHost, testHost } from './host.js';

/** A terminal of a size, which may change. */
export class TestTerminal {
  readonly #terminal: xterm.Terminal;

  constructor(columns: number, rows: number) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  }

  get columns(): number {
    return this.#terminal.cols;
  }

  get rows(): number {
    return this.#terminal.rows;
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
  }

  /** Shows what a program writes; resolves when it stands on the screen. */
  write(text: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => this.#terminal.write(text, resolve));
  }

  /** The lines of the screen, without the spaces at their ends. */
  get lines(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.rows }, (_, y) => {
      return active.getLine(active.viewportY + y)?.translateToString(true) ?? '';
    });
  }

  /** True while a program shows its own page. */
  get isOnSecondPage(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  /** The colours behind a character, as xterm numbers them; undefined for the usual one. */
  behind(column: number, row: number): number | undefined {
    const cell = this.#terminal.buffer.active.getLine(row)?.getCell(column);
    return cell === undefined || cell.isBgDefault() ? undefined : cell.getBgColor();
  }
}

/** A host whose streams are a terminal. */
export interface TerminalHost extends Omit<TestHost, 'stdout'> {
  readonly stdout: OutputStream;
  readonly terminal: TestTerminal;
  /** Types keys: "x", "\x1b[A". */
  type(keys: string): void;
  /** Sends a button of the mouse: 0 left, 2 right, 32 more for a drag; counted from 0. */
  mouse(button: number, column: number, row: number, isPressed?: boolean): void;
  resize(columns: number, rows: number): void;
  /** Whether keys come one by one. */
  readonly isRaw: boolean;
}

/** A host at a terminal of this size. */
export function terminalHost(columns: number, rows: number, env: Environment): TerminalHost {
  const terminal = new TestTerminal(columns, rows);
  const base = testHost({ env: { TERM: 'xterm-256color', ...env } });
  let isRaw = false;
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => {
      isRaw = raw;
    },
  });
  const stdout = new ShownOutput(terminal);
  return {
    ...base,
    stdin,
    stdout,
    terminal,
    get isRaw() {
      return isRaw;
    },
    type: (keys) => void stdin.write(keys),
    mouse: (button, column, row, isPressed = true) =>
      void stdin.write(`\x1b[<${button};${column + 1};${row + 1}${isPressed ? 'M' : 'm'}`),
    resize: (wide, high) => {
      terminal.resize(wide, high);
      stdout.emit('resize');
    },
  };
}

/** Standard output that a terminal shows. */
class ShownOutput extends Writable {
  readonly isTTY = true;
  readonly #terminal: TestTerminal;

  constructor(terminal: TestTerminal) {
    super();
    this.#terminal = terminal;
  }

  get columns(): number {
    return this.#terminal.columns;
  }

  get rows(): number {
    return this.#terminal.rows;
  }

  override _write(part: Buffer, _: BufferEncoding, done: () => void): void {
    void this.#terminal.write(part).then(done);
  }
}
