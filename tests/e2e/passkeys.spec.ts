import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './support/fixtures.ts';
import { PASSWORD, provenCustomer } from './support/newcomers.ts';
import { letterOf } from './support/outbox.ts';
import { test, withDevice, withoutFilling } from './support/passkeys.ts';
import type { Words } from './support/words.ts';

// One program, so one worker.
test.describe.configure({ mode: 'default' });

const SIZES = [
  { language: 'fr', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1280, height: 900 } },
] as const;

for (const { language, viewport } of SIZES) {
  test.describe(`passkeys, in ${language} at ${viewport.width}`, () => {
    test.use({ language, viewport });
    test.setTimeout(180_000);

    test('are added, sign in by a press, are renamed and removed', async ({
      page,
      customer,
      words,
    }) => {
      await withoutFilling(page);
      await withDevice(page);
      const { email } = await provenCustomer(page.request, 'Ana Flores');
      await page.goto(`/?lang=${language}#/account`);
      const card = cardOn(page, words);
      await add(page, words, 'Ana’s phone');
      await expect(card.getByRole('listitem')).toContainText('Ana’s phone');
      await letterOf(page.request, ({ text }) => /passkey|clé d’accès/.test(text), email ?? '');

      await customer.signOut();
      await customer.openSignIn();
      await expectAccessible(page);
      await customer.press(words('sign-in.withPasskey'));
      await customer.expectHome('Ana Flores');

      await customer.openAccount();
      await rename(page, words, 'Old phone');
      await expect(card.getByRole('listitem')).toContainText('Old phone');
      await remove(page, words, 'Old phone');
      await expect(card.getByText(words('passkeys.none'))).toBeVisible();
      await expect(card.getByRole('heading')).toBeFocused();
    });
  });
}

test('a passkey is offered in the field of the e-mail address', async ({
  page,
  customer,
  words,
}) => {
  const device = await withDevice(page);
  await provenCustomer(page.request, 'Ana Flores');
  await page.goto('/#/account');
  await add(page, words, 'Phone');
  await device.answers(false);
  await customer.signOut();
  await customer.openSignIn();
  // A touch counts for what is asked after it.
  await device.answers(true);
  await page.reload();
  await customer.expectHome('Ana Flores');
});

test.describe('a passkey that was removed meanwhile', () => {
  test.use({ expectedProblems: [/status of 400/] });

  test('opens nothing, and the password still does', async ({ page, customer, words }) => {
    await withoutFilling(page);
    await withDevice(page);
    const { email } = await provenCustomer(page.request, 'Ana Flores');
    await page.goto('/#/account');
    await add(page, words, 'Phone');
    await remove(page, words, 'Phone');
    await customer.signOut();
    await customer.openSignIn();
    await customer.press(words('sign-in.withPasskey'));
    await expect(customer.toast(words('sign-in.failed'))).toBeVisible();
    await customer.enterPassword(email ?? '', PASSWORD);
    await customer.expectHome('Ana Flores');
  });
});

test('nothing is offered where the browser has no passkeys', async ({ page, customer, words }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await customer.openSignIn();
  await expect(page.getByRole('button', { name: words('sign-in.withCode') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('sign-in.withPasskey') })).toHaveCount(0);
  await provenCustomer(page.request, 'Ana Flores');
  await page.goto('/#/account');
  await page.reload();
  const card = cardOn(page, words);
  await expect(card.getByText(words('passkeys.unsupported'))).toBeVisible();
  await expect(card.getByRole('button', { name: words('passkeys.add.button') })).toHaveCount(0);
});

function cardOn(page: Page, words: Words) {
  return page.getByRole('region', { name: words('passkeys.title'), exact: true });
}

async function add(page: Page, words: Words, name: string): Promise<void> {
  await cardOn(page, words)
    .getByRole('button', { name: words('passkeys.add.button') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('passkeys.add.title') });
  const field = dialog.getByLabel(words('passkeys.add.name'), { exact: true });
  await expect(field).toHaveValue(/Chrome/);
  await expectAccessible(page);
  await field.fill(name);
  await dialog.getByRole('button', { name: words('passkeys.add.go') }).click();
  await expect(dialog).toBeHidden();
}

async function rename(page: Page, words: Words, name: string): Promise<void> {
  const card = cardOn(page, words);
  await card.getByRole('listitem').getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: words('passkeys.rename.title') });
  await dialog.getByLabel(words('passkeys.rename.name'), { exact: true }).fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('passkeys.rename.save') }).click();
  await expect(dialog).toBeHidden();
}

async function remove(page: Page, words: Words, name: string): Promise<void> {
  const label = words('passkeys.remove.button', { name });
  await cardOn(page, words).getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog', { name: words('passkeys.remove.title') });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: words('passkeys.remove.go'), exact: true }).click();
  await expect(dialog).toBeHidden();
}
