import type { AdminUser } from '#contract/admin/users.ts';
import { USER_CALLS, userActions } from '../policy.ts';
import type { List } from './list.ts';
import { findUsers, type UsersAsked } from './queries-users.ts';

/** All accounts, and the admins. */
export const users: List<UsersAsked, Omit<AdminUser, 'cursor'>> = {
  name: 'users',
  calls: USER_CALLS,
  sorts: { createdAt: 'moment', name: 'text', email: 'text' },
  async find(db, asked, page) {
    const rows = await findUsers(db, asked, page);
    return rows.map(({ key, isSuspended, isLeaving, hasApp, createdAt, ...user }) => {
      const state = isSuspended ? 'suspended' : isLeaving ? 'leaving' : 'active';
      const allowedActions = userActions({ role: user.role, state, hasApp });
      return { key, row: { ...user, state, createdAt: createdAt.toISOString(), allowedActions } };
    });
  },
};
