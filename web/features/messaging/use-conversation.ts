import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { listMessages, type Message } from '#contract/requests/messages.ts';
import { call } from '#web/lib/api/call.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { keyOf, queryClient } from '#web/lib/api/query.tsx';
import { hasGaps } from '#web/lib/tolerant-reading.ts';
import type { ConversationOf } from './conversation-of.ts';

/** The loaded part of a conversation, oldest first. */
interface Known {
  messages: readonly Message[];
  /** Whether it begins with its first message. */
  fromTheBeginning: boolean;
}

/** Page size of the server. */
const PAGE = 100;

/**
 * The messages of a conversation: the newest refetched on live events, older ones loaded by
 * `showOlder`.
 */
export function useConversation(of: ConversationOf) {
  const live = useLiveStatus();
  const queryKey = keyOf(listMessages, { query: of });
  const query = useQuery<Known, CallError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = await call(listMessages, { query: of, signal });
      return withNewest(queryClient.getQueryData<Known>(queryKey), newest);
    },
    refetchInterval: pollInterval('messages', live),
  });
  const [loadingOlder, setLoadingOlder] = useState(false);
  const showOlder = async () => {
    const before = query.data?.messages[0]?.id;
    if (!before || loadingOlder) return;
    setLoadingOlder(true);
    try {
      const older = await call(listMessages, { query: { ...of, before } });
      queryClient.setQueryData<Known>(queryKey, (known) => known && withOlder(known, older));
    } catch (error) {
      console.warn('Older messages could not be loaded.', error);
    } finally {
      setLoadingOlder(false);
    }
  };
  return {
    messages: query.data?.messages ?? [],
    pending: query.isPending,
    failed: query.isError,
    retry: () => void query.refetch(),
    hasOlder: query.data !== undefined && !query.data.fromTheBeginning,
    loadingOlder,
    showOlder: () => void showOlder(),
  };
}

export type Conversation = ReturnType<typeof useConversation>;

function withNewest(known: Known | undefined, newest: readonly Message[]): Known {
  const first = newest[0];
  const older = first ? (known?.messages ?? []).filter((one) => isBefore(one, first)) : [];
  return {
    messages: [...older, ...newest],
    fromTheBeginning: (known?.fromTheBeginning ?? false) || isLast(newest),
  };
}

function withOlder({ messages }: Known, older: readonly Message[]): Known {
  const first = messages[0];
  const earlier = older.filter((one) => !first || isBefore(one, first));
  return { messages: [...earlier, ...messages], fromTheBeginning: isLast(older) };
}

function isLast(page: readonly Message[]): boolean {
  return page.length < PAGE && !hasGaps(page);
}

function isBefore(one: Message, other: Message): boolean {
  const [a, b] = [Date.parse(one.createdAt), Date.parse(other.createdAt)];
  return a < b || (a === b && one.id < other.id);
}
