import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** The list of a customer who has asked for nothing yet. */
export function NoRequests({ onNewRequest }: { onNewRequest: () => void }) {
  const t = useTranslations('customer-home');
  return (
    <EmptyState
      scene="kitchen"
      title={t('empty')}
      hint={t('emptyHint')}
      action={<Button onClick={onNewRequest}>{t('newRequest')}</Button>}
    />
  );
}
