import { useTranslations } from 'use-intl';
import type { UserDetail } from '#contract/admin/details.ts';

/** What a browser is called, as far as it said. */
export function useDeviceName(): (device: UserDetail['sessions'][number]['device']) => string {
  const t = useTranslations('admin-user.sessions');
  return ({ browser, system }) =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
}
