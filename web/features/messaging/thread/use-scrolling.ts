import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The distance to the end that counts as being there, in pixels. */
const NEAR_END = 64;
/** The distance to the top at which older messages are prefetched. */
const NEAR_TOP = 160;

interface Scrolled {
  /** The first and the last entry shown. */
  first: string | undefined;
  last: string | undefined;
  lastIsMine: boolean;
  writing: boolean;
  /** Called near the top. */
  onTop: (() => void) | undefined;
}

interface Before {
  first: string | undefined;
  last: string | undefined;
  height: number;
  atEnd: boolean;
}

/**
 * Keeps the scroll position of a message list: at the end while the reader is there, in place while
 * older messages are prepended, and `below` says when something new is below the viewport.
 */
export function useScrolling({ first, last, lastIsMine, writing, onTop }: Scrolled) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Before>({ first: undefined, last: undefined, height: 0, atEnd: true });
  const [below, setBelow] = useState(false);

  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const { first: known, last: newest, height, atEnd } = before.current;
    if (known === undefined) begin(element);
    else if (known !== first) element.scrollTop += element.scrollHeight - height;
    else if (newest !== last && (atEnd || lastIsMine)) element.scrollTop = element.scrollHeight;
    else if (newest !== last && !isAtEnd(element)) setBelow(true);
    before.current = { first, last, height: element.scrollHeight, atEnd: isAtEnd(element) };
  }, [first, last, lastIsMine]);

  useEffect(() => {
    const { current: element } = box;
    if (element && writing && before.current.atEnd) element.scrollTop = element.scrollHeight;
  }, [writing]);

  const isEmpty = first === undefined;
  useEffect(() => (isEmpty ? undefined : keepAtEnd(box.current, before)), [isEmpty]);

  return {
    box,
    below,
    onScroll() {
      const { current: element } = box;
      if (!element) return;
      before.current.atEnd = isAtEnd(element);
      if (before.current.atEnd) setBelow(false);
      if (element.scrollTop < NEAR_TOP) onTop?.();
    },
    toEnd() {
      const { current: element } = box;
      element?.scrollTo({ top: element.scrollHeight, behavior: motion() });
    },
  };
}

/** A conversation opens at the first unread message, else at its end. */
function begin(element: HTMLElement): void {
  const unread = element.querySelector('[data-unread]');
  if (unread) unread.scrollIntoView({ block: 'start' });
  else element.scrollTop = element.scrollHeight;
}

/** An on-screen keyboard, or a growing field, must not cover the last message. */
function keepAtEnd(element: HTMLElement | null, at: { current: { atEnd: boolean } }) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    if (at.current.atEnd) element.scrollTop = element.scrollHeight;
  });
  for (const one of [element, ...element.children]) observer.observe(one);
  return () => observer.disconnect();
}

function isAtEnd(element: HTMLElement): boolean {
  return element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
