/** Runs the suite in a worker of a browser, and sends the facts to the page. */
import { factsOfBrowser } from './in-browser.mjs';

postMessage(await factsOfBrowser());
