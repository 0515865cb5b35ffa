import type { WorkingSpan } from '#contract/professionals/working-hours.ts';
import type { DemoCity } from './cities.ts';
import { idOf } from './deterministic.ts';

/** From Monday to Friday. */
export function weekdays(opens: string, closes: string): WorkingSpan[] {
  return [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));
}

export function saturday(opens: string, closes: string): WorkingSpan {
  return { weekday: 6, opens, closes };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Half of them declare none, as many people do: then they may be contacted at any time. */
const HABITS: readonly (readonly WorkingSpan[])[] = [
  [],
  [],
  [],
  weekdays('08:00', '17:00'),
  [...weekdays('08:00', '18:00'), saturday('09:00', '13:00')],
  everyDay.map((weekday) => ({ weekday, opens: '07:00', closes: '22:00' })),
];

/** Working hours and pauses: a few in smaller cities are away. */
export function demoTime(city: DemoCity, key: string) {
  const drawn = Number.parseInt(idOf(`${key} time`).slice(0, 6), 16);
  const isAway = city.trades === 'some' && drawn % 9 === 0;
  return {
    hours: HABITS[drawn % HABITS.length] ?? [],
    daysAway: isAway ? 3 + (drawn % 20) : null,
  };
}
