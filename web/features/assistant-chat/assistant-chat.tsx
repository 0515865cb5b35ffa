import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { percentAt, stepNumber, STEPS, type Step } from './steps.ts';
import { useChat, type ChatOptions } from './use-chat.ts';

export { readChatState, writeChatState } from './chat-state.ts';
export type { Draft } from './draft.ts';
export type { ChatHandle } from './use-chat.ts';

interface AssistantChatProps extends ChatOptions {
  onClose: () => void;
  /** True after a failed sending: offers to send the same draft again. */
  failed: boolean;
  onSendAgain: () => void;
}

/** The guided conversation of six steps. */
export function AssistantChat({ onClose, failed, onSendAgain, ...options }: AssistantChatProps) {
  const t = useTranslations('assistant-chat');
  usePageTitle(t('pageTitle'));
  const chat = useChat(options);
  const { step, ready } = chat.progress;
  return (
    <main className="flex h-dvh flex-col bg-sunken/60">
      <ChatHeader step={step} onClose={onClose} />
      <MessageList messages={chat.messages} typing={chat.typing} draft={chat.progress.draft}>
        {failed && (
          <div className="flex flex-wrap items-center gap-3 rounded-lg border border-coral-100 bg-coral-50 p-4">
            <p className="flex-1 text-sm">{t('notSent')}</p>
            <Button size="sm" onClick={onSendAgain}>
              {t('sendAgain')}
            </Button>
          </div>
        )}
        {!chat.busy && !ready && (
          <QuickReplies
            step={step}
            suggested={chat.suggested}
            onPick={chat.pick}
            onConfirm={chat.confirm}
            onContact={() => options.onContactNeeded(null)}
          />
        )}
      </MessageList>
      <Composer
        step={step}
        busy={chat.busy || ready}
        onAnswer={chat.answer}
        onPickPlace={(place) => chat.pick(place.formattedAddress, place)}
      />
    </main>
  );
}

function ChatHeader({ step, onClose }: { step: Step; onClose: () => void }) {
  const t = useTranslations('assistant-chat');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const place = t('step', { step: String(stepNumber(step)), steps: String(STEPS.length) });
  const percent = percentAt(step);
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto w-full max-w-2xl px-4 pt-3 pb-3.5 sm:px-6">
        <div className="flex items-center justify-between gap-3">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-xl">
              {t('title')}
            </h1>
            <p className="hidden text-sm text-ink-faint sm:block">{t('intro')}</p>
          </div>
          <IconButton label={t('close')} onClick={onClose} className="-mr-2">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <div className="mt-2 mb-1.5 flex justify-between text-sm text-ink-soft tabular-nums">
          <span>{place}</span>
          <span>{t('percent', { percent: String(percent) })}</span>
        </div>
        <Progress percent={percent} label={place} />
      </div>
    </header>
  );
}
