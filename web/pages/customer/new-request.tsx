import { startTransition, useState } from 'react';
import type { Category } from '#contract/professionals/catalogue.ts';
import { readChatState } from '#web/features/assistant-chat/assistant-chat.tsx';
import { clearStoredChat, unfinishedChat } from '#web/lib/store-chat.ts';
import type { DirectTo } from '#web/lib/stored-direct.ts';
import { RequestRound } from './request-round.tsx';
import { useChatEntry } from './use-chat-entry.ts';

interface NewRequestPageProps {
  opening: { message: string; category?: Category | undefined; direct?: DirectTo | null };
  onBack: () => void;
}

type Round = Pick<
  Parameters<typeof RequestRound>[0],
  'initialMessage' | 'category' | 'kept' | 'direct'
>;

/** A new conversation, or the unfinished one. */
export function NewRequestPage({ opening, onBack }: NewRequestPageProps) {
  const [round, setRound] = useState<Round & { number: number }>(() => ({
    number: 1,
    initialMessage: opening.message,
    category: opening.category,
    direct: opening.direct ?? null,
    kept: opening.message ? null : readChatState(unfinishedChat()),
  }));
  useChatEntry(onBack);
  const { number, ...of } = round;
  return (
    <RequestRound
      key={number}
      {...of}
      onStartOver={() => {
        clearStoredChat();
        const direct = opening.direct ?? null;
        startTransition(() =>
          setRound({ number: number + 1, initialMessage: '', kept: null, direct }),
        );
      }}
      onClose={() => {
        clearStoredChat();
        startTransition(onBack);
      }}
    />
  );
}
