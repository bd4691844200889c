/** A time zone as requests and answers name it. */
import { z } from '@hono/zod-openapi';
import { isTimeZone } from './own-days.js';

export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'is not a time zone such as Europe/Berlin')
  .openapi({ description: 'Where you are: your days begin there', example: 'Europe/Berlin' });
