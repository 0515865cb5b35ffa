import { useTranslations } from 'use-intl';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { SiteFrame } from './site-frame.tsx';

/** What stands in the place of a screen that is still on its way. */
export function Waiting() {
  const t = useTranslations('common');
  return (
    <SiteFrame footer={false}>
      <LoadingState label={t('loading')} />
    </SiteFrame>
  );
}
