import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { signIn } from '#contract/accounts/accounts.ts';
import { call } from '#web/lib/api/call.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonTone } from '#web/ui/button-look.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useAuthenticate } from './use-authenticate.ts';
import type { UserType } from './use-entry.ts';

interface PasswordFormProps {
  userType: UserType;
  /** Initial values of the fields. */
  initial: { email: string; password: string };
  /** Opens the password reset, for the address typed so far. */
  onForgotten: (email: string) => void;
  /** Called when somebody begins to sign in. */
  onInterest: () => void;
  /** Of the button that sends it. */
  tone: ButtonTone;
}

/** Signs in by e-mail and password. */
export function PasswordForm(props: PasswordFormProps) {
  const { userType, initial, onForgotten, onInterest, tone } = props;
  const t = useTranslations('sign-in');
  const words = { title: t('failed'), hint: t('failedHint') };
  const { busy, enter, secondStep } = useAuthenticate(words, userType);
  const [email, setEmail] = useState(initial.email);
  const [password, setPassword] = useState(initial.password);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A filled form has no focus before it is sent.
    onInterest();
    void enter(() => call(signIn, { body: { email, password, userType } }));
  };
  return (
    <>
      <form onSubmit={send} className="flex flex-col gap-4">
        <Field label={t('email')} required>
          <Input
            type="email"
            name="email"
            autoComplete="username webauthn"
            value={email}
            onFocus={onInterest}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <button
          type="button"
          onClick={() => onForgotten(email)}
          className="-my-2 min-h-9 self-start rounded-md text-sm font-semibold text-pine-700 underline underline-offset-2"
        >
          {t('forgotten')}
        </button>
        <Button type="submit" tone={tone} size="lg" loading={busy} className="mt-1">
          {t('submit')}
        </Button>
      </form>
      {secondStep}
    </>
  );
}
