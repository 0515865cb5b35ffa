import { MAX_CITIES, MAX_GAPS, type Market } from '#contract/admin/market.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import { listIntakeCounts } from '#server/assistant/assistant.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import { countContactable, countUnanswered, findFigures, type Figures } from './queries-figures.ts';
import { findGaps } from './queries-gaps.ts';
import { findQuoteFigures } from './queries-quotes.ts';

/** A request without an acceptance counts as unanswered after this many hours. */
const UNANSWERED_AFTER_HOURS = 24;

/** The period of the last `days` days, optionally of one trade and one city. */
export interface MarketFilter {
  days: number;
  profession: Profession | null;
  city: string | null;
}

type IntakeCounts = Awaited<ReturnType<typeof listIntakeCounts>>;

/** Computes the market figures; docs/decisions/0031-market.md defines each. */
export async function computeMarket(db: ReadDb, asked: MarketFilter, now: Date): Promise<Market> {
  const days = lastDays(now, asked.days);
  const first = days[0] ?? '';
  const { city, profession } = asked;
  const number = profession === null ? null : professionId(profession);
  const of = { professionId: number, city };
  const cohort = { ...of, since: new Date(first) };
  const figures = await findFigures(db, cohort, MAX_CITIES);
  const before = new Date(now.getTime() - UNANSWERED_AFTER_HOURS * HOUR_MS);
  const unanswered = await countUnanswered(db, { ...of, before });
  const typed = typedBy(await listIntakeCounts(db, first), of);
  const { submitted, contacted, accepted, completed, reviewed } = figures;
  return {
    days: asked.days,
    asOf: now.toISOString(),
    funnel: { ...typed(), submitted, contacted, accepted, completed, reviewed },
    firstAcceptance: {
      count: figures.answered,
      medianMinutes: rounded(figures.medianMinutes),
      p90Minutes: rounded(figures.p90Minutes),
    },
    unanswered,
    answers: answersOf(figures),
    quotes: quotesOf(await findQuoteFigures(db, cohort)),
    overTime: overTime(days, figures, typed),
    byProfession: byProfession(figures, city === null ? await countContactable(db) : null, number),
    byCity: (figures.cities ?? []).map((group) => ({
      ...group,
      medianMinutes: rounded(group.medianMinutes),
    })),
    gaps: (await findGaps(db, cohort, MAX_GAPS)).map(({ professionId: id, ...gap }) => ({
      profession: professionNumbered(id),
      ...gap,
    })),
  };
}

/** The last `count` days of UTC, today among them, the oldest first. */
function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * How many messages were typed and understood, on a day or in all. The city of a message is not
 * stored, and one that was not understood has no trade.
 */
function typedBy(counts: IntakeCounts, of: { professionId: number | null; city: string | null }) {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  return (day?: string) => {
    const ofDay = day === undefined ? counts : (byDay.get(day) ?? []);
    const sum = (some: IntakeCounts) => some.reduce((all, { messages }) => all + messages, 0);
    const known = ofDay.filter(({ professionId: id }) =>
      of.professionId === null ? id !== null : id === of.professionId,
    );
    return {
      typed: of.professionId === null && of.city === null ? sum(ofDay) : null,
      understood: of.city === null ? sum(known) : null,
    };
  };
}

function answersOf(figures: Figures): Market['answers'] {
  return {
    contacted: figures.leads,
    accepted: figures.leadsAccepted,
    denied: figures.leadsDenied,
    expired: figures.leadsExpired,
    withdrawn: figures.leadsWithdrawn,
    waiting: figures.leadsWaiting,
  };
}

function quotesOf({
  requests,
  medianMinutes,
  kinds,
}: Awaited<ReturnType<typeof findQuoteFigures>>): Market['quotes'] {
  return { requests, medianQuoteMinutes: rounded(medianMinutes), byKind: kinds ?? [] };
}

/** Every day, also those without requests: a chart has no gaps. */
function overTime(
  days: readonly string[],
  { days: found }: Figures,
  typed: ReturnType<typeof typedBy>,
): Market['overTime'] {
  const byDay = new Map(found?.map((one) => [one.day, one]));
  return days.map((day) => {
    const { submitted = 0, accepted = 0, completed = 0 } = byDay.get(day) ?? {};
    return { day, ...typed(day), submitted, accepted, completed };
  });
}

/** By number of requests; then trades without requests that somebody offers. */
function byProfession(
  { professions }: Figures,
  askable: Awaited<ReturnType<typeof countContactable>> | null,
  only: number | null,
): Market['byProfession'] {
  const supply = new Map(askable?.map((one) => [one.professionId, one.professionals]));
  const asked = (professions ?? []).map(({ professionId: id, medianMinutes, ...group }) => ({
    profession: professionNumbered(id),
    ...group,
    medianMinutes: rounded(medianMinutes),
    professionals: askable && (supply.get(id) ?? 0),
  }));
  const known = new Set((professions ?? []).map((one) => one.professionId));
  const idle = (askable ?? [])
    .filter(({ professionId: id }) => !known.has(id) && (only === null || id === only))
    .toSorted((one, other) => other.professionals - one.professionals)
    .map(({ professionId: id, professionals }) => ({
      profession: professionNumbered(id),
      ...NOTHING,
      professionals,
    }));
  return [...asked, ...idle];
}

const NOTHING = {
  submitted: 0,
  contacted: 0,
  accepted: 0,
  completed: 0,
  reviewed: 0,
  medianMinutes: null,
};

/** To a tenth of a minute. */
function rounded(minutes: number | null): number | null {
  return minutes === null ? null : Math.round(minutes * 10) / 10;
}
