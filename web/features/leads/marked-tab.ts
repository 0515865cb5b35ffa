import { useEffect } from 'react';

const MARK = /^\(\d+\) /;

/** Prefixes the tab's title with a count and marks its icon with a dot; 0 removes both. */
export function useMarkedTab(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const plain = icon?.getAttribute('href') ?? '';
    document.title = `(${count}) ${document.title.replace(MARK, '')}`;
    icon?.setAttribute('href', '/favicon-new.svg');
    return () => {
      document.title = document.title.replace(MARK, '');
      icon?.setAttribute('href', plain);
    };
  }, [count]);
}
