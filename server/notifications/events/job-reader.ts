import type { Language } from '#contract/language.ts';
import { portraitUrl } from '#contract/portraits.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findLeadForNotice, type LeadNotice } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import { findRequest, type RequestRow } from '#server/requests/requests.ts';
import type { ConversationRef } from '#server/notifications/facts.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { findCustomer } from '#server/notifications/redact-customer.ts';

/** One of the two sides of a job. */
export type Side = 'customer' | 'professional';

/** Who read a notice about a job, what it says of the job, and of the other side. */
export interface JobReader {
  to: { userIds: readonly string[]; language?: Language };
  job: { profession: Profession; area: string; href: string; conversation: ConversationRef };
  /** As this reader may know them: nobody sees who blocked them. */
  other: { name: string; face: string | null };
}

/** The readers of one side of a lead's job; undefined where the job is gone, or nobody is there to read. */
export async function findJobReader(
  db: Db,
  leadId: string,
  side: Side,
): Promise<JobReader | undefined> {
  const lead = await findLeadForNotice(db, leadId);
  const request = lead && (await findRequest(db, lead.request.id));
  if (!request) return undefined;
  // The area alone: a notice is kept longer than the address is theirs to know.
  const about = {
    profession: lead.request.profession,
    area: request.area,
    conversation: { requestId: request.id, professionalId: lead.professional.id },
  };
  return side === 'customer' ? customerOf(lead, request, about) : professionalOf(db, lead, about);
}

type About = Omit<JobReader['job'], 'href'>;

function customerOf({ professional }: LeadNotice, request: RequestRow, about: About): JobReader {
  return {
    to: { userIds: [request.customer_id], language: request.language },
    job: { ...about, href: hrefs.request(request.id) },
    other: {
      name: professional.name,
      face: portraitUrl(professional.id, professional.avatar),
    },
  };
}

async function professionalOf(
  db: Db,
  { id, professional, request }: LeadNotice,
  about: About,
): Promise<JobReader | undefined> {
  if (professional.userId === null) return undefined;
  const known = await findCustomer(db, request.id, professional.id);
  return {
    to: { userIds: professional.userIds },
    job: { ...about, href: hrefs.lead(id) },
    other: { name: known?.customer ?? '', face: known?.face ?? null },
  };
}
