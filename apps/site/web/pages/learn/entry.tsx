import { start } from '../../frame/start.js';
import { Page } from './page.js';
import { loadProgress } from './progress.js';

start(Page);
loadProgress();
