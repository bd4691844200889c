import { start } from '../../shell/start.js';
import { Page } from './page.js';

start(Page);
