import type { Analysis, Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { presentSettled, withStreets, type PlaceContext } from '#server/places/places.ts';
import type { Db } from '#server/platform/database/db.ts';
import { settleLocation } from './settle-location.ts';

interface Written {
  message: string;
  language: UnderstoodLanguage;
  asked?: Asked | undefined;
}

/**
 * The analysis with its place on the imported street that its location names; as it was where it
 * names none.
 */
export async function onImportedStreet(
  db: Db,
  analysis: Analysis,
  { message, language, asked }: Written,
  site: PlaceContext,
): Promise<Analysis> {
  const { location } = analysis;
  const context = await withStreets(db, site, { typed: location, language });
  if (!context.streets?.length) return analysis;
  const about = { language, site: context, asked: asked ?? null };
  const settled = settleLocation(message, location, about);
  return { ...analysis, place: settled && presentSettled(settled, language, site.country) };
}
