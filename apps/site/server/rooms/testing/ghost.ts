/** A process of a site in name only: it says what a test wants, and vanishes without a word. */
import { Channel, type Storage } from '../../storage/index.js';
import { type Letter, readLetter, writeLetter } from '../relay/letters.js';
import { channelOf, readPiece, writePiece } from '../relay/pieces.js';

/** What other processes know it by. */
export const GHOST = 'ghost';

/** A process in name only. */
export interface Ghost {
  /** What has come. */
  readonly letters: readonly Letter[];
  send(to: string, letter: Letter): void;
  /** Sends any text. */
  shout(to: string, text: string): void;
  /** Waits until something is true of the letters. */
  until(isTrue: () => boolean): Promise<void>;
  vanish(): Promise<void>;
}

/** Makes one on a database. */
export async function openGhost(storage: Storage): Promise<Ghost> {
  const letters: Letter[] = [];
  let wake = (): void => undefined;
  let sent = 0;
  const hear = (notice: string): void => {
    const letter = readLetter(readPiece(notice)?.text ?? '');
    if (letter !== undefined) letters.push(letter);
    wake();
  };
  const broken = (): void => undefined;
  const channel = await Channel.open(storage, channelOf(GHOST), { heard: hear, broken });
  return {
    letters,
    send: (to, letter) => {
      sent++;
      const piece = { from: GHOST, number: sent, kind: 'last', text: writeLetter(letter) } as const;
      channel.send(channelOf(to), writePiece(piece));
    },
    shout: (to, text) => channel.send(channelOf(to), text),
    until: async (isTrue) => {
      while (!isTrue()) {
        await new Promise<void>((done) => {
          wake = done;
        });
      }
    },
    vanish: () => channel.close(),
  };
}
