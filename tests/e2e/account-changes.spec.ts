import { expect, expectAccessible } from './support/fixtures.ts';
import { interceptOnce } from './support/intercept.ts';
import { PASSWORD } from './support/newcomers.ts';
import { test, type Person } from './support/people.ts';
import type { Words } from './support/words.ts';

let people = 0;
const newAddress = () => `changing-${Date.now()}-${people++}@example.test`;

test.describe('a change of the account', () => {
  test.use({ language: 'en', expectedProblems: [/status of 403/] });

  test('continues after a step-up', async ({ page, customer, words }) => {
    const email = newAddress();
    await makeAccount(customer, email, words);
    await customer.openAccount();
    // As the server answers ten minutes later.
    const refusal = { code: 'reauth_required', error: 'First confirm that it is you.' };
    await interceptOnce(page, '**/api/account/contact/send-code', (route) =>
      route.fulfill({ status: 403, json: refusal }),
    );
    await customer.press(words('account.contacts.confirm.email'));
    const send = page.getByRole('button', { name: words('account.contacts.send') });
    await send.click();
    const reauth = page.getByRole('dialog', { name: words('account.reauth.title') });
    await reauth.getByLabel(words('account.reauth.password'), { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await reauth.getByRole('button', { name: words('account.reauth.go') }).click();
    await expect(customer.toast(words('account.reauth.done'))).toBeVisible();
    await send.click();
    await expect(page.getByLabel(words('account.contacts.code'))).toBeVisible();
  });

  test('or is a download, which then comes by itself', async ({ page, customer, words }) => {
    await makeAccount(customer, newAddress(), words);
    await customer.openAccount();
    const refusal = { code: 'reauth_required', error: 'First confirm that it is you.' };
    await interceptOnce(page, '**/api/account/export', (route) =>
      route.fulfill({ status: 403, json: refusal }),
    );
    await customer.press(words('privacy.card.download.go'));
    const reauth = page.getByRole('dialog', { name: words('account.reauth.title') });
    await reauth.getByLabel(words('account.reauth.password'), { exact: true }).fill(PASSWORD);
    const waiting = page.waitForEvent('download');
    await reauth.getByRole('button', { name: words('account.reauth.go') }).click();
    expect((await waiting).suggestedFilename()).toMatch(/^nearhand-.*\.zip$/);
    await expect(customer.toast(words('privacy.card.download.done'))).toBeVisible();
  });
});

async function makeAccount(person: Person, email: string, words: Words): Promise<void> {
  await person.openSignIn();
  await person.changeForm('createAccount');
  await person.fillSignUp({ name: 'Ana Flores', email, password: PASSWORD });
  await person.press(words('sign-in.signUp.submit'));
  await person.expectHome('Ana Flores');
}
