import type { Platform } from '#server/platform/platform.ts';

/**
 * Reads what Stripe knows of a customer, keeps it where nothing newer is kept, and puts the plan that
 * follows from it into force. A customer who is nobody's here is left alone. Throws where Stripe
 * cannot be reached: then nothing is changed.
 */
export async function syncCustomer(platform: Platform, customerId: string): Promise<void> {
  platform.log.warn({ customerId }, 'not synced yet');
  return Promise.resolve();
}
