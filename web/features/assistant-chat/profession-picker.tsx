import { Check, Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Profession } from '#contract/professionals/professions.ts';
import { foldText } from '#contract/fold-text.ts';
import { useOffered } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { classes } from '#web/ui/classes.ts';

interface ProfessionPickerProps {
  chosen: Profession | null;
  /** Those listed first. */
  likely?: readonly Profession[];
  onPick: (profession: Profession) => void;
  autoFocus?: boolean;
}

/** All services, with a search field. */
export function ProfessionPicker({
  chosen,
  likely = [],
  onPick,
  autoFocus,
}: ProfessionPickerProps) {
  const t = useTranslations('assistant-chat');
  const nameOf = useProfessionName();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const found = useFound(text, likely);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const marked = found[active] ?? (text.trim() ? found[0] : undefined);
    if (step && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && marked) onPick(marked);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  const option = (profession: Profession, index: number) => (
    <li
      key={profession}
      id={`${listId}-${index}`}
      ref={index === active ? bringIntoView : undefined}
      role="option"
      aria-selected={index === active}
      {...pickable(() => onPick(profession))}
      className={classes(
        'flex min-h-10 items-center justify-between gap-2 rounded-md px-3 py-1.5 text-sm',
        index === active ? 'bg-pine-50' : 'hover:bg-sunken',
        profession === chosen && 'font-semibold text-pine-700',
      )}
    >
      {nameOf(profession)}
      {profession === chosen && <Check aria-hidden="true" className="size-4" />}
    </li>
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 start-3.5 size-4.5 -translate-y-1/2 text-ink-faint"
        />
        <input
          type="text"
          role="combobox"
          aria-label={t('findTrade')}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          autoComplete="off"
          placeholder={t('findTrade')}
          value={text}
          autoFocus={autoFocus}
          onChange={({ target }) => {
            setText(target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          className="control min-h-11 pe-3 ps-10.5"
        />
      </div>
      <ul
        id={listId}
        role="listbox"
        aria-label={t('allTrades')}
        className="max-h-60 overflow-y-auto overscroll-contain rounded-md border border-line bg-card p-1 empty:hidden"
      >
        {found.map(option)}
      </ul>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-sm text-ink-soft'}>
        {text.trim() && t('trades', { count: found.length })}
      </p>
    </div>
  );
}

function useFound(text: string, likely: readonly Profession[]): readonly Profession[] {
  const nameOf = useProfessionName();
  const wanted = foldText(text.trim());
  const offered = useOffered();
  const first = likely.filter((profession) => offered.includes(profession));
  const others = offered.filter((profession) => !likely.includes(profession));
  const sorted = others.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const rank = (profession: Profession) => standsAt(foldText(nameOf(profession)), wanted);
  const fitting = [...first, ...sorted].filter((profession) => rank(profession) !== null);
  return wanted ? fitting.toSorted((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0)) : fitting;
}

/**
 * The rank of a match: 0 at the beginning of a name, 1 of one of its words, 2 elsewhere, null
 * without one.
 */
function standsAt(name: string, wanted: string): 0 | 1 | 2 | null {
  if (!name.includes(wanted)) return null;
  if (name.startsWith(wanted)) return 0;
  return /[\s’']/.test(name.charAt(name.indexOf(wanted) - 1)) ? 1 : 2;
}

/** Keeps the focus in the field; picking waits for the click, so that touch scrolling works. */
function pickable(pick: () => void) {
  return {
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: pick,
  };
}

function bringIntoView(option: HTMLLIElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
