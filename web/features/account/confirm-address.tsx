import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ContactProofForm } from './contact-proof.tsx';
import { ReauthDialog } from './reauth-dialog.tsx';
import { useContactProof } from './use-contact-proof.ts';

interface ConfirmAddressProps {
  user: User;
  /** Continues what had to wait for it. */
  onProven: () => void;
}

/** Shown instead of a payment: a paid plan requires a proven address. */
export function ConfirmAddress({ user, onProven }: ConfirmAddressProps) {
  const t = useTranslations('account.confirmFirst');
  const contacts = useTranslations('account.contacts');
  const [reauth, askReauth] = useState(false);
  const proof = useContactProof({
    channel: 'email',
    initial: user.email ?? '',
    onReauth: () => askReauth(true),
    onProven,
  });
  return (
    <Card className="mx-auto flex w-full max-w-lg flex-col gap-5">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-pine-50 text-pine-700">
        <MailCheck aria-hidden="true" className="size-6" />
      </span>
      <div>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-2 text-ink-soft">{t('why')}</p>
      </div>
      {proof.sent && (
        <p role="status" className="[overflow-wrap:anywhere]">
          {contacts('sentTo', { target: proof.target })}
        </p>
      )}
      <ContactProofForm proof={proof} />
      {proof.sent && (
        <Button tone="ghost" onClick={proof.again}>
          {t('again')}
        </Button>
      )}
      {reauth && (
        <ReauthDialog
          user={user}
          onProven={() => askReauth(false)}
          onClose={() => askReauth(false)}
        />
      )}
    </Card>
  );
}
