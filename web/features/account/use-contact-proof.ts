import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendContactCode, verifyContact } from '#contract/accounts/account-settings.ts';
import { call } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { useChange } from './use-change.ts';

export type Channel = 'email' | 'phone';

export interface ContactProofProps {
  channel: Channel;
  /** The contact to confirm; empty for a new one. */
  initial: string;
  onReauth: () => void;
  onProven: () => void;
}

export type ContactProof = ReturnType<typeof useContactProof>;

/** Sends a code to a contact, and sets the contact once the code is entered. */
export function useContactProof({ channel, initial, onReauth, onProven }: ContactProofProps) {
  const t = useTranslations('account.contacts');
  const { language } = useLanguage();
  const { busy, change } = useChange();
  const [target, setTarget] = useState(initial);
  const [sent, setSent] = useState(false);
  const send = async () => {
    const made = await change({
      make: async () => void (await call(sendContactCode, { body: { channel, target, language } })),
      failed: { title: t('failed'), hint: t('sendFailed') },
      onReauth,
    });
    setSent(made);
  };
  const verify = async (code: string) => {
    const made = await change({
      make: () => call(verifyContact, { body: { channel, target, code } }),
      failed: { title: t('failed'), hint: t('verifyFailed') },
      onReauth,
    });
    if (!made) return;
    showToast({ title: t('done'), description: t('doneHint', { target }), tone: 'success' });
    onProven();
  };
  return { channel, target, setTarget, sent, busy, send, verify, again: () => setSent(false) };
}
