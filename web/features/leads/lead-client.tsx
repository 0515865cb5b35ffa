import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type Customer = NonNullable<Lead['serviceRequest']['customer']>;

/** The customer: visible once the request is accepted. */
export function LeadClient({ customer }: { customer: Customer }) {
  const t = useTranslations('leads');
  return (
    <div className="flex items-center gap-3">
      <Avatar name={customer.name} src={customer.avatar} of={customer.id} size="sm" />
      <div>
        <p className="text-xs font-semibold text-ink-faint">{t('customer')}</p>
        <p className="font-semibold">{customer.name}</p>
      </div>
    </div>
  );
}
