/**
 * Cropping and straightening: the picture as it will be, with a frame around the part that is kept,
 * moved by a pointer or by arrow keys. Nothing changes before "Apply".
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Slider } from '../../../widgets/controls.js';
import { Dialog } from '../../../widgets/dialog.js';
import { Icon, type IconName } from '../../../widgets/icon.js';
import { type Crop, computeLaying, mirroredCrop, NO_CROP, turnedCrop, WHOLE } from './crop.js';
import { turnedSheet } from './crop-drawing.js';
import { CropFrame } from './crop-frame.js';
import type { ImagePart } from './source-part.js';

/** The longer side of the preview, in pixels of the screen. */
const PREVIEW = 720;

export function CropDialog(props: ImagePart & { readonly onClose: () => void }) {
  const { work, words, image, onClose } = props;
  const [crop, setCrop] = useState(work.crop.peek());
  const source = image.sheet.canvas;
  const laying = computeLaying(source, crop, image.fills);
  const width = Math.max(1, Math.round(crop.part.width * laying.width));
  const height = Math.max(1, Math.round(crop.part.height * laying.height));
  const apply = (): void => {
    onClose();
    void work.cropTo(crop);
  };
  return (
    <Dialog title={words.cropTitle} onClose={onClose}>
      <div class="crop">
        <div class="crop-stage">
          <div class="crop-sheet" style={{ '--aspect': `${laying.width / laying.height}` }}>
            <TurnedImage
              source={source}
              crop={crop}
              fills={image.fills}
              label={words.sourceOf(image.name)}
            />
            <CropFrame
              part={crop.part}
              words={words}
              onPart={(part) => setCrop((now) => ({ ...now, part }))}
            />
          </div>
        </div>
        <p class="tiny soft apart">
          <span>{words.cropHelp}</span>
          <span class="digits" role="status">
            {words.cropSize(width, height)}
          </span>
        </p>
        <Turns crop={crop} words={words} onCrop={setCrop} />
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button primary" onClick={apply}>
          {words.apply}
        </button>
      </div>
    </Dialog>
  );
}

/** The picture, turned and tilted. */
function TurnedImage({
  source,
  crop,
  fills,
  label,
}: {
  readonly label: string;
  readonly source: HTMLCanvasElement;
  readonly crop: Crop;
  readonly fills: boolean;
}) {
  const shown = useRef<HTMLCanvasElement>(null);
  const { quarters, isMirrored, angle } = crop;
  useLayoutEffect(() => {
    const { current } = shown;
    const context = current?.getContext('2d');
    if (current === null || context === null || context === undefined) return;
    const { canvas } = turnedSheet(source, crop, fills, PREVIEW);
    current.width = canvas.width;
    current.height = canvas.height;
    context.drawImage(canvas, 0, 0);
  }, [source, fills, quarters, isMirrored, angle]);
  return <canvas ref={shown} role="img" aria-label={label} />;
}

/** Quarter turns, mirror, small rotation. */
function Turns({
  crop,
  words,
  onCrop,
}: {
  readonly crop: Crop;
  readonly words: ImagePart['words'];
  readonly onCrop: (crop: Crop) => void;
}) {
  const { numberText } = usePage();
  const button = (icon: IconName, name: string, next: Crop) => (
    <button type="button" class="icon-button" title={name} onClick={() => onCrop(next)}>
      <Icon name={icon} />
    </button>
  );
  const sign = crop.angle > 0 ? '+' : '';
  return (
    <>
      <div class="small">
        <Slider
          label={words.straighten}
          value={crop.angle}
          text={words.degrees(`${sign}${numberText(crop.angle)}`)}
          min={-45}
          max={45}
          step={0.5}
          onChange={(angle) => onCrop({ ...crop, angle })}
        />
      </div>
      <div class="row wraps">
        {button('rotate-ccw', words.turnLeft, turnedCrop(crop, -1))}
        {button('rotate-cw', words.turnRight, turnedCrop(crop, 1))}
        {button('flip-horizontal-2', words.mirror, mirroredCrop(crop))}
        <button
          type="button"
          class="button quiet"
          onClick={() => onCrop({ ...NO_CROP, part: WHOLE })}
        >
          {words.reset}
        </button>
      </div>
    </>
  );
}
