import type { AdminProfessional } from '#contract/admin/professionals.ts';
import type { AdminRequest } from '#contract/admin/requests.ts';
import type { AdminSubscription } from '#contract/admin/subscriptions.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** Waiting is tile and stone, success pine, finished neutral, failure clay. */
export const REQUEST_TONES: Record<AdminRequest['status'], BadgeTone> = {
  sent: 'tile',
  pending: 'warning',
  accepted: 'pine',
  in_progress: 'solid',
  completed: 'neutral',
  cancelled: 'clay',
};

export const USER_TONES: Record<AdminUser['state'], BadgeTone> = {
  active: 'pine',
  suspended: 'clay',
  leaving: 'warning',
};

export const ROLE_TONES: Record<AdminUser['role'], BadgeTone> = {
  customer: 'neutral',
  professional: 'tile',
  admin: 'solid',
};

export const PROFESSIONAL_TONES: Record<AdminProfessional['state'], BadgeTone> = {
  active: 'pine',
  paused: 'warning',
  unclaimed: 'tile',
  suspended: 'clay',
  leaving: 'warning',
  inactive: 'neutral',
};

export const STANDING_TONES: Record<AdminSubscription['standing'], BadgeTone> = {
  free: 'neutral',
  granted: 'tile',
  trialing: 'tile',
  active: 'pine',
  past_due: 'clay',
  ending: 'warning',
  ended: 'neutral',
};
