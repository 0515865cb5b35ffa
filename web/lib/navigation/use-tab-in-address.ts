import { useLocation } from 'wouter';
import { navigate, useQueryParameters } from './location.tsx';
import { href, type AppPath } from './paths.ts';

/**
 * The tab of `?tab=`, the first by default, and its setter: `const [tab, openTab] =
 * useTabInAddress(['requests', 'reviews'])`. Replaces the history entry: going back skips tabs.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [tab: Tab, open: (tab: string) => void] {
  const [path] = useLocation();
  const asked = useQueryParameters().get('tab');
  const tab = tabs.find((known) => known === asked) ?? tabs[0];
  return [tab, (next) => navigate(href(path as AppPath, { tab: next }), { replace: true })];
}
