import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_ATTACHMENTS, type Message } from '#contract/requests/messages.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useUploads } from '#web/lib/uploads/uploads.ts';
import { Announcements } from './thread/announcements.tsx';
import { Composer } from './composer/composer.tsx';
import type { ConversationOf } from './conversation-of.ts';
import { DropHint } from './composer/drop-hint.tsx';
import { MessageThread } from './thread/message-thread.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { PanelMenu } from './panel-menu.tsx';
import { useConversation } from './use-conversation.ts';
import { useOutgoing } from './composer/use-outgoing.ts';
import { useMarkRead } from './thread/use-mark-read.ts';
import { useTheirTyping } from './use-typing.ts';

interface Partner {
  id: string;
  name: string;
  avatar: string | null;
}

interface ConversationPanelProps {
  of: ConversationOf;
  me: Message['senderType'];
  /** The other side; null where nobody has accepted yet. */
  partner: Partner | null;
  job: { profession: Profession; description: string };
  /** Whether messages can still be written; otherwise it is read only. */
  open?: boolean;
  onClose: () => void;
  /** Shown in its menu if given: features do not import each other. */
  onReport?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
  /** Shown below the job: when the two meet. */
  meeting?: ReactNode;
  /** Shown beside the field; it may fill it through `WriteMessage`. */
  offer?: ReactNode;
}

const ID_SHOWN = 8;

/** The conversation on a request, for both sides. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { of, me, partner, job, open = true, onClose, onReport, onBlock, offer, meeting } = props;
  const t = useTranslations('conversation');
  const trade = useProfessionName()(job.profession);
  const conversation = useConversation(of);
  const { messages } = conversation;
  useMarkRead(of, me, messages);
  const theirNewest = messages.findLast(({ senderType }) => senderType !== me);
  const isTyping = useTheirTyping(of, theirNewest?.id);
  const writing = isTyping && partner ? partner.name : null;
  const { outgoing, send, retry, discard } = useOutgoing(of);
  const uploads = useUploads({ purpose: 'message', most: MAX_ATTACHMENTS });
  const { over, drop } = useDrop(open, uploads.add);
  return (
    <PanelFrame
      partner={partner}
      trade={trade}
      caption={t('title', { id: of.serviceRequestId.slice(0, ID_SHOWN) })}
      job={partner ? job.description : t('everyone')}
      meeting={meeting}
      closeLabel={t('close')}
      menu={<PanelMenu onReport={onReport} onBlock={onBlock} />}
      onClose={onClose}
      {...drop}
    >
      <OfflineBanner />
      <MessageThread
        conversation={conversation}
        outgoing={outgoing}
        me={me}
        writing={writing}
        onRetry={retry}
        onDiscard={discard}
      />
      <Announcements newest={theirNewest} loaded={!conversation.pending} writing={writing} />
      {open ? (
        <Composer of={of} uploads={uploads} onSend={send} offer={offer} />
      ) : (
        <p className="border-t border-line bg-sunken px-5 py-4 text-center text-sm text-ink-soft">
          {t('closed')}
        </p>
      )}
      {over && <DropHint />}
    </PanelFrame>
  );
}

/** Files dragged over the panel, and dropped there. */
function useDrop(open: boolean, onFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const brings = ({ dataTransfer }: DragEvent) => open && dataTransfer.types.includes('Files');
  const drop = {
    onDragOver(event: DragEvent) {
      if (!brings(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!brings(event)) return;
      event.preventDefault();
      onFiles(event.dataTransfer.files);
    },
  };
  return { over, drop };
}
