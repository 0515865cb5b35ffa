import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { Router, type BaseLocationHook } from 'wouter';
import type { Language } from '#contract/language.ts';
import { Navigating } from '#web/ui/loading/navigating.tsx';

interface Place {
  /** Always begins with a slash; `/` where the address has no hash route. */
  path: string;
  /** The query behind the hash, without its question mark. */
  search: string;
}

const MOVED = 'nearhand:moved';
const START: Place = { path: '/', search: '' };
const PlaceContext = createContext(START);

interface LocationProviderProps {
  /** The path of a screen that the build prerenders. */
  prerendered?: string | undefined;
  children: ReactNode;
}

/**
 * Hash routing. The location is React state set in a transition, so that a lazy screen does not
 * flash its fallback (a store hook would: React never treats it as a transition).
 */
export function LocationProvider({ prerendered, children }: LocationProviderProps) {
  const [place, setPlace] = useState(() =>
    prerendered ? { path: prerendered, search: '' } : readPlace(),
  );
  const [isNavigating, startNavigation] = useTransition();
  useEffect(() => {
    const follow = () => startNavigation(() => setPlace((old) => moved(old, readPlace())));
    const sources = ['hashchange', 'popstate', MOVED];
    for (const source of sources) addEventListener(source, follow);
    follow();
    return () => {
      for (const source of sources) removeEventListener(source, follow);
    };
  }, []);
  return (
    <PlaceContext value={place}>
      <Router hook={useHashPlace} searchHook={useHashSearch}>
        {isNavigating && <Navigating />}
        {children}
      </Router>
    </PlaceContext>
  );
}

/** Navigates to another screen; `to` comes from `href()`. Keeps what is before the hash. */
export function navigate(to: string, options: { replace?: boolean; state?: unknown } = {}): void {
  const address = location.pathname + location.search + '#' + to;
  if (options.replace) history.replaceState(options.state ?? null, '', address);
  else history.pushState(options.state ?? null, '', address);
  dispatchEvent(new Event(MOVED));
}

/** The query parameters of the screen: those before and after the hash, the latter win. */
export function useQueryParameters(): URLSearchParams {
  const { search } = use(PlaceContext);
  return useMemo(() => merge(search), [search]);
}

/** The same outside of React, at start. */
export function queryParameters(): URLSearchParams {
  return merge(readPlace().search);
}

/** Removes parameters from the address, on both sides of the hash, without a new history entry. */
export function removeFromAddress(...names: string[]): void {
  rewrite((query) => names.forEach((name) => query.delete(name)));
}

/** Makes a reload keep the chosen language. */
export function keepLanguageInAddress(language: Language): void {
  rewrite((query, side) => {
    query.delete('lang');
    if (side === 'before' && readPlace().path === '/') query.set('lang', language);
  });
}

function useHashPlace(): ReturnType<BaseLocationHook> {
  return [use(PlaceContext).path, navigate];
}
useHashPlace.hrefs = (to: string) => '#' + to;

function useHashSearch(): string {
  return use(PlaceContext).search;
}

function readPlace(): Place {
  if (typeof location === 'undefined' || !location.hash.startsWith('#/')) return START;
  const route = location.hash.slice(1);
  const mark = route.indexOf('?');
  return mark < 0
    ? { path: route, search: '' }
    : { path: route.slice(0, mark), search: route.slice(mark + 1) };
}

function moved(old: Place, now: Place): Place {
  return old.path === now.path && old.search === now.search ? old : now;
}

function merge(search: string): URLSearchParams {
  const both = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
  for (const [name, value] of new URLSearchParams(search)) both.set(name, value);
  return both;
}

function rewrite(change: (query: URLSearchParams, side: 'before' | 'after') => void): void {
  const before = new URLSearchParams(location.search);
  change(before, 'before');
  const { path, search } = readPlace();
  const after = new URLSearchParams(search);
  change(after, 'after');
  const hash = location.hash.startsWith('#/') ? '#' + path + asSearch(after) : location.hash;
  history.replaceState(history.state, '', location.pathname + asSearch(before) + hash);
  dispatchEvent(new Event(MOVED));
}

function asSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text && '?' + text;
}
