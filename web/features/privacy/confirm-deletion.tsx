import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DAY_MS } from '#contract/durations.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';

const DAYS = 7;

interface ConfirmDeletionProps {
  busy: boolean;
  goesOnAt: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** The second step: a word to type, against accidental deletion. */
export function ConfirmDeletion({ busy, goesOnAt, onConfirm, onClose }: ConfirmDeletionProps) {
  const t = useTranslations('privacy.deletion.confirm');
  const common = useTranslations('common');
  const format = useFormatting();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const word = t('word');
  const submit = () => {
    const isRight = typed.trim().toUpperCase() === word;
    setWrong(!isRight);
    if (isRight) onConfirm();
  };
  return (
    <ReasonDialog
      title={t('title')}
      description={t('description', { date: format.date(serverNow() + DAYS * DAY_MS) })}
      tone="danger"
      submitLabel={t('go')}
      keepLabel={t('keep')}
      closeLabel={common('close')}
      goesOnAt={goesOnAt}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('label', { word })} error={wrong && t('wrong', { word })}>
        <Input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
    </ReasonDialog>
  );
}
