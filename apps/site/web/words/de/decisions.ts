/** Decisions of moderators, as the person whom they concern reads them, in German. */
import type { DecisionWords } from '../en/decisions.js';

export const words: DecisionWords = {
  news: 'Die Moderation hat etwas über dich oder deine Werke entschieden.',
  readNews: 'Lesen',
  title: 'Was die Moderation entschieden hat',
  lead: 'Hältst du eine Entscheidung für falsch, leg Einspruch ein: Die Moderation sieht sie sich noch einmal an.',
  about: ({ kind, number, text }) => {
    if (kind === 'comment') return `Dein Kommentar zu Rätsel Nr. ${number ?? '?'}`;
    if (kind === 'puzzle') return `Dein Rätsel Nr. ${number ?? '?'}`;
    if (kind === 'series') return `Deine Reihe „${text ?? ''}“`;
    if (kind === 'contest') return `Dein Wettbewerb „${text ?? ''}“`;
    if (kind === 'solve') return `Deine Lösung von Rätsel Nr. ${number ?? '?'}`;
    if (kind === 'storm') return `Dein Sturm (${text ?? ''})`;
    return 'Dein Konto';
  },
  done: {
    hide: 'verborgen',
    show: 'wieder sichtbar',
    lock: 'Diskussion geschlossen',
    unlock: 'Diskussion wieder offen',
    ban: 'Schreiben untersagt',
    unban: 'die Sperre ist vorbei',
    strike: 'aus den Ranglisten genommen',
    rank: 'wieder in den Ranglisten',
    warn: 'eine Verwarnung',
    admit: 'angesehen und jetzt öffentlich',
    keep: 'die Entscheidung bleibt nach deinem Einspruch',
  },
  reasons: {
    spoiler: 'Es verrät ein Bild an Leute, die das Rätsel noch nicht gelöst haben.',
    rude: 'Es ist grob oder verletzt andere.',
    spam: 'Es ist Werbung oder immer wieder dasselbe.',
    rights: 'Es scheint das Werk einer anderen Person zu sein, ohne Erlaubnis veröffentlicht.',
    broken: 'Das Rätsel ist nicht, wie es sein sollte: seine Zahlen, sein Bild oder seine Texte.',
    cheating: 'Die Züge sehen nicht so aus, als wäre jemand selbst darauf gekommen.',
    other: 'Der Grund steht nicht auf unserer Liste.',
  },
  object: 'Einspruch',
  objectTo: (what) => `Einspruch: ${what}`,
  yourWords: 'Warum die Entscheidung falsch ist',
  send: 'Einspruch senden',
  cancel: 'Abbrechen',
  objected: 'Du hast Einspruch eingelegt',
  states: {
    open: 'Die Moderation wird es sich ansehen.',
    kept: 'Die Moderation hat es sich angesehen: Die Entscheidung bleibt.',
    undone: 'Die Moderation hat es sich angesehen und die Entscheidung zurückgenommen.',
  },
};
