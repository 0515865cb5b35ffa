import type { AdminProfessional } from '#contract/admin/professionals.ts';
import type { AdminRequest } from '#contract/admin/requests.ts';
import type { AdminSubscription } from '#contract/admin/subscriptions.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** Waiting is sky and marigold, success pine, finished neutral, failure coral. */
export const REQUEST_TONES: Record<AdminRequest['status'], BadgeTone> = {
  sent: 'sky',
  pending: 'marigold',
  accepted: 'pine',
  in_progress: 'solid',
  completed: 'neutral',
  cancelled: 'coral',
};

export const USER_TONES: Record<AdminUser['state'], BadgeTone> = {
  active: 'pine',
  suspended: 'coral',
  leaving: 'marigold',
};

export const ROLE_TONES: Record<AdminUser['role'], BadgeTone> = {
  customer: 'neutral',
  professional: 'sky',
  admin: 'solid',
};

export const PROFESSIONAL_TONES: Record<AdminProfessional['state'], BadgeTone> = {
  active: 'pine',
  paused: 'marigold',
  unclaimed: 'sky',
  suspended: 'coral',
  leaving: 'marigold',
  inactive: 'neutral',
};

export const STANDING_TONES: Record<AdminSubscription['standing'], BadgeTone> = {
  free: 'neutral',
  granted: 'sky',
  trialing: 'sky',
  active: 'pine',
  past_due: 'coral',
  ending: 'marigold',
  ended: 'neutral',
};
