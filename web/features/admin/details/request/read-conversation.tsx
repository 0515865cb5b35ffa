import { MessageCircle } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { readConversation, type AdminLead } from '#contract/admin/details.ts';
import { MAX_REASON } from '#contract/admin/list.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Messages } from './messages.tsx';

interface ReadConversationProps {
  lead: AdminLead;
  requestId: string;
}

/** The minimum length of this reason (contract/admin/details.ts). */
const MIN_REASON = 5;

/** Opens the conversation with one professional after a reason is given; each read is audited. */
export function ReadConversation({ lead, requestId }: ReadConversationProps) {
  const t = useTranslations('admin-request.conversation');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const name = lead.professionalName;
  const read = useCallMutation(readConversation);
  const close = () => {
    setOpen(false);
    read.reset();
  };
  return (
    <>
      <Button
        size="sm"
        tone="ghost"
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('button', { count: lead.messages })}
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          title={t('title', { name })}
          description={read.data ? t('kept') : t('hint')}
          closeLabel={common('close')}
        >
          {read.data ? (
            <Messages messages={read.data} />
          ) : (
            <WhyForm
              busy={read.isPending}
              error={read.error ? errorText(read.error, t('failed')) : undefined}
              onConfirm={(reason) => {
                const body = { professionalId: lead.professionalId, reason };
                read.mutate({ params: { id: requestId }, body });
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

interface WhyFormProps {
  busy: boolean;
  error: string | undefined;
  onConfirm: (reason: string) => void;
}

function WhyForm({ busy, error, onConfirm }: WhyFormProps) {
  const t = useTranslations('admin-request.conversation');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(reason.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t('reason')} hint={t('reasonHint')} error={error} required>
        <LimitedTextarea
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          rows={3}
          maxLength={MAX_REASON}
          autoFocus
        />
      </Field>
      <Button
        type="submit"
        loading={busy}
        disabled={reason.trim().length < MIN_REASON}
        className="sm:self-end"
      >
        {t('confirm')}
      </Button>
    </form>
  );
}
