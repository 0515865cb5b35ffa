import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there, in pixels. */
const NEAR_END = 64;
/** So near to the top older messages are fetched ahead. */
const NEAR_TOP = 160;

interface Scrolled {
  /** The first and the last entry shown. */
  first: string | undefined;
  last: string | undefined;
  lastIsMine: boolean;
  writing: boolean;
  /** What to do near the top. */
  onTop: (() => void) | undefined;
}

interface Before {
  first: string | undefined;
  last: string | undefined;
  height: number;
  atEnd: boolean;
}

/**
 * Keeps a list of messages where its reader wants it: at the end while they are there, where they
 * read while older ones come in above, and `below` says when something new waits under what they see.
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

/** A conversation opens at what was not read yet, else at its end. */
function begin(element: HTMLElement): void {
  const unread = element.querySelector('[data-unread]');
  if (unread) unread.scrollIntoView({ block: 'start' });
  else element.scrollTop = element.scrollHeight;
}

/** The keyboard of a phone, or a box that grows, must not cover what was just read. */
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
