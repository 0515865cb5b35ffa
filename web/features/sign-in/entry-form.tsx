import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import type { ButtonTone } from '#web/ui/button-look.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { OrLine } from './or-line.tsx';
import { PasswordForm } from './password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { RoleToggle } from './role-toggle.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { Entry, Mode } from './use-entry.ts';
import { usePasskey } from './use-passkey.ts';

interface EntryFormProps {
  entry: Entry;
  /** Called when somebody begins to sign in. */
  onInterest: () => void;
  /** Opens the sign-in by a code. */
  onCode: () => void;
}

/**
 * The open form, with the role toggle above and a link to the other form below. A code, which needs no
 * password, is what customers are offered first. A passkey is offered where the browser
 * has them.
 */
export function EntryForm({ entry, onInterest, onCode }: EntryFormProps) {
  const t = useTranslations('sign-in');
  const { mode, userType, turn, email, password, chooseMode } = entry;
  const passkey = usePasskey(userType, mode === 'sign-in');
  const change = (to: Mode) => (words: ReactNode) => (
    <button
      type="button"
      onClick={() => chooseMode(to)}
      className="min-h-9 rounded-md font-semibold text-pine-700 underline underline-offset-2"
    >
      {words}
    </button>
  );
  const codeFirst = mode === 'sign-in' && userType === 'user';
  const passkeyButton = mode === 'sign-in' && passkey.isUsable && (
    <Button
      tone="secondary"
      icon={<KeyRound aria-hidden="true" className="size-4.5" />}
      loading={passkey.busy}
      onClick={() => {
        onInterest();
        void passkey.signIn();
      }}
    >
      {t('withPasskey')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {mode !== 'reset' && <RoleToggle userType={userType} onChoose={entry.chooseRole} />}
      {codeFirst && (
        <>
          <CodeButton tone="primary" onClick={onCode} />
          {passkeyButton}
          <OrLine />
        </>
      )}
      {mode === 'sign-in' && (
        <PasswordForm
          key={turn}
          userType={userType}
          initial={{ email, password }}
          onForgotten={entry.forget}
          tone={codeFirst ? 'secondary' : 'primary'}
          onInterest={onInterest}
        />
      )}
      {mode === 'sign-up' && <SignUpForm key={turn} userType={userType} />}
      {mode === 'reset' && (
        <ResetForm key={turn} initialEmail={email} onSignIn={() => chooseMode('sign-in')} />
      )}
      <p className="text-center text-sm text-ink-soft">
        {mode === 'sign-in' && t.rich('createAccount', { change: change('sign-up') })}
        {mode === 'sign-up' && t.rich('haveAccount', { change: change('sign-in') })}
        {mode === 'reset' && t.rich('reset.remembered', { change: change('sign-in') })}
      </p>
      {mode === 'sign-in' && <DemoAccounts onChoose={entry.take} />}
      {!codeFirst && passkeyButton}
      {mode !== 'reset' && !codeFirst && <CodeButton tone="secondary" onClick={onCode} />}
    </div>
  );
}

function CodeButton({ tone, onClick }: { tone: ButtonTone; onClick: () => void }) {
  const t = useTranslations('sign-in');
  return (
    <div className="flex flex-col gap-1.5">
      <Button tone={tone} onClick={onClick}>
        {t('withCode')}
      </Button>
      <p className="text-center text-sm text-ink-faint">{t('withCodeHint')}</p>
    </div>
  );
}
