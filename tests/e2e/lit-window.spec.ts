import { acceptedRequest, openRequest } from './support/accepted-request.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/people.ts';

test.setTimeout(120_000);

test('the window of somebody who said yes lights once', async ({ page, anotherPerson }) => {
  const work = { profession: 'locksmith', location: 'Amqui, Québec, Canada' } as const;
  const { id } = await acceptedRequest(page, await anotherPerson(), 'Odile Amqui', work);
  await openRequest(page, id, 'en');
  await expect(page.locator('.lit-window-new')).toBeVisible();
  await page.reload();
  await expect(page.locator('.lit-window')).toBeVisible();
  await expect(page.locator('.lit-window-new')).toBeHidden();
});
