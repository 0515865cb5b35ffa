import type { RequestStatus } from '#contract/statuses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { isOpen, moveRequest, noteShort, type RequestRow } from '#server/requests/requests.ts';
import { contact, QuotaUsedUp } from '../contact.ts';
import { changeLife, tellPages, type Life } from '../life.ts';
import { isLive } from '../lifecycle.ts';
import { CONTACTED_AT_ONCE, hasFreePlace } from '../policy.ts';
import type { LeadRow } from '../queries.ts';
import { findNamed } from './find-named.ts';
import { replace } from './replace.ts';
import type { Witness } from './witness.ts';

interface Assignment {
  professionalId: string;
  /** The lead whose place they take; without one, a place must be free. */
  insteadOf: string | null;
}

/**
 * An operator has one professional asked by name, of whatever trade, whoever is the next best. It counts
 * against their month like every other contact.
 * @returns the id of the lead
 * @throws Refusal `not_found`, `request_closed`, `already_contacted`, `request_filled` where no place is
 *   free, and `not_eligible` for who cannot be asked
 */
export async function assignByOperator(
  platform: Platform,
  requestId: string,
  assignment: Assignment,
  witness: Witness,
): Promise<string> {
  try {
    return await changeLife(platform, requestId, async (life) => {
      const { request, leads, change } = life;
      assertThat(isOpen(request.status), 'request_closed');
      const { professionalId, insteadOf } = assignment;
      const isKnown = leads.some((lead) => lead.professional_id === professionalId);
      assertThat(!isKnown, 'already_contacted');
      const place = await makePlace(life, insteadOf);
      const leadId = await ask(platform, life, { professionalId, ...place });
      await witness(change.tx, {
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
    if (error instanceof QuotaUsedUp) throw new Refusal('not_eligible');
    throw error;
  }
}

/** A place among those who are asked, and how the request stands with it. */
interface Place {
  status: RequestStatus;
  replaced: LeadRow | undefined;
  /** How many are asked beside. */
  others: number;
}

/** The named lead may have ended by itself meanwhile: then its place is free. */
async function makePlace(life: Life, insteadOf: string | null): Promise<Place> {
  const { request, leads } = life;
  const named = leads.find(({ id }) => id === insteadOf);
  assertThat(insteadOf === null || named !== undefined, 'not_found');
  const replaced = named && isLive(named.status) ? named : undefined;
  const others = leads.filter((lead) => isLive(lead.status) && lead !== replaced);
  const status = replaced ? await replace(life, replaced) : request.status;
  assertThat(hasFreePlace({ ...request, status }, others), 'request_filled');
  return { status, replaced, others: others.length };
}

async function ask(
  { clock, config }: Platform,
  life: Life,
  { professionalId, status, replaced, others }: Place & { professionalId: string },
): Promise<string> {
  const { change, leads, now } = life;
  const request: RequestRow = { ...life.request, status };
  const invitedBy = config.invitations.channels;
  const named = await findNamed(change.tx, request, {
    professionalId,
    now: clock.now(),
    invitedBy,
  });
  assertThat(named !== undefined, 'not_eligible');
  const [contacted] = await contact(change, request, [named], {
    now,
    by: 'operator',
    firstRank: leads.length + 1,
    replaced: replaced ? [replaced.id] : [],
  });
  if (!contacted) throw new Error('nobody was contacted');
  const by = 'operator';
  if (status === 'pending') await moveRequest(change.tx, request, 'contact', { at: now, by });
  const isShort = others + 1 < CONTACTED_AT_ONCE;
  if (isShort !== request.is_short) await noteShort(change.tx, request.id, isShort);
  await tellPages(life, replaced ? [replaced] : []);
  return contacted.lead.id;
}
