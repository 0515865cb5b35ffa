import { MINUTE_MS } from '#contract/durations.ts';
import { portraitUrl } from '#contract/portraits.ts';
import {
  findLeadForNotice,
  findLeadsByRequests,
  type LeadNotice,
} from '#server/matching/matching.ts';
import { isWorking } from '#server/professionals/professionals.ts';
import { findRequest, listHistory, type RequestRow } from '#server/requests/requests.ts';
import { isVeryUrgent } from '#server/notifications/channels.ts';
import type { Closing } from '#server/notifications/facts.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import {
  resolveNotices,
  notify,
  notifyTeam,
  type NotifyPlatform,
} from '#server/notifications/notify.ts';

/** A lead as domain events carry it. */
export interface LeadEvent {
  leadId: string;
  requestId: string;
}

/**
 * Notifies a professional of a new lead; without the customer's name and exact address. A very
 * urgent one is notified in quiet hours too, within their declared hours.
 */
export async function notifyNewLead(platform: NotifyPlatform, lead: LeadNotice) {
  if (lead.status !== 'pending' || lead.professional.userId === null) return;
  const { schedule, description } = lead.request;
  await notifyTeam(platform, lead.professional.userIds, {
    kind: 'newLead',
    key: lead.id,
    facts: {
      ...aboutNeed(lead),
      href: hrefs.lead(lead.id),
      ...schedule,
      description,
      byName: lead.reasons.some(({ code }) => code === 'asked_by_name'),
      ...timeLeft(lead, platform.clock.now()),
    },
    passesQuiet: isVeryUrgent(schedule) && isWithinWorkingHours(lead, platform.clock.now()),
  });
}

/** How long a professional has to answer, and how far the job is. */
export function timeLeft({ professional, distanceKm, expiresAt }: LeadNotice, now: Date) {
  const minutesLeft = Math.max(1, Math.round((+expiresAt - +now) / MINUTE_MS));
  const { timeZone } = professional.working;
  return { distanceKm, minutesLeft, answerBy: { at: expiresAt.toISOString(), timeZone } };
}

/** Whether a moment is within a professional's declared hours. */
export function isWithinWorkingHours({ professional }: LeadNotice, moment: Date): boolean {
  return isWorking(moment, professional.working);
}

/** Notifies a professional that a lead is closed, with a tactful reason. */
export async function notifyLeadClosed(
  platform: NotifyPlatform,
  { leadId }: Pick<LeadEvent, 'leadId'>,
  because: string,
) {
  const lead = await findLeadForNotice(platform.db, leadId);
  if (lead?.status !== 'withdrawn' || lead.professional.userId === null) return;
  await notifyTeam(platform, lead.professional.userIds, {
    kind: 'leadClosed',
    key: leadId,
    facts: {
      ...aboutNeed(lead),
      href: hrefs.lead(leadId),
      because: closingOf(because),
      note: lead.endedNote,
    },
  });
}

/** A block, or a deleted account, is nobody else's business. */
function closingOf(because: string): Closing {
  const sayable = [
    'filled',
    'hired_other',
    'cancelled',
    'released',
    'cancelled_by_team',
    'replaced',
  ] as const;
  return sayable.find((one) => one === because) ?? 'no_longer_open';
}

/** Notifies a customer that a professional accepted their request. */
export async function notifyLeadAccepted(
  platform: NotifyPlatform,
  { leadId }: Pick<LeadEvent, 'leadId'>,
) {
  const lead = await findLeadForNotice(platform.db, leadId);
  if (lead?.status !== 'accepted') return;
  const { id } = lead.professional;
  await notifyCustomer(platform, lead, {
    kind: 'leadAccepted',
    facts: {
      href: hrefs.conversation(lead.request.id, id),
      note: lead.professionalResponse,
    },
  });
}

/**
 * Notifies a customer, in the product alone, that a professional will not come and the search
 * continues; not where nobody else is to be asked (`notifyDirectEnded`).
 */
export async function notifyLeadReplaced(
  platform: NotifyPlatform,
  { leadId }: Pick<LeadEvent, 'leadId'>,
  because: 'denied' | 'expired',
) {
  const lead = await findLeadForNotice(platform.db, leadId);
  if (lead?.status !== because || lead.request.asksNobodyElse) return;
  await notifyCustomer(platform, lead, {
    kind: 'leadReplaced',
    facts: { href: hrefs.request(lead.request.id), because },
  });
}

/** Notifies a customer that a professional who had accepted cannot come after all. */
export async function notifySteppedBack(
  platform: NotifyPlatform,
  { leadId }: Pick<LeadEvent, 'leadId'>,
) {
  const lead = await findLeadForNotice(platform.db, leadId);
  if (lead?.status !== 'withdrawn' || lead.request.asksNobodyElse) return;
  const isPressing = isVeryUrgent(lead.request) || (await wasHired(platform, lead));
  await notifyCustomer(platform, lead, {
    kind: 'leadSteppedBack',
    facts: { href: hrefs.request(lead.request.id), note: lead.endedNote, isPressing },
  });
}

/**
 * Notifies the customer of a direct request that its professional is no longer asked, and that nobody
 * else is.
 */
export async function notifyDirectEnded(platform: NotifyPlatform, request: RequestRow) {
  const leads = await findLeadsByRequests(platform.db, [request.id]);
  const last = leads.at(-1);
  const lead = last && (await findLeadForNotice(platform.db, last.id));
  if (!lead) return;
  const because = lead.status === 'denied' || lead.status === 'expired' ? lead.status : 'ended';
  await notifyCustomer(platform, lead, {
    kind: 'directEnded',
    facts: { href: hrefs.request(request.id), because, note: lead.endedNote },
  });
}

/** A hired professional who steps back leaves a job in progress. */
async function wasHired({ db }: NotifyPlatform, { id, request }: LeadNotice): Promise<boolean> {
  const history = await listHistory(db, request.id);
  return history.some(({ event, lead_id }) => event === 'hire' && lead_id === id);
}

/** Resolves the notices of a lead that is answered or over: nothing asks for an answer any more. */
export async function resolveLeadNotices(
  platform: NotifyPlatform,
  { leadId }: Pick<LeadEvent, 'leadId'>,
) {
  await resolveNotices(platform, [`newLead:${leadId}`, `leadReminder:${leadId}`]);
}

type ToCustomer =
  | { kind: 'leadAccepted'; facts: { href: string; note: string | null } }
  | {
      kind: 'leadSteppedBack';
      facts: { href: string; note: string | null; isPressing: boolean };
    }
  | {
      kind: 'directEnded';
      facts: {
        href: string;
        because: 'denied' | 'expired' | 'ended';
        note: string | null;
      };
    }
  | {
      kind: 'leadReplaced';
      facts: { href: string; because: 'denied' | 'expired' };
    };

/** In the language of the request, which the customer used. */
async function notifyCustomer(
  platform: NotifyPlatform,
  lead: LeadNotice,
  { kind, facts }: ToCustomer,
) {
  const request = await findRequest(platform.db, lead.request.id);
  if (!request) return;
  const { customer_id: userId, area, language } = request;
  const { id, name, avatar } = lead.professional;
  const about = {
    ...aboutNeed(lead),
    area,
    professional: name,
    face: portraitUrl(id, avatar),
  };
  const news = { kind, facts: { ...about, ...facts } } as Parameters<typeof notify>[1];
  await notify(platform, { ...news, key: lead.id, userId, language });
}

function aboutNeed({ request, professional }: LeadNotice) {
  const conversation = { requestId: request.id, professionalId: professional.id };
  return { profession: request.profession, area: request.place, conversation };
}
