/** Parts that are loaded when they are first wanted, so that the page itself stays small. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Shows a part once it is loaded; nothing before, and nothing where it cannot be loaded. */
export function Later<Props extends object>({
  load,
  props,
}: {
  /** A function that stays the same. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}) {
  const [part, show] = useState<{ readonly Part: ComponentType<Props> }>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Part) => isWanted && show({ Part }),
      // without a network, and before the site is kept: the press that asked for it does nothing
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return part === undefined ? null : <part.Part {...props} />;
}
