/** Identifies a conversation: a request, and for a customer its professional. */
export interface ConversationOf {
  serviceRequestId: string;
  professionalId?: string | undefined;
}

/** The unique key of a conversation among those of its reader. */
export function nameOf({ serviceRequestId, professionalId = '' }: ConversationOf): string {
  return `${serviceRequestId}:${professionalId}`;
}
