import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';

/** The lead of the professional asked by name; undefined for a request to the three best. */
export function directLead({
  direct,
  leads,
}: Pick<OwnRequest, 'direct' | 'leads'>): ContactedLead | undefined {
  if (!direct) return undefined;
  return leads.find(({ professional }) => professional.id === direct.professionalId);
}
