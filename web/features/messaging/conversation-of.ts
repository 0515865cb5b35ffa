/** Which conversation: a request, and for a customer the professional it is with. */
export interface ConversationOf {
  serviceRequestId: string;
  professionalId?: string | undefined;
}

/** What tells a conversation apart from the others of its reader. */
export function nameOf({ serviceRequestId, professionalId = '' }: ConversationOf): string {
  return `${serviceRequestId}:${professionalId}`;
}
