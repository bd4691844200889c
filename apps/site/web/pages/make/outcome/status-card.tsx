/** The verdict, its display on the board, and remarks on the picture. */

import { usePage } from '../../../frame/page-context.js';
import { Chip, Segments } from '../../../widgets/controls.js';
import { Difficulty } from '../../../widgets/difficulty.js';
import { Icon } from '../../../widgets/icon.js';
import { Curve } from './curve.js';
import type { Outcome } from './outcome.js';
import { linesSaid, type Said, solutionsSaid } from './sentence.js';
import { Warnings } from './warnings.js';

/** The property of each part: what it shows. */
interface Part {
  readonly outcome: Outcome;
}

/** Most techniques that are named. */
const MOST_NAMED = 3;

export function StatusCard({ outcome }: Part) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { appraiser, counts } = outcome;
  const isOld = appraiser.isLate.value && outcome.verdict.value !== undefined;
  return (
    <section
      class={`card outcome-status${isOld ? ' old' : ''}`}
      aria-label={words.status}
      aria-busy={appraiser.isLate.value}
    >
      {appraiser.hasFailed.value ? <Failed outcome={outcome} /> : <Verdict outcome={outcome} />}
      {!counts.value.isEmpty && (
        <>
          <OnBoard outcome={outcome} />
          <Hardness outcome={outcome} />
          <Facts outcome={outcome} />
        </>
      )}
      <Warnings outcome={outcome} />
    </section>
  );
}

function Verdict({ outcome }: Part) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  if (outcome.counts.value.isEmpty) return <p class="note">{words.empty}</p>;
  const said = [solutionsSaid(outcome, words), linesSaid(outcome, words)].filter(
    (one) => one !== undefined,
  );
  if (said.length === 0) {
    return <p class="note">{outcome.appraiser.isLate.value ? words.checking : '\u00a0'}</p>;
  }
  const { undecided = [], solutions, isSearching = false } = outcome.verdict.value ?? {};
  return (
    <>
      {said.map((one) => (
        <Note key={one.text} said={one} />
      ))}
      {solutions === 'unknown' && (
        <p class="small soft">{isSearching ? words.searching : words.unknownText}</p>
      )}
      {undecided.length > 0 && (
        <p class="small soft">
          {outcome.appraiser.isLate.value ? words.checking : words.undecided(undecided.length)}
        </p>
      )}
    </>
  );
}

function Note({ said }: { readonly said: Said }) {
  return (
    <p class={`note strong${said.isGood ? ' good' : ' open'}`}>
      <Icon name={said.isGood ? 'circle-check' : 'circle-alert'} />
      {said.text}
    </p>
  );
}

function Failed({ outcome }: Part) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  return (
    <div class="note bad" role="alert">
      <Icon name="circle-alert" />
      <span class="grow">{words.failed}</span>
      <button type="button" class="button" onClick={() => outcome.appraiser.retry()}>
        {words.again}
      </button>
    </div>
  );
}

/** What the board hatches, and which of two solutions it shows. */
function OnBoard({ outcome }: Part) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { verdict, showsUndecided, showsDiffering, showsOther, other } = outcome;
  const { undecided = [], differing = [] } = verdict.value ?? {};
  if (undecided.length + differing.length === 0) return null;
  return (
    <div class="outcome-shown">
      <div class="chips">
        {differing.length > 0 && (
          <Chip
            isOn={showsDiffering.value}
            onChange={(isOn) => {
              showsDiffering.value = isOn;
            }}
          >
            {words.showDiffering} <span class="digits">{differing.length}</span>
          </Chip>
        )}
        {undecided.length > 0 && (
          <Chip
            isOn={showsUndecided.value}
            onChange={(isOn) => {
              showsUndecided.value = isOn;
            }}
          >
            {words.showUndecided} <span class="digits">{undecided.length}</span>
          </Chip>
        )}
      </div>
      {other.value !== undefined && (
        <Segments
          name="outcome-solution"
          label={words.look}
          value={showsOther.value ? 'other' : 'picture'}
          options={[
            { value: 'picture', label: words.picture },
            { value: 'other', label: words.other },
          ]}
          onChange={(value) => {
            showsOther.value = value === 'other';
          }}
        />
      )}
    </div>
  );
}

/** How hard it is, once that is known. */
function Hardness({ outcome }: Part) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  const { solutions, difficulty } = outcome.verdict.value ?? {};
  if (solutions !== 'one') return null;
  const isComing = difficulty === undefined && !outcome.appraiser.isSettled.value;
  if (difficulty === undefined && !isComing) return null;
  return (
    <div class="outcome-hardness">
      <div class="apart small">
        <span>{words.difficulty}</span>
        {difficulty === undefined ? (
          <span class="soft late">{words.rating}</span>
        ) : (
          <Difficulty label={difficulty.label} />
        )}
      </div>
      <Curve bars={difficulty?.curve ?? []} steps={difficulty?.steps ?? 0} words={words} />
    </div>
  );
}

function Facts({ outcome }: Part) {
  const page = usePage();
  const { locale, numberText } = page;
  const words = page.wordsOf('make-outcome');
  const { fill, blocks, loneCells } = outcome.counts.value;
  const mean = blocks.mean.toLocaleString(locale, { maximumFractionDigits: 1 });
  const techniques = outcome.verdict.value?.difficulty?.techniques ?? [];
  const names = techniques.slice(0, MOST_NAMED).map((id) => words.techniqueNames[id]);
  const image = outcome.sinceImage.value;
  const twins = outcome.twins.found.value;
  return (
    <dl class="outcome-facts small">
      {names.length > 0 && <Fact name={words.techniques} value={names.join(', ')} />}
      {image !== undefined && (
        <>
          <Fact name={words.similarity} value={words.percent(image.similarity)} />
          <Fact name={words.changedCells} value={numberText(image.changed)} />
          <Fact name={words.outline} value={words.outlineText(image.torn)} />
        </>
      )}
      <Fact name={words.filled} value={words.percent(fill)} />
      <Fact name={words.loneCells} value={numberText(loneCells)} />
      <Fact name={words.blocks} value={words.blocksText(mean, blocks.most)} />
      <Fact
        name={words.duplicates}
        value={twins.length === 0 ? words.noDuplicates : String(twins.length)}
      />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div class="apart">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
