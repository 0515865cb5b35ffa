import type { Profession } from '#contract/professionals/professions.ts';
import type { SpokenLanguage } from '#contract/professionals/spoken-languages.ts';
import { CERTIFICATIONS } from './certifications.ts';
import type { DemoCity } from './cities.ts';
import { idOf, makeDraw, pick } from './deterministic.ts';
import { OFTEN_BESIDE } from './further-trades.ts';
import { authorityFor } from './licences.ts';
import type { NameList } from './names.ts';

/** A paper of the demo world; `checkedDaysAgo` is null for an unchecked one. */
interface Paper {
  expiresInDays: number;
  checkedDaysAgo: number | null;
}

/** The details of a professional of the demo world; days are counted from its start. */
export interface DemoDetails {
  furtherProfessions: readonly Profession[];
  certifications: string | null;
  /** In the city's currency. */
  minimumJob: number | null;
  languages: readonly SpokenLanguage[];
  licence: (Paper & { number: string; authority: string }) | null;
  insurance: (Paper & { company: string; policy: string }) | null;
  /** When their next days off begin and end. */
  off: { fromDay: number; toDay: number } | null;
}

const INSURERS: Readonly<Record<NameList, readonly string[]>> = {
  quebec: ['Intact Assurance', 'Desjardins Assurances', 'Beneva', 'Promutuel Assurance'],
  canada: ['Intact Insurance', 'Aviva Canada', 'Northbridge Insurance'],
  unitedStates: ['The Hartford', 'Hiscox', 'Nationwide'],
  latinAmerica: ['Seguros SURA', 'MAPFRE', 'AXA Seguros'],
  spain: ['MAPFRE', 'AXA Seguros', 'Allianz Seguros'],
};

/** Languages beside that of the city; weighted by repetition. */
const SPOKEN_BESIDE: Readonly<Record<NameList, readonly SpokenLanguage[]>> = {
  quebec: ['en', 'en', 'en', 'en', 'es', 'ar', 'ht', 'it'],
  canada: ['fr', 'fr', 'pa', 'zh', 'tl', 'pt', 'es'],
  unitedStates: ['es', 'es', 'es', 'zh', 'ru', 'ko'],
  latinAmerica: ['en'],
  spain: ['en', 'en', 'fr', 'pt'],
};

/** Uses a separate random sequence, so that nothing else of the demo world changes with it. */
export function demoDetails(city: DemoCity, profession: Profession, key: string): DemoDetails {
  const draw = makeDraw(Number.parseInt(idOf(`${key} details`).slice(0, 8), 16));
  const maybe = <T>(share: number, make: () => T): T | null => (draw() < share ? make() : null);
  const beside = OFTEN_BESIDE[profession];
  return {
    furtherProfessions: (beside && maybe(0.3, () => beside.slice(0, draw() < 0.6 ? 1 : 2))) ?? [],
    certifications: maybe(0.5, () => CERTIFICATIONS[city.language][profession] ?? null),
    minimumJob: maybe(0.4, () => 50 + 10 * Math.floor(draw() * 16)),
    languages: [city.language, ...spokenBeside(city, draw)],
    licence: maybe(0.75, () => licenceOf(city, profession, draw)),
    insurance: maybe(0.45, () => insuranceOf(city, draw)),
    off: maybe(0.1, () => weekOff(draw)),
  };
}

function spokenBeside({ names, language }: DemoCity, draw: () => number): SpokenLanguage[] {
  const others = [0.75, 0.2].flatMap((share) =>
    draw() < share ? [pick(SPOKEN_BESIDE[names], draw)] : [],
  );
  return [...new Set(others)].filter((other) => other !== language);
}

function licenceOf(city: DemoCity, profession: Profession, draw: () => number) {
  const authority = authorityFor(city.region, profession);
  if (!authority) return null;
  return { number: numbered(authority.number, draw), authority: authority.name, ...paper(draw) };
}

function insuranceOf({ names }: DemoCity, draw: () => number) {
  return {
    company: pick(INSURERS[names], draw),
    policy: numbered('RC-9999999', draw),
    ...paper(draw),
  };
}

/** Two of three have been checked. */
function paper(draw: () => number): Paper {
  const expiresInDays = 40 + Math.floor(draw() * 700);
  return { expiresInDays, checkedDaysAgo: draw() < 0.66 ? 5 + Math.floor(draw() * 300) : null };
}

function weekOff(draw: () => number) {
  const fromDay = 7 + Math.floor(draw() * 60);
  return { fromDay, toDay: fromDay + Math.floor(draw() * 14) };
}

function numbered(pattern: string, draw: () => number): string {
  return pattern.replaceAll('9', () => String(Math.floor(draw() * 10)));
}
