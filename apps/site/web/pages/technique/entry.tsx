import { start } from '../../frame/start.js';
import { loadProgress } from '../learn/progress.js';
import { Page } from './page.js';

start(Page);
loadProgress();
