import type { Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { intercept } from './support/intercept.ts';
import { newProfessional } from './support/newcomers.ts';
import { test } from './support/people.ts';
import { wordsOf } from './support/words.ts';

// What is in sight before a script has come, and that the app takes it over as it is.

const SCRIPTS = '**/assets/*.js';

// A script that does not come, a session that has ended.
test.use({ expectedProblems: [/ERR_FAILED|401/] });

test('the plans are there before the app, which reads their prices once', async ({
  page,
  words,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/subscription-plans')) reads.push(request.url());
  });
  const held: (() => Promise<void>)[] = [];
  const letThrough = await intercept(page, SCRIPTS, async (route) => {
    held.push(() => route.continue());
  });
  await page.goto('/subscription-plans', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words('plans.heading'));
  await expect(premiumOn(page)).toBeHidden();
  await heading.evaluate((element) => element.setAttribute('data-kept', ''));
  letThrough();
  for (const go of held) await go();
  await expect(premiumOn(page)).toBeVisible();
  await expect(page.locator('h1[data-kept]')).toHaveText(words('plans.heading'));
  expect(reads).toHaveLength(1);
});

test('the plans are there in the language of the address', async ({ page }) => {
  await intercept(page, SCRIPTS, (route) => route.abort());
  await page.goto('/?lang=es#/subscription-plans', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('es')('plans.heading'));
});

test('the plans in another language than the page wait for the app, without a flash', async ({
  page,
}) => {
  await intercept(page, SCRIPTS, (route) => route.abort());
  await page.goto('/#/subscription-plans?lang=es', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root')).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('es')('plans.heading'));
});

test('whoever had a session sees the plans of a visitor', async ({ page, words, baseURL }) => {
  await page.context().addCookies([{ name: 'sid', value: 'long-gone', url: baseURL ?? '' }]);
  const asked = page.waitForResponse('**/api/auth/me');
  await page.goto('/subscription-plans');
  expect((await asked).status()).toBe(401);
  await expect(page.getByRole('link', { name: words('common.signIn') }).first()).toBeVisible();
  await expect(premiumOn(page)).toBeVisible();
});

// React loses what it is told while a screen that is still to come is hydrated: three of a hundred
// professionals saw plans that never came to life.
test('the app takes the plans over when it has their script, whoever is signed in', async ({
  page,
  words,
}) => {
  await newProfessional(page, 'Ines Plans', {
    profession: 'plumber',
    location: 'Matagami, Québec, Canada',
  });
  const later = await scriptsOfPlans(page);
  const held: (() => Promise<void>)[] = [];
  const letThrough = await intercept(page, SCRIPTS, async (route) => {
    if (later.includes(new URL(route.request().url()).pathname)) held.push(() => route.continue());
    else await route.continue();
  });
  await page.goto('/?lang=en#/subscription-plans', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(later.length);
  expect(await page.evaluate(keysOfRoot)).toEqual([]);
  letThrough();
  for (const go of held) await go();
  await expect(premiumOn(page)).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: words('common.signIn') })).toBeHidden();
});

/** What React has marked the root with, once the page has nothing to do. */
async function keysOfRoot(): Promise<string[]> {
  await new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
  return Object.keys(document.querySelector('#root') ?? {});
}

/** The scripts of the screen alone, as its template names them. */
async function scriptsOfPlans(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/?lang=en')).text();
  const [, template = ''] =
    /<template id="\/subscription-plans">(.*?)<\/template>/s.exec(html) ?? [];
  return [...template.matchAll(/href="([^"]+\.js)"/g)].map(([, path = '']) => path);
}

/** A plan with its price. */
function premiumOn(page: Page) {
  return page.getByRole('article', { name: 'Premium' }).filter({ hasText: '$' });
}
