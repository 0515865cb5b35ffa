import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { phoneText } from '#web/lib/phone-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface ContactDialogProps {
  lead: Lead;
  onMessage: () => void;
  onClose: () => void;
  /** Further actions, at the end. */
  children?: ReactNode;
}

/** The customer's name and contacts, once the request is accepted. */
export function ContactDialog({ lead, onMessage, onClose, children }: ContactDialogProps) {
  const t = useTranslations('leads');
  const locale = useLocale();
  const common = useTranslations('common');
  const { customer, location } = lead.serviceRequest;
  if (!customer) return null;
  const mayMessage = lead.allowedActions.includes('message');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('contactDialog.title')}
      description={t('contactDialog.intro')}
      closeLabel={common('close')}
    >
      <div className="flex items-center gap-4">
        <Avatar name={customer.name} src={customer.avatar} of={customer.id} />
        <p className="font-display text-lg font-semibold">{customer.name}</p>
      </div>
      <ul className="mt-5 flex flex-col gap-2">
        {customer.phone && (
          <Way href={`tel:${customer.phone}`} Icon={Phone}>
            {t('contactDialog.phone', { phone: phoneText(customer.phone, locale) })}
          </Way>
        )}
        {customer.email && (
          <Way href={`mailto:${customer.email}`} Icon={Mail}>
            {t('contactDialog.email', { email: customer.email })}
          </Way>
        )}
      </ul>
      {!customer.phone && !customer.email && (
        <p className="text-ink-soft">{t('contactDialog.nothingShared')}</p>
      )}
      <p className="mt-5 flex items-start gap-3">
        <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine-600" />
        <span>
          <span className="block text-xs font-semibold text-ink-faint">{t('address')}</span>
          {location}
        </span>
      </p>
      {mayMessage && (
        <Button
          onClick={onMessage}
          icon={<MessageCircle aria-hidden="true" className="size-5" />}
          className="mt-6 w-full"
        >
          {t('contactDialog.message')}
        </Button>
      )}
      {children}
    </Dialog>
  );
}

interface WayProps {
  href: string;
  Icon: ComponentType<{ className?: string }>;
  children: ReactNode;
}

function Way({ href, Icon, children }: WayProps) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-13 items-center gap-3 rounded-lg border border-line px-4 py-2.5 font-semibold transition-colors hover:border-line-strong hover:bg-paper"
      >
        <Icon className="size-5 shrink-0 text-pine-600" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      </a>
    </li>
  );
}
