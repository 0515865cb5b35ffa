import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { letterOf } from './support/outbox.ts';
import { newCustomer, provenCustomer, sendRequest } from './support/newcomers.ts';
import { test } from './support/people.ts';

// Notifications: on the page, in the list and by mail; and unsubscribing.

const SIZES = [
  { width: 390, height: 844, language: 'fr' },
  { width: 1280, height: 900, language: 'es' },
] as const satisfies { width: number; height: number; language: UnderstoodLanguage }[];

/** Nobody works there: the customer is notified that the search continues. */
const nowhere = { profession: 'dj', location: 'Iqaluit, Nunavut, Canada' } as const;

test.setTimeout(180_000);

for (const { language, ...viewport } of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, language });

    test('news come by themselves, lead where they happened, and are read', async ({
      page,
      words,
    }) => {
      await newCustomer(page.request, `Nora News ${language}`);
      await page.goto(`/?lang=${language}#/dashboard`);
      const bell = (count: number) =>
        page.getByRole('link', { name: words('bell.label', { count }), exact: true });
      await expect(bell(0)).toBeVisible();
      await sendRequest(page.request, nowhere, 'Music for a wedding in June');
      await expect(bell(1)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await bell(1).click();
      const news = page.getByRole('main').getByRole('listitem');
      await expect(news).toHaveCount(1);
      await expect(news.getByText(words('notifications.unread'))).toBeAttached();
      await expect(bell(0)).toBeVisible();
      await expectAccessible(page);
      await news.getByRole('link').click();
      await expect(page).toHaveURL(/\/request\?id=/);
    });

    test('settings are kept', async ({ page, words }) => {
      await newCustomer(page.request, `Sara Settings ${language}`);
      await page.goto(`/?lang=${language}#/notifications?tab=settings`);
      const kind = words('notifications.kinds.messages.name');
      const channel = words('notifications.channels.push');
      const box = page.getByRole('checkbox', {
        name: words('notifications.settings.toggle', { kind, channel }),
      });
      const from = page.getByLabel(words('notifications.quiet.from'), { exact: true });
      await expect(box).toBeChecked();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await box.uncheck();
      await page.getByLabel(words('notifications.quiet.use')).check();
      await from.fill('21:30');
      await page.getByRole('button', { name: words('notifications.quiet.save') }).click();
      await expect(page.getByText(words('notifications.quiet.saved')).first()).toBeVisible();
      await page.reload();
      await expect(box).not.toBeChecked();
      await expect(from).toHaveValue('21:30');
      await expectAccessible(page);
    });

    test('the unsubscribe link of a mail works signed out', async ({
      page,
      anotherPerson,
      words,
    }) => {
      const { email } = await provenCustomer(page.request, `Ulla Unsubscribes ${language}`);
      await sendRequest(page.request, nowhere, 'Music for a birthday in May');
      const isAboutSearch = ({ text }: { text: string }) => text.includes('/unsubscribe?');
      const { text } = await letterOf(page.request, isAboutSearch, email ?? '');
      const link = new URL(/https?:\S+\/unsubscribe\?\S+/.exec(text)?.[0] ?? '');
      const stranger = await anotherPerson({ viewport });
      await stranger.goto(
        `${link.pathname}?lang=${language}&token=${link.searchParams.get('token')}`,
      );
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
        words('unsubscribe.ask'),
      );
      await expectAccessible(stranger);
      await stranger.getByRole('button', { name: words('unsubscribe.stop'), exact: true }).click();
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
        words('unsubscribe.done'),
      );
      await expectAccessible(stranger);
      const preferences = await page.request.get('/api/notification-preferences');
      const { kinds } = (await preferences.json()) as {
        kinds: { kind: string; channels: { email: boolean } }[];
      };
      const stopped = kinds.filter(({ channels }) => !channels.email).map(({ kind }) => kind);
      expect(stopped).toEqual(['search']);
    });
  });
}

test('the browser asks for push permission only after a click', async ({ page, words }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => {
      asked.push('asked');
      return 'default';
    };
  });
  await newCustomer(page.request, 'Petra Push');
  await page.goto('/?lang=en#/notifications?tab=settings');
  const turnOn = page.getByRole('button', { name: words('notifications.push.turnOn') });
  await expect(turnOn).toBeVisible();
  const askedSoFar = () => page.evaluate(() => Reflect.get(globalThis, 'asked') as string[]);
  expect(await askedSoFar()).toEqual([]);
  await turnOn.click();
  await expect.poll(askedSoFar).toEqual(['asked']);
});

test('the service worker may call and load from this site only, and is asked for again', async ({
  page,
}) => {
  for (const script of ['/service-worker.js', '/push-worker.js']) {
    const worker = await page.request.get(script);
    expect(worker.headers()).toMatchObject({
      'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
      'cache-control': 'no-cache',
    });
  }
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
}
