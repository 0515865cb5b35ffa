import type { Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { expect } from '../fixtures.ts';
import { codeFor } from '../outbox.ts';
import { wordsOf, type Words } from '../words.ts';

/** What a person does until their request is sent. */
export function askingOn(page: Page, language: Language, words: Words) {
  const question = (text: string) => page.getByRole('log').getByText(text, { exact: true });
  const field = page.getByLabel(words('assistant-chat.inputLabel'));
  const dialog = page.getByRole('dialog', { name: words('connect.title') });
  return {
    /** From the landing page, in the language chosen there, into the conversation by Enter. */
    async tellTheAssistant(need: string) {
      await page.goto('/');
      await page.getByLabel(wordsOf('en')('common.language')).selectOption(language);
      const box = page.getByLabel(words('landing.hero.label'));
      await box.fill(need);
      await box.press('Enter');
      await expect(page.getByRole('log').getByText(need)).toBeVisible();
    },

    async describe(details: string) {
      await expect(question(words('assistant-chat.ask.description'))).toBeVisible();
      await field.fill(details);
      await field.press('Enter');
    },

    /** Types and takes the first suggestion without a pointer; gives what was taken. */
    async pickAddressByKeyboard(typed: string): Promise<string> {
      await expect(question(words('assistant-chat.ask.location'))).toBeVisible();
      const combobox = page.getByRole('combobox', { name: words('assistant-chat.inputLabel') });
      await expect(combobox).toBeFocused();
      await page.keyboard.type(typed);
      await expect(combobox).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      const chosen = page.getByRole('option', { selected: true });
      const parts = await chosen.locator('span').allTextContents();
      await page.keyboard.press('Enter');
      const taken = parts.join(', ');
      await expect(page.getByRole('log').getByText(taken, { exact: true })).toBeVisible();
      return taken;
    },

    async chooseUrgency(urgency: string) {
      await expect(question(words('assistant-chat.ask.urgency'))).toBeVisible();
      await page.getByRole('button', { name: urgency }).click();
    },

    async agree() {
      await expect(question(words('assistant-chat.confirm'))).toBeVisible();
      await page.getByRole('button', { name: words('assistant-chat.yes') }).click();
    },

    /** In the dialog: address, terms, and the code of the mail. */
    async proveEmail(email: string) {
      await dialog.getByLabel(words('connect.emailLabel')).fill(email);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: words('connect.sendCode') }).click();
      const code = dialog.getByLabel(words('connect.codeLabel'));
      await code.pressSequentially(await codeFor(page.request, email));
      await expect(dialog).toBeHidden();
    },
  };
}
