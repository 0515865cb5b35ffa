import { DAY_MS } from '#contract/durations.ts';
import type { Analytics } from '#contract/professionals/analytics.ts';
import { groupsOf } from '#web/ui/charts/periods.ts';

type Counted = Analytics['overTime'][number];

/** A period of the answer, or some summed up; `until` is its last day. */
export interface Period extends Counted {
  until: string;
}

/** How long one period of the answer is, in days: one for a month, else a week. */
export function periodDays(days: number): number {
  return days === 30 ? 1 : 7;
}

/** The periods of the answer, `size` of them summed up at a time; the oldest sum may be of fewer. */
export function periodsOf({ days, overTime }: Analytics, size = 1): Period[] {
  const dated = overTime.map((period, index) => {
    const next = overTime[index + 1]?.from ?? plusDays(period.from, periodDays(days));
    return { ...period, until: plusDays(next, -1) };
  });
  return groupsOf(dated, size).map(summedUp);
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function summedUp(periods: readonly Period[]): Period {
  const total = (count: (period: Period) => number) =>
    periods.reduce((all, period) => all + count(period), 0);
  return {
    from: periods[0]?.from ?? '',
    until: periods.at(-1)?.until ?? '',
    contacted: total((period) => period.contacted),
    accepted: total((period) => period.accepted),
    denied: total((period) => period.denied),
    expired: total((period) => period.expired),
  };
}
