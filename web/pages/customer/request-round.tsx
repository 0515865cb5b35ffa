import { answersIn } from '#contract/dialogue/details.ts';
import type { Category } from '#contract/professionals/catalogue.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  AssistantChat,
  writeChatState,
  type ChatState,
  type Draft,
  type ReadyDraft,
  type SentPhotos,
} from '#web/features/assistant-chat/assistant-chat.tsx';
import {
  useSubmitRequests,
  type RequestInput,
} from '#web/features/requests/results/use-submit-requests.ts';
import { DirectLine } from '#web/features/requests/direct/direct-line.tsx';
import { useDirect } from '#web/features/requests/direct/use-direct.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { clearStoredChat, storeChat } from '#web/lib/store-chat.ts';
import { storeDirect, type DirectTo } from '#web/lib/stored-direct.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

// Lazy: the first message does not wait for it.
const SendingOverlay = lazyDialog(
  async () => (await import('#web/features/requests/results/sending-overlay.tsx')).SendingOverlay,
);
const Results = lazyDialog(
  async () => (await import('#web/features/requests/results/results.tsx')).Results,
);
const ConnectDialog = lazyScreen(
  async () => (await import('#web/features/sign-in/connect-dialog.tsx')).ConnectDialog,
  ['connect'],
);

interface RequestRoundProps {
  initialMessage: string;
  category?: Category | undefined;
  kept: ChatState | null;
  /** The professional to ask by name. */
  direct: DirectTo | null;
  onStartOver: () => void;
  onClose: () => void;
}

/** The contact to prove, if one was typed. */
interface Asked {
  contact: Parameters<Parameters<typeof AssistantChat>[0]['onContactNeeded']>[0];
  reloaded?: true;
}

/**
 * The conversation, the dialog that proves a contact, the overlay while submitting, and the
 * results.
 */
export function RequestRound(props: RequestRoundProps) {
  const { initialMessage, category, kept } = props;
  const { user } = useSession();
  const { language } = useLanguage();
  const { submission, requests, submit } = useSubmitRequests();
  const [direct, setDirect] = useDirect(props.direct);
  // After a reload with a pending code the dialog is still open.
  const reloaded = kept?.progress.step === 'contact';
  const [asked, setAsked] = useState<Asked | null>(reloaded ? { contact: null, reloaded } : null);
  const [lost, setLost] = useState<readonly string[]>([]);

  // After leaving, a late message of the assistant must not store the conversation again.
  const left = useRef(false);
  const leaving = (leave: () => void) => () => {
    left.current = true;
    storeDirect(null);
    leave();
  };
  const keep = (state: ChatState | null) => {
    if (!left.current && state) storeChat(writeChatState(state));
    else clearStoredChat();
  };

  // The last step opens it: prefetched by then.
  useEffect(() => {
    if (user === null) ConnectDialog.preload();
  }, [user]);
  const sent = submission.state === 'sent';
  useEffect(() => {
    if (!sent) return;
    clearStoredChat();
    storeDirect(null);
  }, [sent]);

  const send = async (drafts: readonly ReadyDraft[], last: boolean, photos: SentPhotos) => {
    const inputs = drafts.flatMap(({ position, draft }) => {
      const input = asInput(draft, { language, userId: user?.id ?? null, direct });
      const photoIds = position === 0 && photos.ids.length > 0 ? { photoIds: photos.ids } : {};
      return input ? [{ position, input: { ...input, ...photoIds } }] : [];
    });
    // Proven, perhaps in another tab.
    setAsked(null);
    if (photos.failed.length > 0) setLost(photos.failed);
    return submit(inputs, last);
  };
  if (submission.state === 'sent')
    return (
      <SiteFrame>
        <Results requests={requests} lostPhotos={lost} onStartNew={props.onClose} />
      </SiteFrame>
    );
  return (
    <>
      <AssistantChat
        initialMessage={initialMessage}
        category={category}
        above={direct && <DirectLine direct={direct} onChange={setDirect} />}
        kept={kept}
        onKeep={keep}
        onStartOver={leaving(props.onStartOver)}
        user={user ?? null}
        onClose={leaving(props.onClose)}
        onReady={send}
        onContactNeeded={(contact) => setAsked({ contact })}
        failed={submission.state === 'failed'}
        onHad={
          submission.state === 'failed' && submission.had
            ? leaving(() => {
                clearStoredChat();
                navigate(href('/dashboard'));
              })
            : null
        }
      />
      <Suspense>
        {asked && user === null && <Proof of={asked} onEnd={() => setAsked(null)} />}
      </Suspense>
      {submission.state === 'sending' && <SendingOverlay to={direct?.name} />}
    </>
  );
}

function Proof({ of: { contact, reloaded }, onEnd }: { of: Asked; onEnd: () => void }) {
  return (
    <ConnectDialog
      initial={{ channel: contact?.channel ?? 'email', contact: contact?.value ?? '' }}
      onlyAtCode={reloaded}
      onVerified={onEnd}
      onLeave={() => {}}
      onClose={onEnd}
    />
  );
}

function asInput(
  draft: Draft,
  of: Pick<RequestInput, 'language' | 'userId'> & { direct: DirectTo | null },
): RequestInput | null {
  const { profession, description, location, urgency } = draft;
  if (!profession || !description || !location || !urgency) return null;
  return {
    profession,
    description,
    extraAnswers: answersIn(draft).map(({ questionId, answer }) => ({ questionId, answer })),
    location: draft.formattedAddress ?? location,
    locationPlaceId: draft.locationPlaceId,
    destination: draft.destination,
    urgency,
    dates: draft.dates,
    recurrence: draft.recurrence,
    language: of.language,
    userId: of.userId,
    direct: of.direct && {
      professionalId: of.direct.professionalId,
      othersIfUnanswered: of.direct.othersIfUnanswered,
    },
    email: draft.email,
    phone: draft.phone,
  };
}
