import { CircleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import type { User } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';

const ContactDialog = lazyScreen(
  async () => (await import('./contact-dialog.tsx')).ContactDialog,
  [],
);

interface UnprovenNoticeProps {
  user: User;
  onReauth: () => void;
}

/** Explains the limits of an unproven customer, and lets them prove an address. */
export function UnprovenNotice({ user, onReauth }: UnprovenNoticeProps) {
  const t = useTranslations('account.unprovenNotice');
  const contacts = useTranslations('account.contacts');
  const [entering, enter] = useState(false);
  return (
    <section
      aria-label={t('title')}
      className="mb-5 flex flex-col gap-4 rounded-lg bg-stone p-5 sm:flex-row sm:items-center"
    >
      <CircleAlert aria-hidden="true" className="hidden size-6 shrink-0 text-warning sm:block" />
      <div className="flex-1">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t('title')}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{t('hint')}</p>
      </div>
      <Button tone="secondary" size="sm" onClick={() => enter(true)}>
        {contacts(user.email === null ? 'add.email' : 'confirm.email')}
      </Button>
      <Suspense>
        {entering && (
          <ContactDialog
            channel="email"
            initial={user.email ?? ''}
            onReauth={onReauth}
            onClose={() => enter(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
