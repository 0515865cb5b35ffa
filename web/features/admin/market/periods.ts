import type { Market } from '#contract/admin/market.ts';
import { groupsOf } from '#web/ui/charts/periods.ts';

type Day = Market['overTime'][number];

/** A day, or some days summed up; `until` is the last of them. */
export interface Period extends Omit<Day, 'day'> {
  from: string;
  until: string;
}

/** Days one by one for a month, else weeks of which the oldest may be short. */
export function periodsOf({ days, overTime }: Market): Period[] {
  return groupsOf(overTime, days <= 31 ? 1 : 7).map(summedUp);
}

function summedUp(days: readonly Day[]): Period {
  const total = (count: (day: Day) => number | null) =>
    days.reduce((sum, day) => sum + (count(day) ?? 0), 0);
  const known = (count: (day: Day) => number | null) =>
    days.every((day) => count(day) === null) ? null : total(count);
  return {
    from: days[0]?.day ?? '',
    until: days.at(-1)?.day ?? '',
    typed: known((day) => day.typed),
    understood: known((day) => day.understood),
    submitted: total((day) => day.submitted),
    accepted: total((day) => day.accepted),
    completed: total((day) => day.completed),
  };
}
