import type { Page } from '@playwright/test';
import { expect, MOTION } from './support/fixtures.ts';
import { test } from './support/people.ts';

// What moves between screens, and nothing for those who want no motion.

const NEED = 'The gutter over my front door leaks';

test.describe('with motion', () => {
  test.use(MOTION);

  test('the first sentence travels from the landing page into the conversation', async ({
    page,
    customer,
  }) => {
    await page.addInitScript(recordTravels);
    await customer.tellTheAssistant(NEED);
    await expect(page.getByRole('log')).toContainText(NEED);
    expect(await travels(page)).toEqual([NEED]);
  });
});

test('the first sentence stands where it belongs at once for who wants no motion', async ({
  page,
  customer,
}) => {
  await page.addInitScript(recordTravels);
  await customer.tellTheAssistant(NEED);
  await expect(page.getByRole('log')).toContainText(NEED);
  expect(await travels(page)).toEqual([]);
});

/** Writes what is moved by a script into the document. */
function recordTravels(): void {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function record(...moves) {
    const { dataset } = document.documentElement;
    const words = this.querySelector('.whitespace-pre-wrap')?.textContent ?? '';
    if (JSON.stringify(moves).includes('translate')) dataset['travels'] = words;
    return animate.apply(this, moves);
  };
}

async function travels(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => document.documentElement.dataset['travels']);
  return words === undefined ? [] : [words];
}
