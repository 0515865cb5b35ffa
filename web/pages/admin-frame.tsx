import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageChoice } from '#web/frame/language-choice.tsx';
import { BRAND } from '#web/lib/brand.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Header, Page } from '#web/ui/page.tsx';

/** A frame without anything of the users' site: the two are separate. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <Page
      skipLabel={t('skipToContent')}
      header={
        <Header brand={<Logo name={BRAND} />}>
          <LanguageChoice />
        </Header>
      }
    >
      <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">{children}</div>
    </Page>
  );
}
