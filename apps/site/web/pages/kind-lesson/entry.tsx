import { start } from '../../frame/start.js';
import { Page } from './page.js';

start(Page);
