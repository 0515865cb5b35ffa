import type { ContactedLead } from '#contract/requests/requests.ts';

/** What a person has begun to do and is asked about once more. */
export type PendingAction =
  | { to: 'cancel' | 'complete' }
  | { to: 'hire' | 'release'; lead: ContactedLead };
