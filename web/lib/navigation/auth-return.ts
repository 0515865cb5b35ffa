import { queryParameters, removeFromAddress } from './location.tsx';

/** The outcome of a social sign-in, from the address. */
export interface AuthReturn {
  auth: string;
  user: string | null;
  message: string | null;
}

/** Read once when the page is loaded, and removed from the address at once. Mostly null. */
export const authReturn: AuthReturn | null = takeAuthReturn();

function takeAuthReturn(): AuthReturn | null {
  if (typeof location === 'undefined') return null;
  const query = queryParameters();
  const auth = query.get('auth');
  if (!auth) return null;
  // Facebook appends this to the address.
  if (location.hash === '#_=_') history.replaceState(null, '', location.pathname + location.search);
  removeFromAddress('auth', 'user', 'message');
  return { auth, user: query.get('user'), message: query.get('message') };
}
