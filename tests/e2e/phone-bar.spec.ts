import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { acceptedRequest } from './support/accepted-request.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import type { Work } from './support/newcomers.ts';
import { test } from './support/people.ts';

// The bar at the lower edge of a phone, and what it leads to.

test.use({ viewport: { width: 390, height: 844 } });

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language, 'fr');

  test.describe(`in ${language}`, () => {
    test.use({ language });

    if (isTurn())
      test('both sides find their conversation, and what is unread, by the bar', async ({
        customer,
        professional,
        words,
      }) => {
        const work: Work = { profession: 'roofer', location: 'Flin Flon, Manitoba, Canada' };
        const name = `Rose Bighetty ${language}`;
        const { id } = await acceptedRequest(customer.page, professional.page, name, work);
        const data = { serviceRequestId: id, content: 'At noon, then.' };
        const sent = await professional.page.request.post('/api/messages', { data });
        expect(sent.status(), await sent.text()).toBe(201);

        // With the one written with the acceptance.
        const { page } = customer;
        await page.goto(`/?lang=${language}#/dashboard`);
        const bar = page.getByRole('navigation', { name: words('phone-bar.label') });
        await expect(
          bar.getByRole('link', {
            name: `${words('phone-bar.messages')} ${words('phone-bar.unread', { count: 2 })}`,
          }),
        ).toBeVisible();
        await bar.getByRole('link', { name: words('phone-bar.messages') }).click();
        const row = page
          .getByRole('list', { name: words('messages.list') })
          .getByRole('button', { name });
        await expect(row).toContainText('At noon, then.');
        await expectAccessible(page);
        await row.click();
        await expect(customer.panel.getByText('At noon, then.')).toBeVisible();
        await customer.write('Perfect');
        await customer.expectAllSent();

        await professional.page.setViewportSize({ width: 390, height: 844 });
        await professional.page.goto(`/?lang=${language}#/messages`);
        const list = professional.page.getByRole('list', { name: words('messages.list') });
        await expect(list.getByRole('button')).toContainText('Perfect');
        await expectAccessible(professional.page);
      });

    if (isTurn())
      test('shows where somebody is who has just signed in', async ({ professional, words }) => {
        const { page } = professional;
        await page.setViewportSize({ width: 390, height: 844 });
        await professional.signIn('pro@demo.test', 'professional');
        const bar = page.getByRole('navigation', { name: words('phone-bar.label') });
        const leads = bar.getByRole('link', { name: words('phone-bar.leads') });
        await expect(leads).toHaveAttribute('aria-current', 'page');
      });

    if (isTurn())
      test('language and sign-out are in the account', async ({ customer, words }) => {
        const { page } = customer;
        await customer.signInByCall('customer@demo.test', 'user');
        await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden();
        await customer.openAccount();
        await expect(
          page.getByRole('main').getByLabel(words('common.language'), { exact: true }).first(),
        ).toBeVisible();
        await expectAccessible(page);
        await customer.signOut();
        await expect(page.getByRole('navigation', { name: words('phone-bar.label') })).toBeHidden();
      });
  });
}
