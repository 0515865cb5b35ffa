import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadingState } from '#web/ui/loading-state.tsx';

/** The content of a tab, which may still have to be loaded. */
export function ProfessionalPanel({ children }: { children: ReactNode }) {
  const common = useTranslations('common');
  return <Suspense fallback={<LoadingState label={common('loading')} />}>{children}</Suspense>;
}
