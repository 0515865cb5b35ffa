import type { Page } from '@playwright/test';
import type { DeclineReason, LeadStage } from '#contract/requests/statuses.ts';
import type { texts } from '#web/locales/en/professional/professional-profile.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

type PartId = Exclude<keyof typeof texts.sections, 'label'>;
type Tab = 'requests' | 'subscription' | 'analytics' | 'profile';

/** A professional's actions on their leads and their profile. */
export function workingOn(page: Page, words: Words) {
  const dialog = page.getByRole('dialog');
  const leadSaying = (description: string) =>
    page.getByRole('listitem').filter({ hasText: description }).first();
  /** On a wide screen the details of one lead stand beside the list. */
  const openLead = async (description: string) => {
    await expect(leadSaying(description)).toBeVisible();
    const closed = leadSaying(description).locator('button[aria-expanded=false]');
    const row = closed.filter({ hasText: description }).first();
    if (await row.isVisible()) await row.click();
    return leadSaying(description);
  };
  /** Presses a button of the lead, then the one of the confirmation dialog. */
  const decide = async (description: string, action: string, confirm: string) => {
    const lead = await openLead(description);
    await lead.getByRole('button', { name: action, exact: true }).click();
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const expectLead = async (description: string, ...said: string[]) => {
    await openLead(description);
    for (const text of said)
      await expect(leadSaying(description).getByText(text, { exact: true }).first()).toBeVisible();
  };
  return {
    leadSaying,
    openLead,
    expectLead,

    async openTab(tab: Tab) {
      await page.getByRole('tab', { name: words(`professional-dashboard.tab.${tab}`) }).click();
    },

    /** A part of the profile, by the list of its parts. */
    async openPart(part: PartId) {
      const list = page.getByRole('navigation', {
        name: words('professional-profile.sections.label'),
      });
      const back = page.getByRole('link', { name: words('professional-profile.allParts') });
      await expect(list.or(back).filter({ visible: true }).first()).toBeVisible();
      if (await back.isVisible()) await back.click();
      const name = new RegExp(`^${words(`professional-profile.sections.${part}`)}`);
      await list.getByRole('link', { name }).click();
      const heading = page.getByRole('heading', {
        name: words(`professional-profile.${part}.title`),
      });
      await expect(heading).toBeFocused();
    },

    async showLeads(stage: LeadStage | 'all') {
      const name = stage === 'all' ? words('leads.all') : words(`leads.stage.${stage}`);
      const button = page
        .getByRole('group', { name: words('leads.filter') })
        .getByRole('button', { name: new RegExp(`^${name}`) });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    },

    /** Accepts the newest lead with this description, optionally with a first message. */
    async acceptLead(description: string, message?: string) {
      const lead = await openLead(description);
      await lead.getByRole('button', { name: words('leads.accept'), exact: true }).click();
      if (message) await dialog.getByRole('textbox').fill(message);
      await dialog.getByRole('button', { name: words('leads.accept') }).click();
      await expectLead(description, words('leads.status.accepted'));
    },

    async declineLead(description: string, reason?: DeclineReason, text?: string) {
      const lead = await openLead(description);
      await lead.getByRole('button', { name: words('leads.decline'), exact: true }).click();
      if (reason) await dialog.getByText(words(`leads.reasons.${reason}`)).click();
      if (text) await dialog.getByRole('textbox').fill(text);
      await dialog.getByRole('button', { name: words('leads.decline') }).click();
      await expectLead(description, words('leads.status.denied'), words('leads.outcome.denied'));
    },

    /** By the dialog of contact options, into the conversation. */
    async contactClient(description: string) {
      const lead = await openLead(description);
      await lead.getByRole('button', { name: words('leads.contact'), exact: true }).click();
      await dialog.getByRole('button', { name: words('leads.contactDialog.message') }).click();
      await expect(dialog.getByText(words('conversation.empty'))).toBeVisible();
    },

    async reportDone(description: string) {
      const { reportCompletion, completion } = {
        reportCompletion: words('leads.reportCompletion'),
        completion: words('leads.completion.submit'),
      };
      await decide(description, reportCompletion, completion);
      const button = leadSaying(description).getByRole('button', { name: reportCompletion });
      await expect(button).toBeHidden();
    },

    async stepBackFrom(description: string) {
      await decide(description, words('leads.stepBack'), words('leads.stepBackDialog.submit'));
      await expectLead(description, words('leads.outcome.stepped_back'));
    },

    /** Answers the newest review, among those of the profile. */
    async answerReview(text: string) {
      await page.getByText(words('reviews.answer.open'), { exact: true }).first().click();
      await page.getByLabel(words('reviews.answer.label')).fill(text);
      await page.getByRole('button', { name: words('reviews.answer.submit') }).click();
      await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
    },

    /** A figure at the top of the Analytics tab, by its name. */
    figure: (name: 'acceptanceRate' | 'answerTime' | 'hired' | 'rating') =>
      page
        .getByRole('term')
        .filter({ hasText: words(`analytics.figures.${name}`) })
        .locator('xpath=following-sibling::dd[1]'),
  };
}
