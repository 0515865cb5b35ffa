import { Check, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/controls.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useRespond } from './use-leads.ts';

/** Yes, or no with an optional reason. */
export function LeadAnswer({ lead }: { lead: Lead }) {
  const t = useTranslations('leads');
  const respond = useRespond();
  const [declining, setDeclining] = useState(false);
  const params = { id: lead.id };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        loading={respond.isPending && !declining}
        icon={<Check aria-hidden="true" className="size-5" />}
        onClick={() => respond.mutate({ params, body: { status: 'accepted' } })}
      >
        {t('accept')}
      </Button>
      <Button
        tone="secondary"
        disabled={respond.isPending}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => setDeclining(true)}
      >
        {t('decline')}
      </Button>
      {declining && (
        <DeclineDialog
          busy={respond.isPending}
          onClose={() => setDeclining(false)}
          onDecline={(response) =>
            respond.mutate(
              { params, body: { status: 'denied', response: response || null } },
              { onSettled: () => setDeclining(false) },
            )
          }
        />
      )}
    </div>
  );
}

interface DeclineDialogProps {
  busy: boolean;
  onClose: () => void;
  onDecline: (response: string) => void;
}

function DeclineDialog({ busy, onClose, onDecline }: DeclineDialogProps) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDecline(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('declineTitle')}
      description={t('declineHint')}
      closeLabel={common('close')}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('reason')} optional={t('optional')}>
          <Textarea
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            rows={3}
            maxLength={1_000}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" tone="danger" loading={busy}>
            {t('decline')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
