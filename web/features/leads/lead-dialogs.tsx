import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DECLINE_REASONS, type DeclineReason } from '#contract/requests/statuses.ts';
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';

interface DialogProps<Answer> {
  busy: boolean;
  onSubmit: (answer: Answer) => void;
  onClose: () => void;
}

const MAX_ANSWER_LENGTH = 1_000;
const MAX_REASON_LENGTH = 500;

/** Explains the consequences of accepting, and takes a first message. */
export function AcceptDialog(props: DialogProps<string>) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  return (
    <ReasonDialog
      {...props}
      title={t('acceptTitle')}
      description={t('acceptIntro')}
      reason={{ label: t('acceptMessage'), optional: t('optional'), longest: MAX_ANSWER_LENGTH }}
      submitLabel={t('accept')}
      keepLabel={common('cancel')}
      closeLabel={common('close')}
    />
  );
}

/** Confirms declining, with an optional reason. */
export function DeclineDialog({
  onSubmit,
  ...props
}: DialogProps<{ response: string; declineReason: DeclineReason | null }>) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  const [declineReason, choose] = useState<DeclineReason | null>(null);
  return (
    <ReasonDialog
      {...props}
      title={t('declineTitle')}
      description={t('declineHint')}
      reason={{ label: t('reasonText'), optional: t('optional'), longest: MAX_ANSWER_LENGTH }}
      tone="danger"
      submitLabel={t('decline')}
      keepLabel={t('keep')}
      closeLabel={common('close')}
      onSubmit={(response) => onSubmit({ response, declineReason })}
    >
      <ChoiceChips
        label={t('reason')}
        optional={t('optional')}
        choices={DECLINE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={declineReason}
        onChange={choose}
      />
    </ReasonDialog>
  );
}

/** Confirms reporting completion. */
export function CompletionDialog(props: DialogProps<string>) {
  const t = useTranslations('leads.completion');
  const common = useTranslations('common');
  return (
    <ReasonDialog
      {...props}
      title={t('title')}
      description={t('intro')}
      submitLabel={t('submit')}
      keepLabel={t('keep')}
      closeLabel={common('close')}
    />
  );
}

/** Explains the consequences of stepping back, with an optional reason. */
export function StepBackDialog(props: DialogProps<string>) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  return (
    <ReasonDialog
      {...props}
      title={t('stepBackDialog.title')}
      description={t('stepBackDialog.intro')}
      reason={{ label: t('reason'), optional: t('optional'), longest: MAX_REASON_LENGTH }}
      tone="danger"
      submitLabel={t('stepBackDialog.submit')}
      keepLabel={t('stepBackDialog.keep')}
      closeLabel={common('close')}
    >
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft marker:text-pine-500">
        <li>{t('stepBackDialog.follows.told')}</li>
        <li>{t('stepBackDialog.follows.search')}</li>
        <li>{t('stepBackDialog.follows.final')}</li>
      </ul>
    </ReasonDialog>
  );
}
