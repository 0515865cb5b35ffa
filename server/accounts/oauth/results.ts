import type { Language } from '#contract/language.ts';
import type { AccountRow } from '#server/accounts/queries.ts';
import type { ReturnAddress } from './flows.ts';
import type { SocialRefusalCode } from './provider.ts';

interface Return {
  returnTo: ReturnAddress;
  language: Language;
}

/**
 * Back to the site, signed in. Pages ask the session for the person: this only says that there is a
 * session.
 */
export function successAddress({ id, name, role }: AccountRow, to: Return): string {
  return addressOf({ auth: 'success', user: JSON.stringify({ id, name, role }) }, to);
}

/** Back to the site, where the second step is asked for. It says whose it is to nobody. */
export function secondStepAddress(to: Return): string {
  return addressOf({ auth: 'second-step' }, to);
}

/** Back to the site, with the reason to show. */
export function errorAddress(message: SocialRefusalCode, to: Return): string {
  return addressOf({ auth: 'error', message }, to);
}

/** Screens live behind the hash; without one, browsers would keep Facebook's (`#_=_`). */
function addressOf(result: Record<string, string>, { returnTo, language }: Return): string {
  const query = new URLSearchParams({ ...result, lang: language });
  return `/?${query.toString()}#${returnTo}`;
}
