import type { ContactedLead } from '#contract/requests/requests.ts';

/** An action waiting for confirmation. */
export type PendingAction =
  | { to: 'cancel' | 'complete' }
  | { to: 'hire' | 'release'; lead: ContactedLead };
