import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import type { User } from '#contract/accounts/accounts.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import type { Notice } from '#contract/notifications.ts';
import type { Deletion } from '#contract/accounts/privacy.ts';
import { acceptedRequest } from './support/accepted-request.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newCustomer, newProfessional, sendRequest } from './support/newcomers.ts';
import { test, waitUntilAfter } from './support/own-program.ts';
import { wordsOf } from './support/words.ts';

// Exports their data, plans the deletion, undoes it, and deletes the account after all. In its own
// program, as its clock is advanced.

test.setTimeout(180_000);
test.use({ viewport: { width: 390, height: 844 } });

const WORK = { profession: 'locksmith', location: 'Gaspé, Québec, Canada' } as const;

const pictures = process.env['SCREENSHOTS_DIR'];

/** An optional screenshot, in both widths. */
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
  }
}

function onAccount(page: Page, language: UnderstoodLanguage) {
  const words = wordsOf(language);
  const main = page.getByRole('main');
  const part = (title: string) => main.getByRole('region', { name: title, exact: true });
  const leaving = part(words('privacy.deletion.title'));
  return {
    main,
    privacy: part(words('privacy.card.title')),
    leaving,
    dialog: page.getByRole('dialog'),
    open: () => page.goto(`/?lang=${language}#/account`),
    plan: async () => {
      await leaving.getByRole('button', { name: words('privacy.deletion.ask') }).click();
      const word = words('privacy.deletion.confirm.word');
      await page
        .getByLabel(words('privacy.deletion.confirm.label', { word }))
        .fill(word.toLowerCase());
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('privacy.deletion.confirm.go') })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  };
}

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language, 'es');
  if (isTurn())
    test(`a customer takes their data along, leaves and stays (${language})`, async ({ page }) => {
      const words = wordsOf(language);
      const user = await newCustomer(page.request, 'Noemie Gaspe');
      await sendRequest(page.request, WORK, 'My lock sings at night');
      const { main, privacy, leaving, dialog, open, plan } = onAccount(page, language);
      await open();
      await expect(privacy.getByRole('table')).toBeVisible();
      await expect(leaving).toContainText(words('privacy.deletion.atOnce.requests', { count: 1 }));
      await expectAccessible(page);
      await picture(page, `account-${language}`);

      const waiting = page.waitForEvent('download');
      await privacy.getByRole('button', { name: words('privacy.card.download.go') }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toMatch(/^nearhand-.*\.zip$/);
      const files = unzipSync(new Uint8Array(await readFile(await download.path())));
      expect(strFromU8(files['index.html']!)).toContain(`<html lang="${language}">`);
      expect(strFromU8(files['requests.csv']!)).toContain('My lock sings at night');
      expect(strFromU8(files['export.json']!)).toContain(user.email);

      await leaving.getByRole('button', { name: words('privacy.deletion.ask') }).click();
      await dialog.getByRole('button', { name: words('privacy.deletion.confirm.go') }).click();
      const word = words('privacy.deletion.confirm.word');
      await expect(dialog.getByRole('alert')).toHaveText(
        words('privacy.deletion.confirm.wrong', { word }),
      );
      await expectAccessible(page);
      await picture(page, `confirm-${language}`);
      await dialog.getByRole('button', { name: words('privacy.deletion.confirm.keep') }).click();

      await plan();
      await expect(leaving).toContainText(words('privacy.deletion.planned.title'));
      await expectAccessible(page);
      const told = await page.request.get('/api/notifications');
      const { notices } = (await told.json()) as { notices: Notice[] };
      expect(notices[0]).toMatchObject({ kind: 'accountDeletion', href: '/account' });
      await page.goto(`/?lang=${language}#/dashboard`);
      const undo = main.getByRole('button', { name: words('privacy.banner.undo') });
      await expect(undo).toBeVisible();
      await expectAccessible(page);
      await picture(page, `banner-${language}`);
      await undo.click();
      await expect(undo).toBeHidden();
      const { dueAt } = (await (
        await page.request.get('/api/account/deletion')
      ).json()) as Deletion;
      expect(dueAt).toBeNull();
    });
}

test('a professional is hidden while they leave, and back when they stay', async ({ page }) => {
  const words = wordsOf('en');
  const id = await newProfessional(page, 'Paul Gaspe', WORK);
  const { leaving, open, plan } = onAccount(page, 'en');
  await open();
  await expect(leaving).toContainText(words('privacy.deletion.atOnce.hidden'));
  await expectAccessible(page);
  await picture(page, 'professional');
  const own = await profileOf(page, id);
  await plan();
  await expect(leaving).toContainText(words('privacy.deletion.planned.leadsNotBack'));
  await leaving.getByRole('button', { name: words('privacy.deletion.planned.undo') }).click();
  await expect(leaving).toContainText(words('privacy.deletion.ask'));
  expect(await profileOf(page, id)).toEqual(own);
});

test.describe('who has to show first who they are', () => {
  test.use({ expectedProblems: [/status of 403 .*deletion/] });

  test('types the word once', async ({ page }) => {
    const words = wordsOf('en');
    await newCustomer(page.request, 'Once Gaspe');
    const { leaving, dialog, open } = onAccount(page, 'en');
    await open();
    const body = JSON.stringify({
      error: 'First confirm that it is you.',
      code: 'reauth_required',
    });
    let refused = false;
    await page.route('**/api/account/deletion', (route) => {
      if (refused || route.request().method() === 'GET') return route.continue();
      refused = true;
      return route.fulfill({ status: 403, contentType: 'application/json', body });
    });
    await leaving.getByRole('button', { name: words('privacy.deletion.ask') }).click();
    const word = words('privacy.deletion.confirm.word');
    await dialog.getByLabel(words('privacy.deletion.confirm.label', { word })).fill(word);
    await dialog.getByRole('button', { name: words('privacy.deletion.confirm.go') }).click();
    const password = dialog.getByLabel(words('account.reauth.password'), { exact: true });
    await password.fill('seven-lilac-otters');
    await dialog.getByRole('button', { name: words('account.reauth.go') }).click();
    await expect(leaving).toContainText(words('privacy.deletion.planned.title'));
    await expect(dialog).toBeHidden();
    // Their address is unproven: no letter was sent, and none is claimed.
    await expect(page.getByText(words('privacy.deletion.doneUntold')).first()).toBeVisible();
  });
});

/** Without the remains of their requests: customers of other journeys may ask them meanwhile. */
async function profileOf(page: Page, id: string): Promise<object> {
  const answer = await page.request.get(`/api/professionals/${id}`);
  const { quota: _quota, ...profile } = (await answer.json()) as { quota: unknown; id: string };
  expect(profile.id).toBe(id);
  return profile;
}

test.describe('after seven days', () => {
  test.use({ expectedProblems: [/status of 401/] });

  test('nobody signs in, and the other side reads on under “Deleted account”', async ({
    page,
    anotherPerson,
  }) => {
    const words = wordsOf('en');
    const other = await anotherPerson();
    const { id } = await acceptedRequest(page, other, 'Rosa Gaspe', {
      ...WORK,
      profession: 'plumber',
    });
    const data = { serviceRequestId: id, content: 'I bring my longest pipe.' };
    const said = await other.request.post('/api/messages', { data });
    expect(said.status(), await said.text()).toBe(201);
    const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: User };
    const professionalId = await professionalOf(other);
    await page.request.post(`/api/requests/${id}/hire`, { data: { professionalId } });
    const done = await page.request.post(`/api/requests/${id}/completion`, { data: {} });
    expect(done.status(), await done.text()).toBe(200);
    const { open, plan } = onAccount(page, 'en');
    await open();
    await plan();
    const { dueAt } = (await (await page.request.get('/api/account/deletion')).json()) as Deletion;
    await waitUntilAfter(page.request, dueAt ?? '');
    await expect
      .poll(async () => (await page.request.get('/api/auth/me')).status(), { timeout: 60_000 })
      .toBe(401);
    const account = { email: user.email, password: 'seven-lilac-otters', userType: 'user' };
    const refused = await page.request.post('/api/auth/sign-in', { data: account });
    expect(refused.status()).toBe(401);

    await other.goto('/?lang=en#/professional-dashboard');
    const lead = other.getByRole('listitem').filter({ hasText: 'Deleted account' });
    await expect(lead).toContainText('Deleted with the account.');
    await lead.getByRole('button', { expanded: false }).click();
    await picture(other, 'other-side');
    await expectAccessible(other);
    await lead.getByRole('button', { name: words('leads.readConversation') }).click();
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText('Deleted account');
    await expect(dialog).toContainText('I bring my longest pipe.');
    await picture(other, 'conversation');
    await expectAccessible(other);
  });
});

async function professionalOf(page: Page): Promise<string> {
  const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: User };
  return user.professionalId ?? '';
}
