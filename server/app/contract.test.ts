import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#contract/accounts/accounts.ts';
import {
  contestNoShow,
  declineTimes,
  reportNoShow,
  withdrawTimes,
} from '#contract/appointments/appointments.ts';
import { makeCalendarFeed } from '#contract/appointments/calendar-feed.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { saveProfessional } from '#contract/professionals/saved.ts';
import { acceptChange, declineChange } from '#contract/agreements/agreements.ts';
import { acceptQuote, declineQuote, markQuotesSeen } from '#contract/quotes/quotes.ts';
import { askOthers, cancelRequest, completeRequest } from '#contract/requests/requests.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { joinTeam, leaveTeam } from '#contract/teams/teams.ts';
import { startApp } from '#tests/support/app.ts';
import { allRoutes } from './routes.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let stranger: ReturnType<typeof app.client>;

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMITS: 'off' } });
  stranger = app.client();
  const person = { email: 'ana@example.com', password: 'a long enough password' };
  await createDemoUser(app.platform.db, { ...person, role: 'customer', name: 'A', language: 'en' });
  await app.call(signIn, { body: person });
});
afterAll(() => app.stop());

/** Audiences whose calls a customer may not use. */
const closed = new Set<Endpoint['audience']>(['professional', 'admin']);
const open = Object.values(ENDPOINTS).filter(({ audience }) => !closed.has(audience));
const withBody = open.filter(({ body }) => body !== undefined);
const titled = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Bodies without the required fields, of which the first is all that some need. */
const lacking = ['{}', '{"language":7,"email":["a@b.ca"],"code":123456}'];
const needsNothing = new Set<Endpoint>([
  cancelRequest,
  completeRequest,
  askOthers,
  saveProfessional,
  acceptQuote,
  acceptChange,
  declineChange,
  declineQuote,
  markQuotesSeen,
  declineTimes,
  withdrawTimes,
  reportNoShow,
  contestNoShow,
  makeCalendarFeed,
  leaveTeam,
  joinTeam,
]);

function refusedBy(endpoint: Endpoint): string[] {
  if (needsNothing.has(endpoint)) return [];
  return endpoint.emptyBody ? lacking.slice(1) : lacking;
}

type Caller = Pick<typeof app, 'fetch'>;

async function refusal(caller: Caller, endpoint: Endpoint, init: RequestInit = {}) {
  const path = endpoint.path.replaceAll(/:\w+/g, '018f2b3c-0000-7000-8000-000000000001');
  const answer = await caller.fetch(path, { method: endpoint.method, ...init });
  const { code } = (await answer.json()) as { code: string };
  return `${answer.status} ${code}`;
}

const json = { 'content-type': 'application/json' };

it('has one route for every call of the contract', () => {
  const served = allRoutes(app.platform).map(({ endpoint }) => endpoint);
  expect(new Set(served)).toEqual(new Set(Object.values(ENDPOINTS)));
  expect(served).toHaveLength(Object.keys(ENDPOINTS).length);
});

describe('a stranger', () => {
  const guarded = Object.values(ENDPOINTS).filter(({ audience }) => audience !== 'anyone');
  it.each(titled(guarded))('is refused by %s', async (_, endpoint) => {
    expect(await refusal(stranger, endpoint)).toBe('401 not_signed_in');
  });
});

describe('a customer', () => {
  const others = Object.values(ENDPOINTS).filter(({ audience }) => closed.has(audience));
  it.each(titled(others))('is refused by %s', async (_, endpoint) => {
    expect(await refusal(app, endpoint)).toBe('403 wrong_role');
  });
});

describe('another site', () => {
  const changing = Object.values(ENDPOINTS).filter(({ method }) => method !== 'GET');
  it.each(titled(changing))('cannot use %s', async (_, endpoint) => {
    const headers = { ...json, origin: 'https://evil.example' };
    expect(await refusal(app, endpoint, { headers })).toBe('403 cross_site');
  });
});

describe.each(titled(withBody))('%s', (_, endpoint) => {
  it('refuses invalid JSON, by type and by text', async () => {
    const asText = { body: '{}', headers: { 'content-type': 'text/plain' } };
    expect(await refusal(app, endpoint, asText)).toBe('415 not_json');
    for (const body of [...(endpoint.emptyBody ? [] : ['']), '{', '{"a":"\u0000"}']) {
      expect(await refusal(app, endpoint, { body, headers: json })).toBe('400 bad_json');
    }
  });

  it('refuses what is too large', async () => {
    const body = JSON.stringify({ description: 'x'.repeat(70_000) });
    expect(await refusal(app, endpoint, { body, headers: json })).toBe('413 too_large');
  });

  it.each(['[]', 'null', '"text"', ...refusedBy(endpoint)])('refuses %s', async (body) => {
    expect(await refusal(app, endpoint, { body, headers: json })).toBe('422 invalid_input');
  });
});

it.each(titled(Object.values(ENDPOINTS)))(
  '%s answers 405 to a method it does not have',
  async (_, endpoint) => {
    const served = Object.values(ENDPOINTS).filter(({ path }) => path === endpoint.path);
    const other = (['PUT', 'PATCH', 'DELETE', 'POST'] as const).find(
      (method) => !served.some((one) => one.method === method),
    );
    expect(await refusal(app, { ...endpoint, method: other ?? 'GET' })).toBe(
      '405 method_not_allowed',
    );
  },
);
