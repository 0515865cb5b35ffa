import type { LanguagesSettings } from '#contract/admin/site-languages.ts';
import { countPeopleByLanguage } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readLanguagesSettings, reloadLanguages, setLanguages } from '#server/site/site.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';

/** The languages in force, and how many people chose each. */
export async function readLanguagesWithCounts(platform: Platform): Promise<LanguagesSettings> {
  const [settings, people] = await Promise.all([
    readLanguagesSettings(platform),
    countPeopleByLanguage(platform.db),
  ]);
  return { ...settings, people };
}

/**
 * Changes the languages, audited; this node has them when the promise resolves.
 * @throws Refusal `changed_meanwhile`
 */
export async function setLanguagesAs(
  platform: Platform,
  actor: Actor,
  choice: Parameters<typeof setLanguages>[2],
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const stood = await setLanguages(platform, tx, choice, actor.email);
    const target = { kind: 'site', id: 'languages' } as const;
    await recordAudit(tx, platform, actor, { action: 'changed', target, ...stood });
  });
  await reloadLanguages(platform);
}
