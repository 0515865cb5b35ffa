import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';

/** The lead of the hired professional, if any. */
export function hiredLead({
  leads,
  status,
  professionalId,
}: OwnRequest): ContactedLead | undefined {
  if (status !== 'in_progress' && status !== 'completed') return undefined;
  return leads.find(({ professional }) => professional.id === professionalId);
}

/** The name of the hired professional; empty without one. */
export function hiredName(request: OwnRequest): string {
  return hiredLead(request)?.professional.name ?? '';
}
