import type { AdminRole } from '#contract/admin/roles.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The tone of a role's badge: the widest stands out. */
export const ROLE_TONES: Readonly<Record<AdminRole, BadgeTone>> = {
  owner: 'pine',
  moderator: 'tile',
  support: 'tile',
  readOnly: 'neutral',
};
