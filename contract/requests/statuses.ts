/** The statuses of a request; its transitions are in server/requests/lifecycle.ts. */
export const REQUEST_STATUSES = [
  'sent',
  'pending',
  'accepted',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The statuses of a lead. */
export const LEAD_STATUSES = ['pending', 'accepted', 'denied', 'expired', 'withdrawn'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The stages of a lead, as its professional filters them. */
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

/** The reasons a professional may give for declining. */
export const DECLINE_REASONS = ['too_far', 'too_busy', 'not_my_trade', 'price', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The events of a timeline, in their usual order. */
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

/** The actors of a transition. */
export const LIFE_ACTORS = ['customer', 'professional', 'system', 'operator'] as const;
export type LifeActor = (typeof LIFE_ACTORS)[number];
