import { afterEach, expect, test } from 'vitest';
import type { Environment } from '#server/platform/config/config.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed } from '#tests/support/invitations.ts';
import { examinationOf } from '#tests/support/admin/doctor.ts';
import { examineInvitations } from './invitations.ts';

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

test('says what to configure where unclaimed professionals wait who may not be invited', async () => {
  site = await startApp({ env: live });
  const examination = examinationOf(site.platform);
  expect(await examineInvitations(examination)).toMatchObject([{ ok: 'ok' }]);
  await anUnclaimed(site, 'Nora');
  expect(await examineInvitations(examination)).toMatchObject([
    { ok: 'bad', cure: expect.stringContaining('OPERATOR_NAME and OPERATOR_ADDRESS') as string },
  ]);
});

test.each([
  ['By e-mail only', sender],
  ['By e-mail and text message', { ...sender, ...sms }],
])('says that they are invited %s', async (how, env) => {
  site = await startApp({ env: { ...live, ...env } });
  await anUnclaimed(site, 'Nora');
  const [finding] = await examineInvitations(examinationOf(site.platform));
  expect(finding).toMatchObject({ ok: 'ok', note: expect.stringContaining(how) as string });
});
