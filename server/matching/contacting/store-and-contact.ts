import { findSuspended } from '#server/accounts/accounts.ts';
import { attachRequestPhotos } from '#server/files/files.ts';
import type { LeadWithCard } from '#server/matching/leads.ts';
import { MAX_ACTIVE_LEADS } from '#server/matching/policy.ts';
import { change, type Change } from '#server/platform/change.ts';
import { assertNoneRefused, SomeRefused } from '#server/platform/database/batched.ts';
import { pipelined } from '#server/platform/database/pipeline.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import { limit, limitPeople } from '#server/platform/limits/call-limits.ts';
import type { Counter } from '#server/platform/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal, refusalOf } from '#server/platform/refusal.ts';
import type { Trace } from '#server/platform/tracing/trace.ts';
import { storeRequests, type RequestRow, type SubmittedNeed } from '#server/requests/requests.ts';
import { contactProfessionals, QuotaExhausted, type ContactChoice } from './contact.ts';

export type LocatedNeed = Omit<SubmittedNeed, 'status' | 'is_short'>;

/** A need with whom to contact for it. */
export interface Submission extends Pick<CallContext<Session>, 'session' | 'address'> {
  need: LocatedNeed;
  photoIds: readonly string[];
  best: readonly ContactChoice[];
  /** What its call is part of. */
  trace: Trace | undefined;
}

interface Stored {
  request: RequestRow;
  contacted: LeadWithCard[];
}

/**
 * Stores the needs of several customers in one transaction, and contacts professionals for each;
 * undefined for one that had been stored before. Those who share a professional with another have a
 * transaction each.
 * @throws SomeRefused `not_signed_in`, `too_many`, `professional_unavailable` where the one asked by name
 *   cannot be contacted, `invalid_input` for photos they may not use; `QuotaExhausted`
 */
export async function storeAndContact(
  platform: Platform,
  submissions: readonly Submission[],
): Promise<(Stored | Error | undefined)[]> {
  const [together, apart] = withoutSharedProfessionals(submissions);
  const stored = await storeTogether(platform, together).catch((error: unknown) => {
    throw error instanceof SomeRefused ? inPlacesOf(submissions, together, error) : error;
  });
  const answers = new Map(together.map((one, place) => [one, stored[place] as Answer]));
  await Promise.all(apart.map(async (one) => answers.set(one, await storeAlone(platform, one))));
  return submissions.map((one) => answers.get(one));
}

type Answer = Stored | Error | undefined;

function withoutSharedProfessionals(submissions: readonly Submission[]) {
  const taken = new Set<string>();
  const [together, apart]: [Submission[], Submission[]] = [[], []];
  for (const submission of submissions) {
    const ids = submission.best.map(({ candidate }) => candidate.id);
    (ids.some((id) => taken.has(id)) ? apart : together).push(submission);
    for (const id of ids) taken.add(id);
  }
  return [together, apart] as const;
}

/** The same refusals by their places among all. */
function inPlacesOf(
  all: readonly Submission[],
  together: readonly Submission[],
  { refusals }: SomeRefused,
): SomeRefused {
  const places = [...refusals].map(
    ([place, refusal]) => [all.indexOf(together[place]!), refusal] as const,
  );
  return new SomeRefused(new Map(places));
}

async function storeAlone(platform: Platform, submission: Submission): Promise<Answer> {
  try {
    return (await storeTogether(platform, [submission]))[0];
  } catch (error) {
    if (error instanceof SomeRefused) return error.refusals.get(0);
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function storeTogether(
  platform: Platform,
  submissions: readonly Submission[],
): Promise<(Stored | undefined)[]> {
  return change(platform, async (change) => {
    const customers = submissions.map(({ need }) => need.customer_id);
    const [suspended, requests] = await pipelined(change.tx, (tx) => [
      findSuspended(tx, customers),
      storeRequests(
        { ...change, tx },
        submissions.map(submittedNeed),
        submissions.map(({ trace }) => trace),
      ),
    ]);
    assertNoneRefused(
      customers.map((id) => (suspended.includes(id) ? new Refusal('not_signed_in') : undefined)),
    );
    assertNoneRefused(submissions.map((one, place) => requests[place] && unavailable(one)));
    assertNoneRefused(await attachPhotos(change, submissions, requests));
    const counter = { ...platform, db: change.tx };
    assertNoneRefused(await limitRequests(counter, submissions, requests));
    const contacted = await contact(change, submissions, requests).catch((error: unknown) => {
      if (error instanceof QuotaExhausted) assertNoneRefused(exhausted(submissions, error));
      throw error;
    });
    return requests.map(
      (request) => request && { request, contacted: contacted.get(request.id) ?? [] },
    );
  });
}

function submittedNeed({ need, best }: Submission): SubmittedNeed {
  return {
    ...need,
    status: best.length > 0 ? 'sent' : 'pending',
    is_short: need.direct_others === null && best.length < MAX_ACTIVE_LEADS,
    // The id of nobody is not stored: the need is refused below.
    direct_to: need.direct_others === null ? null : (best[0]?.candidate.id ?? null),
  };
}

function unavailable({ need, best }: Submission): Refusal | undefined {
  const isNobody = need.direct_others !== null && best.length === 0;
  return isNobody ? new Refusal('professional_unavailable') : undefined;
}

function attachPhotos(
  { tx }: Change,
  submissions: readonly Submission[],
  requests: readonly (RequestRow | undefined)[],
): Promise<(Refusal | undefined)[]> {
  return Promise.all(
    submissions.map(async ({ need, photoIds }, place) => {
      const requestId = requests[place]?.id;
      if (requestId === undefined || photoIds.length === 0) return undefined;
      const photos = { ownerUserId: need.customer_id, requestId, photoIds };
      return refusalOf(attachRequestPhotos(tx, photos));
    }),
  );
}

/**
 * Counts new requests, in the transaction: a call repeated by its key does not count. Customers without
 * a proven address have a lower limit, each and by network address.
 */
async function limitRequests(
  counter: Counter,
  submissions: readonly Submission[],
  requests: readonly (RequestRow | undefined)[],
): Promise<(Refusal | undefined)[]> {
  const refusals = new Map<Submission, Refusal | undefined>();
  const counted = submissions.filter((_, place) => requests[place]);
  const proven = counted.filter(({ session }) => session.addressProven);
  const ids = proven.map(({ session }) => session.userId);
  const limited = await limitPeople(counter, ids, 'requests');
  for (const [place, one] of proven.entries()) refusals.set(one, limited[place]);
  for (const one of counted) {
    if (!one.session.addressProven) refusals.set(one, await limitUnproven(counter, one));
  }
  return submissions.map((one) => refusals.get(one));
}

async function limitUnproven(
  counter: Counter,
  { session, address }: Submission,
): Promise<Refusal | undefined> {
  const call = { session, address };
  const refusal =
    (await refusalOf(limit(counter, call, 'requestsUnproven'))) ??
    (await refusalOf(limit(counter, call, 'requestsUnprovenFrom')));
  // They can lift the limit themselves.
  return refusal?.code === 'too_many' ? new Refusal('too_many_unproven', refusal.extra) : refusal;
}

/** Each with those of its own whose quota is used up: the others are stored without it. */
function exhausted(submissions: readonly Submission[], { professionalIds }: QuotaExhausted) {
  return submissions.map(({ best }) => {
    const its = best
      .map(({ candidate }) => candidate.id)
      .filter((id) => professionalIds.includes(id));
    return its.length > 0 ? new QuotaExhausted(its) : undefined;
  });
}

/** Whom was contacted, by request. */
async function contact(
  change: Change,
  submissions: readonly Submission[],
  requests: readonly (RequestRow | undefined)[],
): Promise<Map<string, LeadWithCard[]>> {
  const now = new Date(Math.max(...submissions.map(({ need }) => need.created_at.getTime())));
  const contacting = submissions.flatMap(({ best, trace }, place) => {
    const request = requests[place];
    return request ? [{ request, best, firstRank: 1, trace }] : [];
  });
  const contacted = await contactProfessionals(change, contacting, { now });
  return new Map(contacting.map(({ request }, place) => [request.id, contacted[place] ?? []]));
}
