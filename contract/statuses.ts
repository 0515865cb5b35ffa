/** What a request can be; see server/requests/lifecycle.ts for who moves it where. */
export const REQUEST_STATUSES = [
  'sent',
  'pending',
  'accepted',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What a lead can be: a request as sent to one professional. */
export const LEAD_STATUSES = ['pending', 'accepted', 'denied', 'expired', 'withdrawn'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
