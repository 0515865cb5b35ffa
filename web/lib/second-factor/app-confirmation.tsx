import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { AuthenticatorSecret } from '#contract/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';

interface AppConfirmationProps {
  secret: AuthenticatorSecret;
  busy: boolean;
  /** How many codes were refused. */
  refusals: number;
  onCode: (code: string) => void;
}

/** The secret of an authenticator app as a picture and for typing, and the field of its first code. */
export function AppConfirmation({ secret, busy, refusals, onCode }: AppConfirmationProps) {
  const t = useTranslations('authenticator-app.confirm');
  const [code, setCode] = useState('');
  const [seen, setSeen] = useState(refusals);
  const input = useRef<HTMLInputElement>(null);
  // A field that is disabled loses the focus.
  useEffect(() => {
    if (refusals > 0 && !busy) input.current?.focus();
  }, [refusals, busy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('scan')}</p>
      <img
        src={secret.qr}
        alt={t('qr')}
        className="size-52 self-center rounded-lg border border-line"
      />
      <a href={secret.otpauthUri} className="font-semibold underline sm:hidden">
        {t('open')}
      </a>
      <div>
        <p className="text-sm text-ink-soft">{t('byHand')}</p>
        <p className="font-mono text-sm font-semibold [overflow-wrap:anywhere]">{secret.secret}</p>
      </div>
      <p>{t('enter')}</p>
      <CodeInput
        ref={input}
        label={t('code')}
        value={code}
        onChange={(next) => {
          setCode(next);
          setSeen(refusals);
        }}
        invalid={refusals > seen}
        disabled={busy}
      />
      <Button type="submit" loading={busy} disabled={code.length < 6}>
        {t('go')}
      </Button>
    </form>
  );
}
