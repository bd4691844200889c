import { start } from '../../shell/start.js';
import { Page } from './page.js';
import { loadProgress } from './progress.js';

start(Page);
loadProgress();
