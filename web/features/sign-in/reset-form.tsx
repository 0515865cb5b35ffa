import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { resetPassword, sendResetCode } from '#contract/accounts/passwords.ts';
import { call, errorText } from '#web/lib/api/call.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { NewPassword } from '#web/lib/new-password.tsx';
import { asksSecondStep, endedSecondStep } from '#web/lib/second-factor/use-second-step.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useAuthenticate } from './use-authenticate.ts';

interface ResetFormProps {
  initialEmail: string;
  /** Back to the sign-in form: the password is set, and the code used. */
  onSignIn: () => void;
}

/** Password reset: a code to the e-mail address, then a new password. */
export function ResetForm({ initialEmail, onSignIn }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <AskForCode initialEmail={initialEmail} onSent={setSentTo} />;
  return <ChoosePassword email={sentTo} onBack={() => setSentTo(null)} onSignIn={onSignIn} />;
}

function AskForCode(props: { initialEmail: string; onSent: (email: string) => void }) {
  const t = useTranslations('sign-in');
  const { language } = useLanguage();
  const [email, setEmail] = useState(props.initialEmail);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call(sendResetCode, { body: { email, language } });
      props.onSent(email.trim());
    } catch (error) {
      const description = errorText(error, t('reset.sendFailed'));
      showToast({ title: t('reset.failed'), description, tone: 'danger' });
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('email')} required>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Button type="submit" size="lg" loading={busy}>
        {t('reset.sendCode')}
      </Button>
    </form>
  );
}

interface ChoosePasswordProps extends Pick<ResetFormProps, 'onSignIn'> {
  email: string;
  onBack: () => void;
}

function ChoosePassword({ email, onBack, onSignIn }: ChoosePasswordProps) {
  const t = useTranslations('sign-in');
  const { language } = useLanguage();
  const { busy, enter, secondStep } = useAuthenticate({
    title: t('reset.failed'),
    hint: t('reset.failedHint'),
  });
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { email, code, password, language };
    const sayDone = () =>
      showToast({ title: t('reset.done'), description: t('reset.doneHint'), tone: 'success' });
    const reset = async () => {
      const answer = await call(resetPassword, { body }).catch((error: unknown) => {
        // It is set by then: what is asked for yet lets the person in.
        if (asksSecondStep(error)) sayDone();
        throw error;
      });
      sayDone();
      return answer;
    };
    void enter(reset, (error) => endedSecondStep(error) && onSignIn());
  };
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-soft [overflow-wrap:anywhere]">{t('reset.sentTo', { email })}</p>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <CodeInput label={t('reset.code')} value={code} onChange={setCode} autoFocus />
        <NewPassword
          label={t('reset.title')}
          value={password}
          onChange={setPassword}
          email={email}
        />
        <Button type="submit" size="lg" loading={busy} disabled={code.length < 6 || !password}>
          {t('reset.submit')}
        </Button>
        <Button tone="ghost" onClick={onBack}>
          {t('reset.again')}
        </Button>
      </form>
      {secondStep}
    </>
  );
}
