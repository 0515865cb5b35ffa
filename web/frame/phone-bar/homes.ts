/** The addresses that show whoever is signed in their own home. */
export const HOMES: ReadonlySet<string> = new Set([
  '/',
  '/sign-in',
  '/dashboard',
  '/professional-dashboard',
]);
