/** A still picture from the camera. The camera is switched off when the dialog goes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../../widgets/dialog.js';
import { sheetWith } from './sheet.js';
import type { SourcePart } from './source-part.js';
import { done, type Trouble } from './trouble.js';

export function CameraDialog({ work, words, onClose }: SourcePart & { onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void showCamera(video, controller.signal, (trouble) => {
      if (trouble === undefined) return setLive(true);
      work.trouble.value = trouble;
      onClose();
    });
    return () => controller.abort();
  }, []);
  const take = (): void => {
    const { current } = video;
    if (current === null) return;
    const sheet = sheetWith(current, current.videoWidth, current.videoHeight);
    void work.read(Promise.resolve(done({ name: words.photo, sheet })));
    onClose();
  };
  return (
    <Dialog title={words.cameraTitle} onClose={onClose}>
      <video
        ref={video}
        class="camera-view"
        aria-label={words.cameraView}
        autoplay
        playsInline
        muted
      />
      {!isLive && (
        <p class="small soft" role="status">
          {words.cameraWaiting}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" disabled={!isLive} onClick={take}>
          {words.takePicture}
        </button>
      </div>
    </Dialog>
  );
}

/** Lets a video show the camera until the signal ends it; tells once what came of it. */
async function showCamera(
  video: { readonly current: HTMLVideoElement | null },
  signal: AbortSignal,
  tell: (trouble: Trouble | undefined) => void,
): Promise<void> {
  try {
    const wish = { video: { facingMode: 'environment', width: { ideal: 1600 } } };
    const stream = await navigator.mediaDevices.getUserMedia(wish);
    const stop = (): void => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    if (video.current === null) return;
    video.current.srcObject = stream;
    await video.current.play();
    tell(undefined);
  } catch (error) {
    if (signal.aborted) return;
    const isRefused = error instanceof Error && error.name === 'NotAllowedError';
    tell({ kind: isRefused ? 'cameraRefused' : 'noCamera' });
  }
}
