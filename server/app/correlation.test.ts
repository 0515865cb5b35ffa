import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { change } from '#server/platform/change.ts';
import { parseTraceparent } from '#server/platform/tracing/trace.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { jsonLog, type JsonLine } from '#tests/support/json-log.ts';
import { aCustomer, aProfessional, LEAKING_TAP } from '#tests/support/people.ts';
import { tracedCall } from '#tests/support/traced-call.ts';

const { log, lines } = jsonLog();
let smtp: FakeSmtp;
let site: StartedApp;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  const env = { RATE_LIMITS: 'off', SMTP_URL: smtp.url, MAIL_FROM: 'hi@near.test' };
  site = await startApp({ env, log });
});
afterAll(async () => {
  await site.stop();
  await smtp.close();
});
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  lines.length = 0;
});

/** A `traceparent`, by the first digit of its trace id. */
const traceOf = (digit: number) => `${digit}bf92f3577b34da6a3ce929d0e0e4736`;
const traceparent = (digit: number) => `00-${traceOf(digit)}-00f067aa0ba902b7-01`;
const ofTrace = (digit: number) => lines.filter(({ traceId }) => traceId === traceOf(digit));
const said = (all: JsonLine[]) => all.map(({ msg, queue, route }) => [msg, queue ?? route]);

it('one trace id leads from a click through its jobs and a failed attempt to the mail', async () => {
  const marie = await aCustomer(site, 'Marie');
  await aProfessional(site, 'Paul');
  await tracedCall(marie, traceparent(1))(submitRequest, { body: LEAKING_TAP });
  smtp.refuseNext(451);
  await site.drainJobs({ failuresExpected: true });
  await site.advance(60);
  await site.drainJobs();
  expect(smtp.mails).toHaveLength(1);
  expect(said(ofTrace(1))).toEqual(
    expect.arrayContaining([
      ['call', '/api/requests'],
      ['job done', 'domain-events'],
      ['job failed', 'deliver-message'],
      ['message sent', undefined],
      ['job done', 'deliver-message'],
    ]),
  );
});

it('calls that share a transaction, a job and a statement keep their traces apart', async () => {
  const { platform } = site;
  const customers = [await aCustomer(site, 'Ana'), await aCustomer(site, 'Eva')];
  for (const name of ['Paul', 'Olga']) await aProfessional(site, name);
  for (const { call } of customers) await call(submitRequest, { body: LEAKING_TAP });
  await sql`delete from pgboss.job where name = 'domain-events'`.execute(platform.db);
  const leads = await platform.db
    .selectFrom('leads')
    .innerJoin('requests', 'requests.id', 'leads.request_id')
    .select(['leads.id', 'request_id'])
    .where(
      'customer_id',
      'in',
      customers.map(({ id }) => id),
    )
    .execute();
  expect(leads).toHaveLength(4);
  await change(platform, async ({ record }) => {
    for (const [place, { id: leadId, request_id: requestId }] of leads.entries()) {
      record({ type: 'lead.sent', leadId, requestId }, parseTraceparent(traceparent(place + 2)));
    }
  });
  await site.drainJobs();
  const letters = await platform.db
    .selectFrom('outbox_messages')
    .select(['id', 'dedupe_key'])
    .execute();
  for (const [place, { id }] of leads.entries()) {
    const letter = letters.find((one) => one.dedupe_key === `newLead:${id}`);
    const sent = ofTrace(place + 2).filter(({ msg }) => msg === 'message sent');
    expect(sent.map(({ messageId }) => messageId)).toEqual([letter?.id]);
  }
});

it('a header that is none of the standard is not written down: the call has a trace of its own', async () => {
  await site.fetch('/api/nothing', { headers: { traceparent: `00-${'g'.repeat(32)}-1-01` } });
  const [line] = lines.filter(({ msg }) => msg === 'call');
  expect(line?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(lines)).not.toContain('gggg');
});

it('webhooks have traces too', async () => {
  const headers = { traceparent: traceparent(7), 'stripe-signature': 't=1,v1=00' };
  await site.fetch('/api/stripe/webhook', { method: 'POST', headers, body: '{}' });
  expect(ofTrace(7)).toMatchObject([{ level: 'warn', msg: 'event of Stripe refused' }]);
});

it('the id of a failed call that a person is shown leads to its trace', async () => {
  const { db } = site.platform;
  await db.schema.alterTable('users').renameTo('users_away').execute();
  const marie = site.client();
  const answer = await marie.fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: traceparent(6) },
    body: JSON.stringify({ email: 'marie@example.com', password: 'a long password' }),
  });
  await db.schema.alterTable('users_away').renameTo('users').execute();
  expect(answer.status).toBe(500);
  const requestId = answer.headers.get('x-request-id');
  const failed = lines.filter((line) => line.requestId === requestId);
  expect(failed.map(({ msg, traceId }) => [msg, traceId])).toEqual([
    ['call threw', traceOf(6)],
    ['call failed', traceOf(6)],
  ]);
});
