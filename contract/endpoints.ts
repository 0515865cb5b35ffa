import * as accountSettings from './account-settings.ts';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as assistant from './assistant.ts';
import type { Endpoint } from './endpoint.ts';
import * as leads from './leads.ts';
import * as messages from './messages.ts';
import * as passwords from './passwords.ts';
import * as places from './places.ts';
import * as professionals from './professionals.ts';
import * as requests from './requests.ts';

/** The parts of the contract, in the order of the OpenAPI document. */
export const PARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accounts,
  passwords,
  accountSettings,
  assistant,
  places,
  professionals,
  requests,
  leads,
  messages,
  admin,
};

/** The calls of one part by name. */
export function endpointsOf(part: Readonly<Record<string, unknown>>): [string, Endpoint][] {
  return Object.entries(part).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
}

/** Every call of the product by name. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.values(PARTS).flatMap(endpointsOf),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;
}
