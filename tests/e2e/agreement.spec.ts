import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newProfessional, provenCustomer, sendRequest } from './support/newcomers.ts';
import { test } from './support/people.ts';

const NAME = 'Luc Tremblay';
const PLACES = {
  en: 'Kamloops, British Columbia, Canada',
  fr: 'Rimouski, Québec, Canada',
  es: 'Durango, Durango, México',
} as const;
const DAY_MS = 86_400_000;
/** One grey pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses a signed file on the page that says whether it is whole. */
async function choose(page: Page, jws: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'agreement.jws',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(jws),
  });
}

for (const language of ['en', 'fr', 'es'] as const) {
  const isTurn = inTurn(language, 'es');
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.setTimeout(240_000);

    if (isTurn())
      test('a job is agreed on, changed, done, invoiced and paid', async ({
        page,
        customer,
        another,
        words,
      }) => {
        const { page: phone } = await another({ viewport: { width: 390, height: 844 } });
        const work = { profession: 'plumber', location: PLACES[language] } as const;
        await newProfessional(phone, NAME, work);
        await provenCustomer(page.request, 'Ada Blain');
        const { id, leads } = await sendRequest(page.request, work, 'A new tap in the kitchen');
        const lead = leads.find(({ professional }) => professional.name === NAME);
        const ofLead = `/api/service-request-professionals/${lead?.id}`;
        await phone.request.post(`${ofLead}/respond`, { data: { status: 'accepted' } });
        const sent = await phone.request.post(`${ofLead}/quotes`, {
          data: {
            kind: 'fixed',
            lines: [{ what: 'A new tap', quantity: 1000, unit: 'flat', unitPrice: 40_000 }],
            taxes: [
              { code: 'gst', name: null, rate: 5000, number: null },
              { code: 'qst', name: null, rate: 9975, number: null },
            ],
            ceiling: null,
            deposit: null,
            validUntil: new Date(Date.now() + 7 * DAY_MS).toISOString(),
            times: [],
            note: null,
          },
        });
        const { id: quoteId } = (await sent.json()) as { id: string };
        await page.request.post(`/api/quotes/${quoteId}/acceptance`, { data: {} });

        await page.goto(`/?lang=${language}#/request?id=${id}`);
        const agreement = page.getByRole('region', { name: words('agreements.title') });
        await expect(agreement.getByText(/459[.,]90/).first()).toBeVisible();

        // More work is found.
        await phone.goto(`/?lang=${language}#/professional-dashboard?lead=${lead?.id}`);
        await phone.getByRole('button', { name: words('agreements.propose') }).click();
        const sendChange = phone.getByRole('button', { name: words('agreements.form.submit') });
        await sendChange.click();
        await expect(phone.getByText(words('agreements.problems.lines'))).toBeVisible();
        await phone.getByLabel(words('priced-lines.what'), { exact: true }).fill('The pipe');
        await phone.getByLabel(words('priced-lines.price'), { exact: true }).fill('100');
        await phone.getByLabel(words('agreements.form.reason')).fill('The pipe is rusty');
        await expectAccessible(phone);
        await sendChange.click();
        await expect(
          phone.getByText(words('agreements.done.propose'), { exact: true }),
        ).toBeVisible();

        const open = agreement.getByRole('group', { name: words('agreements.open') });
        await expect(open.getByText(/574[.,]88/)).toBeVisible();
        await expectAccessible(page);
        await open.getByRole('button', { name: words('agreements.accept') }).click();
        const accept = words('agreements.dialog.accept.submit');
        await page.getByRole('dialog').getByRole('button', { name: accept }).click();
        await expect(customer.toast(words('agreements.done.accept'))).toBeVisible();
        await expect(open).toBeHidden();
        await expect(agreement.getByText('The pipe is rusty')).toBeVisible();

        // It is done.
        await phone.getByRole('button', { name: words('invoices.done.report') }).click();
        await phone.getByLabel(words('invoices.done.did')).fill('A new tap and its pipe');
        await phone.locator('input[type=file]').last().setInputFiles({
          name: 'after.png',
          mimeType: 'image/png',
          buffer: PHOTO,
        });
        await expect(phone.getByAltText('after.png')).toBeVisible();
        await expectAccessible(phone);
        const uploading = words('invoices.photos.uploading', { name: 'after.png' });
        await expect(phone.getByText(uploading)).toBeHidden();
        await phone.getByRole('button', { name: words('invoices.done.submit') }).click();
        await expect(
          phone.getByText(words('invoices.after.report'), { exact: true }),
        ).toBeVisible();
        const done = page.getByRole('region', { name: words('invoices.done.title') });
        await expect(done.getByText('A new tap and its pipe')).toBeVisible();
        await expect(
          done.getByRole('list', { name: words('invoices.photos.after') }),
        ).toBeVisible();
        await page.request.post(`/api/requests/${id}/completion`, { data: { done: true } });

        // It is invoiced and paid.
        const folded = { name: /A new tap in the kitchen/, expanded: false };
        await phone.getByRole('button', folded).click();
        await phone.getByRole('button', { name: words('invoices.issue') }).click();
        await phone.getByLabel(words('invoices.form.address')).fill('1 Main Street');
        await expectAccessible(phone);
        await phone.getByRole('button', { name: words('invoices.form.submit') }).click();
        await expect(phone.getByText(words('invoices.after.issue'), { exact: true })).toBeVisible();
        const named = words('invoices.named.invoice', { number: 1 });
        await phone.getByRole('link', { name: named }).click();
        await expect(phone.getByRole('heading', { name: named })).toBeVisible();
        await expectAccessible(phone);
        await phone.getByRole('button', { name: words('invoices.pay') }).click();
        await phone.getByRole('button', { name: words('invoices.payment.submit') }).click();
        await expect(phone.getByText(words('invoices.after.pay'), { exact: true })).toBeVisible();

        await page.getByRole('link', { name: named }).click();
        await expect(page.getByText(words('invoices.methods.interac'))).toBeVisible();
        await expectAccessible(page);
        const file = page.waitForEvent('download');
        await page.getByRole('link', { name: words('invoices.pdf') }).click();
        expect((await file).suggestedFilename()).toMatch(/-1\.pdf$/);

        // What they agreed on can be taken along, and shown to be whole.
        await page.goto(`/?lang=${language}#/request?id=${id}`);
        const signed = page.waitForEvent('download');
        await page.getByRole('link', { name: words('agreements.files.signed') }).click();
        const jws = await readFile(await (await signed).path(), 'utf8');
        await page.getByRole('link', { name: words('agreements.files.verify') }).click();
        const whole = words('agreement-check.whole');
        const notWhole = words('agreement-check.not');
        await choose(page, jws);
        await expect(page.getByRole('heading', { name: whole, exact: true })).toBeVisible();
        await expect(page.getByText(/574[.,]88/)).toBeVisible();
        await expectAccessible(page);
        await choose(page, jws.replace('.eyJp', '.eyJq'));
        await expect(page.getByRole('heading', { name: notWhole, exact: true })).toBeVisible();
        await expect(page.getByText(words('agreement-check.flaw.signature'))).toBeVisible();
      });
  });
}
