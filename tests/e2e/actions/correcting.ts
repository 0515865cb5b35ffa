import type { Page } from '@playwright/test';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { builtInName, type Profession } from '#contract/professionals/professions.ts';
import { URGENCY_NAMES, type Urgency } from '#contract/requests/urgency.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

type Field = 'profession' | 'description' | 'location' | 'urgency';

/** Below this width the summary is a sheet (`lg` of the styles). */
const DESK = 1024;

/**
 * Actions beside the conversation: correcting, going back, finding a message with a given analysis.
 */
export function correctingOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const isPhone = () => (page.viewportSize()?.width ?? 0) < DESK;
  const title = words('assistant-chat.summaryTitle');
  const summary = () => page.getByRole(isPhone() ? 'dialog' : 'complementary', { name: title });
  const openSummary = async () => {
    if (isPhone()) await page.getByTitle(words('assistant-chat.openSummary')).click();
    await expect(summary()).toBeVisible();
  };
  const closeSummary = async () => {
    if (!isPhone()) return;
    await page.keyboard.press('Escape');
    await expect(summary()).toBeHidden();
  };
  const edit = async (field: Field) => {
    const change = words(`assistant-chat.change.${field}`);
    const add = words(`assistant-chat.add.${field}`);
    const either = summary().getByRole('button', { name: change, exact: true });
    await either.or(summary().getByRole('button', { name: add, exact: true })).click();
  };
  return {
    summary,
    openSummary,
    closeSummary,
    /** Opens a field of the summary. */
    edit,

    /** Finds the service by a part of its name, by keyboard. */
    async correctProfession(profession: Profession) {
      const name = builtInName(profession, language) ?? '';
      await edit('profession');
      const box = summary().getByRole('combobox', { name: words('assistant-chat.findTrade') });
      await expect(box).toBeFocused();
      await page.keyboard.type(name.slice(0, 8));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(summary()).toContainText(name);
    },

    async correctUrgency(urgency: Urgency) {
      await edit('urgency');
      await summary().getByRole('button', { name: URGENCY_NAMES[language][urgency] }).click();
      await expect(summary().getByRole('group')).toBeHidden();
    },

    async correctDescription(text: string) {
      await edit('description');
      const box = summary().getByRole('textbox', {
        name: words('assistant-chat.summary.description'),
      });
      await expect(box).toBeFocused();
      await box.fill(text);
      await summary()
        .getByRole('button', { name: words('assistant-chat.save') })
        .click();
      await expect(summary()).toContainText(text);
    },

    /** The button to the previous question; absent at the first. */
    back: page.getByRole('button', { name: words('assistant-chat.goBackLabel') }),

    /** The first of these messages that the server analyses so, with the analysis. */
    async findMessage(messages: readonly string[], fits: (analysis: Analysis) => boolean) {
      for (const message of messages) {
        const answer = await page.request.post('/api/chat/analyze', {
          data: { message, language },
        });
        const analysis = (await answer.json()) as Analysis;
        if (fits(analysis)) return { message, analysis };
      }
      throw new Error(`none of these is read so: ${messages.join(' | ')}`);
    },
  };
}
