import {
  UNDERSTOOD_LANGUAGES,
  type Language,
  type UnderstoodLanguage,
} from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { PLAN_IDS, type PlanId } from '#contract/billing/plans.ts';
import type { OwnPlanWords, PlanWords } from '#contract/admin/plans.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listPlanRows, type PlanRow } from './queries-plans.ts';
import { PLAN_TEXTS } from './texts/texts.ts';

/** What the owner wrote, by language; what is missing is built in. */
export type StoredWords = Partial<Record<UnderstoodLanguage, Partial<PlanWords>>>;

/**
 * The names of the plans cached in this process: letters read them synchronously. A process serves
 * one database.
 */
let names: ReadonlyMap<PlanId, StoredWords> = new Map();

/** Loads the names once this node listens, and again on every invalidation. */
export function followPlans({ db, live }: Pick<Platform, 'db' | 'live'>): void {
  live.onSharedInvalidated('plans', () => reloadPlans(db));
}

/** Reloads the names: at once on the node that changed them, on the others by invalidation. */
export async function reloadPlans(db: Db): Promise<void> {
  const rows = await listPlanRows(db);
  names = new Map(rows.map((row) => [row.id, storedWords(row)]));
}

/** The name of a plan in a language: the owner's, which is written in the understood ones, before the built-in. */
export function planName(id: PlanId, language: Language): string {
  return names.get(id)?.[understoodIn(language)]?.name ?? PLAN_TEXTS[language][id].name;
}

export function storedWords({ texts }: Pick<PlanRow, 'texts'>): StoredWords {
  return texts as StoredWords;
}

/** The words of a plan in a language; `{days}` is not replaced yet. */
export function wordsOf(row: Pick<PlanRow, 'id' | 'texts'>, language: Language): PlanWords {
  return { ...PLAN_TEXTS[language][row.id], ...storedWords(row)[understoodIn(language)] };
}

/** What the owner wrote in a language; null is the built-in text. */
export function ownWords(row: Pick<PlanRow, 'texts'>, language: UnderstoodLanguage): OwnPlanWords {
  const { name = null, description = null, features = null } = storedWords(row)[language] ?? {};
  return { name, description, features };
}

/** Leaves out what is null, or the same as the built-in text. */
export function wordsToStore(
  id: PlanId,
  own: Record<UnderstoodLanguage, OwnPlanWords>,
): StoredWords {
  const written = UNDERSTOOD_LANGUAGES.map((language) => {
    const builtIn = PLAN_TEXTS[language][id];
    const { name, description, features } = own[language];
    const isOwnList = features !== null && features.join('\n') !== builtIn.features.join('\n');
    return [
      language,
      {
        ...(name !== null && name !== builtIn.name && { name }),
        ...(description !== null && description !== builtIn.description && { description }),
        ...(isOwnList && { features }),
      },
    ] as const;
  });
  return Object.fromEntries(written.filter(([, words]) => Object.keys(words).length > 0));
}

/** The built-in words of a plan, in a language. */
export function builtInWords(id: PlanId, language: Language): PlanWords {
  const { name, description, features } = PLAN_TEXTS[language][id];
  return { name, description, features: [...features] };
}

/** The languages in which another plan has this name, ignoring case. */
export function languagesOfTakenNames(
  id: PlanId,
  own: Record<UnderstoodLanguage, OwnPlanWords>,
  rows: readonly PlanRow[],
): UnderstoodLanguage[] {
  return UNDERSTOOD_LANGUAGES.filter((language) => {
    const name = (own[language].name ?? PLAN_TEXTS[language][id].name).toLowerCase();
    const others = rows.filter((row) => row.id !== id && PLAN_IDS.includes(row.id));
    return others.some((row) => wordsOf(row, language).name.toLowerCase() === name);
  });
}
