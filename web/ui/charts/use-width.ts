import { useCallback, useState } from 'react';

/** The width in pixels of the element with the ref; 0 until it is measured. */
export function useWidth(): [width: number, ref: (element: HTMLElement | null) => void] {
  const [width, set] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => set(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
