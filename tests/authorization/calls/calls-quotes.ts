import { sendQuote } from '#contract/quotes/quotes.ts';
import { saveQuoteTemplate } from '#contract/quotes/templates.ts';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

const DAY_MS = 86_400_000;

const terms = ({ world }: Cell): QuoteTerms => ({
  kind: 'fixed',
  lines: [{ what: 'A new tap', quantity: 1000, unit: 'flat', unitPrice: 40_000 }],
  taxes: [],
  ceiling: null,
  deposit: null,
  validUntil: new Date(world.site.platform.clock.now().getTime() + DAY_MS).toISOString(),
  times: [],
  note: null,
});

const quotesOfPa = ({ world }: Cell) =>
  `/api/service-request-professionals/${world.leads.accepted}/quotes`;

/** A call on a quote that PA has just sent. */
const onQuote =
  (verb: string, body: object = {}) =>
  async (cell: Cell) => {
    const { leads, pro_accepted: pa } = cell.world;
    const { id } = await pa.call(sendQuote, { params: { id: leads.accepted }, body: terms(cell) });
    return { path: `/api/quotes/${id}/${verb}`, body };
  };

const template = () => ({
  name: 'A new tap',
  terms: {
    kind: 'fixed' as const,
    lines: [{ what: 'A new tap', quantity: 1000, unit: 'flat' as const, unitPrice: 40_000 }],
    taxes: [],
    depositPercent: null,
    note: null,
  },
});

/** A template that PA has just saved. */
async function templateOfPa({ world: { pro_accepted: pa }, actor }: Cell): Promise<string> {
  const body = { ...template(), name: `For ${actor}` };
  const { id } = await pa.call(saveQuoteTemplate, { body });
  return `/api/quote-templates/${id}`;
}

/** Quotes of PA for request R1, and what is saved for them. */
export const quoteCalls: Ways = {
  'POST /api/service-request-professionals/:id/quotes (lead of PA)': (cell) => ({
    path: quotesOfPa(cell),
    body: terms(cell),
  }),
  'GET /api/service-request-professionals/:id/quotes (lead of PA)': (cell) => ({
    path: quotesOfPa(cell),
  }),
  'GET /api/requests/:id/quotes': ({ world }) => ({
    path: `/api/requests/${world.requestId}/quotes`,
  }),
  'POST /api/requests/:id/quote-views': ({ world }) => ({
    path: `/api/requests/${world.requestId}/quote-views`,
    body: {},
  }),
  'POST /api/quotes/:id/withdrawal (of PA)': onQuote('withdrawal'),
  'POST /api/quotes/:id/refusal (of PA)': onQuote('refusal', { reason: null }),
  'POST /api/quotes/:id/change-wish (of PA)': onQuote('change-wish', { wish: 'Without the tiles' }),
  'POST /api/quotes/:id/acceptance (of PA)': onQuote('acceptance'),
  'POST /api/quote-templates': () => ({ path: '/api/quote-templates', body: template() }),
  'PATCH /api/quote-templates/:id (of PA)': async (cell) => ({
    path: await templateOfPa(cell),
    body: { name: 'Another tap' },
  }),
  'DELETE /api/quote-templates/:id (of PA)': async (cell) => ({ path: await templateOfPa(cell) }),
};
