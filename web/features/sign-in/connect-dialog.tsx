import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { CodeStage } from './code-stage.tsx';
import { ContactStage } from './contact-stage.tsx';
import { useConnect, type Channel } from './use-connect.ts';

interface ConnectDialogProps {
  /** What was already typed elsewhere. */
  initial: { channel: Channel; contact: string };
  onVerified: () => void;
  onClose: () => void;
}

/** Proves an e-mail address or a phone by a code, which signs the person in. Closing forgets all. */
export function ConnectDialog({ initial, onVerified, onClose }: ConnectDialogProps) {
  const t = useTranslations('connect');
  const connect = useConnect(initial, onVerified);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('intro')}
      closeLabel={t('close')}
    >
      {connect.state.stage === 'contact' ? (
        <ContactStage connect={connect} onCancel={onClose} />
      ) : (
        <CodeStage connect={connect} onCancel={onClose} />
      )}
    </Dialog>
  );
}
