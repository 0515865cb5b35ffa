import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

/**
 * A header of a request, as Node.js parsed it: asking the Request for one builds a Headers object of
 * all of them first. Requests made in memory have no other.
 */
export function headerOf(c: Context, name: string): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { headers?: IncomingHttpHeaders } };
  const value = incoming?.headers ? incoming.headers[name] : c.req.header(name);
  return Array.isArray(value) ? value.join(', ') : value;
}
