import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import type { Person } from '#tests/e2e/support/people.ts';
import type { Words } from '#tests/e2e/support/words.ts';

/** What a browser says of a page without a network, or whose session has ended. */
export const OFFLINE_PROBLEMS = [/net::ERR_|did not come|import|status of (?:40[19]|503)/];

/** Opens a person's screen, and waits until the browser can show it without a network. */
export async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await storedAll(page);
}

/** Closes a page, and opens its address in another tab. */
export async function reopened(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  const address = page.url();
  await page.close();
  await next.goto(address);
  return next;
}

/**
 * Waits until the service worker has stored the screens of a person, and their answers: until it stores
 * no more.
 */
export async function storedAll(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const [screens, answers] = await countStored(page);
        const now = `${screens} ${answers}`;
        const isSame = screens > 100 && answers > 3 && now === before;
        before = now;
        return isSame;
      },
      { intervals: [1_000], timeout: 60_000 },
    )
    .toBe(true);
}

/** How many files of the program, and how many answers, are stored. */
function countStored(page: Page): Promise<[number, number]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const count = async (beginning: string) => {
      const name = names.find((one) => one.startsWith(beginning));
      return name ? (await (await caches.open(name)).keys()).length : 0;
    };
    return [await count('nearhand-program:'), await count('nearhand-answers:')];
  });
}

/** Accepts a lead, by its page, without waiting for the server. */
export async function acceptOn(person: Person, words: Words, description: string): Promise<void> {
  const lead = await person.openLead(description);
  const accept = { name: words('leads.accept'), exact: true };
  await lead.getByRole('button', accept).click();
  const dialog = person.page.getByRole('dialog');
  await dialog.getByRole('button', accept).click();
  await expect(dialog).toBeHidden();
}

/** What is left of a person in a browser. */
export function leftOf(page: Page): Promise<{ answers: string[]; queue: number }> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const opening = indexedDB.open('nearhand-queue');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const [store] = database.objectStoreNames;
    const reading = store && database.transaction(store).objectStore(store).get('actions');
    const queue = await new Promise<unknown[]>((resolve) => {
      if (reading) reading.addEventListener('success', () => resolve(reading.result ?? []));
      else resolve([]);
    });
    database.close();
    return {
      answers: names.filter((name) => name.startsWith('nearhand-answers:')),
      queue: queue.length,
    };
  });
}
