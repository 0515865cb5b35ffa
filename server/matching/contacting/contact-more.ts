import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockRequest, moveRequest, markShort, type RequestRow } from '#server/requests/requests.ts';
import { contactProfessionals, findBestCandidates, retryOnQuotaExhausted } from './contact.ts';
import { isActiveLead } from '#server/matching/lifecycle.ts';
import { missingLeads } from '#server/matching/policy.ts';
import { findLeadsByRequests, type LeadRow } from '#server/matching/queries.ts';

/**
 * Contacts the next best until three leads are active again, for a request that is still searching;
 * nobody twice. Idempotent. Where no active lead and no candidate is left, the request goes back to
 * `pending` and its customer is notified; likewise where the only professional asked by name is no longer
 * asked.
 */
export async function contactMore(platform: Platform, requestId: string): Promise<void> {
  await retryOnQuotaExhausted((without) =>
    change(platform, async (change) => {
      const request = await lockRequest(change.tx, requestId);
      if (!request) return;
      const leads = await findLeadsByRequests(change.tx, [requestId]);
      const missing = missingLeads(request, leads);
      const contacted =
        missing > 0 ? await contactBest(platform, change, { request, leads, missing, without }) : 0;
      const isAlone = contacted === 0 && request.status === 'sent' && !leads.some(isActive);
      if (isAlone) await moveRequest(change, request, 'search', { at: platform.clock.now() });
      if (isAlone || contacted > 0) {
        change.publishLive(request.customer_id, { type: 'request.changed', requestId });
      }
      const isShort = contacted < missing;
      if (isShort !== request.is_short) await markShort(change.tx, requestId, isShort);
    }),
  );
}

interface Vacancies {
  request: RequestRow;
  leads: LeadRow[];
  missing: number;
  /** Professionals whose quota is used up. */
  without: readonly string[];
}

/** Contacts the best candidates, and returns how many. */
async function contactBest(
  { clock, config }: Platform,
  change: Change,
  { request, leads, missing, without }: Vacancies,
): Promise<number> {
  const now = clock.now();
  const best = await findBestCandidates(change.tx, request, {
    count: missing,
    without: [...without, ...leads.map((lead) => lead.professional_id)],
    now,
    invitationChannels: config.invitations.channels,
  });
  if (best.length === 0) return 0;
  const replaced = vacatedLeads(leads);
  const firstRank = leads.length + 1;
  await contactProfessionals(change, [{ request, best, firstRank, replaced }], { now });
  if (request.status === 'pending') await moveRequest(change, request, 'contact', { at: now });
  return best.length;
}

const isActive = ({ status }: LeadRow) => isActiveLead(status);

/** Ended leads without a replacement: first those not withdrawn because the request was filled. */
function vacatedLeads(leads: readonly LeadRow[]): string[] {
  const taken = new Set(leads.map(({ replaces }) => replaces));
  const ended = leads.filter(({ id, status }) => !isActiveLead(status) && !taken.has(id));
  const [left, filled] = [
    ended.filter((lead) => lead.ended_because !== 'filled'),
    ended.filter((lead) => lead.ended_because === 'filled'),
  ];
  return [...left, ...filled].map(({ id }) => id);
}
