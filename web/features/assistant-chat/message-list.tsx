import { PenLine } from 'lucide-react';
import { Children, useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { classes } from '#web/ui/classes.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import type { SummaryOfDrafts } from './summary/draft-summary.tsx';
import { ANSWER_PATHS, type AnswerPage } from './answer-pages.ts';
import { placeOfWords, travelFrom } from './travelling-words.ts';
import type { ChatMessage } from './use-script.ts';

type Messages = readonly [ChatMessage, ...ChatMessage[]];

// Lazy: the first message does not wait for it.
const DraftSummary = lazyDialog(async () => (await import('./later-parts.ts')).DraftSummary);

/** In all three languages: nobody knows yet which one is understood. */
const LANGUAGES_SPOKEN: Record<UnderstoodLanguage, string> = {
  en: 'I understand English, French and Spanish. Which one do you prefer?',
  fr: 'Je comprends le français, l’anglais et l’espagnol. Laquelle de ces langues préférez-vous?',
  es: 'Entiendo español, inglés y francés. ¿Cuál prefieres?',
};

interface MessageListProps extends SummaryOfDrafts {
  messages: readonly ChatMessage[];
  typing: boolean;
  /** The current quick replies, below the last message. */
  children: ReactNode;
}

/** The bubbles, announced as they come; scrolls to the newest. */
export function MessageList(props: MessageListProps) {
  const { messages, typing, children, ...summary } = props;
  const [cameFrom] = useState(() => (messages.length === 0 ? placeOfWords() : null));
  const newest = messages.findLast(({ kind }) => kind === 'summary');
  // An earlier one would show what was changed since.
  const shown = messages.filter((message) => message.kind !== 'summary' || message === newest);
  const t = useTranslations('assistant-chat');
  return (
    <div
      className="flex-1 overflow-y-auto"
      tabIndex={0}
      role="region"
      aria-label={t('conversation')}
    >
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-3 px-4 py-6 sm:px-6">
        <div role="log" aria-label={t('conversation')}>
          <ol className="flex flex-col gap-3">
            {inBubbles(shown).map((bubble, index) => (
              <Bubble
                key={bubble[0].id}
                messages={bubble}
                cameFrom={index === 0 && bubble[0].type === 'user' ? cameFrom : null}
                summary={summary}
              />
            ))}
          </ol>
        </div>
        {typing && <TypingIndicator />}
        {children}
        <div
          key={`${messages.length} ${typing} ${Children.toArray(children).length}`}
          ref={bringIntoView}
        />
      </div>
    </div>
  );
}

interface BubbleProps {
  messages: Messages;
  /** Where it was on the screen before this one, if it was said there. */
  cameFrom: DOMRect | null;
  summary: SummaryOfDrafts;
}

function Bubble({ messages, cameFrom, summary }: BubbleProps) {
  const t = useTranslations('assistant-chat');
  const [first] = messages;
  const mine = first.type === 'user';
  const travel = useCallback(
    (bubble: HTMLElement | null) => {
      if (bubble && cameFrom) travelFrom(cameFrom, bubble);
    },
    [cameFrom],
  );
  if (first.kind === 'note') return <Note>{first.content}</Note>;
  return (
    <li
      className={classes(
        'flex max-w-[88%] items-end gap-2.5',
        mine && 'self-end',
        !cameFrom && 'animate-rise',
      )}
    >
      {!mine && <BotMark />}
      <div
        ref={travel}
        className={classes(
          'flex flex-col gap-2 rounded-lg px-4 py-3',
          mine ? 'rounded-ee-md bg-dusk text-white' : 'rounded-es-md border border-line bg-card',
        )}
      >
        {messages.map((message) => (
          <div key={message.id} className={cameFrom ? '' : 'animate-appear'}>
            <span className="sr-only">{mine ? t('you') : t('assistant')}: </span>
            <Content message={message} summary={summary} />
          </div>
        ))}
      </div>
    </li>
  );
}

interface ContentProps {
  message: ChatMessage;
  summary: SummaryOfDrafts;
}

function Content({ message, summary }: ContentProps) {
  if (message.kind === 'summary') return <DraftSummary {...summary} />;
  if (message.kind === 'languages')
    return Object.entries(LANGUAGES_SPOKEN).map(([language, sentence]) => (
      <p key={language} lang={language} className="not-last:mb-1.5">
        {sentence}
      </p>
    ));
  return (
    <>
      <span className="[overflow-wrap:anywhere] whitespace-pre-wrap">{message.content}</span>
      {message.page && <PageLink page={message.page} />}
    </>
  );
}

/** Opens beside the conversation, which goes on. */
function PageLink({ page }: { page: AnswerPage }) {
  const t = useTranslations('assistant-chat');
  return (
    <a
      href={href(ANSWER_PATHS[page])}
      target="_blank"
      rel="noopener"
      className="mt-1 flex min-h-9 w-fit items-center gap-1 font-semibold text-pine-700 underline underline-offset-4"
    >
      {t(`page.${page}`)}
      <span className="sr-only">{t('opensBeside')}</span>
    </a>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <li className="flex max-w-full animate-rise items-center gap-1.5 self-center rounded-full bg-pine-100 px-3.5 py-1 text-sm text-pine-800">
      <PenLine aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="line-clamp-2 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

function TypingIndicator() {
  const t = useTranslations('assistant-chat');
  return (
    <div className="flex animate-appear items-end gap-2.5">
      <BotMark />
      <div
        role="status"
        className="flex gap-1.5 rounded-lg rounded-es-md border border-line bg-card px-4 py-4"
      >
        <span className="sr-only">{t('typing')}</span>
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className={classes('size-2 animate-shimmer rounded-full bg-pine-500', delay)}
          />
        ))}
      </div>
    </div>
  );
}

function BotMark() {
  return (
    <span
      aria-hidden="true"
      className="mb-0.5 hidden size-8 shrink-0 items-center justify-center rounded-full bg-pine-100 text-pine-700 sm:inline-flex"
    >
      <LogoMark className="size-5" />
    </span>
  );
}

// The end is a new element with each message and choice, so it is scrolled into view once for each.
function bringIntoView(end: HTMLDivElement | null): void {
  end?.scrollIntoView({ block: 'end' });
}

/** What the assistant says in one go is one bubble: "Got it", and the question. */
function inBubbles(messages: readonly ChatMessage[]): Messages[] {
  const bubbles: [ChatMessage, ...ChatMessage[]][] = [];
  for (const message of messages) {
    const last = bubbles.at(-1);
    if (last && isSentence(last[0]) && isSentence(message)) last.push(message);
    else bubbles.push([message]);
  }
  return bubbles;
}

function isSentence({ type, kind }: ChatMessage): boolean {
  return type === 'bot' && kind === 'text';
}
