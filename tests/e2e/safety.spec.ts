import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newCustomer, newProfessional, sendRequest } from './support/newcomers.ts';
import { test } from './support/people.ts';

test.setTimeout(180_000);

const SIDES = [
  { language: 'en', viewport: { width: 1280, height: 900 }, location: 'Iqaluit, Nunavut, Canada' },
  { language: 'fr', viewport: { width: 390, height: 844 }, location: 'Gaspé, Québec, Canada' },
  { language: 'es', viewport: { width: 390, height: 844 }, location: 'Mérida, Yucatán, México' },
] as const satisfies { language: UnderstoodLanguage; viewport: object; location: string }[];

for (const { language, viewport, location } of SIDES) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ language, viewport });

    if (isTurn())
      test('a professional is reported, blocked, and unblocked in the account', async ({
        customer,
        professional,
        words,
      }) => {
        const work = { profession: 'tailor', location } as const;
        const name = 'Pat Larue';
        const { page } = customer;
        await newProfessional(professional.page, name, work);
        await newCustomer(page.request, 'Noa Castel');
        const { id, leads } = await sendRequest(page.request, work, 'A zip and two hems');
        const answer = `/api/service-request-professionals/${leads[0]?.id}/respond`;
        await professional.page.request.post(answer, { data: { status: 'accepted' } });

        await page.goto(`/?lang=${language}#/request?id=${id}`);
        const more = page.getByRole('button', { name: words('request.more', { name }) });
        await more.click();
        await page.getByRole('button', { name: words('request.reportOne', { name }) }).click();
        const send = page.getByRole('button', { name: words('safety.report.submit') });
        await expect(send).toBeDisabled();
        await page.getByText(words('safety.report.reasons.safety')).click();
        await expect(page.getByText(words('safety.report.danger'))).toBeVisible();
        await expectAccessible(page);
        await send.click();
        await expect(customer.toast(words('safety.report.done'))).toBeVisible();

        await more.click();
        await page.getByRole('button', { name: words('request.blockOne', { name }) }).click();
        await expect(page.getByText(words('safety.block.follows.customer.never'))).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: words('safety.block.submit'), exact: true }).click();
        await expect(customer.toast(words('safety.block.done', { name }))).toBeVisible();
        // The effects of the block, shown on the open page.
        await expect(more).toBeHidden();

        await page.goto(`/?lang=${language}#/account`);
        await page
          .getByRole('button', { name: words('safety.blocked.unblockOf', { name }) })
          .click();
        await expect(customer.toast(words('safety.blocked.done', { name }))).toBeVisible();
        await expect(page.getByText(words('safety.blocked.none'))).toBeVisible();
        await expect(
          page.getByRole('heading', { name: words('safety.blocked.title') }),
        ).toBeFocused();
        // After focus scrolls the page, the header covers what it scrolled past.
        await page.evaluate(() => scrollTo(0, 0));
        await expect(customer.toast(words('safety.blocked.done', { name }))).toBeHidden();
        await expectAccessible(page);
      });
  });
}
