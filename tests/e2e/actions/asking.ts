import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { URGENCY_NAMES, type Urgency } from '#contract/requests/urgency.ts';
import { expect } from '../support/fixtures.ts';
import { codeFor } from '../support/outbox.ts';
import { wordsOf, type Words } from '../support/words.ts';

type Question = 'description' | 'location' | 'urgency' | 'confirmation' | 'contact';

/** A customer's actions until their request is sent. */
export function askingOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const said = (text: string) => page.getByRole('log').getByText(text, { exact: true });
  const questionOf = (about: Question, count: number) => {
    if (about !== 'confirmation') return words(`assistant-chat.ask.${about}`);
    return count > 1
      ? words('assistant-chat.confirmAll', { count })
      : words('assistant-chat.confirm');
  };
  /** `count` is how many drafts the last question is about. */
  const expectQuestion = (about: Question, count = 1) =>
    expect(said(questionOf(about, count)).last()).toBeVisible();
  const field = page.getByLabel(words('assistant-chat.inputLabel'));
  const dialog = page.getByRole('dialog', { name: words('connect.title') });
  const askForCode = async (email: string) => {
    await dialog.getByLabel(words('connect.emailLabel')).fill(email);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: words('connect.sendCode') }).click();
  };
  const enterCode = (code: string) =>
    dialog.getByLabel(words('connect.codeLabel')).pressSequentially(code);
  return {
    /** From the landing page, in its language, into the conversation by Enter. */
    async tellTheAssistant(need: string) {
      await page.goto('/');
      await page.getByLabel(wordsOf('en')('common.language')).selectOption(language);
      const box = page.getByLabel(words('landing.hero.label'));
      await box.fill(need);
      await box.press('Enter');
      await expect(page.getByRole('log').getByText(need)).toBeVisible();
    },

    expectQuestion,

    /** Answers the current question. */
    async answer(text: string) {
      await field.fill(text);
      await field.press('Enter');
    },

    /** Types and takes the first suggestion by keyboard; returns the address it answers with. */
    async pickAddressByKeyboard(typed: string): Promise<string> {
      await expectQuestion('location');
      const combobox = page.getByRole('combobox', { name: words('assistant-chat.inputLabel') });
      await expect(combobox).toBeFocused();
      await page.keyboard.type(typed);
      await expect(combobox).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      const chosen = page.getByRole('option', { selected: true });
      // What tells suggestions apart stands first in them.
      const parts = (await chosen.locator('span').allTextContents()).join(', ').split(', ');
      await page.keyboard.press('Enter');
      const bubble = page.getByRole('log').getByRole('listitem').filter({ hasText: parts[0]! });
      const taken = await bubble.locator('span').last().innerText();
      expect(taken.split(', ').toSorted()).toEqual(parts.toSorted());
      return taken;
    },

    async chooseUrgency(urgency: Urgency) {
      await expectQuestion('urgency');
      await page.getByRole('button', { name: URGENCY_NAMES[language][urgency] }).click();
    },

    async agree(count = 1) {
      await expectQuestion('confirmation', count);
      const yes = words(count > 1 ? 'assistant-chat.yesAll' : 'assistant-chat.yes');
      await page.getByRole('button', { name: yes }).click();
    },

    /** The sign-in dialog. */
    dialog,
    askForCode,
    enterCode,

    /** In the dialog: address, terms, and the code of the mail. */
    async proveEmail(email: string) {
      await askForCode(email);
      await enterCode(await codeFor(page.request, email));
      await expect(dialog).toBeHidden();
    },
  };
}
