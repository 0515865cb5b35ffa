import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { AuditAction } from '#contract/admin/audit.ts';
import { expect, expectAccessible } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** What an operator reads in the audit log, and in exported files. */
export function readingLogOn(page: Page, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const nameOf = (action: AuditAction) => words(`admin-audit.actions.${action}`);
  /** Entries of the table, or cards on a phone, by their text. */
  const entry = (text: string) => main.locator('tbody tr, ul > li').filter({ hasText: text });
  return {
    entry,

    async expectDeed(action: AuditAction, reason: string, by: string) {
      await expect(entry(reason)).toContainText(nameOf(action));
      await expect(entry(reason)).toContainText(by);
      await expect(entry(reason).locator('time')).toBeVisible();
    },

    /** Opens the details of an entry and returns its changes: field, before, after. */
    async openEntry(action: AuditAction, reason: string) {
      const details = words('admin-audit.details', { action: nameOf(action) });
      await entry(reason).getByRole('button', { name: details }).click();
      await expect(dialog.getByText(reason)).toBeVisible();
      await expectAccessible(page);
      const rows = await dialog.getByRole('row').all();
      return Promise.all(
        rows.map((row) => row.getByRole('cell').or(row.getByRole('rowheader')).allTextContents()),
      );
    },

    /** The exported file as a spreadsheet reads it: a record a row, keyed by the header. */
    async saveList(): Promise<{ name: string; rows: Record<string, string>[] }> {
      const link = main.getByRole('link', { name: words('admin-panel.table.export'), exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      return { name: download.suggestedFilename(), rows: await rowsOf(download) };
    },
  };
}

async function rowsOf(download: Download): Promise<Record<string, string>[]> {
  return parse(await readFile(await download.path()), { bom: true, columns: true });
}
