import { useSyncExternalStore } from 'react';
import { SCHEME_KEY } from '#contract/look/scheme.ts';

/** Light or dark by choice, or as the system has it. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const readers = new Set<() => void>();

/** The chosen scheme; the head of the page has applied it before the first paint. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, shownScheme, () => 'system');
}

/** Whether the page is shown dark now, by choice or by the system. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

/** Applies a scheme at once and stores it for the next visit and the other tabs. */
export function chooseScheme(scheme: Scheme): void {
  try {
    if (scheme === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Without storage it lasts as long as the page.
  }
  apply(scheme);
}

function isDark(): boolean {
  const scheme = shownScheme();
  return scheme === 'dark' || (scheme === 'system' && systemDark().matches);
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function shownScheme(): Scheme {
  return asScheme(document.documentElement.dataset['scheme']);
}

function asScheme(text: string | null | undefined): Scheme {
  return SCHEMES.find((scheme) => scheme === text) ?? 'system';
}

function apply(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  // The first is of the light scheme, the second of the dark one.
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const [index, meta] of metas.entries()) {
    const own = index === 0 ? 'light' : 'dark';
    const all = scheme === own ? 'all' : 'not all';
    meta.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : all;
  }
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  const system = systemDark();
  system.addEventListener('change', read);
  addEventListener('storage', followOtherTab);
  return () => {
    readers.delete(read);
    system.removeEventListener('change', read);
    if (readers.size === 0) removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === SCHEME_KEY) apply(asScheme(newValue));
}
