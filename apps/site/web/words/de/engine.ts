/** Why the server gave up a puzzle, in German. */
import type { EngineWords } from '../en/engine.js';

export const words: EngineWords = {
  slow: 'Dieses Rätsel braucht länger, als der Server Zeit dafür hat. Versuch es mit dem Programm nonokit.',
  large:
    'Dieses Rätsel braucht mehr Speicher, als der Server erlaubt. Versuch es mit dem Programm nonokit.',
  seconds:
    'Dein Anteil am Löser des Servers ist vorerst aufgebraucht. Versuch es bald noch einmal, melde dich für einen größeren Anteil an oder nimm das Programm nonokit.',
  jobs: 'Der Server arbeitet noch an deinen anderen Rätseln. Versuch es noch einmal, wenn sie fertig sind.',
  busy: 'Gerade werden zu viele Rätsel gelöst. Versuch es in ein paar Sekunden noch einmal.',
};
