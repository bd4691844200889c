/**
 * What every test file of the program ends with; the files share their modules, so that a module of
 * their own cannot do it. Vitest runs this for each file.
 */
import { afterAll } from 'vitest';
import { removeFolders } from './run.js';

afterAll(removeFolders);
