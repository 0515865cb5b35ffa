/** Every address of the app; `web/routes.tsx` gives each its screen. */
export const PATHS = [
  '/',
  '/home',
  '/sign-in',
  '/dashboard',
  '/account',
  '/professional-dashboard',
  '/subscription-plans',
  '/subscribe',
  '/admin',
  '/about',
  '/privacy',
  '/terms',
] as const;

export type AppPath = (typeof PATHS)[number];

/**
 * The address of a screen for `<Link href>` and `navigate`, e.g. `href('/sign-in', {lang: 'fr'})`
 * gives `/sign-in?lang=fr`. Undefined values are left out.
 */
export function href(path: AppPath, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}
