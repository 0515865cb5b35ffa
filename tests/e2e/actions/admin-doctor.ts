import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { DoctorPart } from '#contract/admin/doctor.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { closeDatabase, openDatabase } from '#server/platform/database/db.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** Marks this many letters of the demo world as permanently failed. */
export async function letFail(dataDir: string, count: number): Promise<void> {
  const quiet = () => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const server = await startEmbeddedPostgres({ dataDir, log });
  const db = openDatabase({ connection: server.connection, onConnectionError: quiet });
  await sql`
    insert into outbox_messages
      (id, dedupe_key, kind, channel, recipient, language, subject, text, created_at, failed_at,
       attempts, last_error)
    select gen_random_uuid(), 'e2e:' || n, 'nobodyYet', 'email', 'somebody@demo.test', 'en', 'News',
           'Nobody yet', now(), now(), 15, 'Error: 550 5.1.1 <somebody@demo.test>: unknown'
    from generate_series(1, ${count}::int) n`.execute(db);
  await closeDatabase(db);
  await server.stop();
}

/** A signed-in operator's actions on the doctor and on failed work. */
export function mendingOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const toasts = page.getByRole('region', {
    name: words('common.notifications', { hotkey: 'F8' }),
  });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const open = async (section: 'deliveries' | 'doctor') => {
    await page.goto(`/?lang=${language}#/admin?tab=${section}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      words(`admin-panel.sections.${section}`),
    );
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
  };
  return {
    main,
    open,

    /** The findings of a part. */
    part: (part: DoctorPart) =>
      main.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: words(`admin-doctor.parts.${part}`), exact: true }),
      }),

    /** The line on top counts the warnings: a busy machine may have more than a backup's. */
    async expectOutcome() {
      const warning = words('admin-doctor.states.warning');
      const findings = main.getByRole('listitem').getByRole('listitem');
      const count = await findings.getByText(warning, { exact: true }).count();
      expect(count).toBeGreaterThan(0);
      await expect(
        main.getByRole('status', { name: words('admin-doctor.summaryLabel') }),
      ).toContainText(words('admin-doctor.someWarn', { count }));
    },

    async runAgain() {
      await press(words('admin-doctor.again'));
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 });
    },

    async retryOne() {
      const name = words('admin-deliveries.messages.retryThis', { recipient: 's•••@demo.test' });
      await main.getByRole('button', { name, exact: true }).first().click();
      const done = words('admin-deliveries.messages.done', { count: 1 });
      await expect(toasts.getByText(done, { exact: true })).toBeVisible();
    },

    async retryAll(count: number) {
      await press(words('admin-deliveries.messages.retryAll', { count }));
      await dialog
        .getByRole('button', { name: words('admin-deliveries.messages.retry'), exact: true })
        .click();
      const done = words('admin-deliveries.messages.done', { count });
      await expect(toasts.getByText(done, { exact: true })).toBeVisible();
    },

    showDeadJobs: () =>
      main.getByRole('tab', { name: words('admin-deliveries.tabs.jobs') }).click(),
  };
}
