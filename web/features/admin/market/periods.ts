import type { Market } from '#contract/admin/market.ts';

type Day = Market['overTime'][number];

/** A day, or some days summed up; `until` is the last of them. */
export interface Period extends Omit<Day, 'day'> {
  from: string;
  until: string;
}

/** Days one by one for a month, else weeks of which the oldest may be short. */
export function periodsOf({ days, overTime }: Market): Period[] {
  const size = days <= 31 ? 1 : 7;
  const first = overTime.length % size;
  const starts = overTime.flatMap((_, index) =>
    index === 0 || index % size === first % size ? [index] : [],
  );
  return starts.map((start, index) => summedUp(overTime.slice(start, starts[index + 1])));
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
