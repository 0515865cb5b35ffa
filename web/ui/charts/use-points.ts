import { useId, useState, type KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * Selects the points of a chart one by one: by the pointer, and with the arrow keys, Home and End
 * from a single tab stop. `read` is the index of the selected one.
 */
export function usePoints(count: number) {
  const id = useId();
  const [read, setRead] = useState<number | null>(null);
  const shown = read !== null && read < count ? read : null;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, shown, count);
    if (next === undefined) return;
    event.preventDefault();
    setRead(next);
  };
  return {
    read: shown,
    chartProps: {
      role: 'listbox',
      tabIndex: 0,
      'aria-activedescendant': shown === null ? undefined : `${id}-${shown}`,
      onKeyDown,
      onFocus: () => setRead((before) => before ?? count - 1),
      onBlur: () => setRead(null),
      onPointerLeave: () => setRead(null),
    },
    pointProps: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === shown,
      onPointerEnter: () => setRead(index),
      onPointerDown: () => setRead(index),
    }),
  };
}

function nextPoint(key: string, from: number | null, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return Math.min(count - 1, Math.max(0, (from ?? count) + step));
}
