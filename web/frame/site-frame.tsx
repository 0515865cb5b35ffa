import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Page } from '#web/ui/page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of the public screens: header, content, footer. */
export function SiteFrame({ children, footer = true }: { children: ReactNode; footer?: boolean }) {
  const t = useTranslations('common');
  return (
    <Page
      skipLabel={t('skipToContent')}
      header={<SiteHeader />}
      footer={footer ? <SiteFooter /> : undefined}
    >
      {children}
    </Page>
  );
}
