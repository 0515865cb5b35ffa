import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  acceptChange,
  declineChange,
  type Agreement,
  type ChangeOrder,
} from '#contract/agreements/agreements.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useAfterChange } from './use-after-change.ts';

export type ChangeAnswer = 'accept' | 'decline';

const MOST = 500;

interface ChangeAnswerDialogProps {
  agreement: Agreement;
  change: ChangeOrder;
  answer: ChangeAnswer;
  onClose: () => void;
}

/** Accepting a change, or declining it with a reason. */
export function ChangeAnswerDialog(props: ChangeAnswerDialogProps) {
  const { agreement, change, answer, onClose } = props;
  const t = useTranslations('agreements.dialog');
  const common = useTranslations('common');
  const text = useQuoteText(agreement.currency);
  const [reason, setReason] = useState('');
  const after = useAfterChange(answer, onClose);
  const accept = useCallMutation(acceptChange, after);
  const decline = useCallMutation(declineChange, after);
  const params = { id: change.id };
  const total = text.money(answer === 'accept' ? change.totalAfter : change.totalBefore);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`${answer}.title`)}
      description={t(`${answer}.hint`, { total })}
      closeLabel={common('close')}
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer === 'accept') accept.mutate({ params, body: {} });
          else decline.mutate({ params, body: { reason: reason.trim() || null } });
        }}
      >
        {answer === 'decline' && (
          <Field label={t('decline.label')}>
            <LimitedTextarea
              value={reason}
              maxLength={MOST}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
        <Button
          type="submit"
          loading={accept.isPending || decline.isPending}
          className="self-start"
        >
          {t(`${answer}.submit`)}
        </Button>
      </form>
    </Dialog>
  );
}
