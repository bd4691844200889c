/** What was solved, by size, by the hardest technique that was needed, and by colours. */
import type { Language } from '@nonokit/core';
import type { Profile } from '../../../contract/people.js';
import { usePage } from '../../frame/page-context.js';
import { clockText } from '../../widgets/time.js';

export function Statistics({
  statistics: { sizes, techniques, colors },
  techniques: names,
}: {
  readonly statistics: NonNullable<Profile['statistics']>;
  readonly techniques: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}) {
  const { contentLanguage, plural, wordsOf } = usePage();
  const words = wordsOf('person');
  const cards = wordsOf('cards');
  const nameColors = (count: number): string =>
    count === 1 ? cards.oneColor : `${count} ${plural(count, cards.colors)}`;
  if (sizes.length === 0) return null;
  const nameTechnique = (id: string | null): string =>
    id === null ? words.noTechnique : (names[id]?.[contentLanguage] ?? id);
  return (
    <div class="two section">
      <section class="card padded" aria-labelledby="sizes">
        <h2 id="sizes">{words.sizes}</h2>
        <p class="small soft">{words.fastest}</p>
        <Bars
          rows={sizes.map(({ sizeClass, solved, fastestMs }) => ({
            name: words.upTo(sizeClass),
            solved,
            text: fastestMs === null ? '' : clockText(fastestMs),
          }))}
        />
      </section>
      <section class="card padded" aria-labelledby="techniques">
        <h2 id="techniques">{words.techniques}</h2>
        <Bars
          rows={techniques.map(({ technique, solved }) => ({
            name: nameTechnique(technique),
            solved,
          }))}
        />
      </section>
      <section class="card padded" aria-labelledby="colors">
        <h2 id="colors">{words.colors}</h2>
        <Bars rows={colors.map((row) => ({ name: nameColors(row.colors), solved: row.solved }))} />
      </section>
    </div>
  );
}

/** Rows with a bar as long as their number. */
function Bars({
  rows,
}: {
  readonly rows: readonly {
    readonly name: string;
    readonly solved: number;
    readonly text?: string;
  }[];
}) {
  const { numberText } = usePage();
  const most = Math.max(1, ...rows.map(({ solved }) => solved));
  return (
    <table class="bars small">
      <tbody>
        {rows.map(({ name, solved, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="bar">
              <svg width="100%" height="8" aria-hidden="true">
                <rect class="well" width="100%" height="8" rx="2" />
                <rect class="part" width={`${(100 * solved) / most}%`} height="8" rx="2" />
              </svg>
            </td>
            {text !== undefined && <td class="digits strong">{text}</td>}
            <td class="digits soft">× {numberText(solved)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
