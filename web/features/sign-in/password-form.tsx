import { Eye, EyeOff } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Input } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useSignIn, type UserType } from './use-sign-in.ts';

/** E-mail and password. Changing the role clears the fields. */
export function PasswordForm() {
  const t = useTranslations('sign-in');
  const { busy, submit } = useSignIn();
  const [userType, setUserType] = useState<UserType>('user');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const chooseRole = (next: UserType) => {
    setUserType(next);
    setEmail('');
    setPassword('');
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(email, password, userType);
  };
  return (
    <>
      <form onSubmit={send} className="flex flex-col gap-4">
        <RoleToggle userType={userType} onChoose={chooseRole} />
        <Field label={t('email')} required>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <PasswordField value={password} onChange={setPassword} />
        <Button type="submit" size="lg" loading={busy} className="mt-1">
          {t('submit')}
        </Button>
      </form>
      <DemoAccounts
        onChoose={(account) => {
          setUserType(account.role === 'professional' ? 'professional' : 'user');
          setEmail(account.email);
          setPassword(account.password);
        }}
      />
    </>
  );
}

function RoleToggle(props: { userType: UserType; onChoose: (userType: UserType) => void }) {
  const t = useTranslations('sign-in');
  return (
    <fieldset>
      <legend className="sr-only">{t('role')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1">
        {(['user', 'professional'] as const).map((userType) => (
          <label
            key={userType}
            className={classes(
              'flex min-h-10 items-center justify-center rounded-md text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600',
              props.userType === userType ? 'bg-white shadow-sm' : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="userType"
              className="sr-only"
              checked={props.userType === userType}
              onChange={() => props.onChoose(userType)}
            />
            {t(userType)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PasswordField(props: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('sign-in');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={t('password')} required>
      <span className="relative block">
        <Input
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          className="pr-13"
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
        />
        <IconButton
          label={t(shown ? 'hide' : 'show')}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 right-0.5"
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
    </Field>
  );
}
