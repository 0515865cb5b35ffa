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
import {
  asksSecondStep,
  endedSecondStep,
  SecondStepCancelled,
  useSecondStep,
} from '#web/lib/second-factor/use-second-step.tsx';
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

/**
 * A contact with a possibly pending code; `expiresAt` is null where only its owner knows of one.
 */
type Waiting = Target & { resendAt: number; expiresAt: number | null };

/** The state of the dialog: entering a contact, or entering its code. */
export interface Connection {
  stage: 'contact' | 'code';
  channel: Channel;
  contact: string;
  acceptedTerms: boolean;
  /** When the code expires, in milliseconds since 1970; null where unknown. */
  expiresAt: number | null;
  /** A possibly pending code, to enter without requesting another. */
  waiting: Waiting | null;
  /** Seconds until another code can be requested. */
  retryAfter: number;
  /** The error beside the field. */
  problem: string | null;
  busy: boolean;
}

/** The calls of the dialog and its messages. `onVerified` runs once the person is signed in. */
export function useConnect(initial: Target, userType: UserType, onVerified: () => void) {
  const t = useTranslations('connect');
  const { language } = useLanguage();
  const welcome = useWelcome(userType);
  const { prove, secondStep } = useProof();
  const [state, setState] = useState(() => beginningOf(initial, Date.now()));
  const update = (change: Partial<Connection>) => setState((old) => ({ ...old, ...change }));

  const fail = (description: string): false => {
    showToast({ title: t('failed'), description, tone: 'danger' });
    update({ busy: false, problem: description });
    return false;
  };

  /** Whether the terms are accepted; shows an error if not. */
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
      // Too soon: one may have been requested in another tab of this browser.
      if (error instanceof CallError && error.status === 429 && state.stage === 'contact')
        update({ waiting: { channel, contact, resendAt: 0, expiresAt: null } });
    }
  };

  /** Requests a code. The one just sent to this contact is entered instead. */
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
    if (!/^\d{6}$/.test(code)) return fail(t('invalidCode'));
    update({ busy: true, problem: null });
    try {
      const consent = { code, acceptedTerms: true, language, userType };
      welcome(await prove(state, consent));
      onVerified();
      return true;
    } catch (error) {
      // The code is used up by then: another one begins anew.
      if (endedSecondStep(error)) update({ stage: 'contact', waiting: null, busy: false });
      if (error instanceof SecondStepCancelled) return false;
      return fail(errorText(error, t(error instanceof CallError ? 'invalidCode' : 'verifyFailed')));
    }
  };

  return {
    state,
    secondStep,
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
    /** Closing resets everything but the pending code. */
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

function sendProof({ channel, contact }: Target, entered: Entered) {
  return channel === 'email'
    ? call(verifyEmailCode, { body: { email: contact, ...entered } })
    : call(verifyPhoneCode, { body: { phone: contact, ...entered } });
}

/** Proves the contact by its code, and then by the second factor where that is asked for. */
function useProof() {
  const { withSecondStep, secondStep } = useSecondStep();
  const prove = async (target: Target, entered: Entered) => {
    const { user } = await withSecondStep(() => sendProof(target, entered).catch(noteSpent));
    forgetSentCode();
    return user;
  };
  return { prove, secondStep };
}

/** What asks for the second factor has used the code up. */
function noteSpent(error: unknown): never {
  if (asksSecondStep(error)) forgetSentCode();
  throw error;
}

// After a reload the person is still at the code. A contact typed since takes precedence.
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
