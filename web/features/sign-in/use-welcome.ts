import { useTranslations } from 'use-intl';
import { useSession, type User } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import type { UserType } from './use-entry.ts';
import { useRoleNotice } from './use-role-notice.ts';

/**
 * Sets the person who proved a contact and welcomes them, or tells a customer among professionals.
 */
export function useWelcome(userType: UserType) {
  const t = useTranslations('connect');
  const { setUser } = useSession();
  const tellRole = useRoleNotice();
  return (user: User) => {
    setUser(user);
    if (userType === 'professional' && tellRole(user, userType)) return;
    showToast({ title: t('welcome'), description: t('verified'), tone: 'success' });
  };
}
