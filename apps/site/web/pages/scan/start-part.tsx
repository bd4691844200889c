/** The page without a picture: where one can come from. */
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Icon } from '../../widgets/icon.js';
import { chooseImage, pastedImage } from '../make/source/incoming.js';
import { troubleText } from '../make/source/trouble.js';
import { MOST_PHOTO_PIXELS, type ScanSession } from './scan-session.js';

export function StartPart({ session }: { readonly session: ScanSession }) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  const isTouch = useTouch();
  return (
    <div class="stack">
      <div class="card scan-drop">
        <Icon name="image" size={40} />
        <p class="strong">{isTouch ? words.dropHereTouch : words.dropHere}</p>
        <Sources session={session} isTouch={isTouch} />
      </div>
      <ScanTrouble session={session} />
      <GoodPictures />
    </div>
  );
}

/** Whether a finger holds this device; false until the page is awake. */
function useTouch(): boolean {
  const [isTouch, setTouch] = useState(false);
  useEffect(() => setTouch(matchMedia('(hover: none) and (pointer: coarse)').matches), []);
  return isTouch;
}

/** Buttons for the camera, files and the clipboard; the camera is first where a finger presses. */
export function Sources({
  session,
  isTouch,
}: {
  readonly session: ScanSession;
  readonly isTouch: boolean;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  const take = (coming: Parameters<ScanSession['take']>[0]): void => void session.take(coming);
  return (
    <div class="row wraps">
      {isTouch && (
        <button
          type="button"
          class="button primary"
          onClick={() => chooseImage(take, 'camera', MOST_PHOTO_PIXELS)}
        >
          <Icon name="camera" />
          {words.camera}
        </button>
      )}
      <button
        type="button"
        class={isTouch ? 'button' : 'button primary'}
        onClick={() => chooseImage(take, 'files', MOST_PHOTO_PIXELS)}
      >
        <Icon name="image" />
        {words.file}
      </button>
      <button type="button" class="button" onClick={() => take(pastedImage(MOST_PHOTO_PIXELS))}>
        <Icon name="clipboard-paste" />
        {words.paste}
      </button>
    </div>
  );
}

/** Why the last file is no picture. */
export function ScanTrouble({ session }: { readonly session: ScanSession }) {
  const { wordsOf } = usePage();
  const trouble = session.trouble.value;
  return (
    <div role="alert">
      {trouble !== undefined && (
        <p class="note bad">
          <Icon name="circle-alert" />
          <span>{troubleText(trouble, wordsOf('make-source'))}</span>
        </p>
      )}
    </div>
  );
}

/** How to take a picture that can be read. */
export function GoodPictures() {
  const { wordsOf } = usePage();
  return (
    <p class="note">
      <Icon name="lightbulb" />
      <span>{wordsOf('scan').goodPictures}</span>
    </p>
  );
}
