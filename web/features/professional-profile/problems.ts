import { profileChanges } from '#contract/professionals/professionals.ts';
import type { Draft } from './draft.ts';

/** The fields with validation; the texts are `problems.<field>`. */
export const FIELDS_WITH_RULES = [
  'name',
  'email',
  'phone',
  'location',
  'description',
  'yearsExperience',
  'hourlyRate',
  'minimumJob',
  'certifications',
  'licence',
  'insurance',
  'serviceRadiusKm',
  'hours',
  'daysOff',
  'pausedUntil',
  'timeZone',
] as const;
export type FieldWithRules = (typeof FIELDS_WITH_RULES)[number];
export type Problems = ReadonlySet<FieldWithRules>;

/** Validates with the contract's own schema. */
export function problemsOf(changes: Partial<Record<keyof Draft, unknown>>): Problems {
  const { success, error } = profileChanges.safeParse(changes);
  return new Set(success ? [] : fieldsOf(error.issues.map(({ path }) => path.join('.'))));
}

/** The form fields of a path such as `hours.2.opens`. */
export function fieldsOf(paths: readonly string[]): FieldWithRules[] {
  return FIELDS_WITH_RULES.filter((field) => paths.some((path) => path.split('.')[0] === field));
}
