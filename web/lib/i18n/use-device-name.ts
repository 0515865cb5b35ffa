import { useTranslations } from 'use-intl';
import type { AccountSession } from '#contract/accounts/account-settings.ts';

/** What a person calls a browser: "Chrome on Windows", or as much of it as is known. */
export function useDeviceName(
  texts: 'account.sessions' | 'admin-user.sessions',
): (device: AccountSession['device']) => string {
  const t = useTranslations(texts);
  return ({ browser, system }) =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
}
