/** What the parts of the player's screen are given. */
import type { PlayWords } from '../../words/en/play.js';
import type { HintLadder } from './hint-ladder.js';
import type { PlaySession } from './session.js';

/** What the screen and its parts can do besides moves. */
export interface ScreenActions {
  readonly hint: () => void;
  readonly mistakes: () => void;
  readonly settings: () => void;
  readonly more: () => void;
  readonly keys: () => void;
  readonly whatIf: () => void;
}

/** The parts' common properties. */
export interface ScreenPart {
  readonly session: PlaySession;
  readonly words: PlayWords;
  readonly actions: ScreenActions;
  readonly ladder: HintLadder;
}
