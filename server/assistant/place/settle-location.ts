import type { Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { settlePlace, type PlaceContext, type Settled } from '#server/places/places.ts';
import { fold } from '../text/fold.ts';

/** Behind these, or behind nothing, a name is that of a town; behind "on" it is that of a street. */
const AS_TOWN =
  /(?:^|[,.;:!?()\n-]\s*|\b(?:in|a|en|au|aux|de|from|desde|near)\s)(?:the |la |le |el )?$/;

/** What the place in a message comes to, for somebody of whom this is known; null without one. */
export function settleLocation(
  message: string,
  location: string | null,
  {
    language,
    site,
    asked,
  }: { language: UnderstoodLanguage; site: PlaceContext; asked: Asked | null },
): Settled | null {
  if (location === null) return null;
  const before = fold(message.slice(0, Math.max(0, message.indexOf(location))));
  return settlePlace(location, language, site, asked === 'location' || AS_TOWN.test(before));
}

/** The country of a settled place, else that of the site. */
export function countryOf(settled: Settled | null, site: PlaceContext): string {
  return settled?.status === 'named' || settled?.status === 'inferred'
    ? settled.address.spot.country
    : site.country;
}
