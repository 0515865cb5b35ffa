import { useTranslations } from 'use-intl';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The fallback while a screen is loading. */
export function Waiting() {
  const t = useTranslations('common');
  return (
    <SiteFrame footer={false}>
      <LoadingState label={t('loading')} />
    </SiteFrame>
  );
}
