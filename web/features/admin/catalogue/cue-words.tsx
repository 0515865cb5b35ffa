import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_CUE_WORDS, MAX_NAME_LENGTH } from '#contract/admin/catalogue.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface CueWordsProps {
  language: UnderstoodLanguage;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

const MIN_LENGTH = 3;

/** Keywords of a trade, as chips; Enter or a comma adds one. */
export function CueWords({ language, words, onChange }: CueWordsProps) {
  const t = useTranslations('admin-catalogue');
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const word = text.replace(/\s+/g, ' ').trim();
  const mayAdd = word.length >= MIN_LENGTH && words.length < MAX_CUE_WORDS && !words.includes(word);
  const add = () => {
    if (!mayAdd) return;
    onChange([...words, word]);
    setText('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  const remove = (gone: string) => {
    onChange(words.filter((one) => one !== gone));
    box.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('wordsIn', { language: t(`languages.${language}`) })}
        hint={t('wordsHint', { least: MIN_LENGTH })}
      >
        <Input
          ref={box}
          lang={language}
          value={text}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button tone="secondary" size="sm" disabled={!mayAdd} onClick={add} className="self-start">
        {t('addWord')}
      </Button>
      <ul lang={language} className="flex flex-wrap gap-2 empty:hidden">
        {words.map((one) => (
          <li
            key={one}
            className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line-strong bg-card text-sm font-semibold"
          >
            <span className="min-w-0 truncate ps-4">{one}</span>
            <button
              type="button"
              aria-label={t('removeWord', { word: one })}
              title={t('removeWord', { word: one })}
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
