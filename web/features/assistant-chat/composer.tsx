import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { openQuestion } from '#contract/dialogue/extra-of-trade.ts';
import { AnswerInput } from './answer-input.tsx';
import type { Chat } from './use-chat.ts';

/** The input field and its send button. */
export function Composer({ chat }: { chat: Chat }) {
  const t = useTranslations('assistant-chat');
  const { step, ready } = chat.progress;
  const busy = chat.busy || ready;
  const [text, setText] = useState(chat.takenBack.words);
  // There is something to tap, which the keyboard of a phone would cover.
  const kind = step === 'details' ? openQuestion(chat.progress)?.kind : undefined;
  const isTyped = kind === 'text' || kind === 'number';
  const isTapped = step !== 'description' && step !== 'location' && !isTyped;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy && !isBusyElsewhere() && !(isTapped && opensKeyboard()))
      form.current?.querySelector('input')?.focus();
  }, [busy, isTapped]);

  const sendable = text.trim() !== '' && !busy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sendable) return;
    setText('');
    chat.answer(text.trim());
  };
  return (
    <form ref={form} onSubmit={submit} className="pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex w-full max-w-2xl items-start gap-2 px-4 pt-2 pb-3 sm:px-6">
        <AnswerInput
          step={step}
          value={text}
          onChange={setText}
          onPick={(place) => {
            setText('');
            chat.pick(place.formattedAddress, { ...place });
          }}
        />
        <button
          type="submit"
          disabled={!sendable}
          aria-label={t('send')}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-md bg-evening text-white transition-colors hover:bg-evening-hover disabled:bg-line disabled:text-ink-faint"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      </div>
    </form>
  );
}

/** Whether focusing a text box brings a keyboard onto the screen. */
function opensKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Focus is not moved away from somebody who edits the summary. */
function isBusyElsewhere(): boolean {
  return !!document.activeElement?.closest('[data-takes-escape], [role=dialog], aside');
}
