import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the screen something is loaded already. */
const AHEAD = '300px';

/** A ref, and whether its element was ever on the screen, or about to be. */
export function useInSight<Shown extends Element>(): [RefObject<Shown | null>, boolean] {
  const ref = useRef<Shown>(null);
  const [isInSight, set] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isInSight) return undefined;
    const look = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && set(true);
    const observer = new IntersectionObserver(look, { rootMargin: AHEAD });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isInSight]);
  return [ref, isInSight];
}
