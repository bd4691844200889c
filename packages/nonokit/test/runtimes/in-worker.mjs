/** Runs the suite in a browser worker and sends the facts to the page. */
import { factsOfBrowser } from './in-browser.mjs';

postMessage(await factsOfBrowser());
