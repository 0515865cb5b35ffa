import { ArrowUp, Paperclip } from 'lucide-react';
import {
  useRef,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslations } from 'use-intl';
import type { Attachment } from '#contract/files.ts';
import { acceptedTypes, type Uploads } from '#web/lib/uploads/uploads.ts';
import { WriteMessage } from '#web/lib/write-message.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import type { ConversationOf } from '#web/features/messaging/conversation-of.ts';
import { PickedFiles } from './picked-files.tsx';
import { useDraft } from './use-draft.ts';
import { usePublishTyping } from '#web/features/messaging/use-typing.ts';

interface ComposerProps {
  of: ConversationOf;
  uploads: Uploads;
  onSend: (content: string, attachments: readonly Attachment[]) => void;
  /** Shown beside the field; it may fill it through `WriteMessage`. */
  offer?: ReactNode;
}

const MAX_MESSAGE_LENGTH = 4_000;

/** The message field: Enter sends, Shift+Enter begins a new line. */
export function Composer({ of, uploads, onSend, offer }: ComposerProps) {
  const t = useTranslations('conversation');
  const [text, setText] = useDraft(of);
  const sayTyping = usePublishTyping(of);
  const field = useRef<HTMLTextAreaElement>(null);
  const content = text.trim();
  const attachments = uploads.files.flatMap(({ attachment }) => attachment ?? []);
  const sendable = uploads.ready && (content !== '' || attachments.length > 0);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!sendable) return;
    onSend(content, attachments);
    setText('');
    uploads.clear();
    field.current?.focus();
  };
  const write = (more: string) => {
    setText(`${content}${content && '\n'}${more}`.slice(0, MAX_MESSAGE_LENGTH));
    field.current?.focus();
  };
  return (
    <form
      onSubmit={submit}
      className="border-t border-line bg-paper px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <PickedFiles uploads={uploads} />
      <div className="flex items-end gap-1.5">
        <PickButton uploads={uploads} />
        {offer && <WriteMessage value={write}>{offer}</WriteMessage>}
        <textarea
          ref={field}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value.trim()) sayTyping();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
              submit(event);
          }}
          onPaste={(event) => takePasted(event, uploads)}
          rows={1}
          autoFocus
          maxLength={MAX_MESSAGE_LENGTH}
          enterKeyHint="send"
          aria-label={t('input')}
          placeholder={t('placeholder')}
          className="control field-sizing-content max-h-32 min-h-11 flex-1 resize-none px-4 py-2"
        />
        <button
          type="submit"
          disabled={!sendable}
          aria-label={t('send')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-evening text-white transition-colors hover:bg-evening-hover disabled:bg-line disabled:text-ink-faint"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      </div>
    </form>
  );
}

function PickButton({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('conversation');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t('attach')}
        disabled={uploads.full}
        onClick={() => picker.current?.click()}
      >
        <Paperclip aria-hidden="true" className="size-5" />
      </IconButton>
      <FilePicker
        ref={picker}
        label={t('attach')}
        accept={acceptedTypes(true)}
        multiple
        onPick={uploads.add}
      />
    </>
  );
}

/** Pasted pictures become attachments; text is pasted as usual. */
function takePasted(event: ClipboardEvent, uploads: Uploads): void {
  const { files } = event.clipboardData;
  if (files.length === 0) return;
  event.preventDefault();
  uploads.add(files);
}
