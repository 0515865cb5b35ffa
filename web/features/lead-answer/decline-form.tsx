import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DECLINE_REASONS, type DeclineReason } from '#contract/requests/statuses.ts';
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx';
import { AskingForm } from './asking-form.tsx';
import { WordsField, type WordsProps } from './words-field.tsx';

interface DeclineFormProps extends WordsProps {
  busy: boolean;
  onSubmit: (reason: DeclineReason | null) => void;
  onBack: () => void;
}

/** Declining, with a reason for us and words for the client, both optional. */
export function DeclineForm({ words, onWords, busy, onSubmit, onBack }: DeclineFormProps) {
  const t = useTranslations('leads');
  const [reason, choose] = useState<DeclineReason | null>(null);
  return (
    <AskingForm
      title={t('declineTitle')}
      hint={t('declineHint')}
      submitLabel={t('decline')}
      tone="danger"
      busy={busy}
      onSubmit={() => onSubmit(reason)}
      onBack={onBack}
    >
      <ChoiceChips
        label={t('reason')}
        optional={t('optional')}
        choices={DECLINE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={choose}
      />
      <WordsField label={t('reasonText')} words={words} onWords={onWords} />
    </AskingForm>
  );
}
