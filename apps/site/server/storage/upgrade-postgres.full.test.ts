/** Older databases in PostgreSQL: a backup of each version, opened with the code of today. */
import { openTestDatabase } from '@nonokit/queue/testing';
import { onPostgres } from '../testing/both-databases.js';
import { olderSuite } from '../testing/older-suite.js';

onPostgres('older databases', olderSuite, openTestDatabase);
