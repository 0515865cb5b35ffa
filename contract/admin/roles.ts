/** The roles of the operator's people, the widest first. */
export const ADMIN_ROLES = ['owner', 'moderator', 'support', 'readOnly'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
