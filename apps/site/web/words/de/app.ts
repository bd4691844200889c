/** Texts of the site as an app that is installed, in German. */
import type { AppWords } from '../en/app.js';

export const words: AppWords = {
  title: (site) => `${site}: Nonogramme`,
  description:
    'Nonogramme lösen: Tipps mit Begründung, nichts geht verloren, ohne Anmeldung und ohne Werbung.',
  openFile: 'Datei öffnen',
};
