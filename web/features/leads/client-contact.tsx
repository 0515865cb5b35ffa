import { Mail, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/leads.ts';
import { Avatar } from '#web/ui/avatar.tsx';

interface ClientContactProps {
  customer: NonNullable<Lead['serviceRequest']['customer']>;
  address: string;
}

/** Who the client is and how to reach them: known once the request is accepted. */
export function ClientContact({ customer, address }: ClientContactProps) {
  const t = useTranslations('leads');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-pine-50 p-4">
      <div className="flex items-center gap-3">
        <Avatar name={customer.name} src={customer.avatar} size="sm" />
        <div>
          <p className="text-xs font-semibold text-ink-faint">{t('customer')}</p>
          <p className="font-semibold">{customer.name}</p>
        </div>
      </div>
      <div>
        <p className="text-xs font-semibold text-ink-faint">{t('address')}</p>
        <p>{address}</p>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {customer.email && (
          <li>
            <a
              href={`mailto:${customer.email}`}
              className="inline-flex min-h-8 items-center gap-2 underline"
            >
              <Mail aria-hidden="true" className="size-4" />
              {customer.email}
            </a>
          </li>
        )}
        {customer.phone && (
          <li>
            <a
              href={`tel:${customer.phone}`}
              className="inline-flex min-h-8 items-center gap-2 underline"
            >
              <Phone aria-hidden="true" className="size-4" />
              {customer.phone}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
