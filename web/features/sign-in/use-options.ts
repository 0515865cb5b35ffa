import { signInOptions } from '#contract/accounts/accounts.ts';
import type { CallError } from '#contract/client.ts';
import type { Result } from '#contract/endpoint.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

export type Options = Result<typeof signInOptions>;
export type Provider = 'google' | 'facebook';

/** Which ways in are set up here, asked once; undefined until the answer has come. */
export function useOptions(): { options: Options | undefined; failed: CallError | null } {
  const { data, error } = useCallQuery(signInOptions);
  return { options: data, failed: error };
}
