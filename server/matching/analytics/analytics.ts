import { ANSWER_CLASSES, type Analytics } from '#contract/professionals/analytics.ts';
import type { Db } from '#server/platform/database/db.ts';
import { getStanding, professionNumbered } from '#server/professionals/professionals.ts';
import { periodsUntil, type Periods } from './periods.ts';
import { findFigures, type LeadFigures } from './queries-analytics.ts';

/** The outcome of a professional's leads of the last `days` days, in their time zone. */
export async function findAnalytics(
  db: Db,
  { professionalId, days, now }: { professionalId: string; days: number; now: Date },
): Promise<Omit<Analytics, 'ratings'>> {
  const { timeZone, rating, reviewCount } = await getStanding(db, professionalId);
  const periods = periodsUntil(now, days, timeZone);
  const answerEnds = ANSWER_CLASSES.filter((end) => end !== null);
  const figures = await findFigures(db, { professionalId, begins: periods.begins, answerEnds });
  const { medianMinutes, answers, areas, professions, periods: found, ...counts } = figures;
  return {
    ...counts,
    days,
    acceptanceRate: rateOf(counts),
    medianAnswerMinutes: medianMinutes === null ? null : Math.round(medianMinutes * 10) / 10,
    rating,
    reviewCount,
    overTime: overTime(periods, found),
    answerTimes: ANSWER_CLASSES.map((upToMinutes, index) => ({
      upToMinutes,
      count: answers?.find((one) => one.class === index)?.count ?? 0,
    })),
    byProfession: (professions ?? []).map(({ professionId, ...tally }) => ({
      profession: professionNumbered(professionId),
      ...tally,
    })),
    byArea: areas ?? [],
  };
}

/** Share of acceptances among answers, in percent. */
function rateOf({ accepted, denied }: Pick<LeadFigures, 'accepted' | 'denied'>): number | null {
  const answered = accepted + denied;
  return answered === 0 ? null : Math.round((100 * accepted) / answered);
}

/** Every period, also those without a request: a chart has no gaps. */
function overTime({ days }: Periods, periods: LeadFigures['periods']): Analytics['overTime'] {
  const found = new Map(periods?.map(({ period, ...counts }) => [period, counts]));
  const nothing = { contacted: 0, accepted: 0, denied: 0, expired: 0 };
  return days.map((from, index) => ({ from, ...nothing, ...found.get(index + 1) }));
}
