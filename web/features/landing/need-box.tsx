import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface NeedBoxProps {
  initialNeed: string;
  onStart: (need: string) => void;
  /** Called on focus: the conversation can be prefetched. */
  onInterest: () => void;
}

const EXAMPLES = ['leak', 'logo', 'taxes', 'move'] as const;

/** The free-text request box. Enter starts the conversation, Shift+Enter begins a new line. */
export function NeedBox({ initialNeed, onStart, onInterest }: NeedBoxProps) {
  const t = useTranslations('landing');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [need, setNeed] = useState(initialNeed);
  const isBlank = need.trim() === '';

  const start = () => !isBlank && onStart(need.trim());
  const startOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    start();
  };
  const take = (example: string) => {
    setNeed(example);
    box.current?.focus();
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
        className="mt-8 rounded-xl border border-line-strong/60 bg-card p-2.5 shadow-float has-[textarea:focus-visible]:border-pine-600 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-pine-600"
      >
        <label htmlFor={id} className="block px-3 pt-2 text-sm font-semibold text-pine-700">
          {t('hero.label')}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={2}
          value={need}
          maxLength={5000}
          placeholder={t('hero.placeholder')}
          onChange={({ target }) => setNeed(target.value)}
          onKeyDown={startOnEnter}
          onFocus={onInterest}
          className="block field-sizing-content max-h-60 min-h-18 w-full resize-none bg-transparent px-3 py-2 text-lg placeholder:text-ink-faint focus:outline-none"
        />
        <div className="flex justify-end">
          <Button type="submit" size="lg" disabled={isBlank} className="max-sm:w-full">
            {t('hero.start')}
            <Icon name="arrow-right" />
          </Button>
        </div>
      </form>
      <p className="mt-5 text-sm text-ink-faint">{t('hero.examplesLabel')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => take(t(`examples.${example}`))}
              className="min-h-10 rounded-full border border-line bg-card px-4 text-sm font-medium transition-colors hover:border-pine-500 hover:text-pine-700 active:bg-pine-50"
            >
              {t(`examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
