import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import type { SectionId } from './groups.ts';

/** Query parameters of the panel's address; undefined removes one. */
export type Questions = Record<string, string | undefined>;

/** The address of a section, e.g. `adminHref('requests', {status: 'sent'})`, for `<Link href>`. */
export function adminHref(section: SectionId, questions: Questions = {}): string {
  return href('/admin', { tab: section, ...questions });
}

/**
 * The query of the panel's address, and setters: search, filters and order replace the history
 * entry, so that going back leaves the list instead of undoing letter by letter.
 */
export function useAdminAddress() {
  const search = useSearch();
  const given: Questions = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
  return {
    given,
    change: (questions: Questions) =>
      navigate(href('/admin', { ...given, ...questions }), { replace: true }),
  };
}
