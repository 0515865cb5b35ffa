import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_EXAMPLE_LENGTH, MAX_EXAMPLES, MIN_EXAMPLE_LENGTH } from '#contract/admin/catalogue.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface ExampleMessagesProps {
  language: UnderstoodLanguage;
  examples: readonly string[];
  onChange: (examples: string[]) => void;
}

/** Messages by which the assistant recognises a trade; Enter adds one. */
export function ExampleMessages({ language, examples, onChange }: ExampleMessagesProps) {
  const t = useTranslations('admin-catalogue');
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const message = text.replace(/\s+/g, ' ').trim();
  const mayAdd =
    message.length >= MIN_EXAMPLE_LENGTH &&
    examples.length < MAX_EXAMPLES &&
    !examples.includes(message);
  const add = () => {
    if (!mayAdd) return;
    onChange([...examples, message]);
    setText('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const remove = (gone: string) => {
    onChange(examples.filter((one) => one !== gone));
    box.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('examplesIn', { language: t(`languages.${language}`) })}
        hint={t('examplesHint', { least: MIN_EXAMPLE_LENGTH, max: MAX_EXAMPLES })}
      >
        <Textarea
          ref={box}
          lang={language}
          rows={2}
          value={text}
          maxLength={MAX_EXAMPLE_LENGTH}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button tone="secondary" size="sm" disabled={!mayAdd} onClick={add} className="self-start">
        {t('addExample')}
      </Button>
      <ul lang={language} className="flex flex-col divide-y divide-line empty:hidden">
        {examples.map((one) => (
          <li key={one} className="flex items-start justify-between gap-2 py-1 text-sm">
            <span className="min-w-0 py-2 [overflow-wrap:anywhere]">{one}</span>
            <button
              type="button"
              aria-label={t('removeExample', { message: one })}
              title={t('removeExample', { message: one })}
              onClick={() => remove(one)}
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-ink-soft hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
