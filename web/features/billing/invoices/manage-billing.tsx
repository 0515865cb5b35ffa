import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { useBillingPortal } from './use-billing-portal.ts';

/** Opens the provider's billing portal; `urgent` where a new card is needed. */
export function ManageBilling({ urgent = false }: { urgent?: boolean }) {
  const t = useTranslations('subscription');
  const { open, busy } = useBillingPortal();
  return (
    <Button
      tone={urgent ? 'primary' : 'secondary'}
      icon={<ExternalLink aria-hidden="true" className="size-4" />}
      loading={busy}
      onClick={open}
    >
      {t(urgent ? 'updateCard' : 'manage')}
    </Button>
  );
}
