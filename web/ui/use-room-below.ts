import { useLayoutEffect, useRef } from 'react';

/** Below this a box that scrolls is of no use; in pixels. */
const LEAST = 240;

/**
 * For a sticky box that scrolls on its own, beside a list: as `max-h-(--room)` it ends at the lower
 * edge of the window, however far the page is scrolled, so that what stands at its end stays in sight.
 * @param top where it sticks, in pixels from the upper edge of the window
 * @param edge what stays free at the lower edge, in pixels
 * @returns for the element around the box and the list
 */
export function useRoomBelow<Around extends HTMLElement>(top: number, edge: number) {
  const around = useRef<Around>(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (!around.current) return;
      const from = Math.max(top, around.current.getBoundingClientRect().top);
      const room = Math.max(LEAST, window.innerHeight - from - edge);
      around.current.style.setProperty('--room', `${room}px`);
    };
    // What stands above may grow.
    const page = new ResizeObserver(fit);
    page.observe(document.body);
    fit();
    window.addEventListener('scroll', fit, { passive: true });
    window.addEventListener('resize', fit);
    return () => {
      page.disconnect();
      window.removeEventListener('scroll', fit);
      window.removeEventListener('resize', fit);
    };
  }, [top, edge]);
  return around;
}
