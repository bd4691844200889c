/** Texts of the help, in German. */
import type { HelpWords } from '../en/help.js';

/** The keys of those who do not see the board. */
const BY_EAR =
  '{hear-row} liest die Zeile in einem Zug vor: „Zeile 7: 4, 2. 3 offen, 2 ausgefüllt, 5 offen.“ {hear-column} liest die Spalte. {hear-next} springt zur nächsten Linie, in der es etwas Neues gibt, und liest sie vor. {hear-changes} sagt, was sich seit dem letzten Mal geändert hat.';

export const words: HelpWords = {
  title: 'Hilfe',
  description:
    'So spielst du hier Nonogramme (Japanische Rätsel, Hanjie, Picross, Griddlers): Regeln, Tastatur, Gamepad, Screenreader, Touch, Dateien.',
  allHelp: 'Alle Hilfeseiten',
  rules: {
    heading: 'Die Regeln',
    texts: [
      'Jede Zahl neben einer Zeile oder über einer Spalte ist ein Block: so viele ausgefüllte Felder nebeneinander. Die Blöcke kommen in der Reihenfolge der Zahlen. Zwischen Blöcken derselben Farbe ist mindestens ein Feld leer; Blöcke verschiedener Farbe dürfen sich berühren.',
      'Das Rätsel ist gelöst, wenn jede Linie zu ihren Zahlen passt. Ein Kreuz markiert ein Feld, das sicher leer ist; es ist eine Notiz für dich und nie nötig.',
      'Nonogramme heißen auch Japanische Rätsel, Malen nach Zahlen mit Logik, Hanjie, Picross, Griddlers, Paint by Numbers oder Pic-a-Pix. Gemeint ist immer dasselbe.',
    ],
    points: [],
  },
  playing: {
    heading: 'Spielen',
    texts: [],
    points: [
      'Zieh über Felder, um sie in einem Strich auszufüllen. Der Strich bleibt in seiner Zeile oder Spalte.',
      'Die rechte Maustaste oder das Werkzeug „Kreuz“ markiert leere Felder.',
      'Jeder Druck auf „Tipp“ verrät etwas mehr: zuerst Fehler, falls es welche gibt, sonst, wo du hinsehen sollst, dann warum, dann die Felder.',
      'Mit „Annahme“ probierst du etwas aus. Danach behältst du alles oder verwirfst alles.',
      'Alles lässt sich rückgängig machen, sogar das Neuanfangen.',
      'Dein Spiel wird mit jedem Zug auf diesem Gerät gespeichert. Einen Knopf zum Speichern gibt es nicht.',
    ],
  },
  topics: 'Mehr Hilfe',
  padTitle: 'Tasten',
  changeButtons: 'Tasten ändern',
  formats: 'Alle Formate',
  formatsNote: (count) => `${count} Formate lassen sich öffnen. Ihre Namen und Dateiendungen:`,
  pages: {
    keyboard: {
      title: 'Tastatur',
      about: 'Jede Aktion hat eine Taste, und jede Taste lässt sich ändern.',
      parts: [
        {
          heading: 'Bewegen und ausfüllen',
          texts: [],
          points: [
            'Die Pfeiltasten bewegen den Cursor. {paint} füllt das Feld aus, {cross} setzt ein Kreuz, {erase} löscht.',
            'Pfeiltasten mit [Shift] zeichnen: Die Felder, über die du gehst, werden wie das erste.',
            'Pfeiltasten mit [Ctrl] springen zum nächsten Feld, das anders ist.',
            '[1] bis [9] wählen eine Farbe. {next-color} nimmt die nächste.',
          ],
        },
        {
          heading: 'Nachdenken',
          texts: [],
          points: [
            '{undo} nimmt die letzte Änderung zurück, {redo} stellt sie wieder her.',
            '{hint} gibt einen Tipp; noch ein Druck verrät mehr.',
            '{mistakes} sucht nach Fehlern.',
            '{pause} hält die Uhr an und verdeckt das Gitter.',
            BY_EAR,
          ],
        },
      ],
    },
    gamepad: {
      title: 'Gamepad',
      about: 'Schließ ein Gamepad an und drück irgendeine Taste: Es funktioniert sofort.',
      parts: [
        {
          heading: 'Spielen',
          texts: [],
          points: [
            'Das Steuerkreuz oder der linke Stick bewegt den Cursor. Halte eine Richtung gedrückt, um weiterzulaufen.',
            '{pad:paint} füllt das Feld aus, {pad:cross} setzt ein Kreuz. Halte die Taste gedrückt und beweg den Cursor, um einen Strich zu ziehen.',
            '{pad:next-color} und {pad:previous-color} wechseln die Farbe.',
            '{pad:undo} nimmt eine Änderung zurück, {pad:redo} stellt sie wieder her. {pad:hint} gibt einen Tipp.',
            '{pad:zoom-in} und {pad:zoom-out} zoomen.',
          ],
        },
      ],
    },
    'screen-reader': {
      title: 'Screenreader',
      about: 'Das Gitter ist eine Tabelle mit Zeilen und Spalten. Alles darauf wird vorgelesen.',
      parts: [
        {
          heading: 'Das Gitter lesen',
          texts: [
            'Geh mit [Tab] zum Gitter. Dein Screenreader sollte von selbst in den Fokusmodus wechseln; wenn nicht, schalte ihn von Hand ein.',
          ],
          points: [
            'Zu jedem Feld hörst du Zeile und Spalte, den Inhalt und die Zahlen beider Linien: „Zeile 7, Spalte 3, offen. Zahlen der Zeile: 4 schwarz, 2 himmelblau.“',
            'Fertige Zahlen werden als fertig angesagt.',
            'Nach einem Strich hörst du, wie viele Felder sich geändert haben und ob eine Linie fertig ist; sonst unterbricht dich nichts.',
          ],
        },
        {
          heading: 'Spielen',
          texts: [],
          points: [
            'Die Pfeiltasten gehen von Feld zu Feld. {paint} füllt aus, {cross} setzt ein Kreuz, {erase} löscht.',
            BY_EAR,
            '[Home] und [End] gehen an die Enden der Zeile, mit [Ctrl] in die Ecken des Gitters.',
            'Tipps werden als ganze Sätze mit Begründung vorgelesen. Für einen Tipp drück {hint}.',
            'Gedruckte Blätter zeigen die Zahlen als Ziffern, auf Wunsch mit einem Symbol für jede Farbe.',
          ],
        },
        {
          heading: 'Farben',
          texts: [
            'Farben werden mit Namen vorgelesen. In den Einstellungen kannst du jeder Farbe auch ein Symbol geben.',
          ],
        },
      ],
    },
    touch: {
      title: 'Touch',
      about: 'Große Gitter auf kleinem Bildschirm: zoomen, bewegen und mit einem Daumen ausfüllen.',
      parts: [
        {
          heading: 'Ausfüllen',
          texts: [],
          points: [
            'Tipp auf ein Feld oder zieh über mehrere. Die Zahl neben deinem Finger zählt die Felder des Strichs.',
            'Langes Drücken setzt ein Kreuz.',
            'Tipp auf eine Zahl, um sie von Hand abzustreichen.',
            'Macht ein Strich eine Linie fertig, bekommen ihre übrigen Felder Kreuze. „Rückgängig“ nimmt beides zurück.',
          ],
        },
        {
          heading: 'Zoom',
          texts: [],
          points: [
            'Mit zwei Fingern zoomst und bewegst du das Gitter. Die Zahlen bleiben im Blick.',
            'Die Ecke zwischen den Zahlen zeigt, wo du bist. Tipp darauf, um das ganze Gitter zu sehen, und noch einmal, um zurückzukehren.',
          ],
        },
        {
          heading: 'Cursor',
          texts: [
            'Sind die Felder kleiner als dein Finger, nimm den Cursor: Ein Daumen bewegt ihn, der andere drückt zum Ausfüllen einen Knopf. Du findest ihn bei den Werkzeugen und in den Einstellungen.',
            'Für Linkshänder lassen sich alle Knöpfe in den Einstellungen auf die andere Seite legen.',
          ],
        },
      ],
    },
    files: {
      title: 'Dateien, Teilen, Offline',
      about: 'Eigene Rätsel, Rätsel für Freunde und Spielen ohne Netz.',
      parts: [
        {
          heading: 'Dateien öffnen',
          texts: [
            'Zieh eine Datei irgendwo auf eine Seite, füg ihren Text ein oder wähl „Datei öffnen“. Das Format wird von selbst erkannt. Enthält eine Datei viele Rätsel, öffnen sich alle. Nichts wird hochgeladen: Die Datei wird auf deinem Gerät gelesen.',
            'Titel und Bilder in einer Datei bleiben verborgen, bis du das Rätsel gelöst hast.',
          ],
        },
        {
          heading: 'Teilen',
          texts: [
            '„Teilen“ kopiert beim Spielen einen Link, in dem das ganze Rätsel steckt. Wer ihn öffnet, kann sofort spielen; er enthält die Zahlen und nichts vom Bild.',
            'Ein Rätsel lässt sich auch in anderen Formaten speichern. Kann ein Format nicht alles aufnehmen, nennt die Seite, was verloren geht.',
          ],
        },
        {
          heading: 'Offline',
          texts: [
            'Alles, was du schon geöffnet hast, funktioniert auch offline. Damit du die Seite immer zur Hand hast, installier sie über das Menü deines Browsers als App.',
            'Spiele liegen in diesem Browser. Wer seine Daten löscht, löscht auch sie: Exportier sie in den Einstellungen, um eine Kopie zu behalten.',
          ],
        },
        {
          heading: 'Auf der Kommandozeile',
          texts: [
            'Ist Node.js installiert, öffnet dieser Befehl deine Datei zum Spielen, auf deinem eigenen Rechner und ohne Netz:',
            '`npx nonokit play puzzle.non`',
          ],
        },
      ],
    },
    making: {
      title: 'Rätsel erstellen',
      about:
        'Mal ein Bild oder beginn mit einer Bilddatei; die Zahlen werden aus den Feldern berechnet.',
      parts: [
        {
          heading: 'Werkzeuge',
          texts: ['Die Tasten gelten überall auf der Seite, solange du nichts eintippst.'],
          points: [
            '[B] Stift, [L] Linie, [R] Rechteck, [E] Ellipse, [F] Fläche füllen, [C] Farbe ersetzen, [I] Farbe aufnehmen, [S] auswählen, [V] verschieben.',
            '[O] wechselt zwischen gefüllten Formen und Umrissen. [M] spiegelt, was du malst: links und rechts, oben und unten, beides, aus.',
            'Die rechte Maustaste löscht. [Shift] hält Linien gerade und macht Quadrate und Kreise.',
            '[0] wählt das Papier, [1] bis [9] eine Farbe, [,] und [.] die vorige und die nächste.',
            '[Ctrl+Z] nimmt eine Änderung zurück, [Ctrl+Y] stellt sie wieder her, so oft du willst.',
          ],
        },
        {
          heading: 'Mit der Tastatur',
          texts: [],
          points: [
            'Auf dem Gitter bewegen die Pfeiltasten den Cursor. [Space] malt mit dem Werkzeug, [X] löscht. Pfeiltasten mit [Shift] zeichnen.',
            'Halte [Space] gedrückt und beweg den Cursor, um eine Linie oder Form zu zeichnen; beim Loslassen ist sie fertig, [Esc] bricht ab.',
            '[Z] zeigt das ganze Bild, [+] und [-] machen die Felder größer und kleiner.',
          ],
        },
        {
          heading: 'Auswählen',
          texts: [],
          points: [
            '[Ctrl+A] wählt alles aus, [Ctrl+D] hebt die Auswahl auf. [Ctrl+C], [Ctrl+X] und [Ctrl+V] kopieren, schneiden aus und fügen ein.',
            'Zieh eine Auswahl, um sie zu verschieben, mit [Alt] eine Kopie. [Enter] legt sie ab, [Delete] leert sie.',
            '[[] und []] drehen, [H] und [J] spiegeln die Auswahl oder, wenn nichts ausgewählt ist, das ganze Bild.',
          ],
        },
        {
          heading: 'Farben',
          texts: [
            'Zieh eine Farbe an einen anderen Platz, oder verschieb sie mit [Alt] und den Pfeiltasten. Sind zwei Farben schwer zu unterscheiden, steht unter dem Bild eine Warnung.',
          ],
        },
        {
          heading: 'Entwürfe',
          texts: [
            'Jeder Strich wird sofort in diesem Browser gespeichert, samt dem ganzen Verlauf. Entwürfe sind dabei, wenn du in den Einstellungen deine Daten exportierst.',
            'Mit einem Konto liegen Entwürfe auch dort und sind auf deinen anderen Geräten da. Ohne Konto bleiben sie auf diesem Gerät. Bilder verlassen es nie, außer du sendest sie.',
          ],
        },
      ],
    },
  },
};
