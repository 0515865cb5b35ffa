import type { OwnPlanWords, PlanSettings } from '#contract/admin/plans.ts';
import { MIN_PRICE_CENTS } from '#contract/admin/plans.ts';
import { MIN_TRIAL_DAYS, type PlanId } from '#contract/billing/plans.ts';
import { inEachUnderstood } from '#contract/in-each.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Change } from '#server/platform/change.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  builtInWords,
  languagesOfTakenNames,
  ownWords,
  storedWords,
  wordsToStore,
} from './plan-words.ts';
import { trialDaysOf } from './plans.ts';
import { getPlan, lockPlans, updatePlan, type PlanRow } from './queries-plans.ts';

/** The new settings of a plan: prices in US cents; what is null of its words is built in. */
export interface PlanChoice {
  basedOn: number;
  priceCents: number;
  maxRequests: number | null;
  trialDays: number;
  texts: Record<UnderstoodLanguage, OwnPlanWords>;
}

/** For the audit log: figures, and in which languages it has own words, never which. */
type PlanFacts = ReturnType<typeof factsOf>;

/**
 * Changes a plan for every node. Contacts are counted by the new quota at once; who has some left
 * again, or none any more, follows by a job.
 * @throws Refusal `changed_meanwhile`, or `invalid_input` for a name of another plan, a free plan with
 *   a price, or a paid one without
 */
export async function setPlan(
  { clock, live }: Pick<Platform, 'clock' | 'live'>,
  { tx, sendJob }: Pick<Change, 'tx' | 'sendJob'>,
  { id, by, ...choice }: PlanChoice & { id: PlanId; by: string },
): Promise<{ before: PlanFacts; after: PlanFacts }> {
  const rows = await lockPlans(tx);
  const before = rows.find((row) => row.id === id);
  if (!before) throw new Refusal('not_found');
  assertCurrent(before, choice.basedOn);
  assertWhole(id, choice, rows);
  const { maxRequests, priceCents } = choice;
  await updatePlan(tx, {
    id,
    cents: priceCents === before.default_cents ? null : priceCents,
    maxRequests,
    trialDays: id === 'free' ? before.trial_days : choice.trialDays,
    texts: wordsToStore(id, choice.texts),
    by,
    at: clock.now(),
  });
  await live.invalidateShared(tx, 'plans');
  if (maxRequests !== before.max_requests) sendJob('apply-plan-quota', { planId: id });
  return { before: factsOf(before), after: factsOf(await getPlan(tx, id)) };
}

/** A plan as its owner edits it. */
export async function readPlan(db: Db, id: PlanId): Promise<Omit<PlanSettings, 'paidPrices'>> {
  const row = await getPlan(db, id);
  return {
    id,
    version: row.version,
    priceCents: row.cents,
    defaultPriceCents: row.default_cents,
    maxRequests: row.max_requests,
    trialDays: trialDaysOf(row),
    texts: inEachUnderstood((language) => ownWords(row, language)),
    builtInTexts: inEachUnderstood((language) => builtInWords(id, language)),
    changedAt: isoOrNull(row.changed_at),
    changedBy: row.changed_by,
  };
}

function assertCurrent({ version, changed_by: by }: PlanRow, basedOn: number): void {
  if (basedOn === version) return;
  throw new Refusal('changed_meanwhile', {
    details: [
      { field: 'version', problem: String(version) },
      ...(by === null ? [] : [{ field: 'changedBy', problem: by }]),
    ],
  });
}

function assertWhole(id: PlanId, choice: PlanChoice, rows: readonly PlanRow[]): void {
  const isFree = id === 'free';
  const isPriced = isFree ? choice.priceCents === 0 : choice.priceCents >= MIN_PRICE_CENTS;
  const isTried = isFree ? choice.trialDays === 0 : choice.trialDays >= MIN_TRIAL_DAYS;
  const details = [
    ...(isPriced ? [] : [{ field: 'priceCents', problem: 'out_of_range' }]),
    ...(isTried ? [] : [{ field: 'trialDays', problem: 'out_of_range' }]),
    ...languagesOfTakenNames(id, choice.texts, rows).map((language) => ({
      field: `texts.${language}.name`,
      problem: 'taken',
    })),
  ];
  if (details.length > 0) throw new Refusal('invalid_input', { details });
}

function factsOf(row: PlanRow) {
  const { version, cents, max_requests: maxRequests } = row;
  const ownTexts = Object.keys(storedWords(row)).toSorted();
  return { version, price: cents / 100, maxRequests, trialDays: trialDaysOf(row), ownTexts };
}
