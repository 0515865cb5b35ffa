import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { passkeyOptions, signInByPasskey } from '#contract/accounts/passkeys.ts';
import { call } from '#web/lib/api/call.ts';
import {
  cancelPasskeys,
  canUsePasskeys,
  fillsInPasskeys,
  signWithPasskey,
} from '#web/lib/passkeys/browser.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { useAuthenticate } from './use-authenticate.ts';
import type { UserType } from './use-entry.ts';
import { useOptions } from './use-options.ts';

type Signed = Awaited<ReturnType<typeof signWithPasskey>>;

/**
 * Signs in by a passkey: on request, and where the browser can and `isOffered`, from the field of the
 * e-mail address. `isUsable` is false where there can be none.
 */
export function usePasskey(userType: UserType, isOffered: boolean) {
  const t = useTranslations('sign-in');
  const { options } = useOptions();
  const words = { title: t('failed'), hint: t('passkeyFailed') };
  const { busy, enter } = useAuthenticate(words, userType);
  const isUsable = canUsePasskeys(options?.passkeyDomain);
  const send = (credential: Signed) => call(signInByPasskey, { body: { credential, userType } });
  const onFilledIn = useEffectEvent((credential: Signed) => void enter(() => send(credential)));
  // A browser asks for one passkey at a time: after a failure it is offered again.
  const isWaiting = options !== undefined && isUsable && isOffered && !busy;
  useEffect(() => (isWaiting ? offerInField(onFilledIn) : undefined), [isWaiting]);
  return {
    isUsable,
    busy,
    signIn: () =>
      enter(async () => {
        const { request } = await call(passkeyOptions);
        return send(await signWithPasskey(request));
      }),
  };
}

/** This share of a challenge's time later, another one takes its place. */
const RENEWED_AT = 0.9;

/** Offers passkeys in the field once the page is idle; returns how to end that. */
function offerInField(onSigned: (credential: Signed) => void): () => void {
  let isOver = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const offer = async () => {
    if (isOver || !(await fillsInPasskeys())) return;
    const { request } = await call(passkeyOptions);
    if (isOver) return;
    renewal = setTimeout(begin, request.timeout * RENEWED_AT);
    const credential = await signWithPasskey(request, true);
    clearTimeout(renewal);
    onSigned(credential);
  };
  // Nobody asked for it: without it, the form is what it was.
  const begin = () => void offer().catch(() => undefined);
  whenIdle(begin);
  return () => {
    isOver = true;
    clearTimeout(renewal);
    void cancelPasskeys();
  };
}
