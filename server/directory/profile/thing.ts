import type { Currency } from '#contract/quotes/currencies.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Review } from '#contract/requests/reviews.ts';
import { rateText } from '../amounts.ts';
import { sanitizeText } from '../plain.ts';
import type { Thing } from '../structured-data.ts';
import type { ProfileFacts } from './profile-facts.ts';

/** The schema.org type of a trade; every other one is a ProfessionalService. */
const KINDS: Partial<Record<Profession, string>> = {
  plumber: 'Plumber',
  electrician: 'Electrician',
  painter: 'HousePainter',
  'hvac-technician': 'HVACBusiness',
  'general-contractor': 'GeneralContractor',
  locksmith: 'Locksmith',
  mover: 'MovingCompany',
  roofer: 'RoofingContractor',
  accountant: 'AccountingService',
  lawyer: 'LegalService',
  notary: 'Notary',
  hairdresser: 'HairSalon',
  'auto-mechanic': 'AutoRepair',
};

/** A professional as a business of schema.org: no contact and no street, like the page. */
export function businessThing(
  { professional, city, shown }: ProfileFacts,
  said: { name: string; area: string; url: string; currency: Currency },
): Thing {
  const { profile } = professional;
  const image = profile.photos[0]?.url ?? (profile.avatar?.startsWith('/') ? profile.avatar : null);
  return {
    '@type': KINDS[profile.profession] ?? 'ProfessionalService',
    '@id': said.url,
    name: said.name,
    url: said.url,
    ...(profile.description && { description: sanitizeText(profile.description) }),
    ...(image && { image: new URL(image, said.url).href }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city?.name ?? said.area,
      ...(city && { addressRegion: city.region, addressCountry: city.countryCode }),
    },
    areaServed: said.area,
    currenciesAccepted: said.currency,
    ...(profile.hourlyRate !== null && {
      priceRange: `${rateText(profile.hourlyRate, profile.rateCurrency ?? said.currency, 'en')}/h`,
    }),
    ...(profile.languages.length > 0 && { knowsLanguage: profile.languages }),
    ...(profile.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: profile.rating,
        reviewCount: profile.reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(shown.reviews.length > 0 && { review: shown.reviews.map(reviewThing) }),
  };
}

function reviewThing(review: Review): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author ?? '–' },
    datePublished: review.createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    ...(review.comment !== null && { reviewBody: review.comment }),
  };
}
