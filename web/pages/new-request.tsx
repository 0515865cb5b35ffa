import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import {
  AssistantChat,
  readChatState,
  writeChatState,
  type ChatHandle,
  type Draft,
} from '#web/features/assistant-chat/assistant-chat.tsx';
import { Results } from '#web/features/requests/results.tsx';
import { SendingOverlay } from '#web/features/requests/sending-overlay.tsx';
import { useSubmitRequest, type RequestInput } from '#web/features/requests/use-submit-request.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import { forgetChat, keepChat, keptChat } from '#web/lib/kept-chat.ts';
import { lazyScreen } from '#web/lib/lazy-screen.tsx';
import { useSession } from '#web/lib/session.tsx';
import { SiteFrame } from './site-frame.tsx';

const ConnectDialog = lazyScreen(
  async () => (await import('#web/features/sign-in/connect-dialog.tsx')).ConnectDialog,
  ['connect'],
);

interface NewRequestPageProps {
  initialMessage: string;
  onBack: () => void;
}

type Contact = Parameters<Parameters<typeof AssistantChat>[0]['onContactNeeded']>[0];

/** The conversation, the dialog that proves a contact, the overlay while sending, and the results. */
export function NewRequestPage({ initialMessage, onBack }: NewRequestPageProps) {
  const { user } = useSession();
  const { language } = useLanguage();
  const { submission, submit } = useSubmitRequest();
  const [asked, setAsked] = useState<{ contact: Contact } | null>(null);
  const [input, setInput] = useState<RequestInput | null>(null);
  const { kept, chat, keep } = useKeptChat();

  // The last step opens it: by then it is here.
  useEffect(() => {
    if (user === null) ConnectDialog.preload();
  }, [user]);

  const send = (draft: Draft) => {
    const body = asInput(draft, language, user?.id);
    if (!body) return;
    setInput(body);
    void submit(body);
  };
  if (submission.state === 'sent')
    return (
      <SiteFrame>
        <Results request={submission.request} onStartNew={() => startTransition(onBack)} />
      </SiteFrame>
    );
  return (
    <>
      <AssistantChat
        ref={chat}
        initialMessage={initialMessage}
        kept={kept}
        user={user ?? null}
        onClose={onBack}
        onReady={send}
        onContactNeeded={(contact) => setAsked({ contact })}
        failed={submission.state === 'failed'}
        onSendAgain={() => input && void submit(input)}
      />
      <Suspense>
        {asked && (
          <ConnectDialog
            initial={
              asked.contact
                ? { channel: asked.contact.channel, contact: asked.contact.value }
                : { channel: 'email', contact: '' }
            }
            onVerified={() => setAsked(null)}
            onLeave={keep}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
      {submission.state === 'sending' && <SendingOverlay />}
    </>
  );
}

/** The conversation somebody just come back goes on with, and the way to keep this one on leaving. */
function useKeptChat() {
  const [kept] = useState(() => readChatState(keptChat()));
  const chat = useRef<ChatHandle>(null);
  useEffect(forgetChat, []);
  const keep = () => {
    const state = chat.current?.state();
    if (state) keepChat(writeChatState(state));
  };
  return { kept, chat, keep };
}

function asInput(
  draft: Draft,
  language: RequestInput['language'],
  userId: string | undefined,
): RequestInput | null {
  const { profession, description, location, urgency } = draft;
  if (!profession || !description || !location || !urgency) return null;
  return {
    profession,
    description,
    location: draft.formattedAddress ?? location,
    locationPlaceId: draft.locationPlaceId,
    urgency,
    language,
    userId: userId ?? null,
    email: draft.email,
    phone: draft.phone,
  };
}
