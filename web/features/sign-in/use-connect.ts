import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/accounts.ts';
import { call, errorText } from '#web/lib/call.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import { useSession } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import type { UserType } from './use-entry.ts';

export type Channel = 'email' | 'phone';

/** Where the dialog stands: entering a contact, or entering the code sent to it. */
export interface Connection {
  stage: 'contact' | 'code';
  channel: Channel;
  contact: string;
  acceptedTerms: boolean;
  /** Seconds to wait before another code may be asked for. */
  retryAfter: number;
  /** Said next to the field in question. */
  problem: string | null;
  busy: boolean;
}

/** The calls of the dialog and what they say. `onVerified` follows once the person is signed in. */
export function useConnect(
  initial: { channel: Channel; contact: string },
  userType: UserType,
  onVerified: () => void,
) {
  const t = useTranslations('connect');
  const { language } = useLanguage();
  const { setUser } = useSession();
  const [state, setState] = useState<Connection>({
    ...initial,
    stage: 'contact',
    acceptedTerms: false,
    retryAfter: 0,
    problem: null,
    busy: false,
  });
  const update = (change: Partial<Connection>) => setState((old) => ({ ...old, ...change }));

  const fail = (description: string) => {
    showToast({ title: t('failed'), description, tone: 'danger' });
    update({ busy: false, problem: description });
  };

  /** Whether the terms are accepted; says so where not. */
  const hasTerms = () => {
    if (!state.acceptedTerms)
      showToast({ title: t('termsRequired'), description: t('termsRequiredHint'), tone: 'danger' });
    return state.acceptedTerms;
  };

  const sendCode = async () => {
    const { channel } = state;
    const contact = state.contact.trim();
    if (!contact) return fail(t('invalidContact'));
    if (!hasTerms()) return;
    update({ busy: true, problem: null });
    const consent = { isNewAccount: true, language };
    try {
      const { retryAfter } =
        channel === 'email'
          ? await call(sendEmailCode, { body: { email: contact, ...consent } })
          : await call(sendPhoneCode, { body: { phone: contact, ...consent } });
      update({ stage: 'code', contact, retryAfter, busy: false });
      showToast({ title: t('codeSent'), description: t('codeSentHint'), tone: 'success' });
    } catch (error) {
      fail(errorText(error, t('sendFailed')));
    }
  };

  const verify = async (code: string): Promise<boolean> => {
    if (!/^\d{6}$/.test(code)) {
      fail(t('invalidCode'));
      return false;
    }
    const { channel, contact } = state;
    update({ busy: true, problem: null });
    const consent = { code, acceptedTerms: true, language, userType };
    try {
      const { user } =
        channel === 'email'
          ? await call(verifyEmailCode, { body: { email: contact, ...consent } })
          : await call(verifyPhoneCode, { body: { phone: contact, ...consent } });
      setUser(user);
      showToast({ title: t('welcome'), description: t('verified'), tone: 'success' });
      onVerified();
      return true;
    } catch (error) {
      fail(errorText(error, t('verifyFailed')));
      return false;
    }
  };

  return {
    state,
    hasTerms,
    accept: (acceptedTerms: boolean) => update({ acceptedTerms }),
    sendCode,
    verify,
    choose: (channel: Channel) => update({ channel, contact: '', problem: null }),
    type: (contact: string) => update({ contact, problem: null }),
    changeContact: () => update({ stage: 'contact', problem: null }),
    forget: () => update({ problem: null }),
  };
}
