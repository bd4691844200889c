/** Problems of the server in German, by code; one that is missing keeps its English sentence. */
import type { ServerProblems } from '../en/server-problems.js';

const NOTHING_IS_KEPT =
  'Die Website kann gerade nichts speichern. Die Leute, die sie betreiben, wissen davon. Komm später wieder.';

export const words: ServerProblems = {
  // requests
  'invalid-request': ({ field }) =>
    field === undefined ? undefined : `Das Feld „${field}“ ist nicht richtig ausgefüllt.`,
  'unknown-parameter': ({ field, parameters }) => {
    const known = Array.isArray(parameters) ? parameters.join(', ') : '';
    return `Dieser Aufruf hat keinen Parameter „${field}“. Es gibt: ${known}.`;
  },
  'method-not-allowed': ({ allow }) => `Unter dieser Adresse gibt es nur ${allow}.`,
  'invalid-cursor':
    'Der Wert „after“ gehört nicht zu dieser Liste; nimm „next“ von der vorigen Seite.',
  'no-puzzle': 'Die Anfrage ist leer; sende ein Rätsel in einem beliebigen Format.',
  'not-found': 'Diese Seite gibt es nicht. Prüf die Adresse.',
  'not-signed-in': 'Melde dich zuerst an.',
  'scope-missing': 'Dieser Schlüssel darf das nicht.',
  'not-a-moderator': 'Das kann nur die Moderation.',
  'key-unknown':
    'Dieser API-Schlüssel ist unbekannt oder widerrufen. Erstell in den Einstellungen einen neuen.',
  'range-unfit': ({ bytes }) => `Die Datei hat ${bytes} Byte; dieser Teil liegt hinter ihrem Ende.`,
  'key-ended': 'Dieser API-Schlüssel ist abgelaufen. Erstell in den Einstellungen einen neuen.',
  'foreign-origin':
    'Die Anfrage kam von einer anderen Website. Öffne unsere Seite und versuch es dort.',
  banned: ({ until }) =>
    `Die Moderation hat diesem Konto das Schreiben bis zum ${day(until)} untersagt.`,
  'body-too-large': ({ maxBytes }) =>
    `Das ist zu groß: Hier werden höchstens ${kibibytes(maxBytes)} KiB angenommen.`,
  'no-room': ({ retryAfter }) =>
    `Gerade werden zu viele große Dateien gesendet. Versuch es in ${retryAfter} s noch einmal.`,
  'too-many-requests': ({ retryAfter }) =>
    `Zu viele Anfragen. Versuch es in ${retryAfter} s noch einmal.`,
  'catalogue-filling':
    'Der Katalog wird noch gefüllt. Versuch es in ein paar Sekunden noch einmal.',
  'database-gone': 'Die Datenbank antwortet nicht. Versuch es in ein paar Sekunden noch einmal.',
  'database-busy': 'Die Datenbank ist ausgelastet. Versuch es in ein paar Sekunden noch einmal.',
  'database-full': NOTHING_IS_KEPT,
  'database-read-only': NOTHING_IS_KEPT,
  'database-damaged': NOTHING_IS_KEPT,
  internal: 'Etwas ist schiefgegangen. Wir haben den Fehler festgehalten.',
  // names and passwords
  'name-length': 'Namen haben 2 bis 30 Zeichen.',
  'name-signs':
    'Namen bestehen aus Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Binde- oder Unterstriche.',
  'name-scripts':
    'Alle Buchstaben eines Namens müssen aus einem Alphabet sein, seine Ziffern 0 bis 9.',
  'name-reserved': 'Dieser Name ließe sich mit der Website selbst verwechseln. Wähl einen anderen.',
  'name-taken': 'Dieser Name ist vergeben, oder einer, der genauso aussieht. Wähl einen anderen.',
  'password-length': 'Passwörter haben 10 bis 1.000 Zeichen.',
  'password-common':
    'Dieses Passwort ist eines der 10.000 häufigsten oder wiederholt sich. Solche werden zuerst probiert. Wähl ein anderes.',
  'password-is-name':
    'Außer deinem Namen und dem der Website braucht ein Passwort mindestens 6 eigene Zeichen.',
  'password-wrong': 'Das Passwort ist falsch.',
  // signing in
  'sign-in-wrong': 'Name oder Passwort ist falsch.',
  'recovery-wrong': 'Name oder Notfallcode ist falsch.',
  'registration-closed':
    'Auf dieser Website lassen sich keine neuen Konten anlegen. Frag die Leute, die sie betreiben.',
  'invitation-missing':
    'Neue Konten brauchen eine Einladung. Bitte die Leute darum, die diese Website betreiben.',
  'part-off': 'Dieser Teil der Website ist abgeschaltet.',
  'setting-locked': ({ setting }) =>
    `„${setting}“ ist in der Einstellungsdatei des Servers festgelegt. Ändere es dort.`,
  'too-many-invitations': 'Mehr als 100 Einladungen sind nicht möglich. Zieh zuerst eine zurück.',
  'invitation-wrong':
    'Diese Einladung wurde schon benutzt oder ist abgelaufen. Bitte um eine neue.',
  'passkey-wrong': 'Dieser Passkey ließ sich nicht bestätigen. Versuch es noch einmal.',
  'prove-again':
    'Melde dich zuerst neu an: Dafür braucht es ein gerade eingegebenes Passwort oder einen Passkey.',
  'code-wrong': 'Der Code ist falsch oder abgelaufen.',
  'too-many-keys': 'Mehr als 20 Schlüssel sind nicht möglich. Widerruf zuerst einen.',
  busy: 'Gerade melden sich zu viele an. Versuch es in ein paar Sekunden noch einmal.',
  // puzzles, series and games
  'not-the-author': 'Das kann nur, wer das Rätsel erstellt hat.',
  'solved-by-others': 'Andere haben das Rätsel gelöst, darum lässt es sich nicht löschen.',
  'changed-meanwhile': 'Das Rätsel hat sich inzwischen geändert. Lies es noch einmal.',
  'puzzle-of-another': ({ puzzle }) =>
    `In einer Reihe stehen nur eigene Rätsel, und „${puzzle}“ ist nicht von dir.`,
  'series-empty': 'In der Reihe sind keine Rätsel.',
  'too-many-lists': 'Mehr als 50 Listen sind nicht möglich. Lösch zuerst eine.',
  'list-full': 'Eine Liste fasst höchstens 2.000 Rätsel. Fang eine neue an.',
  'favourites-fixed': 'Favoriten haben keinen eigenen Titel.',
  'too-many-drafts': 'Ein Konto hat Platz für 200 Entwürfe mit zusammen 20 MB. Lösch zuerst einen.',
  'draft-changed':
    'Ein anderes Gerät hat diesen Entwurf geändert. Behalt beide und sende deinen unter einem neuen Namen.',
  'day-not-ahead': 'Wähl einen Tag nach heute, höchstens ein Jahr voraus.',
  'too-many-planned':
    'Höchstens 50 Rätsel können geplant sein. Veröffentliche oder streich zuerst eines.',
  'given-unknown': 'Der Wert „given“ kam nicht mit diesem Rätsel.',
  'game-over': 'Dieses Spiel ist schon beendet.',
  'gone-apart': 'Dieses Spiel hat auf zwei Geräten verschiedene Stände. Lies es noch einmal.',
  'record-unreadable': 'Das Feld „record“ ist kein gespeichertes Spiel dieses Rätsels in base64.',
  'record-too-large': 'Die Aufzeichnung hat mehr Züge, als ein Rätsel dieser Größe haben kann.',
  'not-solved': 'Das Rätsel ist nicht gelöst. Löse es zuerst zu Ende.',
  'too-fast': 'So schnell zeichnet keine Hand, darum zählt die Aufzeichnung nicht.',
  'times-fall':
    'Die Zeiten der Aufzeichnung laufen rückwärts. Sende sie so, wie das Gitter sie gemacht hat.',
  'record-known':
    'Diese Aufzeichnung wurde schon gesendet. Löse das Rätsel selbst, damit es zählt.',
  clock:
    'Die Aufzeichnung dauert länger, als es her ist, dass es die Zahlen gab. Sende den Wert „given“.',
  'storm-sent': 'Dieser Lauf wurde schon gesendet. Fang einen neuen an.',
  'storm-late':
    'Der Lauf kam mehr als zwei Minuten nach seinem Ende und kommt nicht in die Rangliste.',
  'storm-early':
    'Die Antworten dauern länger als die Zeit seit dem Start, darum kommt der Lauf nicht in die Rangliste.',
  'storm-cell':
    'Eine Antwort gilt einem Feld, das schon bekannt war, darum kommt der Lauf nicht in die Rangliste.',
  'storm-times':
    'Die Zeiten der Antworten sind nicht der Reihe nach, darum kommt der Lauf nicht in die Rangliste.',
  'storm-fast': 'So schnell antwortet kein Mensch, darum kommt der Lauf nicht in die Rangliste.',
  'storm-even':
    'Die Antworten kommen so gleichmäßig wie von einem Programm, darum kommt der Lauf nicht in die Rangliste.',
  'in-contest':
    'Das Rätsel gehört zu einem Wettbewerb, der noch nicht zu Ende ist. Ändere es danach.',
  'stays-public': 'Das Rätsel steht schon im Katalog, und andere kennen seine Adresse.',
  'contest-begun': 'Der Wettbewerb hat begonnen und lässt sich nicht mehr absagen.',
  'contest-over': 'Der Wettbewerb ist zu Ende.',
  'contest-not-over': 'Tabelle und Züge öffnen sich, wenn der Wettbewerb zu Ende ist.',
  'contest-full': ({ most }) => `Der Wettbewerb ist voll: ${most} machen schon mit.`,
  'contest-puzzles': ({ puzzle }) =>
    `Das Rätsel „${puzzle}“ gibt es nicht, es ist ein fremdes außerhalb des Katalogs, oder es gehört zu einem anderen Wettbewerb. Nimm ein anderes.`,
  'contest-time': 'Der Beginn muss nach dieser Minute liegen und höchstens ein Jahr entfernt sein.',
  'own-contest': 'Die Rätsel deines eigenen Wettbewerbs kennst du, darum machen andere mit.',
  'too-many-contests': ({ most }) =>
    `Du hast schon ${most} Wettbewerbe, die nicht zu Ende sind. Warte, bis einer endet.`,
  'no-dump-yet': 'Das erste Archiv aller Rätsel wird noch geschrieben. Komm später wieder.',
  'too-many-new': ({ most }) =>
    `Neue Mitglieder veröffentlichen höchstens ${most} Rätsel am Tag, bis sie eine Woche dabei sind und 10 Rätsel gelöst haben. Der Entwurf ist gespeichert.`,
  'format-not-offered': 'Hier gibt es nur das Format „json“.',
  'follow-oneself': 'Sich selbst kann man nicht folgen.',
  'too-many-followed': 'Mehr als 1.000 Personen kann man nicht folgen.',
  // talk and votes
  'own-puzzle': 'Über dein Rätsel stimmen andere ab.',
  'not-solved-yet': 'Löse zuerst das Rätsel.',
  'comment-hidden': 'Die Moderation hat diesen Kommentar verborgen.',
  'comment-empty': 'Der Kommentar hat keinen Text.',
  'comment-gives-away':
    'Der Text nennt, was auf dem Bild ist, oder ein Wort aus der Beschreibung. Lass es weg oder richte den Kommentar an alle, die das Rätsel gelöst haben.',
  'talk-locked': 'Die Moderation hat die Diskussion zu diesem Rätsel geschlossen.',
  'too-many-comments': 'Zu viele Kommentare hintereinander. Warte ein wenig.',
  'too-many-reports': 'Zu viele Meldungen hintereinander. Warte ein wenig.',
  'comment-too-long': 'Der Kommentar ist zu lang. Kürz ihn.',
  // moderation
  'objection-empty': 'Schreib, warum die Entscheidung falsch ist.',
  'already-objected': 'Du hast schon Einspruch eingelegt. Die Moderation wird ihn lesen.',
  'decision-taken-back': 'Diese Entscheidung ist schon zurückgenommen.',
  'action-does-not-fit': 'Das passt hier nicht.',
  'already-so': 'Das ist schon geschehen, vielleicht durch jemand anderen aus der Moderation.',
  'ban-in-the-past': 'Das Ende der Sperre liegt schon zurück.',
  'not-an-administrator': 'Das kann nur die Verwaltung.',
  'role-missing': 'Nenn im Feld „role“ eine Rolle.',
  'role-too-high':
    'Das geht nur bei Personen, deren Rolle unter deiner liegt, und nicht bei dir selbst.',
};

function day(time: unknown): string {
  return String(time).slice(0, 10);
}

function kibibytes(bytes: unknown): number {
  return Math.floor(Number(bytes) / 1024);
}
