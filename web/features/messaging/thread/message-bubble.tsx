import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/requests/messages.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { LinkedText } from '#web/ui/text/linked-text.tsx';
import { Attachments } from './attachments.tsx';
import { Bubble, BubbleText } from './bubble.tsx';
import { asksForMoney } from '#web/features/messaging/links.ts';
import { isSameDay } from './separators.tsx';

interface MessageBubbleProps {
  message: Message;
  mine: boolean;
  /** Whether to show "seen": on the last message the other side has read. */
  seen: boolean;
}

/** A stored message. */
export function MessageBubble({ message, mine, seen }: MessageBubbleProps) {
  const t = useTranslations('conversation');
  const format = useFormatting();
  const { content, attachments, createdAt, via } = message;
  const author = useAuthor(message, mine);
  return (
    <Bubble
      mine={mine}
      author={author.heard}
      named={author.shown}
      footer={
        <>
          <time dateTime={createdAt}>{format.time(createdAt)}</time>
          {via && ` · ${t(`via.${via}`)}`}
          {seen && <SeenAt moment={message.readAt} />}
        </>
      }
    >
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {content && (
        <BubbleText mine={mine}>
          <LinkedText text={content} />
        </BubbleText>
      )}
      {!mine && asksForMoney(content) && <MoneyWarning />}
    </Bubble>
  );
}

/** Who wrote a message: of a team, the person too. */
function useAuthor({ author, sender, senderId }: Message, mine: boolean) {
  const t = useTranslations('conversation');
  const { user } = useSession();
  if (mine && (author === null || senderId === user?.id)) return { heard: t('you'), shown: null };
  if (mine) return { heard: author ?? '', shown: author };
  if (author === null) return { heard: sender.name, shown: null };
  const named = t('ofBusiness', { person: author, business: sender.name });
  return { heard: named, shown: named };
}

function SeenAt({ moment }: { moment: string | null }) {
  const t = useTranslations('conversation');
  const format = useFormatting();
  const [now] = useState(serverNow);
  const isToday = isSameDay(moment ?? undefined, now);
  return ` · ${t('seen', { time: isToday ? format.time(moment) : format.dateTime(moment) })}`;
}

function MoneyWarning() {
  const t = useTranslations('conversation');
  return (
    <p className="flex gap-2 rounded-md bg-stone px-3 py-2 text-sm text-warning">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('moneyWarning')}
    </p>
  );
}
