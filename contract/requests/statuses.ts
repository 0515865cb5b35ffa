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

/** How far a lead is, as its professional looks for it. */
export const LEAD_STAGES = ['waiting', 'accepted', 'in_progress', 'done', 'closed'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** Why a lead was withdrawn. */
export const END_REASONS = [
  'filled',
  'hired_other',
  'cancelled',
  'released',
  'stepped_back',
  'blocked',
  'gone',
  'replaced',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What a professional may name as the reason why they decline. */
export const DECLINE_REASONS = ['too_far', 'too_busy', 'not_my_trade', 'price', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What the history of a request tells, in the order of its life. */
export const TIMELINE_EVENTS = [
  'submit',
  'contact',
  'seen',
  'accept',
  'decline',
  'expire',
  'withdraw',
  'release',
  'stepBack',
  'hire',
  'reportCompletion',
  'objectToCompletion',
  'complete',
  'completeBySilence',
  'cancel',
  'reopen',
  'search',
  'reopenCancelled',
  'reopenCompleted',
  'replace',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

/** Who makes something happen to a request or a lead. */
export const LIFE_ACTORS = ['customer', 'professional', 'system', 'operator'] as const;
export type LifeActor = (typeof LIFE_ACTORS)[number];
