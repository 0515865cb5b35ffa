import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CodeStage } from './code-stage.tsx';
import { ContactStage } from './contact-stage.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useConnect, type Channel } from './use-connect.ts';
import type { UserType } from './use-entry.ts';

interface ConnectDialogProps {
  /** What was already typed elsewhere. */
  initial: { channel: Channel; contact: string };
  onVerified: () => void;
  /** Called right before leaving for a provider. */
  onLeave: () => void;
  /** The screen to return to from there. */
  returnTo?: '/' | '/sign-in' | '/subscribe';
  /** Opens only for a pending code, and closes at once without one. */
  onlyAtCode?: boolean | undefined;
  /** The role of a new account. */
  userType?: UserType;
  onClose: () => void;
}

/**
 * Proves an e-mail address or a phone by a code, which signs the person in. Closing or Cancel
 * resets everything; a pending code can still be entered (docs/limits.md, "Codes").
 */
export function ConnectDialog(props: ConnectDialogProps) {
  const { initial, onVerified, onLeave, returnTo = '/', userType = 'user', onClose } = props;
  const t = useTranslations('connect');
  const connect = useConnect(initial, userType, onVerified);
  const [pointless] = useState(props.onlyAtCode && connect.state.stage === 'contact');
  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    if (pointless) giveUp();
  }, [pointless]);
  const close = () => {
    connect.leave();
    onClose();
  };
  if (pointless) return null;
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title={t('title')}
        description={t(userType === 'professional' ? 'introProfessional' : 'intro')}
        closeLabel={t('close')}
      >
        {connect.state.stage === 'contact' ? (
          <ContactStage connect={connect} onCancel={close}>
            <SocialButtons
              userType={userType}
              returnTo={returnTo}
              mayLeave={connect.hasTerms}
              onLeave={onLeave}
            />
          </ContactStage>
        ) : (
          <CodeStage connect={connect} onCancel={close} />
        )}
      </Dialog>
      {connect.secondStep}
    </>
  );
}
