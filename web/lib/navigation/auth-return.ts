import { queryParameters, removeFromAddress } from './location.tsx';

/** What a provider sent a person back with, as the address said it. */
export interface AuthReturn {
  auth: string;
  user: string | null;
  message: string | null;
}

/** Read once, when the page is loaded, and taken out of the address at once. Null mostly. */
export const authReturn: AuthReturn | null = takeAuthReturn();

function takeAuthReturn(): AuthReturn | null {
  if (typeof location === 'undefined') return null;
  const query = queryParameters();
  const auth = query.get('auth');
  if (!auth) return null;
  // Facebook leaves this behind the address.
  if (location.hash === '#_=_') history.replaceState(null, '', location.pathname + location.search);
  removeFromAddress('auth', 'user', 'message');
  return { auth, user: query.get('user'), message: query.get('message') };
}
