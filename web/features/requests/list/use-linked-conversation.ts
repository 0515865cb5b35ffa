import { useEffect } from 'react';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { removeFromAddress, useQueryParameters } from '#web/lib/navigation/location.tsx';

/** Opens the conversation that a link of a mail names by its request and professional, once. */
export function useLinkedConversation(
  requests: readonly OwnRequest[] | undefined,
  open: (request: OwnRequest, lead: ContactedLead) => void,
): void {
  const query = useQueryParameters();
  const requestId = query.get('request');
  const professionalId = query.get('professional');
  useEffect(() => {
    if (!requests || !requestId || !professionalId) return;
    const request = requests.find(({ id }) => id === requestId);
    const lead = request?.leads.find(({ professional }) => professional.id === professionalId);
    if (request && lead?.status === 'accepted') open(request, lead);
    removeFromAddress('professional');
  }, [requests, requestId, professionalId, open]);
}
