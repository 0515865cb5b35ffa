import * as OTPAuth from 'otpauth';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './people.ts';

// The page asks who the admin is: nobody yet.
test.use({ expectedProblems: [/status of 401/] });
test.setTimeout(180_000);

test('an admin sets up an authenticator app and comes back with a recovery code', async ({
  page,
  customer,
  words,
}) => {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const password = main.getByLabel(words('admin.login.password'), { exact: true });

  await page.goto('/?lang=en#/admin');
  await expectAccessible(page);
  await press(words('admin.login.submit'));
  await expect(main.getByText(words('admin.login.invalidEmail'))).toBeVisible();
  await expect(main.getByText(words('admin.login.passwordRequired'))).toBeVisible();
  await press(words('admin.login.useSample'));
  const sample = await password.inputValue();
  await password.fill('not the password');
  await press(words('admin.login.submit'));
  await expect(customer.toast(words('admin.login.failed'))).toBeVisible();
  await password.fill(sample);
  await press(words('admin.login.submit'));
  await expect(customer.toast(words('admin.login.done'))).toBeVisible();

  await press(words('admin.totp.start'));
  await expect(page.getByAltText(words('admin.totp.qr'))).toBeVisible();
  await expectAccessible(page);
  const secret = (await main.locator('.font-mono').textContent()) ?? '';
  const code = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate();
  await main.getByLabel(words('admin.totp.code')).pressSequentially(code);
  await press(words('admin.totp.confirm'));
  const codes = main.getByRole('list', { name: words('admin.recovery.title') });
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await expectAccessible(page);
  await main.getByRole('checkbox').check();
  await press(words('admin.recovery.done'));
  await expect(main.getByText(words('admin.totp.on'))).toBeVisible();

  await press(words('common.signOut'));
  await press(words('admin.login.useSample'));
  await press(words('admin.login.submit'));
  await main.getByLabel(words('admin.login.totp')).fill(recoveryCode);
  await press(words('admin.login.submit'));
  await expect(main.getByText(words('admin.totp.on'))).toBeVisible();
  await page.reload();
  await expect(main.getByText(words('admin.totp.on'))).toBeVisible();
});
