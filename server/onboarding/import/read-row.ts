import type { LawfulBasis } from '#contract/admin/imports.ts';
import { inKm, inUnit, type DistanceUnit } from '#contract/distance.ts';
import type { Language } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { isPlainName } from '#server/platform/plain-name.ts';
import { openCells, type Cells } from './cells/cells.ts';
import { namedCurrency } from './cells/named-currency.ts';
import { namedDistanceUnit } from './cells/named-distance-unit.ts';
import { readContact } from './cells/contact-cells.ts';
import type { TownOfWork } from './cells/place-cells.ts';
import type { Problem } from './problem.ts';
import { parseProfession, similarProfessions } from './cells/parse-profession.ts';
import type { CsvRecord } from './records.ts';
import type { Sheet } from './sheet.ts';
import { parseBasis, parseLanguage } from './cells/parse-terms.ts';

/** A professional as described by a row. Rates an hour. */
export interface Candidate {
  name: string;
  profession: Profession;
  email: string | null;
  phone: string | null;
  location: string;
  lat: number;
  lon: number;
  description: string | null;
  yearsExperience: number | null;
  hourlyRate: number | null;
  rateCurrency: Currency | null;
  serviceRadiusKm: number;
  certifications: string | null;
  language: Language;
  basis: LawfulBasis;
  source: string;
}

/** The settings for every row. */
export interface RowSettings {
  sheet: Sheet;
  /** The operator's. */
  language: Language;
  basis: LawfulBasis | null;
  source: string | null;
  phoneCountries: readonly string[];
  /** Of the site; an amount of another one is refused. */
  currency: Currency;
  /** Of the site; that of a radius which names none. */
  distanceUnit: DistanceUnit;
  /** The language of invitations where neither row nor place gives one. */
  defaultLanguage: Language;
  readTown(cells: Cells, language: Language): TownOfWork | null;
}

const USUAL_RADIUS_KM = 30;
const MAX_RADIUS_KM = 500;

/** Parses one row: a professional, or all its problems. */
export function readRow(
  record: CsvRecord,
  settings: RowSettings,
): { candidate: Candidate } | { problems: Problem[] } {
  const { sheet, language } = settings;
  const { fields, broken, text } = record;
  if (!fields) {
    return { problems: [{ code: broken ?? 'brokenQuotes', column: null, value: text }] };
  }
  if (fields.slice(sheet.headers.length).some((cell) => cell.trim() !== '')) {
    return { problems: [{ code: 'tooManyCells', column: null, value: text }] };
  }
  const cells = openCells(fields, sheet, language);
  const candidate = readCandidate(cells, settings);
  return candidate ? { candidate } : { problems: cells.problems };
}

function readCandidate(cells: Cells, settings: RowSettings): Candidate | null {
  const town = settings.readTown(cells, settings.language);
  const { phoneCountries } = settings;
  const contact = readContact(cells, { country: town?.country ?? 'CA', phoneCountries });
  const name = readName(cells);
  const profession = readProfession(cells, settings.language);
  const basis = readBasis(cells, settings);
  const source = cells.words('source', { least: 2, most: 300 }) ?? settings.source;
  if (source === null && cells.text('source') === '') cells.refuse('source', 'missing');
  const language = readLanguage(cells) ?? town?.language ?? settings.defaultLanguage;
  const rest = readRest(cells, settings);
  if (cells.problems.length > 0 || !town || !name || !profession || !basis || !source) return null;
  const { location, lat, lon } = town;
  // In the language of their page, their letters and their customers.
  const place = { location: location(language), lat, lon };
  return { name, profession, ...contact, ...place, ...rest, language, basis, source };
}

function readRest(cells: Cells, { currency, distanceUnit }: RowSettings) {
  const hourlyRate = readRate(cells, currency);
  return {
    description: cells.words('description', { least: 1, most: 2000 }),
    certifications: cells.words('certifications', { least: 1, most: 1000 }),
    yearsExperience: cells.number('yearsExperience', { least: 0, most: 50, isWhole: true }),
    hourlyRate,
    rateCurrency: hourlyRate === null ? null : currency,
    serviceRadiusKm: readRadius(cells, distanceUnit) ?? USUAL_RADIUS_KM,
  };
}

/** In the unit that the cell names, else its column, else that of the site. */
function readRadius(cells: Cells, ofSite: DistanceUnit): number | null {
  const unit =
    namedDistanceUnit(cells.text('serviceRadius')) ??
    namedDistanceUnit(cells.header('serviceRadius')) ??
    ofSite;
  const most = Math.floor(inUnit(MAX_RADIUS_KM, unit));
  const radius = cells.number('serviceRadius', { least: 1, most, isWhole: true });
  return radius === null ? null : Math.round(inKm(radius, unit));
}

function readRate(cells: Cells, currency: Currency): number | null {
  const named = namedCurrency(cells.text('hourlyRate'));
  if (named && named !== currency) return cells.refuse('hourlyRate', 'otherCurrency', currency);
  return cells.number('hourlyRate', { least: 10, most: 1000, isWhole: false });
}

/**
 * First and last name where the file has both (a column "Nom" beside "Prénom" is the last one),
 * else the company.
 */
function readName(cells: Cells): string | null {
  const name = nameSaid(cells);
  const column = (['firstName', 'name', 'company', 'lastName'] as const).find(cells.text);
  return name === null || isPlainName(name) ? name : cells.refuse(column ?? 'name', 'linkInName');
}

function nameSaid(cells: Cells): string | null {
  const length = { least: 2, most: 100 };
  if (cells.text('firstName')) {
    const first = cells.words('firstName', { least: 1, most: 100 });
    const last = cells.words(cells.text('lastName') ? 'lastName' : 'name', { least: 1, most: 100 });
    const whole = [first, last].filter(Boolean).join(' ');
    return whole.length > length.most ? cells.refuse('firstName', 'tooLong', '100') : whole;
  }
  const column = (['name', 'company', 'lastName'] as const).find((one) => cells.text(one));
  if (column) return cells.words(column, length);
  const missing = (['name', 'firstName', 'company', 'lastName'] as const).find(cells.has);
  return cells.refuse(missing ?? 'name', 'missing');
}

function readProfession(cells: Cells, language: Language): Profession | null {
  const said = cells.text('profession');
  if (said === '') return cells.refuse('profession', 'missing');
  const profession = said.length > 200 ? null : parseProfession(said);
  if (profession) return profession;
  const near = similarProfessions(said, language).join(', ');
  return cells.refuse('profession', 'unknownProfession', near || undefined);
}

function readBasis(cells: Cells, settings: RowSettings): LawfulBasis | null {
  const said = cells.text('basis');
  if (said === '') return settings.basis ?? cells.refuse('basis', 'missing');
  return parseBasis(said) ?? cells.refuse('basis', 'unknownBasis');
}

function readLanguage(cells: Cells): Language | null {
  const said = cells.text('language');
  if (said === '') return null;
  return parseLanguage(said) ?? cells.refuse('language', 'unknownLanguage');
}
