import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import type { User } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import type { UserType } from './use-entry.ts';

/**
 * Says so where somebody signs in with the wrong role, and leads a customer away from
 * professionals' screens. Returns whether it did.
 */
export function useRoleNotice() {
  const t = useTranslations('sign-in.otherRole');
  const [, navigate] = useLocation();
  return ({ role }: User, userType: UserType): boolean => {
    const wanted = userType === 'professional' ? 'professional' : 'customer';
    if (role === wanted) return false;
    const actual = role === 'professional' ? 'professional' : 'customer';
    showToast({ title: t(`${actual}.title`), description: t(`${actual}.hint`) });
    if (actual === 'customer') navigate(href('/'));
    return true;
  };
}
