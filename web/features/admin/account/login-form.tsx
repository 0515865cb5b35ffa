import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { adminOptions } from '#contract/admin/auth.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { canUsePasskeys } from '#web/lib/passkeys/browser.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Credentials } from '#web/features/admin/use-admin.ts';

interface LoginFormProps {
  /** Resolves to the code of a refusal, or null. */
  onSignIn: (credentials: Credentials) => Promise<string | null>;
  /** Resolves to whether a passkey opened it. */
  onPasskey: () => Promise<boolean>;
}

type Problems = { email?: string | undefined; password?: string | undefined };

/** E-mail, password and, where an authenticator app is set up, its code; or a passkey for all three. */
export function LoginForm({ onSignIn, onPasskey }: LoginFormProps) {
  const t = useTranslations('admin.login');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const refusal = await onSignIn({ email, password, ...(totp && { totp }) });
    if (refusal === null) return;
    setBusy(false);
    if (refusal === 'totp_required' && totp === null) setTotp('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t('invalidEmail'),
      password: password ? undefined : t('passwordRequired'),
    };
    setProblems(found);
    if (!found.email && !found.password) void send();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('email')} required error={problems.email}>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <PasswordField
        label={t('password')}
        error={problems.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {totp !== null && (
        <Field label={t('totp')} hint={t('totpHint')} required>
          <Input
            name="totp"
            autoComplete="one-time-code"
            autoFocus
            maxLength={40}
            value={totp}
            onChange={({ target }) => setTotp(target.value)}
          />
        </Field>
      )}
      <Button type="submit" size="lg" loading={busy}>
        {t('submit')}
      </Button>
      <PasskeyButton onPasskey={onPasskey} />
      <SampleAdmin
        onChoose={(sample) => {
          setEmail(sample.email);
          setPassword(sample.password);
          setProblems({});
        }}
      />
    </form>
  );
}

function PasskeyButton({ onPasskey }: Pick<LoginFormProps, 'onPasskey'>) {
  const t = useTranslations('admin.passkeys');
  const [busy, setBusy] = useState(false);
  const { data } = useCallQuery(adminOptions);
  if (!canUsePasskeys(data?.passkeyDomain)) return null;
  const enter = async () => {
    setBusy(true);
    if (!(await onPasskey())) setBusy(false);
  };
  return (
    <Button
      tone="secondary"
      icon={<KeyRound aria-hidden="true" className="size-4.5" />}
      loading={busy}
      onClick={() => void enter()}
    >
      {t('signIn')}
    </Button>
  );
}

/** The sample credentials, where the server says that this is the demo. */
function SampleAdmin({ onChoose }: { onChoose: (sample: Credentials) => void }) {
  const t = useTranslations('admin.login');
  const sample = useCallQuery(adminOptions).data?.demoAdmin;
  if (!sample) return null;
  return (
    <section className="rounded-lg border border-line bg-stone p-4 text-sm">
      <h2 className="font-sans text-sm font-semibold tracking-normal">{t('sample')}</h2>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-ink-soft [overflow-wrap:anywhere]">
        <dt>{t('email')}</dt>
        <dd>{sample.email}</dd>
        <dt>{t('password')}</dt>
        <dd>{sample.password}</dd>
      </dl>
      <Button tone="secondary" size="sm" onClick={() => onChoose(sample)} className="mt-3">
        {t('useSample')}
      </Button>
    </section>
  );
}
