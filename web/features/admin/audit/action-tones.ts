import type { BadgeTone } from '#web/ui/badge.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = {
  sign_in_refused: 'coral',
  deleted: 'coral',
  suspended: 'coral',
  cancelled: 'coral',
  hidden: 'coral',
  discarded: 'coral',
  sessions_ended: 'marigold',
  conversation_read: 'marigold',
  exported: 'marigold',
  recovery_code_used: 'marigold',
  reset: 'marigold',
  reinstated: 'pine',
  restored: 'pine',
  resolved: 'pine',
  reopened: 'pine',
  paper_checked: 'pine',
  credits_granted: 'pine',
  published: 'sky',
  changed: 'sky',
  imported: 'sky',
  assigned: 'sky',
  replaced: 'sky',
};

/** Destructive actions are coral, disclosing ones marigold, restoring ones pine, changes sky. */
export function toneOf(action: string): BadgeTone {
  return TONES[action] ?? 'neutral';
}
