import type { OnboardingForm, OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { CURRENCY, typedIn } from '#web/lib/currency.ts';
import type { Availability } from '#contract/professionals/professionals.ts';

/** Defaults of the form where the record has no value (documented). */
const DEFAULTS = { yearsExperience: 1, hourlyRate: 50 } as const;

/** The form as typed: numbers stay text until it is submitted. */
export interface Draft {
  name: string;
  email: string;
  phone: string;
  yearsExperience: string;
  hourlyRate: string;
  certifications: string;
  description: string;
  availability: Availability;
  acceptJob: boolean;
}

/**
 * The form prefilled from a record; the job is ticked where the link asks for that and it is open.
 */
export function draftOf(record: OnboardingRecord, acceptAsked: boolean): Draft {
  return {
    name: record.name,
    email: record.email ?? '',
    phone: record.phone ?? '',
    yearsExperience: String(record.yearsExperience ?? DEFAULTS.yearsExperience),
    hourlyRate: String(record.hourlyRate ?? DEFAULTS.hourlyRate),
    certifications: record.certifications ?? '',
    description: record.description ?? '',
    availability: record.availability,
    acceptJob: acceptAsked && record.job?.state === 'open',
  };
}

/** The form as submitted; what is no number stays text, and is refused. */
export function formOf(draft: Draft) {
  return {
    ...draft,
    phone: draft.phone.trim() || null,
    certifications: draft.certifications.trim() || null,
    yearsExperience: asNumber(draft.yearsExperience),
    hourlyRate: asNumber(draft.hourlyRate),
    ...typedIn(CURRENCY),
  } satisfies Record<Exclude<keyof OnboardingForm, 'currency'>, unknown>;
}

function asNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
