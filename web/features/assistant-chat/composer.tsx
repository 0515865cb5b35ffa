import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { AddressInput } from './address-input.tsx';
import { MAX_ANSWER_LENGTH } from '#contract/dialogue/draft.ts';
import type { Chat } from './use-chat.ts';

/** The input field; at the place step it suggests addresses. */
export function Composer({ chat }: { chat: Chat }) {
  const t = useTranslations('assistant-chat');
  const { step, ready } = chat.progress;
  const busy = chat.busy || ready;
  const [text, setText] = useState(chat.takenBack.words);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy && !isBusyElsewhere()) form.current?.querySelector('input')?.focus();
  }, [busy]);

  const sendable = text.trim() !== '' && !busy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sendable) return;
    setText('');
    chat.answer(text.trim());
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      className="border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex w-full max-w-2xl items-start gap-2 px-4 py-3 sm:px-6">
        {step === 'location' ? (
          <AddressInput
            value={text}
            onChange={setText}
            onPick={(place) => {
              setText('');
              chat.pick(place.formattedAddress, { ...place });
            }}
          />
        ) : (
          <input
            type="text"
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label={t('inputLabel')}
            placeholder={t(`placeholder.${step}`)}
            maxLength={MAX_ANSWER_LENGTH}
            enterKeyHint="send"
            autoComplete="off"
            className="control min-h-12 flex-1 px-4"
          />
        )}
        <button
          type="submit"
          disabled={!sendable}
          aria-label={t('send')}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-md bg-pine-700 text-white shadow-sm transition-colors hover:bg-pine-600 disabled:bg-line disabled:text-ink-faint disabled:shadow-none"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      </div>
    </form>
  );
}

/** Focus is not moved away from somebody who edits the summary. */
function isBusyElsewhere(): boolean {
  return !!document.activeElement?.closest('[data-takes-escape], [role=dialog], aside');
}
