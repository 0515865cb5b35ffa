import type { Route } from '@playwright/test';
import { enteringOn } from './actions/entering.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { interceptOnce } from './support/intercept.ts';
import { newProfessional } from './support/newcomers.ts';
import { codeFor } from './support/outbox.ts';
import { test, type Person } from './support/people.ts';

// Errors are shown where they happened, and no input is lost.

test.setTimeout(180_000);

// Of everybody's town, the plumbers may have no request left this month.
async function plumberIn(town: string, { page }: Person): Promise<void> {
  const work = { profession: 'plumber', location: `${town}, Ontario, Canada` } as const;
  await newProfessional(page, `Petra ${town}`, work);
}

test.describe('a wrong code', () => {
  test.use({ expectedProblems: [/status of (400|502) .*verify-code/] });

  test('is shown beside the field, and the draft stays', async ({
    page,
    customer,
    professional,
    words,
  }) => {
    await plumberIn('Kapuskasing', professional);
    await customer.tellTheAssistant('I need a plumber in Kapuskasing today, the kitchen tap drips');
    await customer.agree();
    const email = `wrong-code-${Date.now()}@example.test`;
    await customer.askForCode(email);
    const right = await codeFor(page.request, email);
    await customer.enterCode(right === '000000' ? '111111' : '000000');
    await expect(customer.toast(words('connect.failed'))).toBeVisible();
    await expect(customer.dialog.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('log', { includeHidden: true })).toContainText('Kapuskasing');

    const code = page.getByLabel(words('connect.codeLabel'));
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();

    const failing = '**/verify-code';
    await interceptOnce(page, failing, (route) => route.fulfill({ status: 502, body: '' }));
    await customer.enterCode(right);
    const sentence = words('connect.invalidCode');
    await expect(customer.dialog.getByRole('alert').first()).toHaveText(sentence);
    await expect(code).toBeFocused();
    await customer.enterCode(right);
    await expect(
      page.getByRole('heading', { name: words('requests.results.title') }),
    ).toBeVisible();
    await expect(page.getByText('the kitchen tap drips')).toBeVisible();
  });
});

test('terms that were not accepted, and an empty contact, show errors', async ({
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

test.describe('a code that is out', () => {
  test.use({ expectedProblems: [/status of 422 .*send-code/] });

  test('can be entered after a change, a close, a cancel and a reload', async ({
    page,
    customer,
    professional,
    words,
  }) => {
    await plumberIn('Moosonee', professional);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/send-code')) asked.push(request.url());
    });
    const { dialog } = customer;
    const email = `out-${Date.now()}@example.test`;
    const contact = page.getByLabel(words('connect.emailLabel'));
    const code = page.getByLabel(words('connect.codeLabel'));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await customer.tellTheAssistant('I need a plumber in Moosonee today, the kitchen tap drips');
    await customer.agree();
    await expect(contact).toBeFocused();
    await customer.askForCode('somebody@example');
    await expect(dialog.getByRole('alert').first()).toHaveText(words('connect.invalidContact'));

    await contact.fill(email);
    await press(words('connect.sendCode'));
    await expect(code).toBeFocused();
    await press(words('connect.changeEmail'));
    await expect(contact).toBeFocused();
    await press(words('connect.sendCode'));
    await expect(dialog).toContainText(email);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();

    await press(words('assistant-chat.openContact'));
    await expect(contact).toHaveValue('');
    await expect(contact).toBeFocused();
    await press(words('connect.haveCode'));
    await press(words('connect.cancel'));
    await press(words('assistant-chat.openContact'));
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await press(words('connect.haveCode'));
    await expect(code).toBeFocused();
    await page.reload();
    await expect(dialog).toContainText(email);
    await expect(code).toBeFocused();
    await customer.enterCode(await codeFor(page.request, email));
    await expect(
      page.getByRole('heading', { name: words('requests.results.title') }),
    ).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});

test.describe('no connection on the landing page', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|did not come|import/] });

  test('keeps it, shows that it is offline, and continues on reconnect', async ({
    page,
    words,
  }) => {
    await page.goto('/');
    const need = page.getByLabel(words('landing.hero.label'));
    await expect(need).toBeEditable();
    // A part that did not come would be loaded anew, with the page, on reconnect.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await need.fill('I need a plumber in Toronto today');
    await page.getByRole('button', { name: words('landing.hero.start') }).click();
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText(words('common.offline'));
    await expect(need).toHaveValue('I need a plumber in Toronto today');
    await expectAccessible(page);
    await page.context().setOffline(false);
    await notice.getByRole('button', { name: words('common.tryAgain') }).click();
    await expect(page.getByRole('log')).toContainText('I need a plumber in Toronto today');
  });

  test('another screen shows that it is offline, and loads on reconnect', async ({
    page,
    words,
  }) => {
    await page.goto('/');
    const signIn = page.getByRole('banner').getByRole('link', { name: words('common.signIn') });
    await expect(signIn).toBeVisible();
    await page.context().setOffline(true);
    await signIn.click();
    const title = page.getByRole('alert').getByRole('heading');
    await expect(title).toHaveText(words('common.offline'));
    await page.context().setOffline(false);
    await page.getByRole('button', { name: words('common.tryAgain') }).click();
    await expect(page.getByLabel(words('sign-in.email'))).toBeVisible();
  });
});

test.describe('a connection that breaks while the request is sent', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

  // In Whitehorse there is no professional: a draft that is stored is not shown as sent.
  for (const [when, arrives, place, outcome] of [
    ['on the way there', false, 'Whitehorse', 'requests.saved'],
    ['on the way back', true, 'Wawa', 'requests.results.title'],
  ] as const) {
    test(`${when} loses nothing and makes one request`, async ({
      page,
      customer,
      professional,
      words,
    }) => {
      if (arrives) await plumberIn(place, professional);
      await page.route('**/api/requests', breakOnce(arrives));
      await customer.tellTheAssistant(`I need a plumber in ${place} today, the kitchen tap drips`);
      await customer.agree();
      await customer.proveEmail(`breaks-${arrives}-${Date.now()}@example.test`);
      await expect(customer.toast(words('requests.toast.error'))).toBeVisible();
      // A toast under the pointer stays.
      await customer.toast(words('requests.toast.error')).hover();
      await expect(page.getByText(words('requests.toast.errorHint')).first()).toBeVisible();
      await expect(page.getByRole('log')).toContainText('the kitchen tap drips');
      await customer.answer('hold on');
      await expect(page.getByRole('log')).toContainText(words('assistant-chat.nothingSentYet'));
      await page.route('**/api/requests', async (route) => {
        await expect(customer.toast(words('requests.toast.error'))).toBeHidden();
        await route.continue();
      });
      await page.getByRole('button', { name: words('assistant-chat.sendAgain') }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(outcome));
      const answer = await page.request.get('/api/user/requests');
      expect(await answer.json()).toHaveLength(1);
    });
  }
});

test.describe('an answer that is lost, and the page loaded again', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET|status of 409 .*requests/] });

  test('leads to the request that was made', async ({ page, customer, words }) => {
    await page.route('**/api/requests', breakOnce(true));
    await customer.tellTheAssistant('I need a plumber in Toronto today, the kitchen tap drips');
    await customer.agree();
    await customer.proveEmail(`lost-${Date.now()}@example.test`);
    await expect(page.getByText(words('assistant-chat.notSent'))).toBeVisible();
    await page.reload();
    const refused = page.waitForResponse('**/api/requests');
    await customer.agree();
    expect((await refused).status()).toBe(409);
    await expect(page.getByText(words('assistant-chat.hadBefore'))).toBeVisible();
    await expect(page.getByText(words('assistant-chat.notSent'))).toBeHidden();
    await page.getByRole('button', { name: words('assistant-chat.toRequests') }).click();
    await expect(page.getByText('the kitchen tap drips').first()).toBeVisible();
    await page.getByRole('button', { name: words('customer-home.newRequest') }).click();
    await expect(page.getByRole('log')).toContainText(words('assistant-chat.greeting'));
  });
});

test('who signs in, and out, in another tab is known in this one', async ({
  page,
  customer,
  language,
  words,
}) => {
  await customer.tellTheAssistant('I need a plumber in Toronto today, the kitchen tap drips');
  await customer.agree();
  await expect(customer.dialog).toBeVisible();
  const other = await page.context().newPage();
  const there = enteringOn(other, language, words);
  await there.openSignIn();
  await there.enterByCode('email', `tabs-${Date.now()}@example.test`);
  await there.expectHome();
  // Whoever else was asked for meanwhile: the request is stored, whether somebody is free or not.
  await expect(page.getByRole('link', { name: words('requests.results.follow') })).toBeVisible();
  await there.signOut();
  await expect(page.getByRole('link', { name: words('common.signIn') }).first()).toBeVisible();
});

test.describe('an answer of a professional that the server fails on', () => {
  test.use({ expectedProblems: [/status of 500/] });

  test('leaves the question open with what was typed', async ({ page, customer, words }) => {
    await customer.signInByCall('pro@demo.test', 'professional');
    await interceptOnce(page, '**/api/service-request-professionals/*/respond', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    const decline = { name: words('leads.decline'), exact: true };
    await page.getByRole('button', decline).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('leads.reasonText')).fill('I am away until Tuesday');
    await dialog.getByRole('button', decline).click();
    await expect(customer.toast(words('leads.error'))).toBeVisible();
    await expect(dialog.getByLabel(words('leads.reasonText'))).toHaveValue(
      'I am away until Tuesday',
    );
    // Escape closes the dialog, not its error.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(customer.toast(words('leads.error'))).toBeVisible();
  });
});

/** Aborts the first call, before or after the server has handled it; later ones pass. */
function breakOnce(arrives: boolean) {
  let broken = false;
  return async (route: Route) => {
    if (broken) return route.continue();
    broken = true;
    if (arrives) expect((await route.fetch()).status()).toBe(201);
    return route.abort('connectionreset');
  };
}
