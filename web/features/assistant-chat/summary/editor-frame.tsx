import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

interface FrameProps {
  onCancel: () => void;
  onSave?: () => unknown;
  savable?: boolean;
  children: ReactNode;
}

/** An editor in its line, with the buttons that save or cancel. */
export function Frame({ onCancel, onSave, savable = false, children }: FrameProps) {
  const t = useTranslations('assistant-chat');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave?.();
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-stretch gap-2.5">
      {children}
      <div className="flex gap-2">
        {onSave && (
          <Button type="submit" size="sm" disabled={!savable}>
            {t('save')}
          </Button>
        )}
        <Button size="sm" tone="ghost" className="text-ink-soft" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
