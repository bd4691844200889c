import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyReader, type TerminalEvent } from './key-reader.js';

/** The events of a text that arrives at once. */
function read(text: string): TerminalEvent[] {
  return new KeyReader().push(text);
}

function names(text: string): string[] {
  return read(text).map((event) =>
    event.type === 'key' ? `${event.shift ? 'shift-' : ''}${event.key}` : event.action,
  );
}

describe('KeyReader', () => {
  it.each([
    ['x', ['x']],
    [' ', [' ']],
    ['я', ['я']],
    ['\r', ['enter']],
    ['\x7f', ['backspace']],
    ['\x03\x1a', ['ctrl-c', 'ctrl-z']],
    ['\x1b[A\x1b[B\x1b[C\x1b[D', ['up', 'down', 'right', 'left']],
    ['\x1bOA\x1bOH', ['up', 'home']],
    ['\x1b[1;2C\x1b[1;5C\x1b[1;6C', ['shift-right', 'right', 'shift-right']],
    ['\x1b[H\x1b[4~\x1b[5~\x1b[6~\x1b[3~', ['home', 'end', 'pageup', 'pagedown', 'delete']],
    ['\x1b\x1b[A', ['up']],
    ['\x1bu', ['u']],
    ['\x1b[99~\x1b[?1;2c\x1b[Ix', ['x']],
    ['\x1b[200~ux\x1b[A\x1b[201~h', ['h']],
  ])('reads %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('reads the mouse', () => {
    expect(read('\x1b[<0;3;2M\x1b[<32;4;2M\x1b[<0;4;2m')).toMatchObject([
      { action: 'press', button: 'left', column: 2, row: 1 },
      { action: 'drag', button: 'left', column: 3, row: 1 },
      { action: 'release', button: 'left', column: 3, row: 1 },
    ]);
    expect(read('\x1b[<2;1;1M')).toMatchObject([{ action: 'press', button: 'right' }]);
    expect(read('\x1b[<64;1;1M\x1b[<65;1;1M\x1b[<69;1;1M')).toMatchObject([
      { action: 'wheel', wheel: { x: 0, y: -1 } },
      { action: 'wheel', wheel: { x: 0, y: 1 } },
      { action: 'wheel', wheel: { x: 1, y: 0 } },
    ]);
    // no button, no number, no place
    expect(read('\x1b[<35;1;1M\x1b[<;1;1M\x1b[<0;1M')).toEqual([]);
  });

  it('reads the same from any pieces', () => {
    const part = fc.constantFrom(
      ...['x', '7', ' ', '\r', '\x1b[A', '\x1b[1;2D', '\x1bOB', '\x1b[<0;12;7M', '\x1b[<32;13;7M'],
      ...['\x1b[<0;13;7m', '\x1b[3~', '\x1b[200~up\x1b[201~', '\x1bu', '\x1b[99~', '\x03'],
    );
    fc.assert(
      fc.property(fc.array(part), fc.infiniteStream(fc.nat(5)), (parts, sizes) => {
        const text = parts.join('');
        const reader = new KeyReader();
        const events: TerminalEvent[] = [];
        for (let at = 0; at < text.length; ) {
          const size = 1 + Number(sizes.next().value);
          events.push(...reader.push(text.slice(at, at + size)));
          at += size;
        }
        expect(events).toEqual(read(text));
      }),
    );
  });

  it('keeps little, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (pieces) => {
        const reader = new KeyReader();
        for (const piece of pieces) {
          for (const event of reader.push(piece)) expect(event.type).toMatch(/^(key|mouse)$/);
        }
      }),
    );
    // a sequence without an end is given up, and the keys after it count again
    const endless = new KeyReader();
    endless.push(`\x1b[${'1'.repeat(100)}`);
    expect(endless.push('\x1b[A').at(-1)).toMatchObject({ key: 'up' });
  });
});
