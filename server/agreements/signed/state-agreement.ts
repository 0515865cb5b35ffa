import { todayOf } from '#contract/agreements/today.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals, professionNumbered } from '#server/professionals/professionals.ts';
import { findAgreed, getJob, type Reader } from '../read.ts';
import type { AgreementStatement } from './statement.ts';

/**
 * What both sides of a request agreed on, to be signed; the same until a change is accepted.
 * @throws Refusal `not_found`, `no_agreement`
 */
export async function stateAgreement(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  reader: Reader,
  requestId: string,
): Promise<AgreementStatement> {
  const { request } = await getJob(db, reader, requestId);
  const agreed = await findAgreed(db, request);
  assertThat(agreed !== undefined, 'no_agreement');
  const { quote, orders } = agreed;
  const accepted = orders.filter(({ status }) => status === 'accepted');
  const professionals = await findProfessionals(db, [quote.professional_id]);
  const customers = await findUsers(db, [request.customer_id]);
  const today = todayOf(quote.terms, accepted);
  return {
    issuer: config.publicUrl,
    requestId,
    quoteId: quote.id,
    revision: quote.revision,
    professional: {
      id: quote.professional_id,
      name: professionals.get(quote.professional_id)?.card.name ?? '',
    },
    customer: { name: customers.get(request.customer_id)?.name ?? '' },
    work: { profession: professionNumbered(request.profession_id), place: request.area },
    currency: quote.currency,
    agreedAt: (quote.ended_at ?? quote.sent_at).toISOString(),
    terms: quote.terms,
    changes: accepted.map(({ number, ended_at, sent_at, terms, total_after }) => ({
      number,
      acceptedAt: (ended_at ?? sent_at).toISOString(),
      terms,
      total: total_after,
    })),
    total: today.total,
    ceiling: today.ceiling,
  };
}
