import { afterAll, beforeAll, expect, test } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { getNotificationPreferences, listNotices } from '#contract/notifications.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  type Customer,
} from '#tests/support/people.ts';

let app: StartedApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const channelsOf = async ({ call }: Customer) =>
  (await call(getNotificationPreferences)).channelsAvailable;

test('an unproven address is not written to: its notices are in the product', async () => {
  const bo = await aProfessional(app, 'Bo');
  const ana = await aCustomer(app, 'Ana');
  const users = app.platform.db.updateTable('users').where('id', '=', ana.id);
  await users.set({ email_proven_at: null }).execute();
  await ana.call(submitRequest, { body: LEAKING_TAP });
  await app.drainJobs();
  const params = { id: await leadOf(bo) };
  await bo.call(respondToLead, { params, body: { status: 'accepted' } });
  await app.drainJobs();
  const { notices } = await ana.call(listNotices);
  expect(notices.map(({ kind }) => kind)).toContain('leadAccepted');
  const recipients = (await lettersOf(app)).map(({ recipient }) => recipient);
  expect(recipients).not.toContain(ana.email);
  expect(await channelsOf(ana)).toMatchObject({ email: false });

  await users.set({ email_proven_at: new Date() }).execute();
  expect(await channelsOf(ana)).toMatchObject({ email: true });
});
