import type { Language } from '#contract/language.ts';
import { PROFESSIONS, type Profession } from '#contract/professions.ts';
import { ANY_TRADE } from './biographies/any-trade.ts';
import { BIOGRAPHIES_EN } from './biographies/en.ts';
import { BIOGRAPHIES_ES } from './biographies/es.ts';
import { BIOGRAPHIES_FR } from './biographies/fr.ts';
import { DEMO_CITIES, type DemoCity } from './cities.ts';
import { idOf, makeDraw, pick } from './deterministic.ts';
import { NAMES } from './names.ts';

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
  ratingMean: number;
  reviewCount: number;
  acceptedCount: number;
  deniedCount: number;
  plan: 'free' | 'professional' | 'premium';
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
  ratingMean: 4.9,
  reviewCount: 127,
  acceptedCount: 164,
  deniedCount: 21,
  plan: 'professional',
};

/** All professionals of the demo world, the same at every call. */
export function demoProfessionals(): DemoProfessional[] {
  const draw = makeDraw(20240501);
  const others = DEMO_CITIES.flatMap((city) =>
    TRADES_OF[city.trades].flatMap((profession) =>
      Array.from({ length: EACH_TRADE }, (_, place) =>
        demoProfessional(city, profession, place, draw),
      ),
    ),
  );
  return [DEMO_PLUMBER, ...others];
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
  const reviewCount = newcomer ? 0 : 3 + Math.floor(draw() ** 2 * 160);
  const yearsExperience = newcomer ? 1 : 3 + Math.floor(draw() * 23);
  const acceptedCount = newcomer ? 0 : Math.round(reviewCount * (1.1 + draw() * 0.5));
  return {
    id: idOf(`${key} professional`),
    userId: idOf(key),
    email: `${plain(name)}.${idOf(key).slice(0, 4)}@demo.test`,
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
    ratingMean: newcomer ? 0 : Math.round((4.1 + draw() * 0.9) * 10) / 10,
    reviewCount,
    acceptedCount,
    deniedCount: Math.round(acceptedCount * draw() * 0.5),
    plan: draw() < 0.5 ? 'free' : draw() < 0.7 ? 'professional' : 'premium',
  };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
}
