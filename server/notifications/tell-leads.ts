import { findLeadForNotice, type LeadNotice } from '#server/matching/matching.ts';
import { findRequest } from '#server/requests/requests.ts';
import { customersPage, professionalsPage, professionName, tell, type Telling } from './tell.ts';
import { urgencyTexts } from './texts/texts.ts';

/** Tells a professional of a request; nothing of who or where exactly the customer is. */
export async function tellNewLead(platform: Telling, { leadId }: { leadId: string }) {
  const lead = await findLeadForNotice(platform.db, leadId);
  if (lead?.status !== 'pending' || lead.professional.userId === null) return;
  const { profession, place: area, urgency, description } = lead.request;
  await tell(platform, {
    kind: 'newLead',
    key: leadId,
    userId: lead.professional.userId,
    write: (letters, lang) =>
      letters.newLead({
        brand: platform.config.brandName,
        profession: professionName(profession, lang),
        area,
        urgency: urgencyTexts[lang][urgency],
        isUrgent: urgency === 'Very urgent (within 24h)',
        description,
        url: professionalsPage(platform, { lang, lead: leadId }),
      }),
  });
}

/** Tells a professional who has not answered that others took the request. */
export async function tellFilled(platform: Telling, { leadId }: { leadId: string }) {
  const lead = await findLeadForNotice(platform.db, leadId);
  if (lead?.status !== 'withdrawn' || lead.professional.userId === null) return;
  const { profession, place: area } = lead.request;
  await tell(platform, {
    kind: 'requestFilled',
    key: leadId,
    userId: lead.professional.userId,
    write: (letters, lang) =>
      letters.requestFilled({
        brand: platform.config.brandName,
        profession: professionName(profession, lang),
        area,
        url: professionalsPage(platform, { lang }),
      }),
  });
}

/** Tells a customer who has accepted their request. */
export async function tellAccepted(platform: Telling, { leadId }: { leadId: string }) {
  const lead = await findLeadForNotice(platform.db, leadId);
  if (lead?.status !== 'accepted') return;
  const request = await findRequest(platform.db, lead.request.id);
  if (!request) return;
  await tell(platform, {
    kind: 'leadAccepted',
    key: leadId,
    userId: request.customer_id,
    language: request.language,
    write: (letters, lang) =>
      letters.leadAccepted({
        brand: platform.config.brandName,
        profession: professionName(lead.request.profession, lang),
        area: lead.request.place,
        professional: lead.professional.name,
        url: conversationOf(platform, lead, lang),
      }),
  });
}

function conversationOf(platform: Telling, lead: LeadNotice, lang: 'en' | 'fr' | 'es'): string {
  const { request, professional } = lead;
  return customersPage(platform, { lang, request: request.id, professional: professional.id });
}
