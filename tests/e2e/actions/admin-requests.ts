import type { Page } from '@playwright/test';
import type { RequestStatus, TimelineEvent } from '#contract/requests/statuses.ts';
import { expect, expectAccessible } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** An operator's actions on an open request, and its details. */
export function decidingOn(page: Page, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const asked = main.getByRole('region', { name: words('admin-request.asked.title') });
  const timeline = main
    .getByRole('region', { name: words('admin-request.timeline.title'), exact: true })
    .first();
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  /** One of the professionals asked. */
  const askedOne = (name: string) =>
    asked.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  const giveReason = async (reason: string) => {
    await dialog.getByLabel(words('admin-panel.reason.label')).fill(reason);
    await expectAccessible(page);
  };
  return {
    askedOne,

    async expectStatus(status: RequestStatus) {
      const head = main.getByRole('heading', { level: 1 }).locator('..');
      await expect(head).toContainText(words(`admin-lists.requestStatus.${status}`));
    },

    /** An event of the timeline, with the professional's name. */
    async expectEvent(event: TimelineEvent, name = '') {
      const named = name === '' ? 'no' : 'yes';
      const said = words(`admin-request.timeline.events.${event}`, { name, named });
      await expect(timeline.getByText(said, { exact: true })).toBeVisible();
    },

    async readConversation(name: string, messages: number, reason: string) {
      const open = words('admin-request.conversation.button', { count: messages });
      await askedOne(name).getByRole('button', { name: open }).click();
      await dialog.getByLabel(words('admin-request.conversation.reason')).fill(reason);
      await expectAccessible(page);
      await confirm(words('admin-request.conversation.confirm'));
      await expect(dialog.getByText(words('admin-request.conversation.kept'))).toBeVisible();
      await expectAccessible(page);
    },

    async leaveDialog() {
      const cross = dialog.getByRole('button', { name: words('common.close'), exact: true });
      await cross.first().click();
      await expect(dialog).toBeHidden();
    },

    async replace(name: string, reason: string) {
      const button = words('admin-request.replace.button');
      await askedOne(name).getByRole('button', { name: button }).click();
      await giveReason(reason);
      await confirm(words('admin-request.replace.confirm'));
    },

    /** Assigns a professional by name; `instead` of another one, or to a free place. */
    async assign(name: string, reason: string, insteadOf?: string) {
      await asked.getByRole('button', { name: words('admin-request.assign.button') }).click();
      await dialog
        .getByRole('combobox', { name: words('admin-request.assign.professional') })
        .fill(name);
      await dialog.getByRole('option', { name }).click();
      const place = insteadOf
        ? words('admin-request.assign.insteadOf', { name: insteadOf })
        : words('admin-request.assign.free');
      await dialog
        .getByRole('combobox', { name: words('admin-request.assign.place') })
        .selectOption({ label: place });
      await giveReason(reason);
      await confirm(words('admin-request.assign.confirm'));
    },

    /** Cancels or reopens it, up to the last button. */
    async consider(what: 'cancel' | 'reopen', reason: string) {
      const button = words(`admin-request.${what}.button`);
      await main.getByRole('button', { name: button, exact: true }).click();
      await giveReason(reason);
    },

    confirm: (what: 'cancel' | 'reopen') => confirm(words(`admin-request.${what}.confirm`)),
  };
}
