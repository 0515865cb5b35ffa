import type { Day } from './calendar.ts';
import type { NamedDays } from './named-days.ts';

type Groups = readonly (string | undefined)[];
/** The clock, and days that other rules have named before: `@3` in the text is `at('3')`. */
export type Named = { readonly today: Day; readonly at: (index: string | undefined) => NamedDays };

/**
 * What a pattern over the codes of `date-atoms.ts` names; null where it is no date after all. What is
 * named is `@` with its number for the rules that follow.
 */
export type DateRule = {
  readonly pattern: RegExp;
  readonly name: (groups: Groups, named: Named) => NamedDays | null;
};

export function rule(pattern: string, name: DateRule['name']): DateRule {
  return { pattern: new RegExp(`(?<![^ ])(?:${pattern})`, 'g'), name };
}

/** May follow a day without a month. */
export const FOLLOWED = '(?=[-ftPIJBSXoLg&,.!]|$)';
