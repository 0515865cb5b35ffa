import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { AddressInput } from './address-input.tsx';
import type { Step } from './steps.ts';
import type { ChosenPlace } from './use-address-search.ts';

interface ComposerProps {
  step: Step;
  busy: boolean;
  onAnswer: (text: string) => void;
  onPickPlace: (place: ChosenPlace) => void;
}

const LONGEST_ANSWER = 2_000;

/** Where the person types; at the place step it suggests addresses. */
export function Composer({ step, busy, onAnswer, onPickPlace }: ComposerProps) {
  const t = useTranslations('assistant-chat');
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) form.current?.querySelector('input')?.focus();
  }, [busy]);

  const sendable = text.trim() !== '' && !busy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sendable) return;
    setText('');
    onAnswer(text.trim());
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
              onPickPlace(place);
            }}
          />
        ) : (
          <input
            type="text"
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label={t('inputLabel')}
            placeholder={t(`placeholder.${step}`)}
            maxLength={LONGEST_ANSWER}
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
