import { afterAll, beforeAll, expect, test } from 'vitest';
import { trustedProfessionals } from '#contract/professionals/professionals.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, type Unclaimed } from '#tests/support/invitations.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  nobody,
  type Customer,
} from '#tests/support/people.ts';

// What others see of unclaimed professionals, and what is never sent to them.

let site: StartedApp;
let marie: Customer;
let nora: Unclaimed;
let id: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
  const profile = { rating_mean: 5, review_count: 50 };
  nora = await anUnclaimed(site, 'Nora', { email: 'nora@example.test', profile });
});
afterAll(() => site.stop());

test('nobody sees their profile or reviews, or finds them among the trusted ones', async () => {
  const ann = await aProfessional(site, 'Ann', { active: false });
  for (const who of [nobody(site), marie, ann]) {
    for (const path of [`/api/professionals/${nora.id}`, `/api/professionals/${nora.id}/reviews`]) {
      expect(await who.ask('GET', path)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    const trusted = await who.call(trustedProfessionals);
    expect(trusted.map(({ name }) => name)).not.toContain('Nora');
  }
});

test('the customer sees that they are contacted and not here yet, but no address', async () => {
  ({ id } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  await site.drainJobs();
  const request = await marie.call(getOwnRequest, { params: { id } });
  expect(request.leads).toMatchObject([{ professional: { name: 'Nora', onPlatform: false } }]);
  expect(JSON.stringify(request)).not.toContain('nora@example.test');
});

test('reminders, messages and the end of a job send them no further letter', async () => {
  const written = { serviceRequestId: id, content: 'Are you there?', professionalId: nora.id };
  const sent = await marie.ask('POST', '/api/messages', written);
  expect(sent.status).toBeLessThan(300);
  await site.advance(3 * 3600);
  await site.drainJobs();
  expect((await marie.ask('POST', `/api/requests/${id}/cancellation`, {})).status).toBe(200);
  await site.advance(86_400);
  await site.drainJobs();
  const { db } = site.platform;
  const outbox = db.selectFrom('outbox_messages').select('kind');
  const kinds = await outbox.where('recipient', '=', 'nora@example.test').execute();
  expect(kinds).toEqual([{ kind: 'invitation' }]);
});
