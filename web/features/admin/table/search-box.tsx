import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

interface SearchBoxProps {
  /** The placeholder, e.g. "Name, email or phone". */
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}

/** The debounce delay in milliseconds. */
const PAUSE = 300;

/** A debounced search field. */
export function SearchBox({ hint, value, onSearch }: SearchBoxProps) {
  const t = useTranslations('admin-panel.table');
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const search = useEffectEvent((wanted: string) => {
    asked.current = wanted;
    onSearch(wanted);
  });
  useEffect(() => {
    // Cleared elsewhere, e.g. by "Clear all".
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return undefined;
    const timer = setTimeout(() => search(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="relative w-full sm:max-w-80">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={hint}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="control min-h-10 pe-10 ps-10 text-sm"
      />
      {text && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => setText('')}
          className="absolute top-1/2 end-1 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded-md text-ink-faint hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
