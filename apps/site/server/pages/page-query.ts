/** The query of a page's address: any query shows a page. */
import type { z } from '@hono/zod-openapi';
import type { SiteContext } from '../http/index.js';

/** The query as a schema reads it; what it refuses counts as absent. */
export function pageQuery<T extends z.ZodRawShape>(
  c: SiteContext,
  schema: z.ZodObject<T>,
): z.infer<z.ZodObject<T>> {
  const asked = schema.safeParse(c.req.query());
  return asked.success ? asked.data : schema.parse({});
}
