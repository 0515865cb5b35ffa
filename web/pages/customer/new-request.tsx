import { startTransition, useState } from 'react';
import type { Category } from '#contract/professionals/catalogue.ts';
import { nextRequest, readChatState } from '#web/features/assistant-chat/assistant-chat.tsx';
import { clearStoredChat, unfinishedChat } from '#web/lib/store-chat.ts';
import { RequestRound } from './request-round.tsx';
import { useChatEntry } from './use-chat-entry.ts';

interface NewRequestPageProps {
  opening: { message: string; category?: Category | undefined };
  onBack: () => void;
}

type Round = Pick<
  Parameters<typeof RequestRound>[0],
  'initialMessage' | 'category' | 'kept' | 'from'
>;

/** A new request, or the unfinished one. Other needs mentioned in it can be requested next. */
export function NewRequestPage({ opening, onBack }: NewRequestPageProps) {
  const [round, setRound] = useState<Round & { number: number }>(() => ({
    number: 1,
    initialMessage: opening.message,
    category: opening.category,
    kept: opening.message ? null : readChatState(unfinishedChat()),
  }));
  const begin = (next: Round) => {
    clearStoredChat();
    startTransition(() => setRound(({ number }) => ({ number: number + 1, ...next })));
  };
  useChatEntry(onBack);
  const { number, ...of } = round;
  return (
    <RequestRound
      key={number}
      {...of}
      onStartOver={() => begin({ initialMessage: '', kept: null })}
      onNext={(sent, next) =>
        begin({ initialMessage: next.words, kept: null, from: nextRequest(sent, next) })
      }
      onClose={() => {
        clearStoredChat();
        startTransition(onBack);
      }}
    />
  );
}
