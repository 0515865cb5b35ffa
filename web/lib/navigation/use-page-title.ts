import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';

/** Sets the document title to the screen's, e.g. "Sign in · Nearhand". */
export function usePageTitle(title: string): void {
  const t = useTranslations('common');
  useDocumentTitle(t('pageTitle', { title, brand: BRAND }));
}

/** Sets the document title to exactly this. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
