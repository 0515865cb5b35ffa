import type { Attachment } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import type { DateRange, Recurrence } from '#contract/requests/schedule.ts';
import type { ExtraAnswers } from '#contract/requests/leads.ts';
import type { DirectOthers } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { findRequestPhotos } from '#server/files/files.ts';
import { findLeadsWithCards, type LeadWithCard } from '#server/matching/leads.ts';
import { MAX_ACTIVE_LEADS } from '#server/matching/policy.ts';
import { batched, GATHERED_LONG } from '#server/platform/database/batched.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { currentTrace } from '#server/platform/tracing/trace.ts';
import { assertOffered, listExtraQuestions } from '#server/professionals/professionals.ts';
import { getEarlierRequest, normalizePhone, type RequestRow } from '#server/requests/requests.ts';
import { findBestCandidates, retryOnQuotaExhausted } from './contact.ts';
import { findNamedProfessional } from './find-named.ts';
import { locateDestination, locateNeed } from './locate-need.ts';
import { storeAndContact, type LocatedNeed, type Submission } from './store-and-contact.ts';

/** A need as the customer submits it. `userId` may only name themselves. */
export interface Need {
  profession: Profession;
  description: string;
  /** Answers to extra questions of the trade; one to an unknown question is dropped. */
  extraAnswers?: readonly { questionId: string; answer: string }[] | undefined;
  location: string;
  locationPlaceId?: string | null | undefined;
  destination?: string | null | undefined;
  urgency: Urgency;
  dates?: DateRange | null | undefined;
  recurrence?: Recurrence | null | undefined;
  direct?: { professionalId: string; othersIfUnanswered: boolean } | null | undefined;
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

/** Submits a need; see `requestSubmitter`. */
export type SubmitRequest = (
  caller: Pick<CallContext<Session>, 'session' | 'address'>,
  need: Need,
  idempotencyKey: string | null,
) => Promise<Submitted>;

/**
 * Makes the function that stores a need and contacts the three best professionals who can be
 * contacted, in one transaction; fewer where there are fewer, and `pending` where there is nobody.
 * A direct request contacts the one professional it names, and is refused where they cannot be.
 * Idempotent: the same key with the same need answers the first request. Needs submitted at the same
 * time are stored together.
 * @throws Refusal `not_signed_in`, `not_yours`, `duplicate_request`, `idempotency_key_reused`, `too_many`,
 *   `trade_not_offered`, `professional_unavailable`, `invalid_input` for photos they may not use
 */
export function requestSubmitter(platform: Platform): SubmitRequest {
  const store = batched(
    (submissions: readonly Submission[]) => storeAndContact(platform, submissions),
    GATHERED_LONG,
  );
  return async (caller, need, idempotencyKey) => {
    assertNamesCaller(caller.session, need.userId);
    assertOffered(need.profession);
    const located = await locate(platform, caller.session, need, idempotencyKey);
    const photoIds = need.photoIds ?? [];
    const stored = await retryOnQuotaExhausted(async (without) =>
      store({
        ...caller,
        need: located,
        photoIds,
        best: await bestFor(platform, located, without),
        trace: currentTrace(),
      }),
    );
    const { db } = platform;
    const request = stored?.request ?? (await getEarlierRequest(db, located));
    const leads = stored?.contacted ?? (await findLeadsWithCards(db, [request.id]));
    const photos = photoIds.length > 0 ? await findRequestPhotos(db, [request.id]) : undefined;
    return { request, leads, photos: photos?.get(request.id) ?? [] };
  };
}

async function locate(
  platform: Platform,
  { userId: customerId }: Session,
  need: Need,
  idempotencyKey: string | null,
): Promise<LocatedNeed> {
  const place = await locateNeed(platform, { ...need, customerId });
  return {
    ...storable(need, platform.clock.now()),
    ...place,
    ...(await locateDestination(platform, need, place)),
    customer_id: customerId,
    idempotency_key: idempotencyKey,
    photo_count: need.photoIds?.length ?? 0,
  };
}

async function bestFor({ db, config }: Platform, need: LocatedNeed, without: readonly string[]) {
  const search = { now: need.created_at, invitationChannels: config.invitations.channels };
  const { direct_to: professionalId } = need;
  if (professionalId === null) {
    return findBestCandidates(db, need, { ...search, count: MAX_ACTIVE_LEADS, without });
  }
  if (without.includes(professionalId)) return [];
  const named = await findNamedProfessional(db, need, { ...search, professionalId });
  return named
    ? [{ ...named, reasons: [{ code: 'asked_by_name' } as const, ...named.reasons] }]
    : [];
}

function storable(need: Need, now: Date) {
  return {
    profession_id: professionId(need.profession),
    description: need.description,
    extra_answers: answersTo(need),
    location: need.location,
    location_place_id: need.locationPlaceId ?? null,
    urgency: need.urgency,
    starts_on: need.dates?.from ?? null,
    ends_on: need.dates?.to ?? null,
    recurrence: need.recurrence ?? null,
    direct_to: need.direct?.professionalId ?? null,
    direct_others: directOthers(need.direct),
    language: need.language,
    contact_email: need.email ?? null,
    contact_phone: need.phone ? normalizePhone(need.phone) : null,
    created_at: now,
  };
}

/** The answers with the words of their questions, in the order of the trade's questions. */
function answersTo({ profession, language, extraAnswers = [] }: Need): ExtraAnswers {
  const given = new Map(extraAnswers.map(({ questionId, answer }) => [questionId, answer]));
  return listExtraQuestions(profession, language).flatMap(({ id, question }) => {
    const answer = given.get(id);
    return answer === undefined ? [] : [{ question, answer }];
  });
}

function directOthers(direct: Need['direct']): DirectOthers | null {
  if (!direct) return null;
  return direct.othersIfUnanswered ? 'unanswered' : 'no';
}
