import { start } from '../../frame/start.js';
import { Page } from './page.js';
import { loadPractice } from './practice.js';

start(Page);
loadPractice();
