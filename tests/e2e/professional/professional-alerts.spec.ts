import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import {
  newCustomer,
  newProfessional,
  sendRequest,
  type Work,
} from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/people.ts';

test.setTimeout(180_000);

/** Longer than the dwell time after which a request counts as seen, in milliseconds. */
const LONG = 5_000;

test('a request that comes while the page is in the background marks its tab', async ({
  customer,
  professional,
  words,
}) => {
  const work = {
    profession: 'roofer',
    location: 'Yellowknife, Northwest Territories, Canada',
  } as const;
  const { page } = professional;
  await newProfessional(page, 'Tesa Blake', work);
  await newCustomer(customer.page.request, 'Noor Haddad');
  const views: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/lead-views')) views.push(answer.status());
  });
  await page.clock.install();
  await page.goto('/#/professional-dashboard?tab=profile&section=about');
  await expect(page.getByLabel(words('professional-profile.about.name'))).toBeVisible();
  const title = await page.title();
  await turn(page, 'hidden');
  await sendRequest(customer.page.request, work, 'Ice dams on the north side');
  await expect(page).toHaveTitle(`(1) ${title}`);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-new.svg');
  await professional.openTab('requests');
  await expect(professional.leadSaying('Ice dams')).toBeVisible();
  // A hidden page marks nothing as seen, however long it is open.
  await page.clock.runFor(LONG);
  expect(views).toEqual([]);
  await turn(page, 'visible');
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
  await page.clock.runFor(LONG);
  await expect.poll(() => views).toEqual([204]);
});

test('permission is requested by a click alone, and then a request in the background is notified', async ({
  customer,
  professional,
  words,
}) => {
  const work = {
    profession: 'roofer',
    location: 'Happy Valley-Goose Bay, Newfoundland and Labrador, Canada',
  };
  const { page } = professional;
  await page.addInitScript(replaceNotification);
  await newProfessional(page, 'Ada Winters', work as Work);
  await newCustomer(customer.page.request, 'Owen Park');
  await page.goto('/#/professional-dashboard');
  const offer = page.getByText(words('leads.alerts.title'));
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  const asked = () => page.evaluate(() => Reflect.get(globalThis, 'asked') as number);
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: words('leads.alerts.allow') }).click();
  await expect(offer).toBeHidden();
  expect(await asked()).toBe(1);
  await turn(page, 'hidden');
  await sendRequest(customer.page.request, work as Work, 'Moss all over the roof');
  const told = () => page.evaluate(() => Reflect.get(globalThis, 'told') as string[]);
  await expect.poll(told).toEqual([words('leads.newLead')]);
});

/** Simulates the page going to the background, or coming back. */
function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((state) => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(document, name, { value, configurable: true });
    define('hidden', state === 'hidden');
    define('visibilityState', state);
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/**
 * Runs in the page: a Notification API with undecided permission that grants it and records
 * notifications.
 */
function replaceNotification(): void {
  const told: string[] = [];
  Object.assign(globalThis, { told, asked: 0 });
  class Told extends EventTarget {
    static permission = 'default';
    static requestPermission(): Promise<string> {
      Object.assign(globalThis, { asked: 1 });
      Told.permission = 'granted';
      return Promise.resolve(Told.permission);
    }
    constructor(title: string) {
      super();
      told.push(title);
    }
  }
  Object.assign(globalThis, { Notification: Told });
}
