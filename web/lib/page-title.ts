import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from './brand.ts';

/** Names the browser's tab after the screen, e.g. "Sign in · Nearhand". */
export function usePageTitle(title: string): void {
  const t = useTranslations('common');
  const full = t('pageTitle', { title, brand: BRAND });
  useEffect(() => {
    document.title = full;
  }, [full]);
}
