import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { isOffered } from '#server/subscriptions/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { accountOf } from './stripe/call-stripe.ts';

/** A professional's call about their subscription. */
export type OwnCall = Pick<CallContext, 'language' | 'address' | 'origin'> & {
  session: Session & { professionalId: string };
};

/**
 * The documented calls name the professional: only the caller is allowed. @throws Refusal
 * `not_yours`
 */
export function assertOwn(
  { session }: OwnCall,
  { professionalId }: { professionalId?: string | undefined },
): void {
  assertThat(
    professionalId === undefined || professionalId === session.professionalId,
    'not_yours',
  );
}

/**
 * Notices of charges and failures need a proven address.
 * @throws Refusal `address_unproven`
 */
export function assertReachable({ session }: OwnCall): void {
  assertThat(session.addressProven, 'address_unproven');
}

/** @throws Refusal `invalid_input` for a plan that is not on sale */
export async function assertOffered({ db }: Platform, planId: PaidPlanId): Promise<void> {
  if (await isOffered(db, planId)) return;
  const details = [{ field: 'planId', problem: 'not_one_of_the_allowed' }];
  throw new Refusal('invalid_input', { details });
}

/** The URL of one of our pages: in the sandbox under the host the caller uses. */
export function ownPage(platform: Platform, call: OwnCall, path: `/${string}`): string {
  const { mode } = accountOf(platform);
  const { publicUrl } = platform.config;
  const isHere = mode === 'sandbox' && call.origin !== null && URL.canParse(call.origin);
  return (isHere ? new URL(call.origin!).origin : publicUrl) + path;
}
