import type { RequestStatus } from '#contract/requests/statuses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { isOpen, moveRequest, markShort, type RequestRow } from '#server/requests/requests.ts';
import { contactProfessionals, QuotaExhausted } from '../contacting/contact.ts';
import { findNamedProfessional } from '../contacting/find-named.ts';
import {
  withLockedRequest,
  publishLeadChanges,
  type LockedRequest,
} from '../transitions/locked-request.ts';
import { isActiveLead } from '../lifecycle.ts';
import { MAX_ACTIVE_LEADS, hasFreePlace } from '../policy.ts';
import type { LeadRow } from '../queries.ts';
import { replace } from './replace.ts';
import type { RecordAudit } from './record-audit.ts';

interface Assignment {
  professionalId: string;
  /** The lead to replace; without one, a place must be free. */
  insteadOf: string | null;
}

/**
 * An operator has one professional contacted by name, of any trade, regardless of ranking. It is charged to their quota like every other
 * contact.
 * @returns the id of the lead
 * @throws Refusal `not_found`, `request_closed`, `already_contacted`, `request_filled` where no place is
 *   free, and `not_eligible` for one who cannot be contacted
 */
export async function assignByOperator(
  platform: Platform,
  requestId: string,
  assignment: Assignment,
  recordAudit: RecordAudit,
): Promise<string> {
  try {
    return await withLockedRequest(platform, requestId, async (locked) => {
      const { request, leads, change } = locked;
      assertThat(isOpen(request.status), 'request_closed');
      const { professionalId, insteadOf } = assignment;
      const isKnown = leads.some((lead) => lead.professional_id === professionalId);
      assertThat(!isKnown, 'already_contacted');
      const place = await freePlace(locked, insteadOf);
      const leadId = await contactNamed(platform, locked, { professionalId, ...place });
      await recordAudit(change.tx, {
        requestId,
        before: { status: request.status },
        after: {
          status: place.status === 'pending' ? 'sent' : place.status,
          leadId,
          professionalId,
          ...(place.replaced && { insteadOf: place.replaced.id }),
        },
      });
      return leadId;
    });
  } catch (error) {
    if (error instanceof QuotaExhausted) throw new Refusal('not_eligible');
    throw error;
  }
}

/** A place of a request, and its status with it. */
interface Place {
  status: RequestStatus;
  replaced: LeadRow | undefined;
  /** How many other leads are active. */
  others: number;
}

/** The named lead may have ended meanwhile: then its place is free. */
async function freePlace(locked: LockedRequest, insteadOf: string | null): Promise<Place> {
  const { request, leads } = locked;
  const named = leads.find(({ id }) => id === insteadOf);
  assertThat(insteadOf === null || named !== undefined, 'not_found');
  const replaced = named && isActiveLead(named.status) ? named : undefined;
  const others = leads.filter((lead) => isActiveLead(lead.status) && lead !== replaced);
  const status = replaced ? await replace(locked, replaced) : request.status;
  assertThat(hasFreePlace({ ...request, status }, others), 'request_filled');
  return { status, replaced, others: others.length };
}

async function contactNamed(
  { clock, config }: Platform,
  locked: LockedRequest,
  { professionalId, status, replaced, others }: Place & { professionalId: string },
): Promise<string> {
  const { change, leads, now } = locked;
  const request: RequestRow = { ...locked.request, status };
  const invitedBy = config.invitations.channels;
  const named = await findNamedProfessional(change.tx, request, {
    professionalId,
    now: clock.now(),
    invitationChannels: invitedBy,
  });
  assertThat(named !== undefined, 'not_eligible');
  const contacting = {
    request,
    best: [named],
    firstRank: leads.length + 1,
    replaced: replaced ? [replaced.id] : [],
  };
  const [contacted] = (
    await contactProfessionals(change, [contacting], { now, by: 'operator' })
  ).flat();
  if (!contacted) throw new Error('nobody was contacted');
  const by = 'operator';
  if (status === 'pending') await moveRequest(change, request, 'contact', { at: now, by });
  const isShort = others + 1 < MAX_ACTIVE_LEADS;
  if (isShort !== request.is_short) await markShort(change.tx, request.id, isShort);
  await publishLeadChanges(locked, replaced ? [replaced] : []);
  return contacted.lead.id;
}
