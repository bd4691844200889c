/** What a stroke makes heard and felt. Both parts are loaded where they are wanted. */
import { effect } from '@preact/signals';
import { settings } from '../../frame/settings.js';
import { isTouchScreen } from '../../widgets/board-style.js';
import type { PlaySession } from './session.js';

/** A part that follows a game; it says how to stop. */
type Connect = (session: PlaySession) => () => void;

/** Sounds, and tremors under the finger, while their settings are on. Returns how to stop. */
export function connectFeedback(session: PlaySession): () => void {
  const loadSounds = () => import('./sounds.js').then((part) => part.connectSounds);
  const loadTouch = () => import('./touch.js').then((part) => part.connectTouch);
  const stops = [
    connectOnce(session, () => settings.value.sounds, loadSounds),
    connectOnce(session, () => settings.value.vibrates && isTouchScreen(), loadTouch),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Connects a part as soon as it is wanted; it looks at its setting itself from then on. */
function connectOnce(
  session: PlaySession,
  isWanted: () => boolean,
  load: () => Promise<Connect>,
): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  let isAsked = false;
  const end = effect(() => {
    if (!isWanted() || isAsked) return;
    isAsked = true;
    void load().then(
      (connect) => {
        if (!isOver) stop = connect(session);
      },
      // without a network there is no sound: the next page tries again
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    end();
    stop?.();
  };
}
