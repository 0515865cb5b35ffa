import type { APIRequestContext, Page } from '@playwright/test';
import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { readingLogOn } from '#tests/e2e/actions/admin-log.ts';
import { decidingOn } from '#tests/e2e/actions/admin-requests.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { newCustomer, newProfessional, sendRequest } from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/own-program.ts';
import type { Words } from '#tests/e2e/support/words.ts';

// The page requests the admin's session before there is one (401). One action meets a conflict
// (409).
test.use({ expectedProblems: [/status of 40[139]/] });
test.setTimeout(300_000);

const READERS = [
  { language: 'en', width: 1280, location: 'Iqaluit, Nunavut, Canada' },
  { language: 'fr', width: 390, location: 'Rimouski, Québec, Canada' },
  { language: 'es', width: 1280, location: 'Chetumal, Quintana Roo, México' },
] as const;

/** Actions on the request, with the end of their reasons. */
const DEEDS = [
  ['conversation_read', 'ticket 11'],
  ['replaced', 'ticket 12'],
  ['assigned', 'ticket 13'],
  ['assigned', 'ticket 14'],
  ['cancelled', 'ticket 15'],
  ['reopened', 'ticket 16'],
  ['cancelled', 'Asked for by phone'],
] as const;

for (const { language, width, location } of READERS) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator leads a request through all that can be done about it', async ({
        page,
        words,
        anotherPerson,
      }) => {
        const [customer, ann] = [await anotherPerson(), await anotherPerson()];
        const job = await anAcceptedJob(customer.request, ann, location);
        const operator = operatingOn(page, language, words);
        const deciding = decidingOn(page, words);
        await operator.signIn();
        await operator.openSection('requests');
        await operator.search('Castellan');
        await operator.main.locator('a[href*="open="]').first().click();
        await deciding.expectStatus('accepted');
        await expectAccessible(page);
        expect(await beyondOf(page), 'wider than the screen').toBeLessThanOrEqual(0);

        const reader = { page, words, operator, deciding };
        await readAndAsk(reader);
        await job.hireAnn();
        await page.reload();
        await replaceWhoWasHired(reader);
        await cancelAndReopen(reader);
        await deciding.consider('cancel', 'Nobody needs it now, ticket 17');
        await job.cancelledByAnotherOperator(page.request);
        await learnThatItIsOver(reader);
        await readTheLog(reader);
      });
  });
}

interface Reader {
  page: Page;
  words: Words;
  operator: ReturnType<typeof operatingOn>;
  deciding: ReturnType<typeof decidingOn>;
}

async function readAndAsk({ words, operator: { dialog, toast }, deciding }: Reader) {
  await deciding.readConversation('Ann Archer', 2, 'A report of the customer, ticket 11');
  await expect(dialog.getByText('On Monday')).toBeVisible();
  await expect(dialog.getByText('Is the stair wide enough?')).toBeVisible();
  await deciding.leaveDialog();

  await deciding.replace('Ben Baker', 'Does not answer the phone, ticket 12');
  await expect(toast(words('admin-request.replace.done'))).toBeVisible();
  await deciding.expectEvent('replace', 'Ben Baker');
  await expect(deciding.askedOne('Ben Baker')).toContainText(
    words('admin-request.asked.ended.replaced'),
  );

  await deciding.assign('Cleo Carver', 'Wished for by the customer, ticket 13');
  await expect(toast(words('admin-request.assign.done'))).toBeVisible();
  await deciding.expectEvent('contact', 'Cleo Carver');
}

async function replaceWhoWasHired({ words, operator: { toast }, deciding }: Reader) {
  await deciding.expectStatus('in_progress');
  await deciding.assign('Dora Dyer', 'Ann has broken a leg, ticket 14', 'Ann Archer');
  await expect(toast(words('admin-request.assign.done'))).toBeVisible();
  await deciding.expectStatus('sent');
  await deciding.expectEvent('replace', 'Ann Archer');
  await deciding.expectEvent('contact', 'Dora Dyer');
}

async function cancelAndReopen({ words, operator: { toast }, deciding }: Reader) {
  await deciding.consider('cancel', 'Sent twice, ticket 15');
  await deciding.confirm('cancel');
  await expect(toast(words('admin-request.cancel.done'))).toBeVisible();
  await deciding.expectStatus('cancelled');
  await deciding.expectEvent('cancel');

  await deciding.consider('reopen', 'It was not the same, ticket 16');
  await deciding.confirm('reopen');
  await expect(toast(words('admin-request.reopen.done'))).toBeVisible();
  await deciding.expectEvent('reopenCancelled');
}

async function learnThatItIsOver({ words, operator: { dialog, toast }, deciding }: Reader) {
  await deciding.confirm('cancel');
  await expect(toast(words('admin-request.cancel.failed'))).toBeVisible();
  await expect(toast(words('admin-request.refused.closed'))).toBeVisible();
  await deciding.expectStatus('cancelled');
  await expect(dialog).toBeHidden();
}

async function readTheLog({ page, words, operator, deciding }: Reader) {
  await operator.main.getByRole('link', { name: words('admin-request.log') }).click();
  const log = readingLogOn(page, words);
  for (const [action, reason] of DEEDS) await log.expectDeed(action, reason, 'admin@demo.test');
  await expect(log.entry('ticket 17')).toHaveCount(0);
  await expectAccessible(page);
  expect(await log.openEntry('cancelled', 'ticket 15')).toContainEqual([
    words('admin-audit.fields.status'),
    words('admin-lists.requestStatus.sent'),
    words('admin-lists.requestStatus.cancelled'),
  ]);
  await deciding.leaveDialog();

  await operator.filter(words('admin-audit.columns.action'), words('admin-audit.actions.assigned'));
  await expect(log.entry('ticket 13')).toBeVisible();
  await expect(log.entry('ticket 15')).toBeHidden();
  const { rows } = await log.saveList();
  expect(rows).toMatchObject([
    { action: 'assigned', reason: 'Ann has broken a leg, ticket 14' },
    { action: 'assigned', reason: 'Wished for by the customer, ticket 13' },
  ]);
}

function beyondOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** A customer's request with one acceptance and a message; two more could be asked. */
async function anAcceptedJob(customer: APIRequestContext, page: Page, location: string) {
  const work = { profession: 'tailor', location } as const;
  await newProfessional(page, 'Dora Dyer', { ...work, profession: 'tiler' });
  await newProfessional(page, 'Cleo Carver', { ...work, profession: 'tiler' });
  await newProfessional(page, 'Ben Baker', work);
  const annsId = await newProfessional(page, 'Ann Archer', work);
  await newCustomer(customer, 'Noa Castellan');
  const { id, leads } = await sendRequest(customer, work, 'Curtains for a stair of three floors');
  const lead = leads.find(({ professional }) => professional.id === annsId);
  const send = async (by: APIRequestContext, path: string, data: object) => {
    const answer = await by.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const answerPath = `/api/service-request-professionals/${lead?.id}/respond`;
  await send(page.request, answerPath, { status: 'accepted', response: 'On Monday' });
  const content = 'Is the stair wide enough?';
  await send(page.request, '/api/messages', { serviceRequestId: id, content });
  return {
    hireAnn: () => send(customer, `/api/requests/${id}/hire`, { professionalId: annsId }),
    cancelledByAnotherOperator: (operator: APIRequestContext) =>
      send(operator, `/api/admin/requests/${id}/cancellation`, { reason: 'Asked for by phone' }),
  };
}
