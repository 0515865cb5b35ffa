import type { Attachment } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import type { DateRange, Recurrence } from '#contract/requests/schedule.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { assertNotSuspended } from '#server/accounts/accounts.ts';
import { attachRequestPhotos, findRequestPhotos } from '#server/files/files.ts';
import { change } from '#server/platform/change.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import { assertOffered } from '#server/professionals/professionals.ts';
import {
  normalizePhone,
  storeRequest,
  type RequestRow,
  type SubmittedNeed,
} from '#server/requests/requests.ts';
import { contactProfessionals, findBestCandidates, retryOnQuotaExhausted } from './contact.ts';
import { findLeadsWithCards, type LeadWithCard } from '#server/matching/leads.ts';
import { locateDestination, locateNeed } from './locate-need.ts';
import { MAX_ACTIVE_LEADS } from '#server/matching/policy.ts';

/** A need as the customer submits it. `userId` may only name themselves. */
export interface Need {
  profession: Profession;
  description: string;
  location: string;
  locationPlaceId?: string | null | undefined;
  destination?: string | null | undefined;
  urgency: Urgency;
  dates?: DateRange | null | undefined;
  recurrence?: Recurrence | null | undefined;
  language: Language;
  userId?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Photos the customer uploaded for a request; at most five. */
  photoIds?: readonly string[] | undefined;
}

export interface Submitted {
  request: RequestRow;
  leads: LeadWithCard[];
  photos: Attachment[];
}

/**
 * Stores a need and contacts the three best professionals who can be contacted, in one transaction;
 * fewer where there are fewer, and `pending` where there is nobody. Idempotent: the same key with the same need answers the first
 * request.
 * @throws Refusal `not_signed_in`, `not_yours`, `duplicate_request`, `idempotency_key_reused`, `too_many`,
 *   `trade_not_offered`, `invalid_input` for photos they may not use
 */
export async function submitRequest(
  platform: Platform,
  { session, address }: Pick<CallContext<Session>, 'session' | 'address'>,
  need: Need,
  idempotencyKey: string | null,
): Promise<Submitted> {
  assertNamesCaller(session, need.userId);
  assertOffered(need.profession);
  const now = platform.clock.now();
  const place = await locateNeed(platform, { ...need, customerId: session.userId });
  const located = {
    ...storable(need, now),
    ...place,
    ...(await locateDestination(platform, need, place)),
    customer_id: session.userId,
    idempotency_key: idempotencyKey,
  };
  const photoIds = need.photoIds ?? [];
  const { request, contacted } = await retryOnQuotaExhausted((without) =>
    storeAndContact(platform, { session, address }, { ...located, photoIds }, without),
  );
  const leads = contacted ?? (await findLeadsWithCards(platform.db, [request.id]));
  const hasPhotos = photoIds.length > 0;
  const photos = hasPhotos ? await findRequestPhotos(platform.db, [request.id]) : undefined;
  return { request, leads, photos: photos?.get(request.id) ?? [] };
}

type Counter = Parameters<typeof limit>[0];
type LocatedNeed = Omit<SubmittedNeed, 'status' | 'is_short' | 'photo_count'> & {
  photoIds: readonly string[];
};

/** `contacted` is null where this need had been stored before. */
async function storeAndContact(
  platform: Platform,
  { session, address }: Pick<CallContext<Session>, 'session' | 'address'>,
  { photoIds, ...need }: LocatedNeed,
  without: readonly string[],
): Promise<{ request: RequestRow; contacted: LeadWithCard[] | null }> {
  return change(platform, async (change) => {
    await assertNotSuspended(change.tx, need.customer_id);
    const now = need.created_at;
    const invitedBy = platform.config.invitations.channels;
    const count = MAX_ACTIVE_LEADS;
    const best = await findBestCandidates(change.tx, need, {
      count,
      without,
      now,
      invitationChannels: invitedBy,
    });
    const { request, isNew } = await storeRequest(change, {
      ...need,
      status: best.length > 0 ? 'sent' : 'pending',
      is_short: best.length < MAX_ACTIVE_LEADS,
      photo_count: photoIds.length,
    });
    if (!isNew) return { request, contacted: null };
    const ownerUserId = need.customer_id;
    await attachRequestPhotos(change.tx, { ownerUserId, requestId: request.id, photoIds });
    // In the same transaction: a call repeated by its key does not count.
    await countRequest({ ...platform, db: change.tx }, session, address);
    const contacted = await contactProfessionals(change, request, best, { now, firstRank: 1 });
    return { request, contacted };
  });
}

/** Customers without a proven address have a lower limit, each and by network address. */
async function countRequest(counter: Counter, session: Session, address: string): Promise<void> {
  const call = { session, address };
  if (session.addressProven) return limit(counter, call, 'requests');
  try {
    await limit(counter, call, 'requestsUnproven');
    await limit(counter, call, 'requestsUnprovenFrom');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too_many') throw error;
    // They can lift the limit themselves.
    throw new Refusal('too_many_unproven', error.extra);
  }
}

function storable(need: Need, now: Date) {
  return {
    profession_id: professionId(need.profession),
    description: need.description,
    location: need.location,
    location_place_id: need.locationPlaceId ?? null,
    urgency: need.urgency,
    starts_on: need.dates?.from ?? null,
    ends_on: need.dates?.to ?? null,
    recurrence: need.recurrence ?? null,
    language: need.language,
    contact_email: need.email ?? null,
    contact_phone: need.phone ? normalizePhone(need.phone) : null,
    created_at: now,
  };
}
