import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { listMessages } from '#contract/requests/messages.ts';
import { call } from '#web/lib/api/call.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { keyOf, queryClient } from '#web/lib/api/query.tsx';
import type { ConversationOf } from './conversation-of.ts';
import { withNewest, withOlder, type LoadedMessages } from './loaded-messages.ts';

/**
 * The messages of a conversation: the newest refetched on live events, older ones loaded by
 * `showOlder`.
 */
export function useConversation(of: ConversationOf) {
  const live = useLiveStatus();
  const queryKey = keyOf(listMessages, { query: of });
  const query = useQuery<LoadedMessages, CallError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = await call(listMessages, { query: of, signal });
      return withNewest(queryClient.getQueryData<LoadedMessages>(queryKey), newest);
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
      queryClient.setQueryData<LoadedMessages>(
        queryKey,
        (known) => known && withOlder(known, older),
      );
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
