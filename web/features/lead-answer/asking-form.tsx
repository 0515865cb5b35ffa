import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import type { ButtonTone } from '#web/ui/button-look.ts';

interface AskingFormProps {
  title: string;
  hint: string;
  submitLabel: string;
  tone?: ButtonTone;
  busy: boolean;
  onSubmit: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** A second look before an answer, with a way back; its title has the focus. */
export function AskingForm(props: AskingFormProps) {
  const { title, hint, submitLabel, tone = 'primary', busy, onSubmit, onBack, children } = props;
  const t = useTranslations('lead-answer');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{hint}</p>
      </div>
      {children}
      <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-end">
        <Button type="submit" tone={tone} size="lg" loading={busy}>
          {submitLabel}
        </Button>
        <Button tone="ghost" size="lg" disabled={busy} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
