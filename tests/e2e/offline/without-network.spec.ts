import type { Page } from '@playwright/test';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import {
  newCustomer,
  newProfessional,
  provenCustomer,
  sendRequest,
} from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/people.ts';
import { field, meet, openTapConversation, said } from '#tests/e2e/support/tap-conversation.ts';
import { acceptOn, leftOf, OFFLINE_PROBLEMS, opened, reopened, storedAll } from './stored.ts';

// What a person sees, and does, without a network.

test.setTimeout(180_000);
test.use({ serviceWorkers: 'allow', expectedProblems: OFFLINE_PROBLEMS });

test('leads, requests and conversations open without a network, with their moment', async ({
  customer,
  professional,
  words,
}) => {
  await meet(customer, professional);
  for (const { page } of [customer, professional]) {
    await storedAll(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('status').getByText(/^Offline\. Last updated \d/)).toBeVisible();
  }
  await openTapConversation(customer.page);
  await expect(customer.panel.getByRole('listitem').first()).toBeVisible();
  await expect(customer.panel.getByText(words('conversation.offline'))).toBeVisible();
  const { page } = professional;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('professional-dashboard.title'),
  );
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/?lang=en#/messages');
  await expect(page.getByRole('main').getByText('Marie Lavoie').first()).toBeVisible();
});

test('an answer given without a network waits through a closed tab, and leaves by itself', async ({
  customer,
  professional,
  words,
}) => {
  const work = { profession: 'tiler', location: 'Chibougamau, Québec, Canada' } as const;
  await newProfessional(professional.page, 'Olga Offline', work);
  await provenCustomer(customer.page.request, 'Carl Chibougamau');
  const { id } = await sendRequest(customer.page.request, work, 'Three tiles are loose');
  await opened(professional.page, '/?lang=en#/professional-dashboard');
  const context = professional.page.context();
  await context.setOffline(true);
  await acceptOn(professional, words, 'Three tiles are loose');
  const waits = words('leads.queuedAnswer.accepted');
  await expect(professional.page.getByText(waits)).toBeVisible();
  await expectAccessible(professional.page);
  const page = await reopened(professional.page);
  await expect(page.getByText(waits)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(waits)).toBeHidden();
  const answer = await customer.page.request.get(`/api/requests/${id}`);
  expect(await answer.json()).toMatchObject({ leads: [{ status: 'accepted' }] });
});

test('a refusal is told where the answer was given, and what waits behind it leaves', async ({
  customer,
  professional,
  words,
}) => {
  const work = { profession: 'tiler', location: 'Matagami, Québec, Canada' } as const;
  await newProfessional(professional.page, 'Rosa Refused', work);
  await provenCustomer(customer.page.request, 'Carl Matagami');
  const gone = await sendRequest(customer.page.request, work, 'The shower needs tiles');
  const open = await sendRequest(customer.page.request, work, 'The kitchen floor is broken');
  await opened(professional.page, '/?lang=en#/professional-dashboard');
  const context = professional.page.context();
  await context.setOffline(true);
  await acceptOn(professional, words, 'The shower needs tiles');
  await acceptOn(professional, words, 'The kitchen floor is broken');
  const cancelled = await customer.page.request.post(`/api/requests/${gone.id}/cancellation`, {
    data: {},
  });
  expect(cancelled.status()).toBe(200);
  await context.setOffline(false);
  const { page } = professional;
  const refusal = page.getByText(/^“The shower needs tiles”: your answer did not count\. \S/);
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  const other = async () => {
    const answer = await customer.page.request.get(`/api/requests/${open.id}`);
    return ((await answer.json()) as OwnRequest).leads.map(({ status }) => status);
  };
  await expect.poll(other).toEqual(['accepted']);
  await page.getByRole('button', { name: words('status.understood'), exact: true }).click();
  await expect(refusal).toBeHidden();
});

test('what the browser refused to store is stored with the next action', async ({
  customer,
  professional,
}) => {
  await meet(customer, professional);
  await storedAll(customer.page);
  await customer.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const context = customer.page.context();
  await context.setOffline(true);
  for (const text of ['Refused by the browser', 'Stored by the browser']) {
    await field(customer).fill(text);
    await field(customer).press('Enter');
    await expect(said(customer, text)).toBeVisible();
  }
  await expect.poll(async () => (await leftOf(customer.page)).queue).toBe(2);
  await context.setOffline(false);
  for (const text of ['Refused by the browser', 'Stored by the browser'])
    await expect(said(professional, text)).toHaveCount(1);
});

test('two tabs send what waits once', async ({ customer, professional }) => {
  await meet(customer, professional);
  await storedAll(customer.page);
  const context = customer.page.context();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/messages'))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const beside = await context.newPage();
  await beside.goto('/?lang=en#/dashboard');
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  for (const text of ['From two tabs, first', 'From two tabs, second']) {
    await field(customer).fill(text);
    await field(customer).press('Enter');
    await expect(said(customer, text)).toBeVisible();
  }
  await context.setOffline(false);
  for (const text of ['From two tabs, first', 'From two tabs, second'])
    await expect(said(professional, text)).toHaveCount(1);
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('who signs out is asked where something waits, and leaves nothing', async ({
  customer,
  professional,
  words,
}) => {
  await meet(customer, professional);
  const { page, panel } = customer;
  await storedAll(page);
  // Of all that is sent, nothing arrives.
  await page
    .context()
    .route('**/api/messages', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
  await customer.write('Nobody reads this');
  await expect(said(customer, 'Nobody reads this')).toBeVisible();
  await panel.getByRole('button', { name: words('conversation.close') }).click();
  await storesSlowly(page);
  const signOut = page.getByRole('button', { name: words('common.signOut') }).first();
  await signOut.click();
  const question = page.getByRole('dialog', { name: words('status.leave.title') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: words('status.leave.stay') }).click();
  await signOut.click();
  await page.evaluate(() => fetch('/api/auth/me'));
  await question.getByRole('button', { name: words('status.leave.submit') }).click();
  await expect(page.getByRole('link', { name: words('common.signIn') }).first()).toBeVisible();
  // Longer than it takes to store.
  await page.waitForTimeout(2_000);
  expect(await leftOf(page)).toEqual({ answers: [], queue: 0 });
});

test('a sign-out that does not arrive leaves somebody signed in, and can be repeated', async ({
  customer: { page, signInByCall },
  words,
}) => {
  await signInByCall('customer@demo.test', 'user');
  await opened(page, '/?lang=en#/dashboard');
  const signOut = page.getByRole('button', { name: words('common.signOut') }).first();
  for (const status of [0, 503]) {
    const once = { times: 1 };
    await page
      .context()
      .route(
        '**/api/auth/sign-out',
        (route) => (status ? route.fulfill({ status }) : route.abort('connectionreset')),
        once,
      );
    const again = page.waitForEvent('load');
    await signOut.click();
    await again;
    await expect(page.getByText(words('status.leave.stayed'), { exact: true })).toBeVisible();
  }
  await signOut.click();
  await expect(page.getByRole('link', { name: words('common.signIn') }).first()).toBeVisible();
  expect(await leftOf(page)).toEqual({ answers: [], queue: 0 });
});

/** As on a busy machine: an answer is still being stored when somebody has left. */
async function storesSlowly(page: Page): Promise<void> {
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() => {
      const { open } = CacheStorage.prototype;
      CacheStorage.prototype.open = async function (name) {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        return open.call(this, name);
      };
    });
}

test('who signs in after somebody else finds nothing of theirs, and sends nothing of it', async ({
  customer,
  professional,
}) => {
  await meet(customer, professional);
  const { page } = customer;
  await storedAll(page);
  let isCut = true;
  const sent: string[] = [];
  await page.context().route('**/api/messages', (route) => {
    const isSent = route.request().method() === 'POST';
    if (isSent && isCut) return route.abort('connectionreset');
    if (isSent) sent.push(route.request().postData() ?? '');
    return route.continue();
  });
  await customer.write('Only Marie says this');
  await expect(said(customer, 'Only Marie says this')).toBeVisible();
  const { answers } = await leftOf(page);
  expect(answers).toHaveLength(1);
  await newCustomer(page.request, 'Nora Next');
  // Her page may try again until it is gone.
  const address = page.url();
  await page.goto('about:blank');
  isCut = false;
  await page.goto(address);
  const others = expect.not.arrayContaining(answers);
  await expect.poll(() => leftOf(page)).toEqual({ answers: others, queue: 0 });
  expect(sent).toEqual([]);
});

test('a session that ended leaves nothing', async ({ customer, professional }) => {
  await meet(customer, professional);
  const { page } = customer;
  await storedAll(page);
  await page.context().clearCookies();
  await page.reload();
  await expect.poll(() => leftOf(page)).toEqual({ answers: [], queue: 0 });
});
