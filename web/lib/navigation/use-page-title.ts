import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';

/** Names the browser's tab after the screen, e.g. "Sign in · Nearhand". */
export function usePageTitle(title: string): void {
  const t = useTranslations('common');
  useDocumentTitle(t('pageTitle', { title, brand: BRAND }));
}

/** Names the browser's tab with exactly these words. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
