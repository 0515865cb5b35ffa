import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  sendEmailCode,
  sendPhoneCode,
  signIn,
  verifyEmailCode,
  verifyPhoneCode,
} from '#contract/accounts/accounts.ts';
import { listPasskeys, passkeyOptions, signInByPasskey } from '#contract/accounts/passkeys.ts';
import { call } from '#web/lib/api/call.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { canUsePasskeys, signWithPasskey } from '#web/lib/passkeys/browser.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { phoneText } from '#web/lib/phone-text.ts';
import type { User } from '#web/lib/api/session.tsx';
import { useSecondStep } from '#web/lib/second-factor/use-second-step.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { useChange } from './use-change.ts';

interface ReauthProps {
  user: User;
  onProven: () => void;
}

/**
 * A dialog to confirm one's identity without leaving the page: by password, else by a code to a
 * confirmed contact; or by a passkey. Somebody with none of them signs out and in again.
 */
export function ReauthDialog({ user, onProven, onClose }: ReauthProps & { onClose: () => void }) {
  const t = useTranslations('account.reauth');
  const common = useTranslations('common');
  const byPassword = user.hasPassword && user.email !== null;
  const byCode = user.emailProven || user.phone !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('intro')}
      closeLabel={common('close')}
    >
      {byPassword && <ByPassword user={user} onProven={onProven} />}
      {!byPassword && byCode && <ByCode user={user} onProven={onProven} />}
      {!byPassword && !byCode && <p>{t('again')}</p>}
      <ByPasskey user={user} onProven={onProven} onClose={onClose} />
    </Dialog>
  );
}

/** For somebody who has one here. */
function ByPasskey({ user, onProven, onClose }: ReauthProps & { onClose: () => void }) {
  const t = useTranslations('account.reauth');
  const { data } = useCallQuery(listPasskeys);
  const { busy, change } = useChange();
  if (!data || data.passkeys.length === 0 || !canUsePasskeys(data.passkeyDomain)) return null;
  const signIn = async () => {
    const { request } = await call(passkeyOptions);
    return call(signInByPasskey, { body: { credential: await signWithPasskey(request) } });
  };
  const prove = async () => {
    let isSame = false;
    const make = async () => {
      const answer = await signIn();
      isSame = answer.user.id === user.id;
      return answer;
    };
    const failed = { title: t('failed'), hint: t('failedHint') };
    if (!(await change({ make, failed }))) return;
    // Where the passkey of another account was chosen, that one is open now: nothing is done there.
    if (isSame) onProven();
    else onClose();
  };
  return (
    <Button tone="secondary" loading={busy} onClick={() => void prove()} className="mt-4 w-full">
      {t('withPasskey')}
    </Button>
  );
}

function ByPassword({ user, onProven }: ReauthProps) {
  const t = useTranslations('account.reauth');
  const { busy, change } = useChange();
  const { withSecondStep, secondStep } = useSecondStep();
  const [password, setPassword] = useState('');
  const send = async () => {
    const made = await change({
      make: () =>
        withSecondStep(() => call(signIn, { body: { email: user.email ?? '', password } })),
      failed: { title: t('failed'), hint: t('failedHint') },
    });
    if (made) onProven();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" loading={busy} disabled={!password}>
          {t('go')}
        </Button>
      </form>
      {secondStep}
    </>
  );
}

function ByCode({ user, onProven }: ReauthProps) {
  const t = useTranslations('account.reauth');
  const { language } = useLanguage();
  const locale = useLocale();
  const { busy, change } = useChange();
  const { withSecondStep, secondStep } = useSecondStep();
  const [isSent, setSent] = useState(false);
  const contact = (user.emailProven ? user.email : user.phone) ?? '';
  const failed = { title: t('failed'), hint: t('failedHint') };
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const send = async () => {
      if (user.emailProven) await call(sendEmailCode, { body: { email: contact, language } });
      else await call(sendPhoneCode, { body: { phone: contact, language } });
    };
    void change({ make: send, failed: { title: t('failed'), hint: t('sendFailed') } }).then(
      setSent,
    );
  }, [change, contact, language, t, user.emailProven]);
  const verify = async (code: string) => {
    const made = await change({
      make: () =>
        withSecondStep(() =>
          user.emailProven
            ? call(verifyEmailCode, { body: { email: contact, code } })
            : call(verifyPhoneCode, { body: { phone: contact, code } }),
        ),
      failed,
    });
    if (made) onProven();
  };
  return (
    <div className="flex flex-col gap-4">
      {isSent && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {t('sentTo', { contact: phoneText(contact, locale) })}
        </p>
      )}
      <CodeForm
        label={t('code')}
        submit={t('go')}
        busy={busy}
        onCode={(code) => void verify(code)}
      />
      {secondStep}
    </div>
  );
}
