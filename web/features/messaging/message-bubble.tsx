import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/messages.ts';
import { useFormatting } from '#web/lib/formatting.ts';
import { classes } from '#web/ui/classes.ts';
import type { Outgoing } from './use-outgoing.ts';

/** A message that is stored. */
export function MessageBubble({ message, mine }: { message: Message; mine: boolean }) {
  const t = useTranslations('conversation');
  const format = useFormatting();
  return (
    <Bubble
      mine={mine}
      author={mine ? t('you') : message.sender.name}
      content={message.content}
      footer={
        <>
          <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>
          {mine && message.read && ` · ${t('read')}`}
        </>
      }
    />
  );
}

/** A message on its way, or one that did not make it. */
export function OutgoingBubble({ message, onRetry }: { message: Outgoing; onRetry: () => void }) {
  const t = useTranslations('conversation');
  return (
    <Bubble
      mine
      author={t('you')}
      content={message.content}
      faded={message.state === 'sending'}
      footer={
        message.state === 'sending' ? (
          t('sending')
        ) : (
          <span className="text-coral-600">
            {t('notSent')}{' '}
            <button type="button" onClick={onRetry} className="font-semibold underline">
              {t('retry')}
            </button>
          </span>
        )
      }
    />
  );
}

interface BubbleProps {
  mine: boolean;
  author: string;
  content: string;
  footer: ReactNode;
  faded?: boolean;
}

function Bubble({ mine, author, content, footer, faded = false }: BubbleProps) {
  return (
    <li
      className={classes(
        'flex max-w-[85%] animate-rise flex-col gap-0.5',
        mine && 'items-end self-end',
      )}
    >
      <span className="sr-only">{author}: </span>
      <p
        className={classes(
          'rounded-lg px-3.5 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap',
          mine ? 'rounded-br-sm bg-pine-700 text-white' : 'rounded-bl-sm bg-sunken',
          faded && 'opacity-75',
        )}
      >
        {content}
      </p>
      <p className="px-1 text-xs text-ink-faint">{footer}</p>
    </li>
  );
}
