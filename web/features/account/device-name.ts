import { useTranslations } from 'use-intl';
import type { AccountSession } from '#contract/accounts/account-settings.ts';

/** What a person calls a browser: "Chrome on Windows", or as much of it as is known. */
export function useDeviceName(): (device: AccountSession['device']) => string {
  const t = useTranslations('account.sessions');
  return ({ browser, system }) =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
}
