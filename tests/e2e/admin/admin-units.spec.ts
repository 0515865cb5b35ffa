import type { APIRequestContext, Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { newProfessional, provenCustomer, sendRequest } from '#tests/e2e/support/newcomers.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';
import type { Words } from '#tests/e2e/support/words.ts';

test.setTimeout(240_000);

const WORK = { profession: 'tiler', location: 'Gimli, Manitoba, Canada' } as const;
const DAY = 86_400_000;
const TERMS = {
  kind: 'fixed',
  lines: [{ what: 'Work', quantity: 1000, unit: 'flat', unitPrice: 40_000 }],
  taxes: [],
  ceiling: null,
  deposit: null,
  validUntil: new Date(Date.now() + 7 * DAY).toISOString(),
  times: [],
  note: null,
};

for (const [language, width] of [
  ['fr', 390],
  ['en', 1280],
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test('an owner changes currency and distances, and what was sent before stays', async ({
      page,
      customer,
      professional,
      another,
      words,
    }) => {
      await newProfessional(professional.page, 'Una Unit', WORK);
      const { page: beside } = await another();
      await newProfessional(beside, 'Otto Old', WORK);
      await provenCustomer(customer.page.request, 'Cleo Counts');
      const need = 'Eleven tiles are loose';
      const { id, leads } = await sendRequest(customer.page.request, WORK, need);
      const leadOf = (name: string) =>
        leads.find((one) => one.professional.name === name)?.id ?? '';
      for (const [request, name] of [
        [professional.page.request, 'Una Unit'],
        [beside.request, 'Otto Old'],
      ] as const)
        await post(request, leadOf(name), 'respond', { status: 'accepted' });
      await post(beside.request, leadOf('Otto Old'), 'quotes', TERMS);

      await changeUnits(page, language, words);

      const work = professional.page;
      await work.goto(`/?lang=${language}#/professional-dashboard?lead=${leadOf('Una Unit')}`);
      await expect(
        work
          .getByRole('main')
          .getByText(/\d\smi\b/)
          .first(),
      ).toBeVisible();
      await work.getByRole('button', { name: words('quotes.send') }).click();
      const price = words('quotes.price', { currency: 'EUR' });
      await work.getByLabel(price, { exact: true }).fill('400');
      await expectAccessible(work);
      await work.getByRole('button', { name: words('quotes.sendNow') }).click();
      await expect(work.getByText(words('quotes.sent'), { exact: true })).toBeVisible();

      const asking = customer.page;
      await asking.goto(`/?lang=${language}#/request?id=${id}`);
      const quoteOf = (name: string) =>
        asking.getByRole('region', { name: words('quotes.of', { name }) });
      await expect(
        quoteOf('Una Unit')
          .getByText(/400.*€|€.*400/)
          .first(),
      ).toBeVisible();
      await expect(
        quoteOf('Otto Old')
          .getByText(/400.*\$|\$.*400/)
          .first(),
      ).toBeVisible();
      await expect(quoteOf('Otto Old').getByText(/€/)).toHaveCount(0);
      await expectAccessible(asking);
    });
  });
}

async function changeUnits(page: Page, language: UnderstoodLanguage, words: Words): Promise<void> {
  const data = { email: 'admin@demo.test', password: 'nearhand-demo' };
  expect((await page.request.post('/api/admin/auth', { data })).status()).toBe(200);
  await page.goto(`/?lang=${language}#/admin?lang=${language}&tab=units`);
  await page.getByLabel(words('admin-units.currency'), { exact: true }).selectOption('EUR');
  const units = page.getByRole('group', { name: words('admin-units.distance') });
  await units.getByRole('button', { name: words('admin-units.units.mi') }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('admin-units.save'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toContainText('EUR');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('admin-units.confirm.button') }).click();
  await expect(page.getByText(words('admin-units.saved'), { exact: true })).toBeVisible();
}

async function post(request: APIRequestContext, lead: string, what: string, data: object) {
  const answer = await request.post(`/api/service-request-professionals/${lead}/${what}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
