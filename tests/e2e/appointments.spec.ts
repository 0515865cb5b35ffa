import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newProfessional, provenCustomer, sendRequest } from './support/newcomers.ts';
import { test } from './support/people.ts';
import type { Words } from './support/words.ts';

const NAME = 'Odile Fortin';
const CUSTOMER = 'Ada Blain';
const PLACES = {
  en: 'Penticton, British Columbia, Canada',
  fr: 'Rimouski, Québec, Canada',
  es: 'Campeche, Campeche, México',
} as const;

for (const language of ['en', 'fr', 'es'] as const) {
  const isTurn = inTurn(language, 'es');
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.setTimeout(180_000);

    if (isTurn())
      test('times are proposed, accepted, moved and called off', async ({
        page,
        customer,
        another,
        words,
      }) => {
        const { page: phone } = await another({ viewport: { width: 390, height: 844 } });
        const work = { profession: 'tiler', location: PLACES[language] } as const;
        await newProfessional(phone, NAME, work);
        await provenCustomer(page.request, CUSTOMER);
        const { id, leads } = await sendRequest(page.request, work, 'Twelve tiles by the tub');
        const lead = leads.find(({ professional }) => professional.name === NAME);
        const answer = `/api/service-request-professionals/${lead?.id}/respond`;
        await phone.request.post(answer, { data: { status: 'accepted' } });
        await page.goto(`/?lang=${language}#/request?id=${id}`);
        await phone.goto(`/?lang=${language}#/professional-dashboard?lead=${lead?.id}`);

        await phone.getByRole('button', { name: words('appointments.propose') }).click();
        await phone.getByRole('button', { name: words('appointments.addTime') }).click();
        await expectAccessible(phone);
        await phone.getByRole('button', { name: words('appointments.send', { count: 2 }) }).click();
        await expect(
          phone.getByText(words('appointments.done.propose'), { exact: true }),
        ).toBeVisible();
        await expectAccessible(phone);

        const own = meetingOn(page, words);
        await expect(own.getByText(words('appointments.proposed', { name: NAME }))).toBeVisible();
        await expectAccessible(page);
        await own
          .getByRole('button', { name: words('appointments.accept') })
          .first()
          .click();
        await expect(
          own.getByText(words('appointments.status.agreed'), { exact: true }),
        ).toBeVisible();
        const theirs = meetingOn(phone, words);
        await expect(
          theirs.getByText(words('appointments.status.agreed'), { exact: true }),
        ).toBeVisible();

        // The keyboard alone: the customer moves it to another day.
        const move = own.getByRole('button', { name: words('appointments.move') });
        await move.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('radio', { checked: true }).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expectAccessible(page);
        const send = page.getByRole('button', { name: words('appointments.send', { count: 1 }) });
        await send.focus();
        await page.keyboard.press('Enter');
        await expect(customer.toast(words('appointments.done.propose'))).toBeVisible();
        await expect(
          theirs.getByText(words('appointments.moveProposed', { name: CUSTOMER })),
        ).toBeVisible();
        await theirs.getByRole('button', { name: words('appointments.accept') }).click();
        await expect(
          theirs.getByRole('button', { name: words('appointments.accept') }),
        ).toBeHidden();

        await theirs.getByRole('button', { name: words('appointments.callOff') }).click();
        const dialog = phone.getByRole('dialog');
        await dialog.getByRole('button', { name: words('appointments.callOff') }).click();
        await expect(dialog.getByText(words('appointments.reasonMissing'))).toBeVisible();
        await dialog.getByLabel(words('appointments.reason')).fill('The pump broke');
        await expectAccessible(phone);
        await dialog.getByRole('button', { name: words('appointments.callOff') }).click();
        await expect(own.getByText('The pump broke')).toBeVisible();
        await expect(
          own.getByText(words('appointments.status.called_off'), { exact: true }),
        ).toBeVisible();
        await expectAccessible(page);
      });
  });
}

/** The part of the screen about the appointment. */
function meetingOn(page: Page, words: Words) {
  return page.getByRole('region', { name: words('appointments.title'), exact: true });
}
