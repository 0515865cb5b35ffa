import type { APIRequestContext } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { moderatingOn } from '#tests/e2e/actions/admin-people.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';

// The page requests the admin's session before there is one (401). A step-up refuses once.
test.use({ expectedProblems: [/status of 40[13]/] });
test.setTimeout(300_000);

test('what is hard to undo asks who it is, and says why', async ({ page, words }) => {
  const operator = moderatingOn(page, 'en', words);
  const { dialog } = operator;
  const { request } = page;
  await operator.signIn();
  await deleteTenRequests(request);
  await operator.openSection('users');
  await operator.foreseeDeletion('user');
  await operator.confirmDeletion('user');
  await expect(dialog).toContainText(words('admin-panel.stepUp.byPassword'));
  await expectAccessible(page);
  const prove = async (label: string, proof: string) => {
    await dialog.getByLabel(label, { exact: true }).fill(proof);
    const go = words('admin-panel.stepUp.confirm');
    await dialog.getByRole('button', { name: go, exact: true }).click();
  };
  await prove(words('admin.login.password'), 'not the password');
  await expect(dialog.getByRole('alert')).toBeVisible();
  const options = await (await request.get('/api/admin/options')).json();
  await prove(words('admin.login.password'), options.demoAdmin.password);
  await expect(operator.toast(words('admin-lists.deletion.user.done'))).toBeVisible();

  const { secret } = await (await request.post('/api/admin/totp')).json();
  const app = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  const confirmed = await request.post('/api/admin/totp/confirm', {
    data: { code: app.generate() },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const minutes = 11;
  await request.post('/dev/clock', { data: { seconds: minutes * 60 } });
  await page.reload();
  await operator.openByList('users', 'Thomas Reid');
  await operator.press(words('admin-user.suspend.button'));
  await operator.giveReason('Somebody else is in the account');
  const suspend = words('admin-user.suspend.confirm');
  await dialog.getByRole('button', { name: suspend, exact: true }).click();
  await expect(dialog.last()).toContainText(words('admin-panel.stepUp.byCode'));
  const timestamp = Date.now() + minutes * 60_000;
  await prove(words('admin.login.totp'), app.generate({ timestamp }));
  await expect(operator.toast(words('admin-user.suspend.done'))).toBeVisible();
});

/** As many as need no step-up within an hour. */
async function deleteTenRequests(request: APIRequestContext): Promise<void> {
  const rows = (await (await request.get('/api/admin/requests?limit=10')).json()) as {
    id: string;
  }[];
  expect(rows).toHaveLength(10);
  for (const { id } of rows) {
    const deleted = await request.delete(`/api/admin/requests/${id}`);
    expect(deleted.status(), await deleted.text()).toBe(204);
  }
}
