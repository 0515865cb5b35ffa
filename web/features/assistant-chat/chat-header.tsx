import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/loading/progress.tsx';
import { STEPS, type Step } from '#contract/dialogue/steps.ts';
import { percentAt, stepNumber } from '#contract/dialogue/step-number.ts';

interface ChatHeaderProps {
  step: Step;
  /** Null where there is no way back. */
  onBack: (() => void) | null;
  busy: boolean;
  onClose: () => void;
}

/** The current step, back, and close. */
export function ChatHeader({ step, onBack, busy, onClose }: ChatHeaderProps) {
  const t = useTranslations('assistant-chat');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const place = t('step', { step: String(stepNumber(step)), steps: String(STEPS.length) });
  const percent = percentAt(step);
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto w-full max-w-2xl px-4 pt-1 pb-2.5 sm:px-6 sm:pt-3 sm:pb-3.5">
        <div className="flex items-center justify-between gap-3">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-lg">
              {t('title')}
            </h1>
            <p className="hidden text-sm text-ink-faint sm:block">{t('intro')}</p>
          </div>
          <IconButton label={t('close')} onClick={onClose} className="-me-2">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div className="mb-1 flex min-h-8 items-center sm:min-h-9 justify-between text-sm text-ink-soft tabular-nums">
          <span className="flex items-center gap-1">
            {onBack && (
              <button
                type="button"
                aria-label={t('goBackLabel')}
                aria-disabled={busy}
                onClick={() => !busy && onBack()}
                className="-ms-2 inline-flex min-h-9 animate-appear items-center gap-1.5 rounded-md px-2 font-semibold text-pine-700 transition-colors hover:bg-pine-50 aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent"
              >
                <Undo2 aria-hidden="true" className="size-4" />
                {t('goBack')}
              </button>
            )}
            <span>{place}</span>
          </span>
          <span>{t('percent', { percent: String(percent) })}</span>
        </div>
        <Progress percent={percent} label={place} />
      </div>
    </header>
  );
}
