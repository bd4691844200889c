/** A card that leads somewhere: a sign, what is there, and why one would go. */
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.js';

/** A door; its children are the sign on it. */
export function Door({
  href,
  title,
  text,
  children,
}: {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}) {
  return (
    <a class="card padded row door" href={href}>
      {children}
      <span class="grow">
        <span class="strong">{title}</span>
        <span class="small soft">{text}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
