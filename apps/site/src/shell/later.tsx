/** Parts that are loaded when they are first wanted, so that the page itself stays small. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The parts that were loaded, by their loading function: they are shown again at once. */
const LOADED = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a part, so that `Later` shows it at once; without a network `Later` tries again. */
export function loadAhead<Props>(load: () => Promise<ComponentType<Props>>): void {
  load().then(
    (loaded) => LOADED.set(load, loaded),
    () => undefined,
  );
}

/** Shows a part once it is loaded; nothing before, and nothing where it cannot be loaded. */
export function Later<Props extends object>({
  load,
  props,
  onFail,
}: {
  /** A function that stays the same. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Called if it cannot be loaded: without a network, before the site is kept. */
  readonly onFail?: () => void;
}) {
  // what is loaded is looked up: the state only says that there is something new to show
  const [, showAgain] = useState({});
  const Part = LOADED.get(load) as ComponentType<Props> | undefined;
  useEffect(() => {
    if (Part !== undefined) return;
    let isWanted = true;
    load().then(
      (loaded) => {
        LOADED.set(load, loaded);
        if (isWanted) showAgain({});
      },
      () => isWanted && onFail?.(),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return Part === undefined ? null : <Part {...props} />;
}
