import { expect } from './support/fixtures.ts';
import { newCustomer, PASSWORD } from './support/newcomers.ts';
import { codeFor } from './support/outbox.ts';
import { test } from './support/people.ts';
import { wordsOf } from './support/words.ts';

// Where signing in redirects to, and in which language.

test.describe('a customer at the dashboard of professionals', () => {
  test.use({ expectedProblems: [/status of 401/] });

  test('reads which account it is and is redirected to their requests', async ({
    page,
    customer,
    words,
  }) => {
    const { email } = await newCustomer(page.request, 'Ana Flores');
    await page.goto('/#/professional-dashboard');
    const main = page.getByRole('main');
    await expect(main).toContainText(/You are signed in as Ana Flores, a customer/);
    await main.getByRole('link', { name: 'go to your requests' }).click();
    await customer.expectHome('Ana Flores');
    await customer.signOut();

    await page.goto('/#/professional-dashboard');
    await customer.enterPassword(email ?? '', PASSWORD);
    await expect(customer.toast(words('sign-in.otherRole.customer.title'))).toBeVisible();
    await customer.expectHome('Ana Flores');
  });
});

test('a customer who confirmed no address reads so, what that costs, and how to lift it', async ({
  page,
  words,
}) => {
  const { email } = await newCustomer(page.request, 'Ana Flores');
  await page.goto('/#/dashboard?tab=profile');
  const unproven = page.getByRole('tabpanel').getByText(words('account.contacts.unproven'));
  await expect(unproven).toBeVisible();
  const notice = page.getByRole('region', { name: words('account.unprovenNotice.title') });
  await expect(notice).toContainText(words('account.unprovenNotice.hint'));
  await notice.getByRole('button', { name: words('account.contacts.confirm.email') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('account.contacts.send') }).click();
  const code = dialog.getByLabel(words('account.contacts.code')).first();
  await code.pressSequentially(await codeFor(page.request, email ?? ''));
  await expect(notice).toBeHidden();
  await expect(unproven).toBeHidden();
});

test('coming back from Google says welcome, and a cancel is no failure', async ({
  page,
  customer,
  words,
}) => {
  await customer.openSignIn();
  await page.getByRole('button', { name: words('connect.google') }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(customer.toast(words('sign-in-return.cancelled'))).toBeVisible();
  await expect(page.getByText(words('sign-in-return.failed'))).toHaveCount(0);
  await customer.enterBy('google', 'Hannah Brooks');
  await expect(customer.toast(words('sign-in-return.welcome'))).toBeVisible();
});

test.describe('the language', () => {
  test('saved in Settings holds on every device, and a change reaches those', async ({
    page,
    another,
  }) => {
    const { email } = await newCustomer(page.request, 'Ana Flores');
    const save = async (chosen: 'en' | 'fr', shown: 'en' | 'fr') => {
      const said = wordsOf(shown);
      const main = page.getByRole('main');
      await main.getByLabel(said('account.profile.language')).selectOption(chosen);
      await main.getByRole('button', { name: said('account.profile.save'), exact: true }).click();
    };
    await page.goto('/#/account');
    await save('fr', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

    const phone = await another();
    await phone.page.goto('/#/sign-in');
    await phone.enterPassword(email ?? '', PASSWORD);
    await expect(phone.page.locator('html')).toHaveAttribute('lang', 'fr');
    await save('en', 'fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await phone.page.reload();
    await phone.expectHome('Ana Flores');
    await expect(phone.page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('of a visitor of the demo stays, under any demo account', async ({
    page,
    customer,
    words,
  }) => {
    await page.goto('/#/sign-in');
    await page.getByRole('button', { name: /customer@demo.test/ }).click();
    await customer.press(words('sign-in.submit'));
    await customer.expectHome();
    await page.goto('/dashboard');
    await customer.expectHome();
    expect(await page.evaluate(() => localStorage.getItem('saved-language'))).toBe('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test.describe('of a link', () => {
    test.use({ language: 'fr' });

    test('is kept after signing up by it', async ({ page, customer, words }) => {
      await customer.openSignIn();
      await customer.changeForm('createAccount');
      const email = `link-${Date.now()}@example.test`;
      await customer.fillSignUp({ name: 'Ana Flores', email, password: PASSWORD });
      await customer.press(words('sign-in.signUp.submit'));
      await customer.expectHome('Ana Flores');
      await page.goto('/#/account');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account.title'));
    });
  });
});
