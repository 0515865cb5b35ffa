import * as calls from '#contract/quotes/quotes.ts';
import * as usualTaxes from '#contract/quotes/usual-taxes.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { acceptQuote, askQuoteChange, declineQuote, markQuotesSeen } from './answer.ts';
import { findQuote } from './queries.ts';
import { listUsualTaxes } from './queries-taxes.ts';
import { readOwnQuotes, readQuotes } from './read.ts';
import { sendQuote, withdrawQuote } from './send.ts';
import { templateRoutes } from './templates/routes-templates.ts';

export function quoteRoutes(platform: Platform): Route[] {
  return [
    ...professionalsRoutes(platform),
    ...customersRoutes(platform),
    ...templateRoutes(platform),
  ];
}

function professionalsRoutes(platform: Platform): Route[] {
  return [
    route(calls.sendQuote, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      const { session, idempotencyKey } = call;
      const { currency, ...terms } = body;
      const sent = { leadId: params.id, terms, currency, idempotencyKey };
      return sendQuote(platform, session, sent);
    }),

    route(calls.listOwnQuotes, async ({ params }, { session }) =>
      readOwnQuotes(platform, session, params.id),
    ),

    route(calls.withdrawQuote, async ({ params }, { session }) => {
      await withdrawQuote(platform, session, params.id);
      const { lead_id: leadId } = (await findQuote(platform.db, params.id)) ?? { lead_id: '' };
      return found(await readOwnQuotes(platform, session, leadId), params.id);
    }),

    route(usualTaxes.listUsualTaxes, async (_, { session }) => ({
      taxes: await listUsualTaxes(platform.db, session.professionalId),
    })),
  ];
}

function customersRoutes(platform: Platform): Route[] {
  const theirs = async (session: { userId: string }, quoteId: string) => {
    const { request_id: requestId } = (await findQuote(platform.db, quoteId)) ?? { request_id: '' };
    return found(await readQuotes(platform, session, requestId), quoteId);
  };
  return [
    route(calls.listQuotes, async ({ params }, { session }) =>
      readQuotes(platform, session, params.id),
    ),

    route(calls.markQuotesSeen, async ({ params }, { session }) =>
      markQuotesSeen(platform, session, params.id),
    ),

    route(calls.acceptQuote, async ({ params, body }, { session }) => {
      await acceptQuote(platform, session, params.id, body.time ?? null);
      return theirs(session, params.id);
    }),

    route(calls.declineQuote, async ({ params, body }, { session }) => {
      await declineQuote(platform, session, params.id, body.reason || null);
      return theirs(session, params.id);
    }),

    route(calls.askQuoteChange, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      await askQuoteChange(platform, call.session, params.id, body.wish);
      return theirs(call.session, params.id);
    }),
  ];
}

function found<Q extends { id: string }>(quotes: readonly Q[], id: string): Q {
  const quote = quotes.find((one) => one.id === id);
  assertThat(quote !== undefined, 'not_found');
  return quote;
}
