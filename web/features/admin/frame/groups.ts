/** Every section of the panel, in the order of its menu. The first six are the documented tabs. */
export const GROUPS = {
  marketplace: ['overview', 'users', 'professionals', 'requests', 'feedback', 'subscriptions'],
  moderation: ['reports', 'audit'],
  operation: ['market', 'deliveries', 'incoming', 'doctor', 'import'],
  site: ['catalogue', 'content', 'brand', 'languages', 'units', 'taxes', 'team'],
} as const;

export type Group = keyof typeof GROUPS;
/** The value of `?tab=` for a section. `account` is reached by the name of the signed-in admin. */
export type SectionId = (typeof GROUPS)[Group][number] | 'account';

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];
