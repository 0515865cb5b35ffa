import { useEffect, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import type { useConnect } from './use-connect.ts';

interface StageProps {
  connect: ReturnType<typeof useConnect>;
  onCancel: () => void;
}

/** The second stage: the six digits. The last one submits. */
export function CodeStage({ connect, onCancel }: StageProps) {
  const t = useTranslations('connect');
  const format = useFormatting();
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const { channel, contact, expiresAt, problem, busy, retryAfter } = connect.state;
  // A refused code clears and focuses the boxes, for the next attempt.
  const verify = async (entered: string) => {
    if (await connect.verify(entered)) return;
    setCode('');
    setTries((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify(code);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {expiresAt === null
          ? t('newestCode', { contact })
          : t('codeSentTo', { contact, time: format.time(expiresAt) })}
      </p>
      <CodeInput
        key={tries}
        label={t('codeLabel')}
        value={code}
        onChange={(next) => {
          setCode(next);
          connect.forget();
        }}
        onComplete={(complete) => void verify(complete)}
        invalid={problem !== null}
        disabled={busy}
        autoFocus
      />
      {problem && (
        <p role="alert" className="text-sm font-medium text-clay-ink">
          {problem}
        </p>
      )}
      <Button type="submit" loading={busy}>
        {t('verify')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Button tone="ghost" size="sm" onClick={connect.changeContact}>
          {t(channel === 'email' ? 'changeEmail' : 'changePhone')}
        </Button>
        <Resend key={retryAfter} wait={retryAfter} onResend={connect.sendAgain} />
        <Button tone="ghost" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Resend({ wait, onResend }: { wait: number; onResend: () => void }) {
  const t = useTranslations('connect');
  const [seconds, setSeconds] = useState(wait);
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const again = () => {
    setSeconds(wait);
    onResend();
  };
  return (
    <Button tone="ghost" size="sm" disabled={seconds > 0} onClick={again}>
      {seconds > 0 ? t('resendIn', { time: clockOf(seconds) }) : t('resend')}
    </Button>
  );
}

/** Minutes and seconds, mm:ss. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
