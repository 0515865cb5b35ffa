import type { Route } from '@playwright/test';
import { expect } from './fixtures.ts';
import { codeFor } from './outbox.ts';
import { test } from './people.ts';

// What goes wrong is said where it happened, and nothing a person wrote is lost.

test.setTimeout(180_000);

test.describe('a wrong code', () => {
  test.use({ expectedProblems: [/status of 400 .*verify-code/] });

  test('is said beside the field, and the draft stays', async ({ page, customer, words }) => {
    await customer.tellTheAssistant('I need a plumber in Toronto today, the kitchen tap drips');
    await customer.agree();
    const email = `wrong-code-${Date.now()}@example.test`;
    await customer.askForCode(email);
    const right = await codeFor(page.request, email);
    await customer.enterCode(right === '000000' ? '111111' : '000000');
    await expect(customer.toast(words('connect.failed'))).toBeVisible();
    await expect(customer.dialog.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('log', { includeHidden: true })).toContainText('Toronto');

    const code = page.getByLabel(words('connect.codeLabel'));
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
    await customer.enterCode(right);
    await expect(
      page.getByRole('heading', { name: words('requests.results.title') }),
    ).toBeVisible();
    await expect(page.getByText('the kitchen tap drips')).toBeVisible();
  });
});

test('terms that were not accepted, and an empty contact, are said', async ({
  page,
  customer,
  words,
}) => {
  await customer.tellTheAssistant('I need a plumber in Toronto today, the kitchen tap drips');
  await customer.agree();
  const send = customer.dialog.getByRole('button', { name: words('connect.sendCode') });
  await send.click();
  await expect(customer.dialog.getByText(words('connect.invalidContact')).first()).toBeVisible();
  await page.getByLabel(words('connect.emailLabel')).fill('somebody@example.test');
  await send.click();
  await expect(customer.toast(words('connect.termsRequired'))).toBeVisible();
  await expect(page.getByLabel(words('connect.emailLabel'))).toHaveValue('somebody@example.test');
});

test.describe('a connection that breaks while the request is sent', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

  for (const [when, arrives] of [
    ['on the way there', false],
    ['on the way back', true],
  ] as const) {
    test(`${when} loses nothing and makes one request`, async ({ page, customer, words }) => {
      await page.route('**/api/requests', breakOnce(arrives));
      await customer.tellTheAssistant('I need a plumber in Toronto today, the kitchen tap drips');
      await customer.agree();
      await customer.proveEmail(`breaks-${arrives}-${Date.now()}@example.test`);
      await expect(customer.toast(words('requests.toast.error'))).toBeVisible();
      await expect(page.getByText(words('requests.toast.errorHint')).first()).toBeVisible();
      await expect(page.getByRole('log')).toContainText('the kitchen tap drips');
      await page.getByRole('button', { name: words('assistant-chat.sendAgain') }).click();
      await expect(
        page.getByRole('heading', { name: words('requests.results.title') }),
      ).toBeVisible();
      const answer = await page.request.get('/api/user/requests');
      expect(await answer.json()).toHaveLength(1);
    });
  }
});

test.describe('an answer of a professional that does not get through', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

  test('leaves the question open with what was typed', async ({ page, customer, words }) => {
    await customer.signIn('pro@demo.test', 'professional');
    await page.route('**/api/service-request-professionals/**', breakOnce(false));
    const decline = { name: words('leads.decline'), exact: true };
    await page.getByRole('button', decline).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('leads.reasonText')).fill('I am away until Tuesday');
    await dialog.getByRole('button', decline).click();
    await expect(customer.toast(words('leads.error'))).toBeVisible();
    await expect(dialog.getByLabel(words('leads.reasonText'))).toHaveValue(
      'I am away until Tuesday',
    );
    await page.getByRole('button', { name: words('leads.keep') }).click();
    await expect(dialog).toBeHidden();
  });
});

/** Breaks the first call, before or after the server has done it; later ones pass. */
function breakOnce(arrives: boolean) {
  let broken = false;
  return async (route: Route) => {
    if (broken) return route.continue();
    broken = true;
    if (arrives) await route.fetch();
    return route.abort('connectionreset');
  };
}
