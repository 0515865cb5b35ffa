import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  listClassName?: string | undefined;
}

/**
 * Tabs, on a phone a slim row that scrolls sideways, navigated with the arrow keys, and the panel
 * of the chosen one. Our own: those of Radix weigh 4 kB on every dashboard.
 */
export function Tabs({ label, tabs, value, onValueChange, listClassName }: TabsProps) {
  const id = useId();
  const list = useActiveInSight(value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    // From the tab in focus: the chosen one may still be on its way to the screen.
    const next = tabs[placeAfter(event.key, tabs, event.currentTarget.dataset['tab'])];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.value}]`)?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classes(
          'flex gap-1 max-sm:-mx-5 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:border-b max-sm:border-line max-sm:px-5 sm:flex-wrap sm:rounded-lg sm:bg-sunken sm:p-1',
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            data-tab={tab.value}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={move}
            className={classes(
              'inline-flex min-h-10 items-center justify-center gap-2 text-sm font-semibold whitespace-nowrap transition-colors max-sm:shrink-0 max-sm:border-b-2 max-sm:px-2.5 max-sm:-outline-offset-2 sm:flex-1 sm:rounded-md sm:px-4',
              tab.value === value
                ? 'text-ink max-sm:border-pine-700 sm:bg-card '
                : 'text-ink-soft hover:text-ink max-sm:border-transparent',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={value}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${value}`}
        tabIndex={0}
        className="mt-4 sm:mt-6"
      >
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}

/** Where a key leads from a tab of the list, round and round; -1 for other keys. */
function placeAfter(key: string, tabs: readonly Tab[], from: string | undefined): number {
  const at = tabs.findIndex((tab) => tab.value === from);
  const [forward, back] =
    document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const places: Record<string, number> = {
    [forward]: (at + 1) % tabs.length,
    [back]: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  return places[key] ?? -1;
}

/** Where the row scrolls, the chosen tab is in sight. */
function useActiveInSight(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[data-tab=${value}]`);
    const { clientWidth = 0 } = list.current ?? {};
    if (active) list.current?.scrollTo({ left: placeOf(active, clientWidth) });
  }, [value]);
  return list;
}

/** So far a row is scrolled for a tab to be near its beginning; from right to left it counts down from 0. */
function placeOf({ offsetLeft, offsetWidth }: HTMLElement, clientWidth: number): number {
  return document.dir === 'rtl' ? offsetLeft + offsetWidth + 40 - clientWidth : offsetLeft - 40;
}
