import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newProfessional, provenCustomer, sendRequest } from './support/newcomers.ts';
import { test } from './support/people.ts';

const NAME = 'Ines Duval';
const PLACES = {
  en: 'Kelowna, British Columbia, Canada',
  fr: 'Saguenay, Québec, Canada',
  es: 'Mérida, Yucatán, México',
} as const;

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

for (const language of ['en', 'fr', 'es'] as const) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.setTimeout(180_000);

    if (isTurn())
      test('a quote is sent, changed as wished, and accepted', async ({
        page,
        customer,
        another,
        words,
      }) => {
        const { page: phone } = await another({ viewport: { width: 390, height: 844 } });
        const work = { profession: 'tiler', location: PLACES[language] } as const;
        await newProfessional(phone, NAME, work);
        await provenCustomer(page.request, 'Ada Blain');
        const need = { ...work, dates: { from: dayIn(6), to: dayIn(8) } };
        const { id, leads } = await sendRequest(page.request, need, 'Twelve tiles, 4 sq m in all');
        const lead = leads.find(({ professional }) => professional.name === NAME);
        const answer = `/api/service-request-professionals/${lead?.id}/respond`;
        await phone.request.post(answer, { data: { status: 'accepted' } });
        await page.goto(`/?lang=${language}#/request?id=${id}`);
        await expect(page.getByRole('heading', { name: NAME, exact: true })).toBeVisible();

        await phone.goto(`/?lang=${language}#/professional-dashboard?lead=${lead?.id}`);
        await phone.getByRole('button', { name: words('quotes.send') }).click();
        const said = phone.getByRole('region', { name: words('quotes.request.title') });
        await expect(said.getByText('Twelve tiles, 4 sq m in all')).toBeVisible();
        await expect(said.getByRole('listitem')).toHaveText(/^4 m²$/);
        await expect(phone.getByLabel(words('quotes.time'))).toHaveValue(`${dayIn(6)}T09:00`);
        const send = phone.getByRole('button', { name: words('quotes.sendNow') });
        await send.click();
        await expect(phone.getByText(words('quotes.problems.lines'))).toBeVisible();
        const price = phone.getByLabel(words('quotes.price', { currency: 'USD' }), { exact: true });
        await price.fill('400');
        for (const [index, day] of [9, 7, 8].entries()) {
          if (index > 0) await phone.getByRole('button', { name: words('quotes.addTime') }).click();
          const label =
            index === 0 ? words('quotes.time') : words('quotes.furtherTime', { number: index + 1 });
          await phone
            .locator('input')
            .and(phone.getByLabel(label))
            .fill(`${dayIn(day)}T09:00`);
        }
        await phone.getByText(words('quotes.more'), { exact: true }).click();
        await phone.getByLabel(words('quotes.taxesLabel'), { exact: true }).selectOption('quebec');
        const gst = words('quotes.taxNumber', { tax: words('quotes.taxes.gst') });
        await phone.getByLabel(gst).fill('123456789 RT0001');
        await phone.getByLabel(words('quotes.depositLabel')).fill('30');
        await expectAccessible(phone);
        await phone.getByRole('button', { name: words('quotes.templates.saveAs') }).click();
        await phone.getByLabel(words('quotes.templates.name')).fill('Twelve tiles');
        await phone
          .getByRole('button', { name: words('quotes.templates.save'), exact: true })
          .click();
        await expect(
          phone.getByText(words('quotes.templates.saved'), { exact: true }),
        ).toBeVisible();
        await send.click();
        await expect(phone.getByText(words('quotes.sent'), { exact: true })).toBeVisible();
        await expectAccessible(phone);

        const quote = page.getByRole('region', { name: words('quotes.of', { name: NAME }) });
        await expect(quote.getByText(/459[.,]90/)).toBeVisible();
        await expect(quote.getByText(/137[.,]97/)).toBeVisible();
        await expect(quote.getByText(/123456789 RT0001/)).toBeVisible();
        await expect(quote.getByText(words('quotes.earliest'))).toBeVisible();
        await expect(quote.getByRole('listitem')).toHaveCount(2);
        await expectAccessible(page);
        await quote.getByRole('button', { name: words('quotes.askChange') }).click();
        await page.getByLabel(words('quotes.dialog.askChange.label')).fill('Ten tiles will do');
        await page.getByRole('button', { name: words('quotes.dialog.askChange.submit') }).click();
        await expect(customer.toast(words('quotes.done.askChange', { name: NAME }))).toBeVisible();

        const wish = words('quotes.theirWish', { wish: 'Ten tiles will do' });
        await expect(phone.getByText(wish)).toBeVisible();
        await phone.getByRole('button', { name: words('quotes.revise') }).click();
        const templates = phone.getByLabel(words('quotes.templates.use'));
        await templates.selectOption({ label: 'Twelve tiles' });
        await price.fill('350');
        await send.click();
        await expect(quote.getByText(/402[.,]41/)).toBeVisible();

        await quote.getByRole('button', { name: words('quotes.accept') }).click();
        const accept = words('quotes.dialog.accept.submit');
        await page.getByRole('dialog').getByRole('button', { name: accept }).click();
        await expect(customer.toast(words('quotes.done.accept', { name: NAME }))).toBeVisible();
        await expect(quote.getByText(words('quotes.status.accepted'))).toBeVisible();
        await expect(quote.getByText(/120[.,]72/)).toBeVisible();
        const own = phone.getByRole('region', { name: words('quotes.yours') });
        await expect(own.getByText(words('quotes.status.accepted'))).toBeVisible();
      });
  });
}
