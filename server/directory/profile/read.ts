import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import { findAttendance } from '#server/appointments/appointments.ts';
import { findAnswerTime } from '#server/matching/matching.ts';
import { describeCity } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  findListedProfessional,
  type ListedProfessional,
} from '#server/professionals/professionals.ts';
import { countShownReviews, listShownReviews } from '#server/reviews/reviews.ts';
import {
  cityAddresses,
  everybodyAddresses,
  profileAddresses,
  tradeAddresses,
} from '../addresses.ts';
import { answerPace } from '../answer-pace.ts';
import { cityOf } from '../cities.ts';
import { sanitizeLine } from '../plain.ts';
import type { Crumb } from '../structured-data.ts';
import { textsIn } from '../texts/texts.ts';
import { tradeName } from '../trades/trades.ts';
import type { ProfileFacts } from './profile-facts.ts';

const REVIEWS_A_PAGE = 20;
const YEAR = 365 * DAY_MS;

/**
 * Reads the data of a listed professional's page; undefined where there is no such page of reviews.
 */
export async function readProfileFacts(
  { db, clock, config }: Platform,
  professional: ListedProfessional,
  { language, page }: { language: Language; page: number },
): Promise<ProfileFacts | undefined> {
  const { profile } = professional;
  const { id: professionalId } = profile;
  const { counts, total } = await countShownReviews(db, professionalId);
  const pages = Math.max(1, Math.ceil(total / REVIEWS_A_PAGE));
  if (page > pages) return undefined;
  const since = new Date(clock.now().getTime() - YEAR);
  const [reviews, answerTime, attendance] = await Promise.all([
    listShownReviews(db, {
      professionalId,
      offset: (page - 1) * REVIEWS_A_PAGE,
      limit: REVIEWS_A_PAGE,
    }),
    findAnswerTime(db, { professionalId, since }),
    findAttendance(db, { professionalId }),
  ]);
  const number = cityOf(professional);
  return {
    professional,
    city: number === undefined ? undefined : describeCity(number, language),
    pace: answerPace(answerTime),
    attendance,
    shown: { reviews, counts, rating: profile.rating, total, page, pages },
    addresses: profileAddresses(profile.publicPath),
    crumbs: crumbsTo(professional, number, language, config.defaultLanguage),
  };
}

/** The listed professional of this id. */
export function findProfile({ db }: Platform, id: string): Promise<ListedProfessional | undefined> {
  return findListedProfessional(db, id);
}

function crumbsTo(
  { profile }: ListedProfessional,
  city: number | undefined,
  language: Language,
  otherwise: Language,
): Crumb[] {
  const everybody = {
    name: textsIn(language).everybody,
    address: everybodyAddresses(otherwise)[language],
  };
  const self = { name: sanitizeLine(profile.name) };
  if (city === undefined) return [everybody, self];
  const { profession } = profile;
  return [
    everybody,
    {
      name: tradeName(profession, language),
      address: tradeAddresses(profession, otherwise)[language],
    },
    {
      name: describeCity(city, language).name,
      address: cityAddresses(profession, city, otherwise)[language],
    },
    self,
  ];
}
