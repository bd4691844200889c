/** The list of the cards, beside them or on phones above: where one is, and a way to each. */
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import '../../widgets/side-list.css';

const SECTIONS = ['name', 'registration', 'parts', 'care', 'records', 'texts'] as const;
type Section = (typeof SECTIONS)[number];

/** A card is current while it crosses this part of the window. */
const BAND = '-15% 0px -75% 0px';

export function SectionList() {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  const current = useCurrentSection();
  return (
    <nav class="side-list sections" aria-label={words.title}>
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          aria-current={section === current ? 'location' : undefined}
        >
          {words[`${section}Title`]}
        </a>
      ))}
    </nav>
  );
}

/** The card that is being read. */
function useCurrentSection(): Section {
  const [current, choose] = useState<Section>('name');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const id = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const section = SECTIONS.find((each) => each === id);
        if (section !== undefined) choose(section);
      },
      { rootMargin: BAND },
    );
    for (const section of SECTIONS) {
      const card = document.getElementById(section);
      if (card !== null) observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
