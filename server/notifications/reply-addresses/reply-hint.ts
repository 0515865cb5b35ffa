import type { Language } from '#contract/language.ts';
import type { NoticeKind } from '#contract/notifications.ts';
import type { ConversationRef } from '#server/notifications/facts.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import type { Letter } from '#server/notifications/texts/letter.ts';
import { replyHints } from '#server/notifications/texts/texts.ts';

type Notice = Pick<NoticeRow, 'kind' | 'facts'>;

/** Notices of what is over: nobody can write there any more. */
const FINAL: readonly NoticeKind[] = [
  'leadClosed',
  'leadReplaced',
  'leadSteppedBack',
  'directEnded',
  'jobConfirmed',
  'completedBySilence',
  'reviewAsked',
];

/** The one conversation that these notices are about, where it can be answered. */
export function conversationOf(notices: readonly Notice[]): ConversationRef | undefined {
  const all = notices.map(({ kind, facts }) =>
    FINAL.includes(kind) || !('conversation' in facts) ? undefined : facts.conversation,
  );
  const [first] = all;
  const isSame = (one: ConversationRef | undefined) =>
    one?.requestId === first?.requestId && one?.professionalId === first?.professionalId;
  return all.every(isSame) ? first : undefined;
}

/** The letter with a line that says how to answer it, and whom that reaches. */
export function withReplyHint(letter: Letter, { kind, facts }: Notice, language: Language): Letter {
  const isLead = kind === 'newLead' || kind === 'leadReminder';
  const name = nameIn(facts);
  const hints = replyHints[language];
  if (!isLead && name === undefined) return letter;
  const hint = isLead ? hints.lead : hints.person(name ?? '');
  return { ...letter, after: [hint, ...(letter.after ?? [])] };
}

function nameIn(facts: object): string | undefined {
  const { professional, customer, from } = facts as Record<string, string | undefined>;
  return professional || customer || from || undefined;
}
