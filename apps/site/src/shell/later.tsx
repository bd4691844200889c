/** Parts that are loaded when they are first wanted, so that the page itself stays small. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

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
  const [part, show] = useState<{ readonly Part: ComponentType<Props> }>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Part) => isWanted && show({ Part }),
      () => isWanted && onFail?.(),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return part === undefined ? null : <part.Part {...props} />;
}
