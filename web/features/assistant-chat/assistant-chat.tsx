import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { useAddressSearch } from '#web/lib/use-address-search.ts';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { draftsOf } from '#contract/dialogue/drafts.ts';
import { mayGoBack } from '#contract/dialogue/steps.ts';
import type { ReadyDraft, Submit } from './play-turn.ts';
import { useChat, type ChatOptions } from './use-chat.ts';
import { usePhotoTray } from './photos/use-photo-tray.ts';
import type { SentPhotos } from './photos/use-photos.ts';

export { readChatState, writeChatState, type ChatState } from './chat-state.ts';
export type { Draft } from '#contract/dialogue/draft.ts';
export type { ReadyDraft } from './play-turn.ts';
export type { SentPhotos } from './photos/use-photos.ts';

// Lazy: the first message does not wait for them.
const DangerBanner = lazyDialog(async () => (await import('./later-parts.ts')).DangerBanner);
const LanguageLine = lazyDialog(async () => (await import('./later-parts.ts')).LanguageLine);
const ResumedLine = lazyDialog(async () => (await import('./later-parts.ts')).ResumedLine);
const NotSent = lazyDialog(async () => (await import('./later-parts.ts')).NotSent);
const SummaryBar = lazyDialog(async () => (await import('./later-parts.ts')).SummaryBar);
const SummaryAside = lazyDialog(async () => (await import('./later-parts.ts')).SummaryAside);
// Says that nothing was sent, where the connection is lost.
lazyDialog(async () => (await import('#web/ui/toasts/toaster.tsx')).Toaster);
const PhotoTray = lazyScreen(
  async () => (await import('./photos/photo-tray.tsx')).PhotoTray,
  ['photos'],
);

const NO_PHOTOS: SentPhotos = { ids: [], failed: [] };

interface AssistantChatProps extends Omit<ChatOptions, 'onReady'> {
  /** Called when drafts may be submitted, with the uploaded photos, which are of the first one. */
  onReady: (drafts: readonly ReadyDraft[], last: boolean, photos: SentPhotos) => ReturnType<Submit>;
  onStartOver: () => void;
  onClose: () => void;
  /** Shown above the messages. */
  above?: ReactNode;
  /** Opens the same request submitted before, if any. */
  onHad: (() => void) | null;
}

/** The guided conversation of six steps, with a summary of the request beside it. */
export function AssistantChat(props: AssistantChatProps) {
  const { onClose, onStartOver, onHad, onReady, above, ...options } = props;
  const t = useTranslations('assistant-chat');
  usePageTitle(t('pageTitle'));
  const places = useAddressSearch();
  const { attach, settle, clear, choose } = usePhotoTray();
  const [photos, setPhotos] = useState(0);
  const chat = useChat({ ...options, onReady: withPhotos(onReady, { settle, clear }) });
  const { progress, busy, takenBack } = chat;
  const { step, ready, danger } = progress;
  const atLast = !busy && !ready && step === 'confirmation';
  const notSent = options.failed && atLast;
  const leaving = (leave: () => void) => () => {
    clear();
    leave();
  };
  const drafts = draftsOf(progress);
  const added = { photos, onAddPhotos: choose };
  const about = { drafts, sent: progress.sent, places, locked: ready, ...added, ...chat.changes };
  return (
    <main className="flex h-dvh flex-col bg-sunken/60">
      <Suspense>
        {danger && <DangerBanner danger={danger} onDismiss={chat.dismissDanger} />}
      </Suspense>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <ChatHeader
            step={step}
            busy={busy}
            onBack={mayGoBack(progress) ? chat.goBack : null}
            onClose={leaving(onClose)}
          />
          {above}
          {chat.isAsKept && <ResumedLine onStartOver={leaving(onStartOver)} />}
          <LanguageLine spoken={progress.otherLanguage} />
          <MessageList
            messages={chat.messages}
            typing={chat.typing}
            drafts={drafts}
            sent={progress.sent}
            each={atLast && !notSent ? { onSendOnly: chat.sendOnly, onDrop: chat.drop } : null}
          >
            {notSent && (
              <NotSent some={progress.sent.length > 0} onSendAgain={chat.sendAgain} onHad={onHad} />
            )}
            {!busy && !ready && !notSent && (
              <QuickReplies
                chat={chat}
                near={places.near}
                onContact={() => options.onContactNeeded(null)}
                {...added}
              />
            )}
          </MessageList>
          <Announced text={takenBack.said} />
          <div className="border-t border-line bg-paper">
            <Dock>
              <SummaryBar {...about} />
              <Suspense>
                <PhotoTray
                  ref={attach}
                  signedIn={options.user !== null}
                  fresh={options.kept === null}
                  step={step}
                  busy={busy}
                  closed={ready}
                  onCount={setPhotos}
                />
              </Suspense>
            </Dock>
            <Composer key={takenBack.times} chat={chat} />
          </div>
        </div>
        <Beside label={t('summaryTitle')}>
          <SummaryAside {...about} />
        </Beside>
      </div>
    </main>
  );
}

/** The photos go with the first draft: they wait while others are sent, and are gone once it is. */
function withPhotos(
  onReady: AssistantChatProps['onReady'],
  { settle, clear }: Pick<ReturnType<typeof usePhotoTray>, 'settle' | 'clear'>,
): Submit {
  const isFirst = ({ position }: { position: number }) => position === 0;
  return async (drafts, last) => {
    const sent = await onReady(drafts, last, drafts.some(isFirst) ? await settle() : NO_PHOTOS);
    if (sent.some(isFirst)) clear();
    return sent;
  };
}

function Announced({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** What goes with the answer, in one row above the field. */
function Dock({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-wrap items-center gap-2 px-4 pt-2.5 empty:hidden max-lg:min-h-11.5 sm:px-6">
      <Suspense>{children}</Suspense>
    </div>
  );
}

function Beside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="hidden w-[23rem] shrink-0 overflow-y-auto border-s border-line bg-paper p-7 lg:block xl:w-[25rem]"
    >
      <Suspense>{children}</Suspense>
    </aside>
  );
}
