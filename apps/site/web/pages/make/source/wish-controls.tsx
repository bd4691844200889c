/** The sliders: what a person wishes of the puzzle of an image. */

import { usePage } from '../../../frame/page-context.js';
import { Slider, Switch } from '../../../widgets/controls.js';
import { difficultyWord } from '../../../widgets/difficulty.js';
import { BackgroundField } from './background-field.js';
import type { Offer } from './offer.js';
import type { ImagePart } from './source-part.js';
import { AIMS, LEAST_SIDE, MOST_COLORS, MOST_SIDE, type Wish } from './wish.js';
import type { WishPart } from './wish-part.js';

export function WishControls(props: ImagePart) {
  const { work } = props;
  const wish = work.wish.value;
  const offer = work.offer(work.chosen.value);
  const part: WishPart = { ...props, wish, offer };
  return (
    <div class="wish small">
      <SizeSlider {...part} />
      <ColorControls {...part} />
      {wish.colors > 1 ? <BackgroundField {...part} /> : <BlackControls {...part} />}
      <AimField {...part} />
      <Wishes {...part} />
    </div>
  );
}

function SizeSlider({ work, words, wish, offer, image }: WishPart) {
  const { width, height } = chooseSize(wish, offer, image.cut);
  return (
    <Slider
      label={words.size}
      value={wish.side}
      text={words.sizeOf(width, height)}
      min={LEAST_SIDE}
      max={MOST_SIDE}
      onChange={(side) => work.wishFor({ side })}
    />
  );
}

/** The size of the puzzle; until it is there, what the image's sides promise. */
function chooseSize({ side }: Wish, offer: Offer | undefined, cut: HTMLCanvasElement) {
  const grid = offer?.wish.side === side ? offer.picture?.grid : undefined;
  if (grid !== undefined && Math.max(grid.width, grid.height) <= side) return grid;
  const scale = side / Math.max(cut.width, cut.height);
  const fit = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: fit(cut.width), height: fit(cut.height) };
}

function ColorControls({ work, words, wish, offer }: WishPart) {
  const { numberText } = usePage();
  const { colors } = wish;
  const inks = offer?.picture?.palette.slice(1) ?? [];
  return (
    <div class="wish-group">
      <Slider
        label={words.colors}
        value={colors}
        text={colors === 1 ? words.blackAndWhite : numberText(colors)}
        min={1}
        max={MOST_COLORS}
        onChange={(count) => work.wishFor({ colors: count, palette: undefined })}
      />
      {colors > 1 && inks.length > 0 && (
        <>
          <span class="wish-inks" aria-hidden="true">
            {inks.map(({ rgb }, k) => (
              <i key={`${k}`} style={{ background: rgb }} />
            ))}
          </span>
          <Switch
            label={words.keepInks}
            isOn={wish.palette !== undefined}
            onChange={(isOn) =>
              work.wishFor({ palette: isOn ? offer?.picture?.palette : undefined })
            }
          />
        </>
      )}
    </div>
  );
}

/** What only black and white has. */
function BlackControls({ work, words, wish }: WishPart) {
  const { threshold, edges, invert } = wish;
  const percent = Math.round(100 * (threshold ?? 0.5));
  return (
    <div class="wish-group">
      {!edges && (
        <>
          <Slider
            label={words.threshold}
            value={percent}
            text={threshold === undefined ? words.automatic : `${percent} %`}
            min={2}
            max={98}
            onChange={(value) => work.wishFor({ threshold: value / 100 })}
          />
          {threshold !== undefined && (
            <button
              type="button"
              class="button quiet"
              onClick={() => work.wishFor({ threshold: undefined })}
            >
              {words.makeAutomatic}
            </button>
          )}
          <Switch
            label={words.invert}
            isOn={invert === true}
            onChange={(isOn) => work.wishFor({ invert: isOn ? true : undefined })}
          />
        </>
      )}
      <Switch label={words.edges} isOn={edges} onChange={(isOn) => work.wishFor({ edges: isOn })} />
    </div>
  );
}

/** The difficulty to aim at. */
function AimField({ work, words, wish }: WishPart) {
  const page = usePage();
  const options = [undefined, ...AIMS];
  return (
    <fieldset class="wish-aim">
      <legend class="strong">{words.aim}</legend>
      <div class="chips">
        {options.map((aim) => (
          <label class="chip" key={aim ?? 'any'}>
            <input
              type="radio"
              name="aim"
              checked={wish.aim === aim}
              onChange={() => work.wishFor({ aim })}
            />
            {aim === undefined ? words.anyAim : difficultyWord(page, aim)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Changes of the chosen puzzle in a word. */
function Wishes({ work, words, wish, offer }: WishPart) {
  const isReady = offer?.stage === 'ready';
  const button = (label: string, isPossible: boolean, run: () => void) => (
    <button type="button" class="button" disabled={!isPossible} onClick={run}>
      {label}
    </button>
  );
  return (
    <fieldset class="wish-aim" aria-label={words.makeIt}>
      <legend class="strong">{words.makeIt}</legend>
      <div class="row wraps wish-buttons">
        {button(words.easier, isReady && offer?.difficulty !== 'trivial', () =>
          work.wishForHarder(-1),
        )}
        {button(words.harder, isReady && offer?.difficulty !== 'guess', () =>
          work.wishForHarder(1),
        )}
        {button(words.smaller, isReady && wish.side > LEAST_SIDE, () => work.wishForSmaller())}
      </div>
    </fieldset>
  );
}
