import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { ProfessionIcon } from '#contract/professionals/profession-icons.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { QuestionKind } from '#contract/requests/extra-questions.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

interface AskedQuestion {
  kind: QuestionKind;
  question: string;
  options?: readonly string[];
}

/** A signed-in operator's actions on the catalogue of trades. */
export function keepingCatalogueOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const toasts = page.getByRole('region', {
    name: words('common.notifications', { hotkey: 'F8' }),
  });
  const nameOf = (of: UnderstoodLanguage) => words(`admin-catalogue.languages.${of}`);
  const labelled = (label: string) => main.getByLabel(label, { exact: true });
  const questionNumbered = (number: number) =>
    main.getByRole('group', {
      name: words('admin-catalogue.question.title', { number: String(number) }),
      exact: true,
    });
  const open = (query: string) => page.goto(`/?lang=${language}#/admin?lang=${language}&${query}`);
  return {
    async open() {
      await open('tab=catalogue');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        words('admin-panel.sections.catalogue'),
      );
    },

    async openTrade(profession: Profession) {
      await open(`tab=catalogue&open=${profession}`);
      await expect(
        labelled(words('admin-catalogue.nameIn', { language: nameOf('en') })),
      ).toBeVisible();
    },

    async rename(name: string) {
      const label = words('admin-catalogue.nameIn', { language: nameOf(language) });
      await labelled(label).fill(name);
    },

    async addWord(word: string) {
      const label = words('admin-catalogue.wordsIn', { language: nameOf(language) });
      await labelled(label).fill(word);
      await labelled(label).press('Enter');
      await expect(
        main.getByRole('button', { name: words('admin-catalogue.removeWord', { word }) }).first(),
      ).toBeVisible();
    },

    /** From the list, by its button. */
    async openNewTrade() {
      await main
        .getByRole('link', { name: words('admin-catalogue.addTrade'), exact: true })
        .click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        words('admin-catalogue.newTrade'),
      );
    },

    async nameTrade(names: Record<UnderstoodLanguage, string>) {
      for (const [of, name] of Object.entries(names) as [UnderstoodLanguage, string][]) {
        const label = words('admin-catalogue.nameIn', { language: nameOf(of) });
        await labelled(label).fill(name);
      }
    },

    async addExample(of: UnderstoodLanguage, message: string) {
      const label = words('admin-catalogue.examplesIn', { language: nameOf(of) });
      await labelled(label).fill(message);
      await labelled(label).press('Enter');
      await expect(main.getByText(message, { exact: true })).toBeVisible();
    },

    /** Adds the question of this number, worded in one language. */
    async addQuestion(number: number, of: UnderstoodLanguage, asked: AskedQuestion) {
      const question = questionNumbered(number);
      const asIn = { language: nameOf(of) };
      await main.getByRole('button', { name: words('admin-catalogue.addQuestion') }).click();
      const kind = question.getByLabel(words('admin-catalogue.question.kind'));
      await expect(kind).toBeFocused();
      await kind.selectOption(asked.kind);
      await question
        .getByLabel(words('admin-catalogue.question.wording', asIn), { exact: true })
        .fill(asked.question);
      for (const [at, option] of (asked.options ?? []).entries()) {
        const label = words('admin-catalogue.question.option', { number: String(at + 1), ...asIn });
        await question.getByLabel(label, { exact: true }).fill(option);
      }
    },

    async moveQuestionUp(number: number) {
      const name = words('admin-catalogue.question.up', { number: String(number) });
      await main.getByRole('button', { name, exact: true }).click();
    },

    async removeQuestion(number: number) {
      const name = words('admin-catalogue.question.remove', { number: String(number) });
      await main.getByRole('button', { name, exact: true }).click();
      await expect(questionNumbered(number)).toBeHidden();
    },

    async chooseIcon(icon: ProfessionIcon) {
      await labelled(words('admin-catalogue.icon')).selectOption(icon);
    },

    async addTrade() {
      const name = words('admin-catalogue.addTrade');
      await main.getByRole('button', { name, exact: true }).click();
      await expect(toasts.getByText(words('admin-catalogue.added'), { exact: true })).toBeVisible();
    },

    async stopOffering() {
      await main.getByRole('switch', { name: words('admin-catalogue.offeredLabel') }).uncheck();
    },

    async save() {
      await main.getByRole('button', { name: words('admin-catalogue.save'), exact: true }).click();
      await expect(toasts.getByText(words('admin-catalogue.saved'), { exact: true })).toBeVisible();
    },
  };
}
