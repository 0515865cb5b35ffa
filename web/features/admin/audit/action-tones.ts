import type { BadgeTone } from '#web/ui/badge.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = {
  sign_in_refused: 'clay',
  deleted: 'clay',
  suspended: 'clay',
  cancelled: 'clay',
  hidden: 'clay',
  discarded: 'clay',
  removed: 'clay',
  sessions_ended: 'warning',
  app_removed: 'warning',
  conversation_read: 'warning',
  exported: 'warning',
  recovery_code_used: 'warning',
  reset: 'warning',
  reinstated: 'pine',
  restored: 'pine',
  resolved: 'pine',
  reopened: 'pine',
  paper_checked: 'pine',
  credits_granted: 'pine',
  published: 'tile',
  changed: 'tile',
  role_changed: 'tile',
  invited: 'tile',
  imported: 'tile',
  assigned: 'tile',
  replaced: 'tile',
};

/** Destructive actions are clay, disclosing ones stone, restoring ones pine, changes tile. */
export function toneOf(action: string): BadgeTone {
  return TONES[action] ?? 'neutral';
}
