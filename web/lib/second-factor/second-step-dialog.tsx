import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { answerSecondStep } from '#contract/accounts/second-factor.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import type { User } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface SecondStepDialogProps {
  onDone: (user: User) => void;
  /** The sign-in has to begin anew; the error says why. */
  onEnded: (error: unknown) => void;
  onClose: () => void;
}

type Kind = 'app' | 'recovery';

/** Asks for a code of the authenticator app, or for a recovery code. */
export function SecondStepDialog(props: SecondStepDialogProps) {
  const t = useTranslations('second-step');
  const common = useTranslations('common');
  const [kind, setKind] = useState<Kind>('app');
  const answer = useAnswer(kind, props);
  useEffect(keepOverReload, []);
  const change = () => {
    answer.forget();
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  const Form = kind === 'app' ? AppForm : RecoveryForm;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('title')}
      description={t(`${kind}.intro`)}
      closeLabel={common('close')}
    >
      <div className="flex flex-col gap-5">
        <Form key={kind === 'app' ? answer.tries : kind} {...answer} />
        <Button tone="ghost" size="sm" onClick={change} className="self-center">
          {t(`${kind}.other`)}
        </Button>
        <p className="text-center text-sm text-ink-faint">
          {t.rich('lost', { contact: inNewTab })}
        </p>
      </div>
    </Dialog>
  );
}

/** A reload finds in the address what a provider's return says (sign-in-return.tsx). */
function keepOverReload(): () => void {
  const rewrite = (change: (query: URLSearchParams) => void) => {
    const address = new URL(location.href);
    change(address.searchParams);
    history.replaceState(history.state, '', address);
  };
  rewrite((query) => query.set('auth', 'second-step'));
  return () => rewrite((query) => query.delete('auth'));
}

/** A wrong code leaves the dialog open; that of an app leaves its boxes empty. */
function useAnswer(kind: Kind, { onDone, onEnded }: SecondStepDialogProps) {
  const t = useTranslations('second-step');
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (code: string) => {
    setBusy(true);
    setProblem(null);
    try {
      onDone((await call(answerSecondStep, { body: { code } })).user);
    } catch (error) {
      const refusal = error instanceof CallError ? error.body?.code : undefined;
      if (refusal === 'second_step_ended') return onEnded(error);
      const isWrong = refusal === 'code_invalid';
      setBusy(false);
      setProblem(isWrong ? t(`${kind}.wrong`) : errorText(error, t('failed')));
      if (isWrong) setTries((count) => count + 1);
    }
  };
  return { busy, tries, problem, send, forget: () => setProblem(null) };
}

type FormProps = Omit<ReturnType<typeof useAnswer>, 'tries'>;

/** Where a refusal leads the focus back to: what is disabled meanwhile loses it. */
function useFocusOn(problem: string | null) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== null) field.current?.focus();
  }, [problem]);
  return field;
}

/** Six digits; the last one sends them. */
function AppForm({ busy, problem, send, forget }: FormProps) {
  const t = useTranslations('second-step');
  const [code, setCode] = useState('');
  const field = useFocusOn(problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CodeInput
        ref={field}
        label={t('app.code')}
        value={code}
        onChange={(next) => {
          setCode(next);
          if (next !== '') forget();
        }}
        onComplete={(complete) => void send(complete)}
        invalid={problem !== null}
        disabled={busy}
        autoFocus
      />
      {problem && (
        <p role="alert" className="text-sm font-medium text-clay-ink">
          {problem}
        </p>
      )}
      <Button type="submit" loading={busy} disabled={code.length < 6}>
        {t('go')}
      </Button>
    </form>
  );
}

function RecoveryForm({ busy, problem, send, forget }: FormProps) {
  const t = useTranslations('second-step');
  const [code, setCode] = useState('');
  const field = useFocusOn(problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t('recovery.code')} hint={t('recovery.hint')} error={problem} required>
        <Input
          ref={field}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={40}
          className="font-mono"
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            forget();
          }}
        />
      </Field>
      <Button type="submit" loading={busy} disabled={!code.trim()}>
        {t('go')}
      </Button>
    </form>
  );
}

/** What was begun before signing in must not be lost. */
function inNewTab(words: ReactNode) {
  return (
    <a href="#/contact" target="_blank" rel="noreferrer" className="font-semibold underline">
      {words}
    </a>
  );
}
