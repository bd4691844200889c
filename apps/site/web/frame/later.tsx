/** Parts that are loaded when they are first wanted, so that the page itself stays small. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadAgain } from './load-again.js';
import { withWords } from './page-words.js';

/** The parts that were loaded, by their loading function: they are shown again at once. */
const LOADED = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a part, so that `Later` shows it at once; without a network `Later` tries again. */
export function loadAhead<Props>(load: () => Promise<ComponentType<Props>>): void {
  withWords(load).then(
    (loaded) => LOADED.set(load, loaded),
    () => undefined,
  );
}

/** Shows a part once it is loaded; nothing before. What cannot be loaded is tried again. */
export function Later<Props extends object>({
  load,
  props,
  onFail,
  onLoad,
}: {
  /** A function that stays the same. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Called if it cannot be loaded at first: without a network, before the site is kept. */
  readonly onFail?: () => void;
  /** Called when it is loaded after all. */
  readonly onLoad?: () => void;
}) {
  // what is loaded is looked up: the state only says that there is something new to show
  const [, showAgain] = useState({});
  const Part = LOADED.get(load) as ComponentType<Props> | undefined;
  useEffect(() => {
    if (Part !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    void loadAgain(() => withWords(load), { signal, onFail }).then((loaded) => {
      if (loaded === undefined) return;
      LOADED.set(load, loaded);
      onLoad?.();
      showAgain({});
    });
    return () => controller.abort();
  }, [load]);
  return Part === undefined ? null : <Part {...props} />;
}
