import { CalendarClock, Check, MessageSquarePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { WordsField, type WordsProps } from './words-field.tsx';

interface AcceptFormProps extends WordsProps {
  leadId: string;
  /** The form that was left for this one: its button has the focus again. */
  cameFrom: 'time' | 'decline' | null;
  busy: boolean;
  onAccept: () => void;
  onTime: () => void;
  onDecline: () => void;
}

/** The buttons to answer with; words are added on demand. */
export function AcceptForm(props: AcceptFormProps) {
  const { leadId, cameFrom, busy, words, onWords, onAccept, onTime, onDecline } = props;
  const t = useTranslations('lead-answer');
  const leads = useTranslations('leads');
  const [hasWords, addWords] = useState(words !== '');
  const left = useRef<HTMLButtonElement>(null);
  useEffect(() => left.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      {hasWords && (
        <WordsField
          label={leads('acceptMessage')}
          words={words}
          onWords={onWords}
          autoFocus={words === ''}
        />
      )}
      <Button
        size="lg"
        loading={busy}
        icon={<Check aria-hidden="true" className="size-5" />}
        onClick={onAccept}
      >
        {leads('accept')}
      </Button>
      <Button
        ref={cameFrom === 'time' ? left : undefined}
        tone="secondary"
        size="lg"
        disabled={busy}
        icon={<CalendarClock aria-hidden="true" className="size-5" />}
        onClick={onTime}
      >
        {t('acceptWithTime')}
      </Button>
      <div className="flex flex-col gap-2 sm:flex-row sm:*:grow">
        {!hasWords && (
          <Button
            tone="ghost"
            icon={<MessageSquarePlus aria-hidden="true" className="size-5" />}
            onClick={() => addWords(true)}
          >
            {t('addWords')}
          </Button>
        )}
        <Button
          ref={cameFrom === 'decline' ? left : undefined}
          tone="ghost"
          disabled={busy}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onDecline}
        >
          {leads('decline')}
        </Button>
      </div>
      <p className="border-t border-line pt-4 text-sm text-ink-soft">{t('onceAccepted')}</p>
      <Link
        href={href('/professional-dashboard', { lead: leadId })}
        className="inline-flex min-h-11 items-center self-start text-sm font-semibold underline underline-offset-2"
      >
        {t('withoutLink')}
      </Link>
    </div>
  );
}
