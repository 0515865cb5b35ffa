import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { CodeStage } from './code-stage.tsx';
import { ContactStage } from './contact-stage.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useConnect, type Channel } from './use-connect.ts';
import type { UserType } from './use-entry.ts';

interface ConnectDialogProps {
  /** What was already typed elsewhere. */
  initial: { channel: Channel; contact: string };
  onVerified: () => void;
  /** Told right before the page is left for a provider. */
  onLeave: () => void;
  /** The screen to come back to from there. */
  returnTo?: '/' | '/sign-in' | '/subscribe';
  /** What a new account is for. */
  userType?: UserType;
  onClose: () => void;
}

/** Proves an e-mail address or a phone by a code, which signs the person in. Closing forgets all. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { initial, onVerified, onLeave, returnTo = '/', userType = 'user', onClose } = props;
  const t = useTranslations('connect');
  const connect = useConnect(initial, userType, onVerified);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t(userType === 'professional' ? 'introProfessional' : 'intro')}
      closeLabel={t('close')}
    >
      {connect.state.stage === 'contact' ? (
        <ContactStage connect={connect} onCancel={onClose}>
          <SocialButtons
            userType={userType}
            returnTo={returnTo}
            mayLeave={connect.hasTerms}
            onLeave={onLeave}
          />
        </ContactStage>
      ) : (
        <CodeStage connect={connect} onCancel={onClose} />
      )}
    </Dialog>
  );
}
