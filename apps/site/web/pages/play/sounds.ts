/**
 * Quiet optional sounds: a tick for a stroke, a tone for a finished line, three for a solved
 * puzzle. They are made by the browser itself, so there are no files.
 */

import { effect } from '@preact/signals';
import { settings } from '../../frame/settings.js';
import type { PlaySession } from './session.js';

/** A tone: its height in hertz, its beginning and its length in seconds. */
type Tone = readonly [hertz: number, from: number, length: number];

const STROKE: readonly Tone[] = [[520, 0, 0.03]];
const LINE: readonly Tone[] = [[660, 0, 0.12]];
const SOLVED: readonly Tone[] = [
  [523, 0, 0.3],
  [659, 0.12, 0.3],
  [784, 0.24, 0.5],
];

/** The loudest that a tone is, of 1. */
const LOUDNESS = 0.06;

/** Follows a game with sounds while the setting is on. Returns how to stop. */
export function connectSounds(session: PlaySession): () => void {
  let context: AudioContext | undefined;
  let { marks, finishedCount } = session.game.peek();
  return effect(() => {
    const game = session.game.value;
    const isOn = settings.value.sounds;
    const isPainted = game.marks !== marks;
    const isMore = game.finishedCount > finishedCount;
    ({ marks, finishedCount } = game);
    if (!isOn || !isPainted) return;
    context ??= new AudioContext();
    play(context, session.isWon.peek() ? SOLVED : isMore ? LINE : STROKE);
  });
}

function play(context: AudioContext, tones: readonly Tone[]): void {
  for (const [hertz, from, length] of tones) {
    const start = context.currentTime + from;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    const tone = context.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
