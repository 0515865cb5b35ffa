import { signInOptions } from '#contract/accounts/accounts.ts';
import type { CallError } from '#contract/client.ts';
import type { Result } from '#contract/endpoint.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

export type Options = Result<typeof signInOptions>;
export type Provider = 'google' | 'facebook';

/** The configured ways to sign in, fetched once; undefined while loading. */
export function useOptions(): { options: Options | undefined; failed: CallError | null } {
  const { data, error } = useCallQuery(signInOptions);
  return { options: data, failed: error };
}
