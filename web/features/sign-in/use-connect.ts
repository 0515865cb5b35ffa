import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/accounts/accounts.ts';
import type { Call } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { showToast } from '#web/lib/toasts.ts';
import {
  readSentCode,
  forgetSentCode,
  storeSentCode,
  leaveSentCode,
  secondsToResend,
  takeUpSentCode,
  wentTo,
  type Channel,
  type SentCode,
} from './stored-code.ts';
import type { UserType } from './use-entry.ts';
import { useWelcome } from './use-welcome.ts';

export type { Channel };

type Target = Pick<SentCode, 'channel' | 'contact'>;

/** A contact that a code may lie at; `expiresAt` is null where only its owner knows of one. */
type Waiting = Target & { resendAt: number; expiresAt: number | null };

/** Where the dialog stands: entering a contact, or entering the code sent to it. */
export interface Connection {
  stage: 'contact' | 'code';
  channel: Channel;
  contact: string;
  acceptedTerms: boolean;
  /** Until when the code works, in milliseconds since 1970; null where that is not known. */
  expiresAt: number | null;
  /** Where a code may be waiting, to be entered without asking for another. */
  waiting: Waiting | null;
  /** Seconds to wait before another code may be asked for. */
  retryAfter: number;
  /** Said next to the field in question. */
  problem: string | null;
  busy: boolean;
}

/** The calls of the dialog and what they say. `onVerified` follows once the person is signed in. */
export function useConnect(initial: Target, userType: UserType, onVerified: () => void) {
  const t = useTranslations('connect');
  const { language } = useLanguage();
  const welcome = useWelcome(userType);
  const [state, setState] = useState(() => beginningOf(initial, Date.now()));
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

  const enter = (waiting: Waiting) => {
    const now = Date.now();
    takeUpSentCode(waiting, now);
    update({ ...codeStageOf(waiting, now), waiting });
  };

  const sendCode = async (contact: string) => {
    const { channel } = state;
    update({ busy: true, problem: null });
    try {
      const sent = await send({ channel, contact }, language);
      storeSentCode(sent);
      enter(sent);
      showToast({ title: t('codeSent'), description: t('codeSentHint'), tone: 'success' });
    } catch (error) {
      fail(errorText(error, t('sendFailed')));
      // Too often: one may have been asked for in another tab of this browser.
      if (error instanceof CallError && error.status === 429 && state.stage === 'contact')
        update({ waiting: { channel, contact, resendAt: 0, expiresAt: null } });
    }
  };

  /** Asks for a code. The one that just went to this contact is entered instead. */
  const askForCode = () => {
    const contact = state.contact.trim();
    if (!contact) return fail(t('invalidContact'));
    if (!hasTerms()) return undefined;
    const now = Date.now();
    const sent = readSentCode(now);
    const waits = sent && wentTo(sent, state.channel, contact) && secondsToResend(sent, now) > 0;
    return waits ? enter(sent) : void sendCode(contact);
  };

  const verify = async (code: string): Promise<boolean> => {
    if (!/^\d{6}$/.test(code)) {
      fail(t('invalidCode'));
      return false;
    }
    update({ busy: true, problem: null });
    try {
      const consent = { code, acceptedTerms: true, language, userType };
      const { user } = await prove(state, consent);
      forgetSentCode();
      welcome(user);
      onVerified();
      return true;
    } catch (error) {
      fail(errorText(error, t(error instanceof CallError ? 'invalidCode' : 'verifyFailed')));
      return false;
    }
  };

  return {
    state,
    hasTerms,
    accept: (acceptedTerms: boolean) => update({ acceptedTerms }),
    askForCode,
    sendAgain: () => void sendCode(state.contact),
    enterCode: () => state.waiting && enter(state.waiting),
    verify,
    choose: (channel: Channel) => update({ channel, contact: '', problem: null }),
    type: (contact: string) => update({ contact, problem: null }),
    changeContact: () => {
      leaveSentCode(Date.now());
      update({ stage: 'contact', problem: null });
    },
    /** Closing forgets all but that a code is out, which no closing calls back. */
    leave: () => leaveSentCode(Date.now()),
    forget: () => update({ problem: null }),
  };
}

async function send({ channel, contact }: Target, language: Language): Promise<SentCode> {
  const consent = { isNewAccount: true, language };
  const { retryAfter, expiresIn } =
    channel === 'email'
      ? await call(sendEmailCode, { body: { email: contact, ...consent } })
      : await call(sendPhoneCode, { body: { phone: contact, ...consent } });
  const now = Date.now();
  const [expiresAt, resendAt] = [now + expiresIn * 1000, now + retryAfter * 1000];
  return { channel, contact, expiresAt, resendAt, left: false };
}

type Entered = Omit<Call<typeof verifyEmailCode>['body'], 'email'>;

function prove({ channel, contact }: Target, entered: Entered) {
  return channel === 'email'
    ? call(verifyEmailCode, { body: { email: contact, ...entered } })
    : call(verifyPhoneCode, { body: { phone: contact, ...entered } });
}

// A reload closed nothing: the person is still at the code. Another contact typed since comes first.
function beginningOf(initial: Target, now: number): Connection {
  const sent = readSentCode(now);
  const beginning: Connection = {
    ...initial,
    stage: 'contact',
    acceptedTerms: false,
    expiresAt: null,
    waiting: sent,
    retryAfter: 0,
    problem: null,
    busy: false,
  };
  const fits = sent && (!initial.contact || wentTo(sent, initial.channel, initial.contact));
  return fits && !sent.left ? { ...beginning, ...codeStageOf(sent, now) } : beginning;
}

function codeStageOf({ channel, contact, expiresAt, resendAt }: Waiting, now: number) {
  const retryAfter = secondsToResend({ resendAt }, now);
  return {
    stage: 'code',
    channel,
    contact,
    expiresAt,
    retryAfter,
    problem: null,
    busy: false,
  } as const;
}
