import type { Language, UnderstoodLanguage } from '#contract/language.ts';
import { furtherLanguage } from '#contract/language-facts.ts';
import { localeIn } from '#contract/written-language.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { getUser } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createOnce } from './create-once.ts';
import {
  findSubscription,
  insertSubscription,
  type SubscriptionRow,
} from '#server/payments/queries.ts';
import { updateCustomer } from '#server/payments/queries-customers.ts';

/** The understood languages by Stripe's names. */
const STRIPE_LOCALES = { en: 'en', fr: 'fr-CA', es: 'es-419' } as const;

/** A language by Stripe's name; of a further one Stripe takes that of the browser, where it knows it. */
export function stripeLocale(language: Language) {
  return furtherLanguage(language)
    ? ('auto' as const)
    : STRIPE_LOCALES[language as UnderstoodLanguage];
}

/** For the letters that Stripe sends. */
function preferredLocale(language: Language): string {
  return localeIn(STRIPE_LOCALES, language);
}

export interface Buyer {
  professionalId: string;
  userId: string;
}

/** The row of a professional who is a Stripe customer. */
export type CustomerRow = SubscriptionRow & { stripe_customer_id: string };

/**
 * The Stripe customer of a professional, created where there is none yet; call it under the
 * professional's lock. An unproven address may be a stranger's, and is not given to Stripe.
 */
export async function ensureCustomer(platform: Platform, buyer: Buyer): Promise<CustomerRow> {
  const { db, clock } = platform;
  const { professionalId, userId } = buyer;
  await insertSubscription(db, professionalId, clock.now());
  const row = await getRow(platform, professionalId);
  if (isCustomer(row)) return row;
  const person = await getUser(db, userId);
  const described = {
    name: person.name,
    ...(person.email !== null && person.emailProven && { email: person.email }),
    preferred_locales: [preferredLocale(readerLanguage(platform.config, person.language))],
    metadata: { professionalId },
  };
  const scope = { what: 'customer', professionalId, attempt: row.attempt } as const;
  const customer = await createOnce(platform, scope, described, (stripe, options) =>
    stripe.customers.create(described, options),
  );
  await updateCustomer(db, professionalId, customer.id);
  return { ...(await getRow(platform, professionalId)), stripe_customer_id: customer.id };
}

function isCustomer(row: SubscriptionRow): row is CustomerRow {
  return row.stripe_customer_id !== null;
}

async function getRow({ db }: Platform, professionalId: string): Promise<SubscriptionRow> {
  const row = await findSubscription(db, professionalId);
  if (!row) throw new Error(`the professional ${professionalId} is gone`);
  return row;
}
