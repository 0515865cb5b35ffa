import type { APIRequestContext, Page } from '@playwright/test';
import type * as OTPAuth from 'otpauth';
import { advance, appWith, codeOf } from './support/app-codes.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { newCustomer, newProfessional, PASSWORD } from './support/newcomers.ts';
import { codeFor, letterOf } from './support/outbox.ts';
import { test } from './support/own-program.ts';
import type { Person } from './support/people.ts';
import type { Words } from './support/words.ts';

// One program with a clock, so one worker.
test.describe.configure({ mode: 'default' });
// A first factor is answered with 401, a wrong code with 400, an old proof with 403.
test.use({ expectedProblems: [/status of 40[013]/] });
test.setTimeout(240_000);

test.describe('an authenticator app, in French at 390', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 844 } });

  test('is set up by a professional, asked for at each sign-in, and removed', async ({
    page: pro,
    customer: professional,
    words,
  }) => {
    const { request } = pro;
    await newProfessional(pro, 'Bo Tremblay', { profession: 'plumber', location: 'Montréal' });
    const { user } = await (await request.get('/api/auth/me')).json();
    await pro.goto('/?lang=fr#/account');
    const { app, codes } = await setUp(pro, words);
    const card = cardOn(pro, words);
    await expect(card).toContainText(words('authenticator-app.codesLeft', { count: 10 }));
    await expect(card.getByRole('heading')).toBeFocused();
    await letterOf(
      request,
      ({ text }) => /authenticator app|application d’authentification/.test(text),
      user.email,
    );

    await professional.signOut();
    await professional.openSignIn();
    await advance(request, 120);
    await professional.enterPassword(user.email, PASSWORD);
    const step = stepOn(pro, words);
    await expect(step.getByLabel(words('second-step.app.code'))).toBeFocused();
    await expectAccessible(pro);
    await step
      .getByLabel(words('second-step.app.code'))
      .pressSequentially(await codeOf(request, app, 1));
    await expect(step.getByRole('alert')).toHaveText(words('second-step.app.wrong'));
    await step
      .getByLabel(words('second-step.app.code'))
      .pressSequentially(await codeOf(request, app));
    await expectSignedIn(professional, words);

    await professional.signOut();
    await professional.openSignIn();
    await advance(request, 120);
    await askByCode(professional, words, user.email);
    await step.getByRole('button', { name: words('second-step.app.other') }).click();
    await expectAccessible(pro);
    await step.getByLabel(words('second-step.recovery.code')).fill((codes[0] ?? '').toLowerCase());
    await step.getByRole('button', { name: words('second-step.go') }).click();
    await expectSignedIn(professional, words);

    await professional.openAccount();
    await expect(card).toContainText(words('authenticator-app.codesLeft', { count: 9 }));
    await card.getByRole('button', { name: words('authenticator-app.remove.button') }).click();
    const removing = pro.getByRole('dialog', { name: words('authenticator-app.remove.title') });
    await expectAccessible(pro);
    await removing
      .getByRole('button', { name: words('authenticator-app.remove.go'), exact: true })
      .click();
    await expect(card.getByText(words('authenticator-app.off'))).toBeVisible();
    await professional.signOut();
    await professional.openSignIn();
    await professional.enterPassword(user.email, PASSWORD);
    await expectSignedIn(professional, words);
  });
});

test.describe('an authenticator app, in English at 1280', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 900 } });

  test('is asked for after Google too, and the conversation goes on', async ({
    page,
    customer,
    words,
  }) => {
    const { request } = page;
    await customer.openSignIn();
    await customer.enterBy('google', 'Hannah Brooks');
    await customer.expectHome();
    await proveByCode(request);
    const app = await storedApp(request);
    await customer.signOut();
    await advance(request, 60);
    const needs = 'Two sockets in my hallway went dead, I need an electrician in Toronto this week';
    await customer.tellTheAssistant(needs);
    await customer.agree();
    await expect(customer.dialog).toBeVisible();
    await customer.enterBy('google', 'Hannah Brooks');
    const step = stepOn(page, words);
    await expect(step).toBeVisible();
    await expectAccessible(page);
    await step
      .getByLabel(words('second-step.app.code'))
      .pressSequentially(await codeOf(request, app));
    await expect(page.getByRole('log').getByText(needs).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('requests.results.title'),
    );
    expect(new URL(page.url()).search).not.toContain('auth');
  });

  test('is asked for by the proof of identity, and five wrong codes lead back', async ({
    page,
    customer,
    words,
  }) => {
    const { request } = page;
    const { email } = await newCustomer(request, 'Ana Flores');
    const app = await storedApp(request);
    await advance(request, 11 * 60);
    await page.goto('/?lang=en#/account');
    const card = cardOn(page, words);
    await card.getByRole('button', { name: words('authenticator-app.renew.button') }).click();
    const renewing = page.getByRole('dialog', { name: words('authenticator-app.renew.title') });
    await renewing.getByRole('button', { name: words('authenticator-app.renew.go') }).click();
    const proving = page.getByRole('dialog', { name: words('account.reauth.title') });
    await expect(proving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(proving).toBeHidden();
    await card.getByRole('button', { name: words('authenticator-app.renew.button') }).click();
    await renewing.getByRole('button', { name: words('authenticator-app.renew.go') }).click();
    await proving.getByLabel(words('account.reauth.password'), { exact: true }).fill(PASSWORD);
    await proving.getByRole('button', { name: words('account.reauth.go') }).click();
    const step = stepOn(page, words);
    await step
      .getByLabel(words('second-step.app.code'))
      .pressSequentially(await codeOf(request, app));
    const codes = page.getByRole('list', { name: words('authenticator-app.recovery.title') });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    const shown = page.getByRole('dialog', { name: words('authenticator-app.recovery.title') });
    await page.keyboard.press('Escape');
    await expect(shown.getByRole('alert')).toHaveText(
      words('authenticator-app.recovery.storeFirst'),
    );
    await expect(shown.getByRole('checkbox')).toBeFocused();
    await expectAccessible(page);
    await page.mouse.click(5, 5);
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await shown.getByRole('checkbox').check();
    await expect(shown.getByRole('alert')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();

    await customer.signOut();
    await customer.openSignIn();
    await customer.enterPassword(email ?? '', PASSWORD);
    for (let tried = 1; tried <= 5; tried += 1) {
      await step
        .getByLabel(words('second-step.app.code'))
        .pressSequentially(await codeOf(request, app, tried));
      if (tried < 5) await expect(step.getByRole('alert')).toBeVisible();
      else await expect(step).toBeHidden();
    }
    await expect(customer.toast(words('sign-in.failed'))).toBeVisible();
    await expect(customer.field(words('sign-in.password'))).toBeVisible();
  });
});

test.describe('setting an app up slowly, in Spanish at 1280', () => {
  test.use({ language: 'es', viewport: { width: 1280, height: 900 } });

  test('keeps the secret over a wrong code and an old proof, and the step over a reload', async ({
    page,
    customer,
    words,
  }) => {
    const { request } = page;
    const { email } = await newCustomer(request, 'Ana Flores');
    await page.goto('/?lang=es#/account');
    await cardOn(page, words)
      .getByRole('button', { name: words('authenticator-app.add.button') })
      .click();
    const adding = page.getByRole('dialog', { name: words('authenticator-app.add.title') });
    const app = appWith(await adding.getByText(/^[A-Z2-7]{32}$/).innerText());
    const field = adding.getByLabel(words('authenticator-app.confirm.code'));
    const go = adding.getByRole('button', { name: words('authenticator-app.confirm.go') });
    await field.pressSequentially(await codeOf(request, app, 1));
    await go.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await advance(request, 11 * 60);
    await field.fill(await codeOf(request, app));
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await go.click();
    const proving = page.getByRole('dialog', { name: words('account.reauth.title') });
    await proving.getByLabel(words('account.reauth.password'), { exact: true }).fill(PASSWORD);
    await proving.getByRole('button', { name: words('account.reauth.go') }).click();
    const shown = page.getByRole('dialog', { name: words('authenticator-app.recovery.title') });
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    await shown.getByRole('checkbox').check();
    await shown.getByRole('button', { name: words('authenticator-app.recovery.done') }).click();

    await customer.signOut();
    await customer.openSignIn();
    await advance(request, 120);
    await customer.enterPassword(email ?? '', PASSWORD);
    const step = stepOn(page, words);
    await expect(step).toBeVisible();
    await page.reload();
    await expect(step).toBeVisible();
    await step
      .getByLabel(words('second-step.app.code'))
      .pressSequentially(await codeOf(request, app));
    await expect(step).toBeHidden();
    expect((await request.get('/api/auth/me')).status()).toBe(200);
    expect(new URL(page.url()).search).not.toContain('auth');
  });
});

const cardOn = (page: Page, words: Words) =>
  page.getByRole('region', { name: words('authenticator-app.title'), exact: true });

const stepOn = (page: Page, words: Words) =>
  page.getByRole('dialog', { name: words('second-step.title') });

/** A fresh proof of identity, which coming from a provider is not. */
async function proveByCode(request: APIRequestContext): Promise<void> {
  const { user } = await (await request.get('/api/auth/me')).json();
  const { email } = user;
  await request.post('/api/auth/email/send-code', { data: { email } });
  const data = { email, code: await codeFor(request, email) };
  const proven = await request.post('/api/auth/email/verify-code', { data });
  expect(proven.status(), await proven.text()).toBe(200);
}

/** Sets an app up by the calls alone. */
async function storedApp(request: APIRequestContext): Promise<OTPAuth.TOTP> {
  const { secret } = await (await request.post('/api/account/authenticator-app')).json();
  const app = appWith(secret);
  const data = { code: await codeOf(request, app) };
  const confirmed = await request.post('/api/account/authenticator-app/confirm', { data });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return app;
}

/** On the account page; returns the app and the recovery codes. */
async function setUp(page: Page, words: Words) {
  const { request } = page;
  const card = cardOn(page, words);
  await card.getByRole('button', { name: words('authenticator-app.add.button') }).click();
  const adding = page.getByRole('dialog', { name: words('authenticator-app.add.title') });
  await expect(adding.getByAltText(words('authenticator-app.confirm.qr'))).toBeVisible();
  await expectAccessible(page);
  const secret = await adding.getByText(/^[A-Z2-7]{32}$/).innerText();
  const app = appWith(secret);
  await adding
    .getByLabel(words('authenticator-app.confirm.code'))
    .pressSequentially(await codeOf(request, app));
  await adding.getByRole('button', { name: words('authenticator-app.confirm.go') }).click();
  const shown = page.getByRole('dialog', { name: words('authenticator-app.recovery.title') });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  const downloaded = page.waitForEvent('download');
  await shown.getByRole('button', { name: words('authenticator-app.recovery.download') }).click();
  expect((await downloaded).suggestedFilename()).toBe(words('authenticator-app.recovery.file'));
  await shown.getByRole('checkbox').check();
  await shown.getByRole('button', { name: words('authenticator-app.recovery.done') }).click();
  return { app, codes };
}

/** The first factor by a code to an e-mail address, in the dialog of the sign-in screen. */
async function askByCode(person: Person, words: Words, email: string): Promise<void> {
  const { page } = person;
  const known = new Set([await codeFor(page.request, email)]);
  await person.press(words('sign-in.withCode'));
  const dialog = page.getByRole('dialog', { name: words('connect.title') });
  await dialog.getByLabel(words('connect.emailLabel')).fill(email);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: words('connect.sendCode') }).click();
  const code = await codeFor(page.request, email, known);
  await dialog.getByLabel(words('connect.codeLabel')).pressSequentially(code);
}

/** The screen after signing in; a professional's has another heading. */
async function expectSignedIn({ page }: Person, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('professional-dashboard.title'),
  );
}
