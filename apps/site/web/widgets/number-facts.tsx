/** A few large numbers with what they count. */
import type { ComponentChildren } from 'preact';
import './number-facts.css';

export interface NumberFact {
  readonly value: string;
  readonly label: string;
  /** A small drawing beside the number. */
  readonly extra?: ComponentChildren;
}

export function NumberFacts({ facts }: { readonly facts: readonly NumberFact[] }) {
  return (
    <ul class="card number-facts">
      {facts.map(({ value, label, extra }) => (
        <li key={label}>
          <div class="apart">
            <b>{value}</b>
            {extra}
          </div>
          <span class="small soft">{label}</span>
        </li>
      ))}
    </ul>
  );
}
