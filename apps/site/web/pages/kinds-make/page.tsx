/**
 * The page that makes puzzles of other kinds: of an image, or of the picture of any puzzle. What is
 * made is seen with its picture, played, and saved as a file.
 */
import { kindSheetSvg, writeKind } from '@nonokit/kinds';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageTexts } from '../../frame/page-context.js';
import { usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { Segments, Slider, Switch } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { KindMakerWords } from '../../words/en/kinds-make.js';
import type { KindWish, MadeKind, MakeTrouble, Source, WishedKind } from './make-kind.js';
import './kinds-make.css';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('kinds-make').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('kinds-make').description;

const KINDS: readonly WishedKind[] = ['hidden', 'pairs', 'both', 'triangles'];

/** What is made first. */
const USUAL: KindWish = { kind: 'hidden', size: 15, inks: 1, seed: 1 };

/** What the page shows of the work. */
type State =
  | { readonly stage: 'nothing' }
  | { readonly stage: 'working'; readonly share: number }
  | { readonly stage: 'made'; readonly made: MadeKind }
  | { readonly stage: 'trouble'; readonly trouble: MakeTrouble | 'failed' };

export function Page() {
  const { wordsOf } = usePage();
  const words = wordsOf('kinds-make');
  const [source, setSource] = useState<Source>();
  const [refused, setRefused] = useState(false);
  const [wish, setWish] = useState(USUAL);
  const state = useMade(source, wish);
  const show = (found: Source | undefined): void => {
    setRefused(found === undefined);
    if (found !== undefined) setSource(found);
  };
  const take = async (file: File): Promise<void> => {
    show(await (await import('./read-source.js')).readSource(file));
  };
  useEffect(() => {
    const { hash } = location;
    if (hash.length < 2) return;
    void import('./read-source.js').then(({ readHash }) => readHash(hash)).then(show);
  }, []);
  return (
    <Shell>
      <div class="kind-maker">
        <header class="stack">
          <h1>{words.heading}</h1>
          <p class="lead">{words.lead}</p>
        </header>
        <div class="desk">
          <Result state={state} words={words} />
          <Controls {...{ words, source, wish, setWish }}>
            <FileButton label={words.choose} onFile={take} />
            {source !== undefined && source.name !== '' && (
              <p class="small soft name">{source.name}</p>
            )}
            {refused && (
              <p class="note warn" role="alert">
                {words.noSource}
              </p>
            )}
          </Controls>
        </div>
      </div>
    </Shell>
  );
}

/** Makes the puzzle anew whenever the source or the wish changes. */
function useMade(source: Source | undefined, wish: KindWish): State {
  const [state, setState] = useState<State>({ stage: 'nothing' });
  useEffect(() => {
    if (source === undefined) return;
    const end = new AbortController();
    setState({ stage: 'working', share: 0 });
    const make = async (): Promise<void> => {
      const { makeKind } = await import('./make-kind.js');
      const made = await makeKind(source, wish, end.signal, (share) => {
        if (!end.signal.aborted) setState({ stage: 'working', share });
      });
      if (end.signal.aborted) return;
      const isMade = typeof made !== 'string';
      setState(isMade ? { stage: 'made', made } : { stage: 'trouble', trouble: made });
    };
    make().catch(() => {
      if (!end.signal.aborted) setState({ stage: 'trouble', trouble: 'failed' });
    });
    return () => end.abort();
  }, [source, wish]);
  return state;
}

function FileButton({
  label,
  onFile,
}: {
  readonly label: string;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button primary big" onClick={() => input.current?.click()}>
        <Icon name="folder-open" />
        {label}
      </button>
      <input
        ref={input}
        class="spoken"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function Controls({
  words,
  source,
  wish,
  setWish,
  children,
}: {
  readonly words: KindMakerWords;
  readonly source: Source | undefined;
  readonly wish: KindWish;
  readonly setWish: (wish: KindWish) => void;
  readonly children: ComponentChildren;
}) {
  const { kind, size, inks } = wish;
  const isImage = source !== undefined && 'image' in source;
  const hasInks = kind === 'hidden' || kind === 'triangles';
  return (
    <div class="stack controls">
      {children}
      <div class="field">
        <span class="small strong" aria-hidden="true">
          {words.kind}
        </span>
        <Segments
          name="wished-kind"
          label={words.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(next) => setWish({ ...wish, kind: next })}
        />
        <p class="small soft">{words.kindTexts[kind]}</p>
      </div>
      {(isImage || kind === 'triangles') && (
        <Slider
          label={words.size}
          value={size}
          text={words.cellsAcross(size)}
          min={6}
          max={30}
          step={1}
          onChange={(next) => setWish({ ...wish, size: next })}
        />
      )}
      {isImage && hasInks && (
        <Slider
          label={words.inks}
          value={inks}
          text={`${inks}`}
          min={1}
          max={6}
          step={1}
          onChange={(next) => setWish({ ...wish, inks: next })}
        />
      )}
      {source !== undefined && kind !== 'triangles' && (
        <button
          type="button"
          class="button"
          onClick={() => setWish({ ...wish, seed: wish.seed + 1 })}
        >
          <Icon name="rotate-cw" />
          {words.again}
        </button>
      )}
    </div>
  );
}

function Result({ state, words }: { readonly state: State; readonly words: KindMakerWords }) {
  const [isSolved, setSolved] = useState(true);
  if (state.stage === 'nothing') return <p class="sheet-room soft">{words.nothing}</p>;
  if (state.stage === 'working') {
    return (
      <div class="sheet-room" role="status">
        <p>{words.working}</p>
        <progress value={state.share} max={1} aria-label={words.working} />
      </div>
    );
  }
  if (state.stage === 'trouble') {
    return (
      <p class="sheet-room note warn" role="alert">
        {words.troubles[state.trouble]}
      </p>
    );
  }
  return (
    <section class="stack">
      <Sheet made={state.made} isSolved={isSolved} label={words.sheet} />
      <p role="status">{words.made(state.made)}</p>
      <Switch label={words.solution} isOn={isSolved} onChange={setSolved} />
      <Ways made={state.made} words={words} />
    </section>
  );
}

function Sheet({
  made: { puzzle, solution },
  isSolved,
  label,
}: {
  readonly made: MadeKind;
  readonly isSolved: boolean;
  readonly label: string;
}) {
  const svg = useMemo(
    () => kindSheetSvg(puzzle, isSolved ? { cells: solution } : {}),
    [puzzle, isSolved],
  );
  return (
    <div
      class="sheet-room drawn"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** What can be done with it: play it, save the puzzle, save its sheet. */
function Ways({ made, words }: { readonly made: MadeKind; readonly words: KindMakerWords }) {
  const { linkTo } = usePage();
  const { puzzle } = made;
  const text = useMemo(() => writeKind(puzzle), [puzzle]);
  const page = linkTo(puzzle.board.shape === 'triangle' ? 'kinds/' : 'play/');
  return (
    <div class="row wraps">
      <a class="button primary" href={`${page}#${encodeURIComponent(text)}`}>
        <Icon name="play" />
        {words.play}
      </a>
      <SaveLink name={`${words.fileName}.json`} type="application/json" content={text}>
        {words.save}
      </SaveLink>
      <SaveLink name={`${words.fileName}.svg`} type="image/svg+xml" content={kindSheetSvg(puzzle)}>
        {words.saveSheet}
      </SaveLink>
    </div>
  );
}

function SaveLink({
  name,
  type,
  content,
  children,
}: {
  readonly name: string;
  readonly type: string;
  readonly content: string;
  readonly children: ComponentChildren;
}) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return (
    <a class="button" href={address} download={name}>
      <Icon name="download" />
      {children}
    </a>
  );
}
