import { onboardingForm } from '#contract/professionals/onboarding.ts';
import { formOf, type Draft } from './draft.ts';

/** Why a field is invalid; the texts are `problems.<field>.<why>`. */
const RULES = {
  name: ['least', 'wrong'],
  email: ['wrong'],
  phone: ['wrong'],
  yearsExperience: ['least', 'most', 'wrong'],
  hourlyRate: ['least', 'most', 'wrong'],
  certifications: ['most', 'wrong'],
  description: ['least', 'most', 'wrong'],
} as const;
export type FieldWithRules = keyof typeof RULES;
export type Problem = { [Name in FieldWithRules]: `${Name}.${(typeof RULES)[Name][number]}` };
export type Problems = { readonly [Name in FieldWithRules]?: Problem[Name] };

const WHY: Readonly<Record<string, string>> = { too_small: 'least', too_big: 'most' };

/** Validates the form with the contract's own schema. */
export function problemsOf(draft: Draft): Problems {
  const { error } = onboardingForm.safeParse(formOf(draft));
  return Object.fromEntries(
    (error?.issues ?? [])
      .toReversed()
      .map(({ path, code }): [string, string] => [String(path[0]), code])
      .filter(([field]) => field in RULES)
      .map(([field, code]) => [field, `${field}.${whyOf(field as FieldWithRules, code)}`]),
  );
}

/** The fields refused by the server, by paths such as `phone`. */
export function refusedFields(paths: readonly string[]): Problems {
  const fields = (Object.keys(RULES) as FieldWithRules[]).filter((field) => paths.includes(field));
  return Object.fromEntries(fields.map((field) => [field, `${field}.${whyOf(field, '')}`]));
}

function whyOf(field: FieldWithRules, code: string): string {
  const why = WHY[code] ?? 'wrong';
  const known: readonly string[] = RULES[field];
  return known.includes(why) ? why : (known.at(-1) ?? '');
}
