import * as accounts from './accounts.ts';
import * as assistant from './assistant.ts';
import type { Endpoint } from './endpoint.ts';
import * as leads from './leads.ts';
import * as messages from './messages.ts';
import * as places from './places.ts';
import * as professionals from './professionals.ts';
import * as requests from './requests.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;
}

/** Every call of the product by name, in the order of the OpenAPI document. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [accounts, assistant, places, professionals, requests, leads, messages].flatMap((domain) =>
    Object.entries(domain).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);
