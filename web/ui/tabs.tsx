import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';

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
}

/**
 * Tabs, on a phone a slim row that scrolls sideways, navigated with the arrow keys, and the panel
 * of the chosen one.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        ref={useActiveInSight(value)}
        aria-label={label}
        className="flex gap-1 max-sm:-mx-5 max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:border-b max-sm:border-line max-sm:px-5 sm:flex-wrap sm:rounded-lg sm:bg-sunken sm:p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className="inline-flex min-h-10 items-center justify-center gap-2 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink data-[state=active]:text-ink max-sm:shrink-0 max-sm:border-b-2 max-sm:border-transparent max-sm:px-2.5 max-sm:-outline-offset-2 max-sm:data-[state=active]:border-pine-700 sm:flex-1 sm:rounded-md sm:px-4 sm:data-[state=active]:bg-card"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="mt-4 sm:mt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Where the row scrolls, the chosen tab is in sight. */
function useActiveInSight(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[data-tab=${value}]`);
    if (active) list.current?.scrollTo({ left: active.offsetLeft - 40 });
  }, [value]);
  return list;
}
