/** Choices that are links: segments for a few, of which one is shown. */

/** A choice. */
export interface Way {
  readonly id: string;
  readonly text: string;
  readonly href: string;
}

export function Ways({
  label,
  ways,
  current,
}: {
  readonly label: string;
  readonly ways: readonly Way[];
  readonly current: string;
}) {
  return (
    <nav class="ways" aria-label={label}>
      {ways.map(({ id, text, href }) => (
        <a key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
