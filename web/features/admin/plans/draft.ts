import {
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_PLAN_REQUESTS,
  MAX_PRICE_CENTS,
  MIN_PRICE_CENTS,
  type PlanSettings,
} from '#contract/admin/plans.ts';
import { MAX_TRIAL_DAYS, MIN_TRIAL_DAYS } from '#contract/billing/plans.ts';
import { inEachUnderstood } from '#contract/in-each.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { numberOf } from '#web/lib/typed-number.ts';

/** The words of a plan being edited: empty ones are built in; features have a line each. */
export interface DraftWords {
  name: string;
  description: string;
  features: string;
}

/** A plan being edited, as typed. */
export interface Draft {
  basedOn: number;
  price: string;
  isUnlimited: boolean;
  requests: string;
  trialDays: string;
  words: Record<UnderstoodLanguage, DraftWords>;
}

export function draftOf(plan: PlanSettings): Draft {
  const { maxRequests } = plan;
  return {
    basedOn: plan.version,
    price: (plan.priceCents / 100).toFixed(plan.priceCents % 100 === 0 ? 0 : 2),
    isUnlimited: maxRequests === null,
    requests: maxRequests === null ? '' : String(maxRequests),
    trialDays: String(plan.trialDays),
    words: inEachUnderstood((language) => {
      const { name, description, features } = plan.texts[language];
      return {
        name: name ?? '',
        description: description ?? '',
        features: (features ?? []).join('\n'),
      };
    }),
  };
}

/** Which fields cannot be sent as they are. */
export function faultsOf(draft: Draft, isFree: boolean) {
  const cents = numberOf(draft.price, 100);
  const requests = wholeOf(draft.requests);
  return {
    price: !isFree && !isWithin(cents, MIN_PRICE_CENTS, MAX_PRICE_CENTS),
    requests: !draft.isUnlimited && !isWithin(requests, 1, MAX_PLAN_REQUESTS),
    trialDays: !isFree && !isWithin(wholeOf(draft.trialDays), MIN_TRIAL_DAYS, MAX_TRIAL_DAYS),
    features: UNDERSTOOD_LANGUAGES.some((language) => hasTooMuch(draft.words[language])),
  };
}

/** Whether the lines of what it includes are too many, or one of them too long. */
export function hasTooMuch({ features }: DraftWords): boolean {
  const lines = linesOf(features);
  return lines.length > MAX_FEATURES || lines.some((line) => line.length > MAX_FEATURE);
}

/** The body of the change; of a draft without faults. */
export function bodyOf(draft: Draft) {
  return {
    basedOn: draft.basedOn,
    priceCents: numberOf(draft.price, 100) ?? 0,
    maxRequests: draft.isUnlimited ? null : (wholeOf(draft.requests) ?? 0),
    trialDays: wholeOf(draft.trialDays) ?? 0,
    texts: inEachUnderstood((language) => {
      const { name, description, features } = draft.words[language];
      const lines = linesOf(features);
      return {
        name: name.trim() || null,
        description: description.trim() || null,
        features: lines.length > 0 ? lines : null,
      };
    }),
  };
}

function linesOf(features: string): string[] {
  return features
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function wholeOf(typed: string): number | null {
  return /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : null;
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most;
}
