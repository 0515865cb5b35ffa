import { useEffect } from 'react';

const MARK = /^\(\d+\) /;

/** Puts a count before the title of the browser's tab and a dot on its icon; 0 takes both away. */
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
