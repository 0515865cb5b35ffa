import { HOUR_SECONDS } from '#contract/durations.ts';
import { networksOf } from '#server/platform/http/client-address.ts';
import { countHit, type Counter } from '#server/platform/limits/rate-limits.ts';

// The numbers of this file are documented in docs/limits.md.

/**
 * Whether the operator gets a separate mail for one more message; else it waits for the next
 * digest.
 */
export async function mayNotifyAtOnce(counter: Counter, address: string): Promise<boolean> {
  const neighbourhood = networksOf(address).at(-1)!;
  const near = { limit: 5, windowSeconds: HOUR_SECONDS };
  if (!(await countHit(counter, ['contact-told-from', neighbourhood], near)).allowed) return false;
  return (await countHit(counter, ['contact-told'], { limit: 20, windowSeconds: HOUR_SECONDS }))
    .allowed;
}
