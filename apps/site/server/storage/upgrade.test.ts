/** Older databases in SQLite: a file of each version, opened with the code of today. */
import { olderSuite } from '../testing/older-suite.js';

olderSuite(() => 'sqlite:');
