import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { aPhoto } from '#tests/support/pictures.ts';
import { acceptedRequest, openRequest } from './support/accepted-request.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { intercept } from './support/intercept.ts';
import type { Work } from './support/newcomers.ts';
import { test } from './support/people.ts';

// The customer's home and the live view of a request: in every state, by keyboard, and with
// failures.

test.setTimeout(180_000);

const SIZES = [
  { width: 390, height: 844, language: 'fr' },
  { width: 1280, height: 900, language: 'es' },
] as const satisfies { width: number; height: number; language: UnderstoodLanguage }[];

for (const { language, ...viewport } of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, language });

    test('the home in every tab', async ({ page, customer, words }) => {
      await customer.signInByCall('customer@demo.test', 'user');
      const panel = page.getByRole('tabpanel');
      for (const tab of ['requests', 'reviews', 'profile'] as const) {
        await page.getByRole('tab', { name: words(`customer-home.tabs.${tab}`) }).click();
        await expect(panel.getByRole('heading').first()).toBeVisible();
        await expectGood(page, viewport.width);
      }
      await page.getByRole('button', { name: words('customer-home.profile.edit') }).click();
      await expect(page.getByLabel(words('account.profile.name'))).toBeVisible();
      await expectGood(page, viewport.width);
    });

    test('a request in every state, and its dialogs', async ({ page, customer, words }) => {
      await customer.signInByCall('customer@demo.test', 'user');
      await customer.expectHome();
      const requests = await ownRequests(page);
      for (const { id } of requests) {
        await openRequest(page, id, language);
        await expectGood(page, viewport.width);
      }
      const accepted = requests.find(({ status }) => status === 'accepted');
      await openRequest(page, accepted?.id ?? '', language);
      for (const name of [words('request.hire'), words('request.cancel')]) {
        const opener = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
        await opener.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectGood(page, viewport.width);
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
      }
    });
  });
}

test.describe('at 320 px, a large screen enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 640 }, language: 'fr' });

  test('the home is no wider than the screen', async ({ page, customer, words }) => {
    await customer.signInByCall('customer@demo.test', 'user');
    await customer.expectHome();
    await expect(page.getByRole('button', { name: words('request.cancel') }).first()).toBeVisible();
    await expectGood(page, 320);
  });
});

test('a tab has an address and answers to the arrow keys', async ({ page, customer, words }) => {
  await customer.signInByCall('customer@demo.test', 'user');
  await customer.expectHome();
  await page.goto('/dashboard?tab=profile&lang=en');
  const tab = (name: 'requests' | 'reviews' | 'profile') =>
    page.getByRole('tab', { name: words(`customer-home.tabs.${name}`) });
  await expect(tab('profile')).toHaveAttribute('aria-selected', 'true');
  await tab('profile').press('ArrowLeft');
  await expect(tab('reviews')).toBeFocused();
  await expect(page).toHaveURL(/tab=reviews/);
  await page.keyboard.press('ArrowLeft');
  await expect(tab('requests')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/dashboard?tab=nonsense&lang=en');
  await expect(tab('requests')).toHaveAttribute('aria-selected', 'true');
});

test('what is folded away unfolds by Enter and folds again by Escape', async ({
  page,
  customer,
  words,
}) => {
  await customer.signInByCall('customer@demo.test', 'user');
  await customer.expectHome();
  const request = (await ownRequests(page)).find(({ status }) => status === 'accepted');
  const lead = request?.leads.find(({ status }) => status === 'accepted');
  const name = lead?.professional.name ?? '';
  await openRequest(page, request?.id ?? '', 'en');
  const more = page.getByRole('button', { name: words('request.more', { name }) });
  await more.press('Enter');
  const release = page.getByRole('button', { name: words('request.releaseOne', { name }) });
  await expect(release).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(release).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(release).toBeHidden();
  await expect(more).toBeFocused();
});

test('a customer says that it is not done, asks for another, and cancels', async ({
  page,
  anotherPerson,
  customer,
  words,
}) => {
  const work: Work = { profession: 'locksmith', location: 'Baie-Comeau, Québec, Canada' };
  const name = 'Odile Comeau';
  const professional = await anotherPerson();
  const { id, leadId } = await acceptedRequest(page, professional, name, work);
  await page.goto('/#/dashboard');
  // A single professional has no comparison.
  const card = page.locator('li', { has: page.locator(`#request-${id}`) });
  await expect(card).toContainText(words('request.outlook.acceptedOnly'));
  await expect(card.getByRole('link', { name: words('customer-home.open') })).toBeVisible();
  await openRequest(page, id, 'en');
  await customer.hire(name);
  const done = await professional.request.post(
    `/api/service-request-professionals/${leadId}/completion`,
    {
      data: {},
    },
  );
  expect(done.status(), await done.text()).toBe(200);
  await expect(customer.headline).toHaveText(words('request.headline.reported', { name }));
  await customer.objectToDone();
  await expect(customer.headline).toHaveText(words('request.headline.in_progress', { name }));

  await customer.askForAnother(name, 'You never came.');
  await expect(customer.headline).toHaveText(words('request.headline.left.released', { name }));
  const main = page.getByRole('main');
  await expect(main).toContainText(words('request.places.ended.released', { name }));
  await expectAccessible(page);
  const told = await customer.cancel('My neighbour helped.');
  expect(told).toContain(words('request.dialog.cancel.told', { count: 0, names: '' }));
  await expect(main).toContainText('My neighbour helped.');
});

test.describe('a request that is not there', () => {
  test.use({ expectedProblems: [/status of 422 .*nobodys/] });

  test('is shown as not found', async ({ page, customer, words }) => {
    await customer.signInByCall('customer@demo.test', 'user');
    await customer.expectHome();
    await page.goto('/?lang=en#/request?id=nobodys');
    await expect(page.getByText(words('request.notFound'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words('request.toRequests') }).click();
    await customer.expectHome();
  });
});

test.describe('two windows', () => {
  test.use({ expectedProblems: [/status of 409 .*hire/] });

  test('a hire after the request was cancelled elsewhere says so and shows it', async ({
    page,
    anotherPerson,
    words,
  }) => {
    const work: Work = { profession: 'locksmith', location: 'Sept-Îles, Québec, Canada' };
    const name = 'Camille Sept';
    const { id } = await acceptedRequest(page, await anotherPerson(), name, work);
    await openRequest(page, id, 'en');
    await page.getByRole('button', { name: words('request.hireOne', { name }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words('request.dialog.hire.told', { name }));
    // The live event is slower than the button here.
    const before = await (await page.request.get(`/api/requests/${id}`)).text();
    const stale = { body: before, contentType: 'application/json' };
    const letThrough = await intercept(page, `**/api/requests/${id}`, (route) =>
      route.fulfill(stale),
    );
    await page.request.post(`/api/requests/${id}/cancellation`, { data: {} });
    await page.route('**/hire', async (route) => {
      letThrough();
      await route.continue();
    });
    await dialog
      .getByRole('button', { name: words('request.dialog.hire.submit', { name }) })
      .click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words('request.failed.hire'), { exact: true })).toBeVisible();
    const now = page.locator(`#request-${id}`);
    await expect(now).toContainText(words('request.headline.cancelled'));
    await expect(now).toBeFocused();
  });
});

test.describe('requests that do not load', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

  test('can be retried', async ({ page, customer, words }) => {
    const lists = '**/api/user/requests*';
    await page.route(lists, (route) => route.abort('connectionreset'));
    await customer.signInByCall('customer@demo.test', 'user');
    await expect(page.getByText(words('customer-home.loadFailed'))).toBeVisible();
    await expectAccessible(page);
    // A list that failed is asked for again by itself too, every ten seconds.
    await page.evaluate(() =>
      addEventListener('click', () => (document.documentElement.dataset.retried = 'yes')),
    );
    await page.route(lists, async (route) => {
      const isRetried = await page.evaluate(() => 'retried' in document.documentElement.dataset);
      return isRetried ? route.continue() : route.abort('connectionreset');
    });
    await page.getByRole('button', { name: words('common.tryAgain') }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  });
});

test.describe('photos', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET/] });

  test('go along with the request; one that is none and one that fails hold nothing up', async ({
    page,
    customer,
    words,
  }) => {
    await page.route('**/api/files?*name=lost*', (route) => route.abort('connectionreset'));
    await customer.tellTheAssistant('I need a plumber in Toronto today, the kitchen tap drips');
    await customer.expectQuestion('confirmation');
    const photo = { mimeType: 'image/jpeg', buffer: await aPhoto() };
    await page.getByRole('button', { name: words('photos.add') }).waitFor();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'tap.jpg', ...photo },
      { name: 'lost.jpg', ...photo },
      { name: 'tap.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
    const tray = page.getByRole('region', { name: words('photos.title') });
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await expect(tray.getByRole('alert')).toContainText('tap.txt');
    await expectAccessible(page);

    await page.reload();
    await customer.expectQuestion('confirmation');
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await customer.agree();
    await customer.proveEmail(`photos-${Date.now()}@example.test`);
    const results = page.getByRole('main');
    await expect(results.getByRole('img', { name: 'tap.jpg' })).toBeVisible();
    await expect(results).toContainText(
      words('requests.results.photosLost', { names: 'lost.jpg' }),
    );
    const [request] = await ownRequests(page);
    expect(request?.photos.map(({ name }) => name)).toEqual(['tap.jpg']);
  });
});

async function ownRequests(page: Page): Promise<OwnRequest[]> {
  return (await (await page.request.get('/api/user/requests')).json()) as OwnRequest[];
}

/** No axe violation, no horizontal overflow. */
async function expectGood(page: Page, width: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);
}

test.describe('what a newer node says', () => {
  test.use({ expectedProblems: [/MISSING_MESSAGE: customer-home\.outlook\.on_hold/] });

  test('of one request takes no other from the list', async ({ page, customer, words }) => {
    await page.route('**/api/user/requests*', async (route) => {
      const answer = await route.fetch();
      const [first, second, third, ...rest] = (await answer.json()) as OwnRequest[];
      const odd = [
        { ...first, status: 'on_hold', profession: 'astronaut', urgency: 'Whenever' },
        { ...second, createdAt: null },
        { ...third, leads: 'elsewhere' },
      ];
      await route.fulfill({ response: answer, json: [...odd, ...rest] });
    });
    const answered = page.waitForResponse('**/api/user/requests*');
    await customer.signInByCall('customer@demo.test', 'user');
    const told = (await (await answered).json()) as OwnRequest[];
    const cards = page.getByRole('tabpanel').locator('li:has([id^=request-])');
    await expect(cards).toHaveCount(told.length - 1);
    for (const raw of ['on_hold', 'astronaut', 'Whenever'])
      await expect(cards.nth(0)).toContainText(raw);
    await expect(cards.nth(0)).not.toContainText('customer-home.outlook');
    await expect(cards.nth(1)).toContainText(words('common.dateNotAvailable'));
    await expectAccessible(page);
  });
});
