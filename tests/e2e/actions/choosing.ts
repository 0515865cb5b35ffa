import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** A customer's actions on an active request: watching, comparing, hiring, ending, reviewing. */
export function choosingOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const headline = main.locator('#headline');
  return {
    /** Of the live view of a request. */
    headline,

    /** The professionals who accepted, side by side. */
    candidate: (name: string) =>
      main
        .getByRole('region', { name: words('request.compare.title') })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) }),

    async hire(name: string) {
      await main.getByRole('button', { name: words('request.hireOne', { name }) }).click();
      await dialog
        .getByRole('button', { name: words('request.dialog.hire.submit', { name }) })
        .click();
      await expect(dialog).toBeHidden();
      await expect(headline).toHaveText(words('request.headline.in_progress', { name }));
    },

    /** Releases one who accepted, by the disclosure beside their name. */
    async askForAnother(name: string, reason: string) {
      await main.getByRole('button', { name: words('request.more', { name }) }).click();
      await main.getByRole('button', { name: words('request.releaseOne', { name }) }).click();
      await dialog.getByRole('textbox').fill(reason);
      await dialog.getByRole('button', { name: words('request.dialog.release.submit') }).click();
      await expect(dialog).toBeHidden();
    },

    /** Returns the dialog's text on who will be notified. */
    async cancel(reason: string): Promise<string> {
      await main.getByRole('button', { name: words('request.cancel') }).click();
      const told = await dialog.innerText();
      await dialog.getByRole('textbox').fill(reason);
      await dialog.getByRole('button', { name: words('request.dialog.cancel.submit') }).click();
      await expect(dialog).toBeHidden();
      await expect(headline).toHaveText(words('request.headline.cancelled'));
      return told;
    },

    /** Objects to a report of completion. */
    async objectToDone() {
      await main.getByRole('button', { name: words('request.notDone') }).click();
      await expect(main.getByRole('button', { name: words('request.notDone') })).toBeHidden();
    },

    async openConversation(name: string) {
      await main.getByRole('button', { name: words('request.messageTo', { name }) }).click();
      await expect(dialog.getByLabel(words('conversation.input'))).toBeVisible();
    },

    /** Picks a photo in the open conversation, adds a line, and sends both. */
    async sendPhoto(file: { name: string; mimeType: string; buffer: Buffer }, text: string) {
      await dialog.locator('input[type=file]').setInputFiles(file);
      const picked = dialog.getByRole('list', { name: words('conversation.picked') });
      await expect(picked.getByRole('listitem')).toHaveCount(1);
      await expect(picked.getByRole('progressbar')).toHaveCount(0);
      await dialog.getByLabel(words('conversation.input')).fill(text);
      await page.keyboard.press('Enter');
    },

    async leaveConversation() {
      await dialog.getByRole('button', { name: words('conversation.close') }).click();
      await expect(dialog).toBeHidden();
    },

    /** Confirms a report of completion. */
    async confirmDone() {
      await main.getByRole('button', { name: words('request.confirmDone') }).click();
      await dialog.getByRole('button', { name: words('request.dialog.complete.submit') }).click();
      await expect(dialog).toBeHidden();
      await expect(headline).toHaveText(words('request.headline.completed'));
    },

    async review(stars: 1 | 2 | 3 | 4 | 5, comment: string) {
      await main.getByRole('button', { name: words('request.review') }).click();
      const five = words('reviews.dialog.words.s5');
      await expect(dialog.getByRole('radio', { name: new RegExp(five) })).toBeChecked();
      await dialog.getByText(words('reviews.dialog.rating')).waitFor({ state: 'attached' });
      await dialog
        .getByRole('radio', { name: new RegExp(words(`reviews.dialog.words.s${stars}`)) })
        .check({ force: true });
      await dialog.getByLabel(words('reviews.dialog.comment')).fill(comment);
      await dialog.getByRole('button', { name: words('reviews.dialog.submit') }).click();
      await expect(dialog).toBeHidden();
    },

    async openMyReviews() {
      await page.goto(`/?lang=${language}#/dashboard?tab=reviews`);
      await expect(
        main.getByRole('tab', { name: words('customer-home.tabs.reviews') }),
      ).toHaveAttribute('aria-selected', 'true');
    },
  };
}
