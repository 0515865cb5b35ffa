import * as OTPAuth from 'otpauth';
import { moderatingOn } from '#tests/e2e/actions/admin-people.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { test, withDevice } from '#tests/e2e/support/passkeys.ts';

// The page requests the admin's session before there is one (401). A step-up refuses once.
test.use({ expectedProblems: [/status of 40[13]/] });
test.setTimeout(300_000);

test('an admin comes in by a passkey, and confirms by it what is hard to undo', async ({
  page,
  words,
}) => {
  const operator = moderatingOn(page, 'en', words);
  const { request } = page;
  await withDevice(page);
  await operator.signIn();
  const { secret } = await (await request.post('/api/admin/totp')).json();
  const app = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  await request.post('/api/admin/totp/confirm', { data: { code: app.generate() } });

  await page.goto('/?lang=en#/admin?tab=account');
  const card = operator.part(words('passkeys.title'));
  await card.getByRole('button', { name: words('passkeys.add.button') }).click();
  const adding = page.getByRole('dialog', { name: words('passkeys.add.title') });
  await adding.getByRole('button', { name: words('passkeys.add.go') }).click();
  await expect(card.getByRole('listitem')).toContainText('Chrome');
  await expectAccessible(page);

  await request.post('/api/admin/sign-out');
  await page.reload();
  const enter = page.getByRole('button', { name: words('admin.passkeys.signIn') });
  await expect(enter).toBeVisible();
  await expectAccessible(page);
  await enter.click();
  await expect(operator.toast(words('admin.login.done'))).toBeVisible();

  await request.post('/dev/clock', { data: { seconds: 11 * 60 } });
  await page.goto('/?lang=en#/admin?tab=account');
  await card.getByRole('button', { name: /^Remove/ }).click();
  const removing = page.getByRole('dialog', { name: words('passkeys.remove.title') });
  await removing.getByRole('button', { name: words('passkeys.remove.go'), exact: true }).click();
  const proving = page.getByRole('dialog', { name: words('admin-panel.stepUp.title') });
  const confirm = proving.getByRole('button', { name: words('admin.passkeys.prove') });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(card.getByText(words('passkeys.none'))).toBeVisible();
});
