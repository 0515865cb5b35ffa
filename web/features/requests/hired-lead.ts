import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';

/** The lead of who was hired, where somebody was. */
export function hiredLead({
  leads,
  status,
  professionalId,
}: OwnRequest): ContactedLead | undefined {
  if (status !== 'in_progress' && status !== 'completed') return undefined;
  return leads.find(({ professional }) => professional.id === professionalId);
}

/** The name of who was hired; empty where nobody was. */
export function hiredName(request: OwnRequest): string {
  return hiredLead(request)?.professional.name ?? '';
}
