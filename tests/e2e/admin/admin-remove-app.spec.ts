import * as OTPAuth from 'otpauth';
import { moderatingOn } from '#tests/e2e/actions/admin-people.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { newCustomer, PASSWORD } from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/own-program.ts';

// 401 before signing in, and where the second step is asked for.
test.use({
  expectedProblems: [/status of 401/],
  language: 'fr',
  viewport: { width: 390, height: 844 },
});
test.setTimeout(240_000);

test('an operator removes the authenticator app of somebody who lost it', async ({
  page,
  another,
  words,
}) => {
  const person = await another();
  const { request } = person.page;
  const { id, email } = await newCustomer(request, 'Rosa Quesnelmont');
  const { secret } = await (await request.post('/api/account/authenticator-app')).json();
  const { now } = await (await request.get('/dev/clock')).json();
  const app = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  const code = app.generate({ timestamp: Date.parse(now) });
  await request.post('/api/account/authenticator-app/confirm', { data: { code } });
  await request.post('/api/auth/sign-out');
  await person.openSignIn();
  await person.enterPassword(email ?? '', PASSWORD);
  const step = person.page.getByRole('dialog', { name: words('second-step.title') });
  await expect(step).toBeVisible();
  await person.page.keyboard.press('Escape');
  await expect(step).toBeHidden();

  const operator = moderatingOn(page, 'fr', words);
  await operator.signIn();
  await operator.openByList('users', 'Rosa Quesnelmont');
  await operator.press(words('admin-user.removeApp.button'));
  await expectAccessible(page);
  await operator.giveReason('A montré une pièce d’identité');
  await operator.confirm(words('admin-user.removeApp.confirm'), words('admin-user.removeApp.done'));
  await expect(operator.part(words('admin-user.facts.title'))).toContainText(
    words('admin-user.facts.appNone'),
  );
  await person.enterPassword(email ?? '', PASSWORD);
  await person.expectHome('Rosa Quesnelmont');
  await operator.expectDeeds(id, [['app_removed', 'A montré une pièce d’identité']]);
});
