/** The image that puzzles are made of, its name, and what can be done with it. */

import { usePage } from '../../../frame/page-context.js';
import { Slider } from '../../../widgets/controls.js';
import { Icon, type IconName } from '../../../widgets/icon.js';
import { ShownCanvas } from '../../../widgets/shown-canvas.js';
import { chooseImage } from './incoming.js';
import type { ImagePart } from './source-part.js';

/** Images of fewer pixels are enlarged with sharp edges. */
function isSmall({ width, height }: HTMLCanvasElement): boolean {
  return Math.max(width, height) < 120;
}

export interface ImageCardProps extends ImagePart {
  /** Whether the wishes are shown where there is little room. */
  readonly hasWishes: boolean;
  readonly onCrop: () => void;
  readonly onWishes: () => void;
}

export function ImageCard(props: ImageCardProps) {
  const { work, words, image, hasWishes, onCrop, onWishes } = props;
  const name = image.name === '' ? words.pasted : image.name;
  return (
    <div class="card image-card">
      <div class="image-view">
        <ShownCanvas
          canvas={image.cut}
          label={words.sourceOf(name)}
          mostSide={600}
          class={isSmall(image.cut) ? 'drawing sharp' : 'drawing'}
        />
      </div>
      <div class="image-foot">
        <span class="small soft image-name" title={name}>
          {name}
        </span>
        <button
          type="button"
          class="icon-button image-wishes"
          title={words.wishes}
          aria-expanded={hasWishes}
          onClick={onWishes}
        >
          <Icon name="sliders-horizontal" />
        </button>
        <IconButton icon="crop" name={words.crop} onClick={onCrop} />
        <IconButton
          icon="upload"
          name={words.another}
          onClick={() => chooseImage((coming) => void work.read(coming))}
        />
        <IconButton icon="x" name={words.remove} onClick={() => work.remove()} />
      </div>
      <FrameSlider {...{ work, words, image }} />
    </div>
  );
}

function IconButton({
  icon,
  name,
  onClick,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="icon-button" title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Chooses a frame of an animation. */
function FrameSlider({ work, words, image: { frames } }: ImagePart) {
  const { numberText } = usePage();
  if (frames === undefined) return null;
  const frame = work.frame.value;
  return (
    <div class="image-frames small">
      <Slider
        label={words.frame}
        value={frame + 1}
        text={words.frameOf(numberText(frame + 1), numberText(frames.count))}
        min={1}
        max={frames.count}
        onChange={(value) => void work.showFrame(value - 1)}
      />
    </div>
  );
}
