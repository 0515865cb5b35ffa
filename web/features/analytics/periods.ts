import type { Analytics } from '#contract/professionals/analytics.ts';

type Period = Analytics['overTime'][number];

/** Days for 30, else weeks: how long one period of the answer is, in days. */
export function periodDays({ days }: Analytics): number {
  return days === 30 ? 1 : 7;
}

/** Adds periods up, `size` at a time; where they do not come out even, the oldest sum is of fewer. */
export function summedUp(periods: readonly Period[], size: number): Period[] {
  const first = periods.length % size;
  const whole = Array.from(
    { length: Math.floor(periods.length / size) },
    (_, index) => first + index * size,
  );
  const starts = first > 0 ? [0, ...whole] : whole;
  return starts.map((start, index) => sum(periods.slice(start, starts[index + 1])));
}

function sum(periods: readonly Period[]): Period {
  const total = (count: (period: Period) => number) =>
    periods.reduce((all, period) => all + count(period), 0);
  return {
    from: periods[0]?.from ?? '',
    contacted: total((period) => period.contacted),
    accepted: total((period) => period.accepted),
    denied: total((period) => period.denied),
    expired: total((period) => period.expired),
  };
}
