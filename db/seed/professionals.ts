import type { Language } from '#contract/language.ts';
import { PROFESSIONS, type Profession } from '#contract/professionals/professions.ts';
import type { WorkingSpan } from '#contract/professionals/working-hours.ts';
import { ANY_TRADE } from './biographies/any-trade.ts';
import { BIOGRAPHIES_EN } from './biographies/en.ts';
import { BIOGRAPHIES_ES } from './biographies/es.ts';
import { BIOGRAPHIES_FR } from './biographies/fr.ts';
import { DEMO_CITIES, type DemoCity } from './cities.ts';
import { demoDetails, type DemoDetails } from './demo-details.ts';
import { demoTime, saturday, weekdays } from './demo-time.ts';
import { idOf, makeDraw, pick } from './deterministic.ts';
import { addressOf, NAMES } from './names.ts';

/** A professional of the demo world; distances in kilometres, the rate in the city's currency. */
export interface DemoProfessional {
  id: string;
  userId: string;
  email: string;
  name: string;
  language: Language;
  profession: Profession;
  description: string;
  location: string;
  lat: number;
  lon: number;
  serviceRadiusKm: number;
  hourlyRate: number;
  yearsExperience: number;
  /** The approximate rating, 0 to 5: their reviews scatter around it. */
  rating: number;
  /** How many reviewed jobs they have done here. */
  reviewedJobs: number;
  acceptedCount: number;
  deniedCount: number;
  plan: 'free' | 'professional' | 'premium';
  hours: readonly WorkingSpan[];
  /** How many more days they are away. */
  daysAway: number | null;
  details: DemoDetails;
}

const EACH_TRADE = 3;
const TRADES_OF = {
  all: PROFESSIONS,
  many: PROFESSIONS.filter((_, index) => index < 16),
  some: PROFESSIONS.filter((_, index) => index < 6),
};
const BIOGRAPHIES = { en: BIOGRAPHIES_EN, fr: BIOGRAPHIES_FR, es: BIOGRAPHIES_ES };

/** The one the demo signs in as: pro@demo.test, a plumber of Rosemont in Montreal. */
export const DEMO_PLUMBER: DemoProfessional = {
  id: idOf('pro@demo.test professional'),
  userId: idOf('pro@demo.test'),
  email: 'pro@demo.test',
  name: 'Luc Gagnon',
  language: 'fr',
  profession: 'plumber',
  description: BIOGRAPHIES_FR.plumber[0],
  location: 'Rosemont, Montréal, Québec',
  lat: 45.5536,
  lon: -73.5818,
  serviceRadiusKm: 30,
  hourlyRate: 95,
  yearsExperience: 17,
  rating: 4.85,
  reviewedJobs: 46,
  // Those of his leads: of the jobs above, of PAST_ELSEWHERE and of the stories.
  acceptedCount: 0,
  deniedCount: 0,
  plan: 'professional',
  hours: [...weekdays('07:30', '12:00'), ...weekdays('13:00', '17:30'), saturday('08:00', '12:00')],
  daysAway: null,
  details: {
    furtherProfessions: ['hvac-technician'],
    certifications:
      'Maître mécanicien en tuyauterie\nCompagnon tuyauteur, carte de compétence de la CCQ',
    minimumJob: 120,
    languages: ['fr', 'en', 'es'],
    licence: {
      number: '5642-8130-01',
      authority: 'Corporation des maîtres mécaniciens en tuyauterie du Québec (CMMTQ)',
      expiresInDays: 320,
      checkedDaysAgo: 40,
    },
    insurance: {
      company: 'Desjardins Assurances',
      policy: 'RC-4471902',
      expiresInDays: 190,
      checkedDaysAgo: 40,
    },
    off: { fromDay: 30, toDay: 37 },
  },
};

/** A newcomer: on the free plan, without leads. Paid plans can be tried with this account. */
export const DEMO_NEWCOMER: DemoProfessional = {
  ...DEMO_PLUMBER,
  id: idOf('newpro@demo.test professional'),
  userId: idOf('newpro@demo.test'),
  email: 'newpro@demo.test',
  name: 'Camille Tessier',
  profession: 'handyman',
  description: BIOGRAPHIES_FR.handyman[0],
  location: 'Villeray, Montréal, Québec',
  lat: 45.5459,
  lon: -73.6172,
  hourlyRate: 45,
  yearsExperience: 2,
  rating: 0,
  reviewedJobs: 0,
  plan: 'free',
  details: {
    furtherProfessions: ['painter'],
    certifications: null,
    minimumJob: null,
    languages: ['fr', 'en'],
    licence: null,
    insurance: null,
    off: null,
  },
};

/** All professionals of the demo world, deterministic. */
export function demoProfessionals(): DemoProfessional[] {
  const draw = makeDraw(20240501);
  const others = DEMO_CITIES.flatMap((city) =>
    TRADES_OF[city.trades].flatMap((profession) =>
      Array.from({ length: EACH_TRADE }, (_, place) =>
        demoProfessional(city, profession, place, draw),
      ),
    ),
  );
  return [DEMO_PLUMBER, ...others, DEMO_NEWCOMER];
}

function demoProfessional(
  city: DemoCity,
  profession: Profession,
  place: number,
  draw: () => number,
): DemoProfessional {
  const name = `${pick(NAMES[city.names].given, draw)} ${pick(NAMES[city.names].family, draw)}`;
  const key = `${city.name} ${profession} ${place}`;
  const district = city.districts.length > 0 ? pick(city.districts, draw) : undefined;
  const newcomer = draw() < 0.12;
  const reviewedJobs = newcomer ? 0 : 3 + Math.floor(draw() ** 2 * 26);
  const yearsExperience = newcomer ? 1 : 3 + Math.floor(draw() * 23);
  const acceptedCount = newcomer ? 0 : Math.round(reviewedJobs * (1.1 + draw() * 0.5));
  return {
    id: idOf(`${key} professional`),
    userId: idOf(key),
    email: addressOf(name, key),
    name,
    language: city.language,
    profession,
    description:
      BIOGRAPHIES[city.language][profession][place] ??
      pick(ANY_TRADE[city.language].slice(newcomer ? 3 : 0), draw)(yearsExperience),
    location: [district?.name, city.name, city.region].filter(Boolean).join(', '),
    lat: (district?.lat ?? city.lat) + (draw() - 0.5) * 0.03,
    lon: (district?.lon ?? city.lon) + (draw() - 0.5) * 0.03,
    serviceRadiusKm: 20 + Math.floor(draw() * 5) * 5,
    hourlyRate: 35 + Math.floor(draw() * 16) * 5,
    yearsExperience,
    rating: newcomer ? 0 : 4.1 + draw() * 0.8,
    reviewedJobs,
    acceptedCount,
    deniedCount: Math.round(acceptedCount * draw() * 0.5),
    plan: 'free',
    ...demoTime(city, key),
    details: demoDetails(city, profession, key),
  };
}
