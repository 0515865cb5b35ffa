import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { classes } from '#web/ui/classes.ts';
import { navigate, useQueryParameters } from './location.tsx';

export interface ContentsPart {
  /** Of the element with `useNamedSection`. */
  id: string;
  label: string;
  /** Of the part itself, with `section` in its query. */
  href: string;
}

interface ContentsProps {
  label: string;
  parts: readonly ContentsPart[];
}

/**
 * A table of contents of a long page: beside it where there is room, else a row above that scrolls
 * sideways. Both are sticky and mark the current part.
 */
export function Contents({ label, parts }: ContentsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = usePartInSight(parts);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-part='${current}']`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 20 });
  }, [current]);
  const go = (event: MouseEvent, { id, href }: ContentsPart) => {
    event.preventDefault();
    navigate(href, { replace: true });
    goTo(id);
  };
  return (
    <nav
      aria-label={label}
      className="sticky top-14 z-25 -mx-5 self-start border-b border-line/70 bg-paper/95 sm:top-16 lg:top-24 lg:mx-0 lg:border-0"
    >
      <ul ref={list} className="relative flex gap-1 overflow-x-auto px-5 py-1.5 lg:flex-col lg:p-0">
        {parts.map((part) => (
          <li key={part.id} className="shrink-0">
            <a
              href={`#${part.href}`}
              data-part={part.id}
              aria-current={part.id === current ? 'location' : undefined}
              onClick={(event) => go(event, part)}
              className={classes(
                'flex min-h-10 items-center rounded-full px-3.5 text-sm whitespace-nowrap transition-colors',
                part.id === current
                  ? 'bg-pine-50 font-semibold text-pine-700'
                  : 'text-ink-soft hover:text-ink',
              )}
            >
              {part.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls to the part that `?section=` names, once it is there, and keeps it in place while content
 * above is still loading, until the reader scrolls.
 */
export function useNamedSection(id: string): void {
  const named = useQueryParameters().get('section') === id;
  useEffect(() => {
    if (!named) return undefined;
    goTo(id, 'instant');
    const growth = new ResizeObserver(() => goTo(id, 'instant'));
    growth.observe(document.body);
    const leave = () => growth.disconnect();
    const timer = setTimeout(leave, LOADING);
    for (const move of MOVES) addEventListener(move, leave, { passive: true });
    return () => {
      leave();
      clearTimeout(timer);
      for (const move of MOVES) removeEventListener(move, leave);
    };
  }, [named, id]);
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** How long late content may move a part, in milliseconds. */
const LOADING = 5_000;

function goTo(id: string, behavior: ScrollBehavior = 'auto'): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ behavior });
  if (!part?.contains(document.activeElement)) part?.focus({ preventScroll: true });
}

/** The bottom of header and contents row, in pixels. */
const UNDER_HEADER = 150;

function usePartInSight(parts: readonly ContentsPart[]): string | undefined {
  const ids = parts.map(({ id }) => id).join(' ');
  const [current, set] = useState(parts[0]?.id);
  useEffect(() => {
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      // The last parts may be too short to reach the top.
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = ids.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= UNDER_HEADER;
      });
      set((atEnd ? ids.split(' ') : passed).at(-1) ?? ids.split(' ')[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return current;
}
