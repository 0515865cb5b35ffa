import { ArrowUp } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageThread } from './message-thread.tsx';
import { useConversation, type ConversationOf } from './use-conversation.ts';
import { useOutgoing } from './use-outgoing.ts';

interface ConversationPanelProps {
  of: ConversationOf;
  me: Message['senderType'];
  /** The other side; null where nobody has accepted yet. */
  partner: string | null;
  onClose: () => void;
}

const ID_SHOWN = 8;
const LONGEST_MESSAGE = 4_000;

/** The conversation on a request, for both sides. */
export function ConversationPanel({ of, me, partner, onClose }: ConversationPanelProps) {
  const t = useTranslations('conversation');
  const conversation = useConversation(of, me);
  const { outgoing, send, retry } = useOutgoing(of);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { id: of.serviceRequestId.slice(0, ID_SHOWN) })}
      description={partner ? t('with', { name: partner }) : t('everyone')}
      closeLabel={t('close')}
    >
      <div className="flex h-[min(60dvh,34rem)] flex-col">
        <MessageThread conversation={conversation} outgoing={outgoing} me={me} onRetry={retry} />
        <MessageBox onSend={send} />
      </div>
    </Dialog>
  );
}

function MessageBox({ onSend }: { onSend: (content: string) => void }) {
  const t = useTranslations('conversation');
  const [text, setText] = useState('');
  const content = text.trim();
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!content) return;
    onSend(content);
    setText('');
  };
  return (
    <form onSubmit={submit} className="mt-4 flex items-end gap-2">
      <textarea
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
            submit(event);
        }}
        rows={1}
        autoFocus
        maxLength={LONGEST_MESSAGE}
        aria-label={t('input')}
        placeholder={t('placeholder')}
        className="control field-sizing-content max-h-32 min-h-12 flex-1 resize-none px-4 py-2.5"
      />
      <button
        type="submit"
        disabled={!content}
        aria-label={t('send')}
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-md bg-pine-700 text-white shadow-sm transition-colors hover:bg-pine-600 disabled:bg-line disabled:text-ink-faint disabled:shadow-none"
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}
