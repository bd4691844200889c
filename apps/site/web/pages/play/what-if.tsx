/** A layer of suppositions: what it is, and its two ends. */
import type { ScreenPart } from './screen-part.js';

export function WhatIf({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  const name = session.layerName.value ?? '';
  const end = (type: 'keep' | 'discard'): void => {
    session.play({ type });
    // the button that had the focus goes with the layer
    session.board?.focus();
  };
  return (
    <section class="what-if stack">
      <h2>{words.whatIfOn(name)}</h2>
      <p class="small soft">{words.whatIfText}</p>
      <div class="row">
        <button type="button" class="button grow" onClick={() => end('keep')}>
          {words.keep}
        </button>
        <button type="button" class="button grow" onClick={() => end('discard')}>
          {words.discard}
        </button>
      </div>
    </section>
  );
}
