import type { Change } from '#server/platform/change.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';

interface Job {
  request: { id: string | null; customer_id: string };
  professionalId: string;
}

/** Publishes a live event to the open pages of both sides of a job. */
export async function publishInvoices(
  { tx, publishLive }: Change,
  { request, professionalId }: Job,
): Promise<void> {
  if (request.id === null) return;
  const event = { type: 'invoice.changed', requestId: request.id } as const;
  publishLive(request.customer_id, event);
  const professional = (await findProfessionals(tx, [professionalId])).get(professionalId);
  for (const userId of professional?.userIds ?? []) publishLive(userId, event);
}
