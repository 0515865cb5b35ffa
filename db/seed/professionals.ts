import type { UnderstoodLanguage } from '#contract/language.ts';
import { faceUrl } from '#contract/drawings.ts';
import { PROFESSIONS, type Profession } from '#contract/professionals/professions.ts';
import type { WorkingSpan } from '#contract/professionals/working-hours.ts';
import { biography } from './biographies/biographies.ts';
import { DEMO_CITIES, type DemoCity } from './cities.ts';
import { demoDetails, type DemoDetails } from './demo-details.ts';
import { demoTime, saturday, weekdays } from './demo-time.ts';
import { idOf, makeDraw, pick } from './deterministic.ts';
import { addressOf, NAMES, type NameList } from './names.ts';
import { makeCasting } from './people/cast.ts';
import { hourlyRate } from './rates.ts';

/** A professional of the demo world; distances in kilometres, the rate in the city's currency. */
export interface DemoProfessional {
  id: string;
  userId: string;
  email: string;
  name: string;
  /** The address of their drawn face. */
  avatar: string;
  language: UnderstoodLanguage;
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

/** The one the demo signs in as: pro@demo.test, a plumber of Rosemont in Montreal. */
export const DEMO_PLUMBER: DemoProfessional = {
  id: idOf('pro@demo.test professional'),
  userId: idOf('pro@demo.test'),
  email: 'pro@demo.test',
  name: 'Luc Gagnon',
  language: 'fr',
  profession: 'plumber',
  avatar: faceUrl(40),
  description:
    'Plombier dans Rosemont depuis dix-sept ans : fuites, chauffe-eau, drains. Je donne mon prix avant d’ouvrir un mur et je laisse le plancher sec.',
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
  avatar: faceUrl(10),
  description:
    'Une tablette, un robinet, une porte qui coince : j’ouvre mon carnet dans Villeray, avec du temps et le goût de bien faire.',
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
  const makers: Makers = {
    draw,
    nameIn: makeNaming(draw),
    faceOf: makeCasting([DEMO_PLUMBER.avatar, DEMO_NEWCOMER.avatar]),
    numberOf: makeCounting(),
  };
  const others = DEMO_CITIES.flatMap((city) =>
    tradesOf(city).flatMap((profession) =>
      Array.from({ length: EACH_TRADE }, (_, place) =>
        demoProfessional(city, profession, place, makers),
      ),
    ),
  );
  return [DEMO_PLUMBER, ...others, DEMO_NEWCOMER];
}

interface Makers {
  draw: () => number;
  nameIn: (list: NameList) => string;
  faceOf: ReturnType<typeof makeCasting>;
  numberOf: (of: string) => number;
}

/** Snow is cleared where there is some. */
function tradesOf({ trades, names }: DemoCity): readonly Profession[] {
  const hasSnow = names === 'quebec' || names === 'canada';
  return TRADES_OF[trades].filter((trade) => hasSnow || trade !== 'snow-removal');
}

/** Names of which no two are the same. */
function makeNaming(draw: () => number): (list: NameList) => string {
  const given = new Set([DEMO_PLUMBER.name, DEMO_NEWCOMER.name]);
  return function nameIn(list): string {
    const name = `${pick(NAMES[list].given, draw)} ${pick(NAMES[list].family, draw)}`;
    if (given.has(name)) return nameIn(list);
    given.add(name);
    return name;
  };
}

/** Counts from 0, each thing for itself. */
function makeCounting(): (of: string) => number {
  const counts = new Map<string, number>();
  return (of) => {
    const number = counts.get(of) ?? 0;
    counts.set(of, number + 1);
    return number;
  };
}

function demoProfessional(
  city: DemoCity,
  profession: Profession,
  place: number,
  { draw, nameIn, faceOf, numberOf }: Makers,
): DemoProfessional {
  const { language, names: list } = city;
  const name = nameIn(list);
  const key = `${city.name} ${profession} ${place}`;
  const district = city.districts.length > 0 ? pick(city.districts, draw) : undefined;
  const isNewcomer = draw() < 0.12;
  const reviewedJobs = isNewcomer ? 0 : 3 + Math.floor(draw() ** 2 * 26);
  const years = isNewcomer ? 1 : 3 + Math.floor(draw() * 23);
  const acceptedCount = isNewcomer ? 0 : Math.round(reviewedJobs * (1.1 + draw() * 0.5));
  const number = numberOf(`${language} ${profession}`);
  return {
    id: idOf(`${key} professional`),
    userId: idOf(key),
    email: addressOf(name, key),
    name,
    avatar: faceOf({ name, list, years, trade: profession, region: city.region }),
    language,
    profession,
    description: biography({ language, profession, years, isNewcomer, number }),
    location: [district?.name, city.name, city.region].filter(Boolean).join(', '),
    lat: (district?.lat ?? city.lat) + (draw() - 0.5) * 0.03,
    lon: (district?.lon ?? city.lon) + (draw() - 0.5) * 0.03,
    serviceRadiusKm: 20 + Math.floor(draw() * 5) * 5,
    hourlyRate: hourlyRate(profession, list, draw),
    yearsExperience: years,
    rating: isNewcomer ? 0 : 4.1 + draw() * 0.8,
    reviewedJobs,
    acceptedCount,
    deniedCount: Math.round(acceptedCount * draw() * 0.5),
    plan: 'free',
    ...demoTime(city, key),
    details: demoDetails(city, profession, key),
  };
}
