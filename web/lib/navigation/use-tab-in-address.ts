import { useLocation } from 'wouter';
import { navigate, useQueryParameters } from './location.tsx';
import { href, type AppPath } from './paths.ts';

/**
 * The tab that the address names by `?tab=`, the first where it names none, and the way to another:
 * `const [tab, openTab] = useTabInAddress(['requests', 'reviews'])`. Going back does not walk
 * through the tabs one by one.
 */
export function useTabInAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [tab: Tab, open: (tab: string) => void] {
  const [path] = useLocation();
  const asked = useQueryParameters().get('tab');
  const tab = tabs.find((known) => known === asked) ?? tabs[0];
  return [tab, (next) => navigate(href(path as AppPath, { tab: next }), { replace: true })];
}
