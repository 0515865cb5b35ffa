import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasswordForm } from './password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { RoleToggle } from './role-toggle.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { Entry, Mode } from './use-entry.ts';

interface EntryFormProps {
  entry: Entry;
  /** Called when somebody begins to sign in. */
  onInterest: () => void;
}

/** The open form, with the role toggle above and a link to the other form below. */
export function EntryForm({ entry, onInterest }: EntryFormProps) {
  const t = useTranslations('sign-in');
  const { mode, userType, turn, email, password, chooseMode } = entry;
  const change = (to: Mode) => (words: ReactNode) => (
    <button
      type="button"
      onClick={() => chooseMode(to)}
      className="min-h-9 rounded-md font-semibold text-pine-700 underline underline-offset-2"
    >
      {words}
    </button>
  );
  return (
    <div className="flex flex-col gap-4">
      {mode !== 'reset' && <RoleToggle userType={userType} onChoose={entry.chooseRole} />}
      {mode === 'sign-in' && (
        <PasswordForm
          key={turn}
          userType={userType}
          initial={{ email, password }}
          onForgotten={entry.forget}
          onInterest={onInterest}
        />
      )}
      {mode === 'sign-up' && <SignUpForm key={turn} userType={userType} />}
      {mode === 'reset' && <ResetForm key={turn} initialEmail={email} />}
      <p className="text-center text-sm text-ink-soft">
        {mode === 'sign-in' && t.rich('createAccount', { change: change('sign-up') })}
        {mode === 'sign-up' && t.rich('haveAccount', { change: change('sign-in') })}
        {mode === 'reset' && t.rich('reset.remembered', { change: change('sign-in') })}
      </p>
      {mode === 'sign-in' && <DemoAccounts onChoose={entry.take} />}
    </div>
  );
}
