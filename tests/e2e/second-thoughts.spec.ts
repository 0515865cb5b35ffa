import { acceptedRequest, openRequest } from './support/accepted-request.ts';
import { expect } from './support/fixtures.ts';
import { intercept } from './support/intercept.ts';
import type { Work } from './support/newcomers.ts';
import { test } from './support/people.ts';

// Interrupted actions of a customer: by the network, another window, the professional, or Back on a
// phone.

test.setTimeout(180_000);
test.use({ viewport: { width: 390, height: 844 } });

const ANSWER = 'I can come at noon.';
const at = (location: string): Work => ({ profession: 'locksmith', location });

test.describe('a network that fails', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

  test('keeps the dialog and what was typed in it', async ({ page, anotherPerson, words }) => {
    const work = at('Gaspé, Québec, Canada');
    const name = 'Aline Gaspe';
    const { id } = await acceptedRequest(page, await anotherPerson(), name, work);
    await openRequest(page, id, 'en');
    await page.getByRole('button', { name: words('request.cancel') }).click();
    const dialog = page.getByRole('dialog');
    const reason = 'x'.repeat(500);
    await dialog.getByRole('textbox').fill(reason);
    await expect(dialog).toContainText('500 / 500');
    const letThrough = await intercept(page, '**/cancellation', (route) =>
      route.abort('connectionreset'),
    );
    const submit = dialog.getByRole('button', { name: words('request.dialog.cancel.submit') });
    await submit.click();
    await expect(page.getByText(words('request.failed.cancel'), { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(reason);

    letThrough();
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(reason);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: words('request.readOne', { name }) }).click();
    await expect(dialog).toContainText(words('conversation.closed'));
  });
});

test('a question that another window has answered closes with a message', async ({
  page,
  anotherPerson,
  words,
}) => {
  const work = at('Matane, Québec, Canada');
  const name = 'Remi Matane';
  const { id } = await acceptedRequest(page, await anotherPerson(), name, work);
  await openRequest(page, id, 'en');
  await page.getByRole('button', { name: words('request.hireOne', { name }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('request.dialog.hire.told', { name }));
  await page.request.post(`/api/requests/${id}/cancellation`, { data: {} });
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('request.overtaken'), { exact: true })).toBeVisible();
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('what is loaded later moves no button', async ({ page, anotherPerson, words }) => {
      const work = at(width === 390 ? 'La Tuque, Québec, Canada' : 'Maniwaki, Québec, Canada');
      const name = `Gil ${width}`;
      const { id } = await acceptedRequest(page, await anotherPerson(), name, work);
      const later = Promise.withResolvers<void>();
      await page.route(/\/(quotes|appointments|reviews|professionals\/[^/]+)$/, async (route) => {
        await later.promise;
        await route.continue();
      });
      await openRequest(page, id, 'en');
      const hire = page.getByRole('button', { name: words('request.hireOne', { name }) });
      await hire.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      const before = await hire.boundingBox();
      later.resolve();
      await expect(page.getByText(words('reviews.list.empty'))).toBeVisible();
      await expect(page.getByRole('button', { name: words('appointments.propose') })).toBeVisible();
      expect(await hire.boundingBox()).toEqual(before);
    });
  });
}

test('who steps back after the hire is named, with the reason and nothing else', async ({
  page,
  anotherPerson,
  customer,
  words,
}) => {
  const work = at('Amos, Québec, Canada');
  const name = 'Luc Amos';
  const professional = await anotherPerson();
  const { id, leadId } = await acceptedRequest(page, professional, name, work);
  await openRequest(page, id, 'en');
  await customer.hire(name);
  const left = await professional.request.post(
    `/api/service-request-professionals/${leadId}/withdrawal`,
    { data: { reason: 'The van broke down.' } },
  );
  expect(left.status(), await left.text()).toBe(200);
  await expect(customer.headline).toHaveText(words('request.headline.left.stepped_back', { name }));
  const places = page.getByRole('region', { name: words('request.places.title') });
  await expect(places).toContainText('The van broke down.');
  await expect(places).not.toContainText(ANSWER);
});

test('Back on a phone closes the conversation and stays on the request', async ({
  page,
  anotherPerson,
  customer,
  words,
}) => {
  const work = at('Roberval, Québec, Canada');
  const name = 'Zoe Roberval';
  const { id } = await acceptedRequest(page, await anotherPerson(), name, work);
  await openRequest(page, id, 'en');
  const dialog = page.getByRole('dialog');
  await customer.openConversation(name);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(customer.headline).toHaveText(
    words('request.headline.accepted', { name, count: 1 }),
  );

  await customer.openConversation(name);
  await customer.leaveConversation();
  await expect(page.locator(`#request-${id}`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
});
