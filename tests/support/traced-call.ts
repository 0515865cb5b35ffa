import { makeCall } from '#contract/client.ts';
import type { Client } from './app.ts';

/** The calls of a browser that sends this `traceparent` with each. */
export function tracedCall(client: Pick<Client, 'fetch'>, traceparent: string) {
  return makeCall((path, init) => {
    const headers = { ...init.headers, traceparent };
    return client.fetch(path, { ...(init as RequestInit), headers });
  });
}
