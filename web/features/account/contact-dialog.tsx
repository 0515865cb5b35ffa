import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ContactProofForm } from './contact-proof.tsx';
import { useContactProof, type ContactProofProps } from './use-contact-proof.ts';

type ContactDialogProps = Omit<ContactProofProps, 'onProven'> & { onClose: () => void };

/** Asks for a new e-mail address or phone, then for the code sent to it. */
export function ContactDialog({ channel, initial, onReauth, onClose }: ContactDialogProps) {
  const t = useTranslations('account.contacts');
  const common = useTranslations('common');
  const proof = useContactProof({ channel, initial, onReauth, onProven: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`enter.${channel}`)}
      description={proof.sent ? t('sentTo', { target: proof.target }) : t('enterHint')}
      closeLabel={common('close')}
    >
      <ContactProofForm proof={proof} />
    </Dialog>
  );
}
