import { MESSAGES_PER_PAGE, type Message } from '#contract/requests/messages.ts';
import { hasGaps } from '#web/lib/tolerant-reading.ts';

/** The loaded part of a conversation, oldest first, without a gap. */
export interface LoadedMessages {
  messages: readonly Message[];
  /** Whether it begins with its first message. */
  fromTheBeginning: boolean;
}

/**
 * What is loaded after the newest page was fetched again. Older messages are kept where the page joins
 * on to them; after a long absence it may not, and they are loaded again when asked for.
 */
export function withNewest(
  loaded: LoadedMessages | undefined,
  newest: readonly Message[],
): LoadedMessages {
  const [first] = newest;
  const joins = loaded?.messages.some(({ id }) => newest.some((one) => one.id === id)) ?? false;
  if (!loaded || !first || !joins) return { messages: newest, fromTheBeginning: isLast(newest) };
  return {
    messages: [...loaded.messages.filter((one) => isBefore(one, first)), ...newest],
    fromTheBeginning: loaded.fromTheBeginning || isLast(newest),
  };
}

/** What is loaded after a page of older messages was fetched. */
export function withOlder({ messages }: LoadedMessages, older: readonly Message[]): LoadedMessages {
  const first = messages[0];
  const earlier = older.filter((one) => !first || isBefore(one, first));
  return { messages: [...earlier, ...messages], fromTheBeginning: isLast(older) };
}

function isLast(page: readonly Message[]): boolean {
  return page.length < MESSAGES_PER_PAGE && !hasGaps(page);
}

function isBefore(one: Message, other: Message): boolean {
  const [a, b] = [Date.parse(one.createdAt), Date.parse(other.createdAt)];
  return a < b || (a === b && one.id < other.id);
}
