import { afterEach, expect, test } from 'vitest';
import type { Environment } from '#server/platform/config.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed } from '#tests/support/invitations.ts';
import { examineInvitations } from './doctor-invitations.ts';

let site: StartedApp;
afterEach(() => site.stop());

const live: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hi@nearhand.test',
};
const sender = { OPERATOR_NAME: 'Nearhand Inc.', OPERATOR_ADDRESS: '123 Main Street, Montréal' };
const sms = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 's3', SMS_FROM: '+15145550100' };

test('says what to set where imported people wait who may not be written to', async () => {
  site = await startApp({ env: live });
  expect((await examineInvitations(site.platform)).ok).toBe(true);
  await anUnclaimed(site, 'Nora');
  expect(await examineInvitations(site.platform)).toEqual({
    ok: false,
    what: 'invitations',
    note: expect.stringContaining('OPERATOR_NAME and OPERATOR_ADDRESS'),
  });
});

test.each([
  ['by e-mail only', sender],
  ['by e-mail and text message', { ...sender, ...sms }],
])('says that they are invited %s', async (how, env) => {
  site = await startApp({ env: { ...live, ...env } });
  await anUnclaimed(site, 'Nora');
  const finding = await examineInvitations(site.platform);
  expect([finding.ok, finding.note.startsWith(how)]).toEqual([true, true]);
});
