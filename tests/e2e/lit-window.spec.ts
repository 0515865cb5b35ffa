import type { Page } from '@playwright/test';
import { acceptedRequest, openRequest } from './support/accepted-request.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/people.ts';

// The moment in which somebody says yes.

test.setTimeout(120_000);

const at = (location: string) => ({ profession: 'locksmith', location }) as const;

test('the window of somebody who said yes lights once', async ({ page, anotherPerson }) => {
  const work = at('Amqui, Québec, Canada');
  const { id } = await acceptedRequest(page, await anotherPerson(), 'Odile Amqui', work);
  await openRequest(page, id, 'en');
  await expect(page.locator('.lit-window-new')).toBeVisible();
  await page.reload();
  await expect(page.locator('.lit-window')).toBeVisible();
  await expect(page.locator('.lit-window-new')).toBeHidden();
});

test('writing to them becomes what comes next', async ({ page, anotherPerson, words }) => {
  const name = 'Rosalie Chibougamau';
  const work = at('Chibougamau, Québec, Canada');
  const { id } = await acceptedRequest(page, await anotherPerson(), name, work);
  await page.goto('/?lang=en#/dashboard');
  const message = page.getByRole('button', {
    name: words('customer-home.messageTo', { name }),
  });
  await expect(message).toHaveCSS('background-color', PRIMARY);
  await openRequest(page, id, 'en');
  const shown = page.getByRole('button', { name: words('request.messageTo', { name }) });
  await expect(shown).toHaveCSS('background-color', PRIMARY);
  const hire = page.getByRole('button', { name: words('request.hireOne', { name }) });
  await expect(hire).not.toHaveCSS('background-color', PRIMARY);
});

test('who was hired and who hired meet once', async ({ page, anotherPerson }) => {
  const work = at('Causapscal, Québec, Canada');
  const { id } = await acceptedRequest(page, await anotherPerson(), 'Aline Causapscal', work);
  await hireByCall(page, id);
  await openRequest(page, id, 'en');
  await expect(page.locator('.meeting-new img')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.meeting img')).toHaveCount(2);
  await expect(page.locator('.meeting-new')).toBeHidden();
});

const PRIMARY = 'rgb(15, 76, 58)';

test('the phone vibrates, unless the person wants no motion', async ({
  page,
  anotherPerson,
  words,
}) => {
  const work = at('Fermont, Québec, Canada');
  await acceptedRequest(page, await anotherPerson(), 'Irma Fermont', work);
  await page.addInitScript(countVibrations);
  await page.goto('/?lang=en#/dashboard');
  const open = page.getByRole('link', { name: words('customer-home.open') });
  for (const [reducedMotion, times] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => localStorage.removeItem('lit-windows'));
    await open.click();
    await expect(page.locator('.lit-window')).toBeVisible();
    await expect.poll(() => vibrations(page), { message: reducedMotion }).toBe(times);
    await page.getByRole('link', { name: words('request.back') }).click();
  }
});

async function hireByCall(page: Page, id: string): Promise<void> {
  const { professionalId } = await (await page.request.get(`/api/requests/${id}`)).json();
  const hired = await page.request.post(`/api/requests/${id}/hire`, { data: { professionalId } });
  expect(hired.ok(), await hired.text()).toBe(true);
}

function countVibrations(): void {
  navigator.vibrate = () => {
    const { dataset } = document.documentElement;
    dataset['vibrations'] = String(Number(dataset['vibrations'] ?? 0) + 1);
    return true;
  };
}

function vibrations(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['vibrations'] ?? 0));
}
