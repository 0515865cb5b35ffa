/** Every route of the app; `web/routes.tsx` and `web/lazy-screens.tsx` map them to screens. */
export const APP_PATHS = [
  '/',
  '/home',
  '/sign-in',
  '/dashboard',
  '/account',
  '/request',
  '/invoice',
  '/verify-agreement',
  '/professional-dashboard',
  '/professional-onboard',
  '/answer',
  '/invitation',
  '/do-not-contact',
  '/messages',
  '/saved',
  '/notifications',
  '/unsubscribe',
  '/subscription-plans',
  '/subscribe',
  '/admin',
  '/admin-invitation',
  '/team-invitation',
  '/ask',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/credits',
] as const;
export type AppPath = (typeof APP_PATHS)[number];

/** Routes of the first chunk; the others are lazy. */
export type FirstPath = '/' | '/home' | '/sign-in' | '/dashboard' | '/professional-dashboard';

/**
 * The address of a screen for `<Link href>` and `navigate`, e.g. `href('/sign-in', {lang: 'fr'})`
 * gives `/sign-in?lang=fr`. Undefined values are left out.
 */
export function href(path: AppPath, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}
