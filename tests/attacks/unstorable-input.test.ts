import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';

// Input that passes a schema but cannot be stored is refused by field, never a server error.

let panel: Panel;
let professional: Professional;
beforeAll(async () => {
  panel = await startPanel({ env: { RATE_LIMITS: 'off' } });
  professional = await aProfessional(panel.site, 'Paul');
});
afterAll(() => panel.site.stop());

const cursorOf = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const spaced = (...parts: string[]) => Buffer.from(parts.join(' ')).toString('base64url');
const anId = '018f2b3c-0000-7000-8000-000000000001';
const longAgo = '0000-01-01T00:00:00.000000Z';
const nul = encodeURIComponent('a\0b');

it.each([
  ['from', '/api/admin/users?from=0000-01-01'],
  ['to', '/api/admin/professionals?to=0000-12-31'],
  ['from', '/api/admin/requests?from=0000-01-01'],
  ['from', '/api/admin/audit?from=0000-01-01'],
  ['after', `/api/admin/users?after=${cursorOf('users', 'created', longAgo, anId)}`],
  ['after', `/api/admin/users?after=${cursorOf('users', 'createdAt', longAgo, anId)}`],
  ['after', `/api/admin/requests?after=${cursorOf('requests', 'createdAt', longAgo, anId)}`],
  ['after', `/api/admin/contact-messages?after=${spaced('0000-01-01T00:00:00Z', anId)}`],
  ['after', `/api/admin/contact-messages?after=${spaced('-271821-04-20T00:00:00Z', anId)}`],
  ['after', `/api/admin/contact-messages?after=${spaced('2026-01-01T00:00:00Z', '-'.repeat(36))}`],
  ['q', `/api/admin/users?q=${nul}`],
  ['q', `/api/admin/requests?q=${nul}`],
  ['city', `/api/admin/market?city=${nul}`],
  ['by', `/api/admin/audit?by=${nul}`],
  ['target', `/api/admin/audit?target=${nul}`],
])('%s of %s is refused by field', async (field, path) => {
  const { status, body } = await panel.ask('GET', path);
  expect([status, body.code]).toEqual([422, 'invalid_input']);
  expect(body.details).toEqual([
    expect.objectContaining({ field: expect.stringContaining(field) }),
  ]);
});

it.each([
  ['licence', { licence: { number: '1', authority: 'RBQ', expiresOn: '0000-01-01' } }],
  ['insurance', { insurance: { company: 'Ace', expiresOn: '0000-01-01' } }],
])('%s of the year zero is refused by field', async (field, changes) => {
  const path = `/api/professionals/${professional.professionalId}`;
  const { status, body } = await professional.ask('PATCH', path, changes);
  expect([status, body.code]).toEqual([422, 'invalid_input']);
  expect(body.details[0].field).toContain(field);
});

test('days off of the year zero are refused by field', async () => {
  const path = `/api/professionals/${professional.professionalId}`;
  const daysOff = [{ from: '0000-01-01', to: '0000-01-02' }];
  const { status, body } = await professional.ask('PATCH', path, { daysOff });
  expect([status, body.details[0].field]).toEqual([422, 'daysOff.0']);
});

it.each(['deliveries/retries', 'dead-jobs/retries', 'dead-jobs/discards'])(
  'a moment of the year zero is refused by field for %s',
  async (what) => {
    const sent = { until: '0000-01-01T00:00:00Z', reason: 'never was' };
    const { status, body } = await panel.ask('POST', `/api/admin/${what}`, sent);
    expect([status, body.details?.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      expect.arrayContaining(['until']),
    ]);
  },
);

it.each([
  ['version', { basedOn: 0, version: 2_147_483_648 }],
  ['basedOn', { basedOn: 2_147_483_648, version: 0 }],
])("%s beyond the database's range is refused by field", async (field, body) => {
  const path = '/api/admin/pages/about/en/restorations';
  const answer = await panel.ask('POST', path, body);
  expect([answer.status, answer.body.details]).toEqual([422, [expect.objectContaining({ field })]]);
});

it.each(['/dev/outbox', '/dev/outbox.json'])(
  '%s finds nothing for an address with a NUL',
  async (path) => {
    const answer = await panel.fetch(`${path}?to=${nul}`);
    expect(answer.status).toBe(200);
  },
);

test("HEAD of a page of the demo's Google is answered once", async () => {
  const { status } = await panel.fetch('/dev/google/auth', { method: 'HEAD' });
  expect(status).toBe(405);
});

it.each([
  ['email', '/api/auth/email/send-code', {}],
  ['message', '/api/chat/analyze', { language: 'en' }],
  ['comment', '/api/reports', { reason: 'other', target: { type: 'review', id: anId } }],
])("%s with a text's length property is refused by %s", async (field, path, others) => {
  const body = { ...others, [field]: { length: { toString: 1 } } };
  const { status, body: refusal } = await professional.ask('POST', path, body);
  expect([status, refusal.details]).toEqual([422, [{ field, problem: 'wrong_type' }]]);
});
