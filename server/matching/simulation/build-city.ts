import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import { boundsOf, type Chance } from '#server/platform/simulation/chance.ts';
import { answerBy, chanceOf } from './answers.ts';
import type { City, CityTrade, District } from './city.ts';
import type { MarketRun, SimulatedProfessional, SimulatedRequest } from './market.ts';

/** Requests by hour of the day where they are made: few at night, most at ten and at seven. */
export const DEMAND_BY_HOUR = [
  0.3, 0.2, 0.15, 0.15, 0.2, 0.4, 0.8, 1.2, 1.6, 1.8, 1.9, 1.8, 1.6, 1.5, 1.5, 1.5, 1.6, 1.7, 1.8,
  1.9, 1.7, 1.3, 0.9, 0.5,
] as const;

const HOURS = boundsOf(DEMAND_BY_HOUR);
const WORKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' }));
/** Degrees of latitude in a kilometre. */
const DEGREES_PER_KM = 1 / 111.2;

/** A request with the district it was drawn in. */
export interface CityRequest extends SimulatedRequest {
  district: string;
}

/** One trade of a city: trades do not compete for professionals. */
export interface TradeRun extends MarketRun {
  requests: readonly CityRequest[];
}

/**
 * Draws the requests and professionals of a trade. `extra`: how many more there are in a district
 * than the file says. The same seed draws the same, whatever is extra.
 */
export function buildTrade(
  city: City,
  profession: Profession,
  { seed, extra = {} }: { seed: number; extra?: Readonly<Record<string, number>> },
): TradeRun {
  const trade = city.trades.get(profession)!;
  const number = professionId(profession);
  const start = midnightOf(city.timeZone);
  const professionals = city.districts.flatMap((district) => {
    const count = (trade.professionals[district.name] ?? 0) + (extra[district.name] ?? 0);
    return Array.from({ length: count }, (_, index) => {
      const id = `${profession} ${String(index + 1)} of ${district.name}`;
      return professionalOf({ id, number, district, trade, city }, chanceOf(seed, id));
    });
  });
  return {
    professionals,
    requests: requestsOf({ city, trade, number, start }, chanceOf(seed, profession)),
    answerOf: ({ id }, professionalId) =>
      answerBy(trade.answers, chanceOf(seed, id, professionalId)),
    until: start + city.days * DAY_MS + city.customers.giveUpAfterHours * HOUR_MS,
  };
}

interface Built {
  id: string;
  number: number;
  district: District;
  trade: CityTrade;
  city: City;
}

function professionalOf(
  { id, number, district, trade, city }: Built,
  chance: Chance,
): SimulatedProfessional {
  const quota = city.quotas[chance.index(boundsOf(city.quotas.map(({ share }) => share)))];
  const rating = 4.2 + 0.3 * Math.tanh(chance.normal());
  return {
    id,
    ...placeIn(district, chance),
    since: 0,
    trades: [number],
    radiusKm: trade.radiusKm,
    quota: quota?.requestsPerMonth ?? null,
    known: {
      bayesianRating: rating,
      ratingMean: rating,
      reviewCount: 0,
      acceptedCount: 0,
      deniedCount: 0,
      lastContactedAt: null,
    },
    working: {
      hours: trade.hours === 'workdays' ? WORKDAYS : [],
      daysOff: [],
      timeZone: city.timeZone,
    },
  };
}

interface Demand {
  city: City;
  trade: CityTrade;
  number: number;
  start: number;
}

function requestsOf({ city, trade, number, start }: Demand, chance: Chance): CityRequest[] {
  const count = Math.round((trade.requestsPerWeek * city.days) / 7);
  const districts = boundsOf(city.districts.map(({ people }) => people));
  const { veryUrgent, soon, notUrgent } = trade.urgency;
  const urgencies = boundsOf([veryUrgent, soon, notUrgent]);
  return Array.from({ length: count }, (_, index) => {
    const district = city.districts[chance.index(districts)]!;
    const day = Math.floor(chance.draw() * city.days);
    const hour = chance.index(HOURS) + chance.draw();
    return {
      id: `request ${String(index + 1)}`,
      district: district.name,
      ...placeIn(district, chance),
      trade: number,
      urgency: URGENCIES[chance.index(urgencies)]!,
      at: start + day * DAY_MS + hour * HOUR_MS,
      patience: city.customers.giveUpAfterHours * HOUR_MS,
      deciding: city.customers.decideAfterHours * HOUR_MS,
    };
  });
}

/** A point of the district's circle, every part of it alike. */
function placeIn({ lat, lon, radiusKm }: District, chance: Chance) {
  const km = radiusKm * Math.sqrt(chance.draw());
  const angle = 2 * Math.PI * chance.draw();
  const degrees = km * DEGREES_PER_KM;
  return {
    lat: lat + degrees * Math.sin(angle),
    lon: lon + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
  };
}

/** The first moment of a Monday there that begins a month of few clock changes; always the same. */
function midnightOf(timeZone: string): number {
  return Temporal.ZonedDateTime.from({ year: 2026, month: 6, day: 1, timeZone }).epochMilliseconds;
}
