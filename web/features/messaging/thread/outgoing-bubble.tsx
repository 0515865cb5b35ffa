import { useTranslations } from 'use-intl';
import { LinkedText } from '#web/ui/text/linked-text.tsx';
import { Attachments } from './attachments.tsx';
import { Bubble, BubbleText } from './bubble.tsx';
import type { Outgoing } from '#web/features/messaging/composer/use-outgoing.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';

interface OutgoingBubbleProps {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message being sent, or one that failed. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const t = useTranslations('conversation');
  const online = useOnline();
  const { content, attachments, state } = message;
  return (
    <Bubble
      mine
      author={t('you')}
      faded={state !== 'failed'}
      footer={
        state === 'failed' ? (
          <span className="flex items-center gap-1 text-clay-ink">
            {t('notSent')}
            <FooterButton onClick={onRetry}>{t('retry')}</FooterButton>
            <FooterButton onClick={onDiscard}>{t('discard')}</FooterButton>
          </span>
        ) : (
          t(online ? 'sending' : 'waiting')
        )
      }
    >
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {content && (
        <BubbleText mine>
          <LinkedText text={content} />
        </BubbleText>
      )}
    </Bubble>
  );
}

function FooterButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-8 rounded-md px-1.5 font-semibold underline"
    >
      {children}
    </button>
  );
}
