/** Texts of notices, on their page and in the feed of a person, in German. */
import type { Notice } from '../../../contract/notices.js';
import type { NoticeWords } from '../en/notices.js';
import { noun } from './grammar.js';

/** A notice in a sentence. */
function sentence({ kind, person, others, puzzle, contest, draft }: Notice): string {
  const name = person ?? '';
  const number = `Nr. ${puzzle?.number ?? ''}`;
  if (kind === 'puzzle') return `${name} hat ${number} veröffentlicht`;
  if (kind === 'comment') return `${name} hat über ${number} geschrieben`;
  if (kind === 'contest') return `Der Wettbewerb „${contest?.title ?? ''}“ hat begonnen`;
  if (kind === 'plan')
    return `Der Entwurf „${draft?.title ?? ''}“ ist an seinem Tag nicht erschienen`;
  if (kind === 'decision') return 'Die Moderation hat etwas über dich entschieden';
  if (others === 0) return `${name} folgt dir`;
  return `${name} und ${noun(others, 'eine weitere Person', `${others} weitere Personen`)} folgen dir`;
}

export const words: NoticeWords = {
  title: 'Mitteilungen',
  description:
    'Neue Rätsel von Leuten, denen du folgst, Antworten, neue Follower und deine Wettbewerbe.',
  sentence,
  isNew: 'neu',
  none: 'Nichts Neues',
  noneHelp:
    'Folg Leuten, deren Rätsel dir gefallen: Ihre neuen erscheinen hier. Ebenso Antworten auf das, was du schreibst.',
  held: 'Löse das Rätsel, um es zu lesen.',
  planRefusals: {
    'not-publishable': 'Er erfüllt die Regeln für Veröffentlichungen nicht mehr.',
    'has-warnings':
      'Inzwischen ist hier das gleiche Bild erschienen, oder etwas anderes ist einen Blick wert.',
    'too-many-new': 'Neue Mitglieder veröffentlichen nur wenige Rätsel am Tag.',
    banned: 'Dein Konto war an diesem Tag gesperrt.',
    failed: 'Der Server konnte ihn einen ganzen Tag lang nicht prüfen.',
  },
  guest: 'Melde dich an, um deine Mitteilungen zu sehen.',
  signIn: 'Anmelden',
  following: 'Leute, denen du folgst',
  followsNobody: 'Noch niemand. Auf der Seite jeder Person ist ein Knopf dafür.',
  feed: 'Dein eigener Feed',
  feedText:
    'Dieselben Mitteilungen für einen Feedreader. Die Adresse ist geheim: Wer sie kennt, kann sie lesen.',
  makeFeed: 'Adresse erstellen',
  newFeed: 'Neue Adresse',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  feedLabel: 'Adresse deines Feeds',
  changed: 'Das ist die neue Adresse. Die alte funktioniert nicht mehr.',
  feedTitle: (site, person) => `${site}: Mitteilungen für ${person}`,
};
