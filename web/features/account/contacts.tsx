import { Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import type { User } from '#web/lib/api/session.tsx';
import { phoneText } from '#web/lib/phone-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from './section.tsx';
import type { Channel } from './use-contact-proof.ts';

const ContactDialog = lazyScreen(
  async () => (await import('./contact-dialog.tsx')).ContactDialog,
  [],
);

interface ContactsProps {
  user: User;
  onReauth: () => void;
}

/** The e-mail address and the phone: each is confirmed, and changed, by a code sent to it. */
export function Contacts({ user, onReauth }: ContactsProps) {
  const t = useTranslations('account.contacts');
  const [entering, setEntering] = useState<{ channel: Channel; initial: string } | null>(null);
  const open = (channel: Channel) => (initial: string) => setEntering({ channel, initial });
  return (
    <Section title={t('title')}>
      <ul className="flex flex-col divide-y divide-line">
        <Contact
          channel="email"
          value={user.email}
          proven={user.emailProven}
          onEnter={open('email')}
        />
        <Contact
          channel="phone"
          value={user.phone ?? user.unprovenPhone}
          proven={user.phone !== null}
          onEnter={open('phone')}
        />
      </ul>
      <Suspense>
        {entering && (
          <ContactDialog {...entering} onReauth={onReauth} onClose={() => setEntering(null)} />
        )}
      </Suspense>
    </Section>
  );
}

interface ContactProps {
  channel: Channel;
  value: string | null;
  proven: boolean;
  onEnter: (initial: string) => void;
}

function Contact({ channel, value, proven, onEnter }: ContactProps) {
  const t = useTranslations('account.contacts');
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-faint">{t(channel)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
          {value ? phoneText(value, locale) : <span className="text-ink-soft">{t('none')}</span>}
          {value && (
            <Badge tone={proven ? 'pine' : 'warning'}>{t(proven ? 'proven' : 'unproven')}</Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {value && !proven && (
          <Button size="sm" onClick={() => onEnter(value)}>
            {t(`confirm.${channel}`)}
          </Button>
        )}
        <Button tone="secondary" size="sm" onClick={() => onEnter('')}>
          {t(`${value ? 'change' : 'add'}.${channel}`)}
        </Button>
      </div>
    </li>
  );
}
