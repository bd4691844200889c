/**
 * Where a picture can come from besides the hand: an image, which never leaves this device, and
 * what is wished of its puzzles.
 */
import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Icon } from '../../../widgets/icon.js';
import type { MakePart } from '../make-part.js';
import type { Workshop } from '../workshop.js';
import { CameraDialog } from './camera-dialog.js';
import { CropDialog } from './crop-dialog.js';
import { ImageCard } from './image-card.js';
import type { ImageWork } from './image-work.js';
import { chooseImage, listenForImages, pastedImage } from './incoming.js';
import { keepWork } from './kept-work.js';
import { readImage } from './read-image.js';
import type { SourcePart } from './source-part.js';
import { troubleText } from './trouble.js';
import { WishControls } from './wish-controls.js';
import { createImageWork } from './works.js';
import './source.css';

export function SourcePanel({
  workshop,
  draft,
  open,
}: {
  readonly workshop: Workshop;
  /** The draft with which the image is kept. */
  readonly draft: ReadonlySignal<string>;
  readonly open: MakePart['open'];
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('make-source');
  const work = createImageWork(workshop);
  const [dialog, setDialog] = useState<'camera' | 'crop' | undefined>(undefined);
  const [hasWishes, showWishes] = useState(false);
  useEffect(() => joined(work, workshop, draft), [work]);
  const image = work.image.value;
  const close = (): void => setDialog(undefined);
  const part: SourcePart = { work, words };
  return (
    <section class="source" aria-label={words.heading}>
      {image === undefined ? (
        <DropArea {...part} onCamera={() => setDialog('camera')} onClues={() => open('clues')} />
      ) : (
        <ImageCard
          {...part}
          image={image}
          hasWishes={hasWishes}
          onCrop={() => setDialog('crop')}
          onWishes={() => showWishes(!hasWishes)}
        />
      )}
      <Messages {...part} />
      {image !== undefined && work.trouble.value?.kind !== 'blank' && (
        <div class={hasWishes ? 'wishes' : 'wishes folded'}>
          <WishControls {...part} image={image} />
        </div>
      )}
      {dialog === 'camera' && <CameraDialog {...part} onClose={close} />}
      {dialog === 'crop' && image !== undefined && (
        <CropDialog {...part} image={image} onClose={close} />
      )}
    </section>
  );
}

/** Lets images come in, and keeps them with their draft. Returns how to stop. */
function joined(work: ImageWork, workshop: Workshop, draft: ReadonlySignal<string>): () => void {
  const stops = [
    listenForImages((coming) => void work.read(coming)),
    keepWork(work, () => draft.peek()),
    effect(() => {
      const file = workshop.imageFile.value;
      if (file === undefined) return;
      workshop.imageFile.value = undefined;
      void work.read(readImage(file, file.name));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    work.rest();
  };
}

/** Progress and errors. */
function Messages({ work, words }: SourcePart) {
  const trouble = work.trouble.value;
  return (
    <div class="source-messages">
      <div role="alert">
        {trouble !== undefined && (
          <p class="note bad">
            <Icon name="circle-alert" />
            <span>{troubleText(trouble, words)}</span>
          </p>
        )}
      </div>
      <div role="status">
        {work.isReading.value && <p class="small soft late">{words.reading}</p>}
      </div>
    </div>
  );
}

/** An invitation, while there is no image. */
function DropArea({
  work,
  words,
  onCamera,
  onClues,
}: SourcePart & { readonly onCamera: () => void; readonly onClues: () => void }) {
  const { wordsOf } = usePage();
  const [{ hasCamera, isTouch }] = useState(deviceNow);
  const read: ImageWork['read'] = (coming) => work.read(coming);
  const take = (coming: Parameters<typeof read>[0]): void => void read(coming);
  return (
    <div class="card image-drop">
      <Icon name="image" size={40} />
      <p class="small soft">{isTouch ? words.dropHereTouch : words.dropHere}</p>
      <div class="row wraps">
        <button type="button" class="button" onClick={() => chooseImage(take)}>
          {words.choose}
        </button>
        <button
          type="button"
          class="icon-button"
          title={words.paste}
          onClick={() => take(pastedImage())}
        >
          <Icon name="clipboard-paste" />
        </button>
        {(hasCamera || isTouch) && (
          <button
            type="button"
            class="icon-button"
            title={words.camera}
            onClick={isTouch ? () => chooseImage(take, 'camera') : onCamera}
          >
            <Icon name="camera" />
          </button>
        )}
      </div>
      <p class="tiny softer">{words.stays}</p>
      <button type="button" class="button quiet" onClick={onClues}>
        <Icon name="keyboard" />
        <span>{wordsOf('make-clues').enter}</span>
      </button>
    </div>
  );
}

/** What this device has. */
function deviceNow() {
  // absent in old browsers and on pages that came over an unsafe network
  const hasCamera = (navigator.mediaDevices as MediaDevices | undefined) !== undefined;
  return { hasCamera, isTouch: matchMedia('(hover: none) and (pointer: coarse)').matches };
}
