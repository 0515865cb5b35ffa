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

/** Solid even while there is nothing to send, so that the box looks like one. */
const SOLID = 'shrink-0 disabled:bg-evening! disabled:text-white/75!';

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
        className="mt-7"
      >
        <label htmlFor={id} className="mb-2 block font-semibold">
          {t('hero.label')}
        </label>
        <div className="need-box">
          <textarea
            ref={box}
            id={id}
            rows={1}
            value={need}
            maxLength={5000}
            placeholder={t('hero.placeholder')}
            onChange={({ target }) => setNeed(target.value)}
            onKeyDown={startOnEnter}
            onFocus={onInterest}
            className="block field-sizing-content max-h-60 min-h-13 w-full resize-none bg-transparent px-3 py-3.5 placeholder:text-ink-faint focus:outline-none"
          />
          <Button type="submit" size="lg" disabled={isBlank} className={SOLID}>
            {t('hero.start')}
            <Icon name="arrow-right" />
          </Button>
        </div>
      </form>
      <p className="mt-5 text-sm text-mist">{t('hero.examplesLabel')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => take(t(`examples.${example}`))}
              className="need-example"
            >
              {t(`examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
