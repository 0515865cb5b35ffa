import * as completions from '#contract/invoices/completions.ts';
import * as calls from '#contract/invoices/invoices.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { creditInvoice } from './credit.ts';
import { issueInvoice } from './issue.ts';
import { recordPayment, takeBackPayment } from './payments.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { readCompletion } from './read-completion.ts';
import { readInvoice, readInvoices } from './read.ts';
import { reportWork } from './report-work.ts';

export function invoiceRoutes(platform: Platform): Route[] {
  return [...completionRoutes(platform), ...readingRoutes(platform), ...writingRoutes(platform)];
}

function completionRoutes(platform: Platform): Route[] {
  return [
    route(completions.reportWork, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      const { session, idempotencyKey } = call;
      await reportWork(platform, session, { requestId: params.id, ...body, idempotencyKey });
      return readCompletion(platform, session, params.id);
    }),

    route(completions.getCompletion, async ({ params }, { session }) =>
      readCompletion(platform, session, params.id),
    ),
  ];
}

function readingRoutes(platform: Platform): Route[] {
  return [
    route(calls.listJobInvoices, async ({ params }, { session }) =>
      readInvoices(platform, session, params.id),
    ),

    route(calls.getInvoice, async ({ params }, { session }) =>
      readInvoice(platform, session, params.id),
    ),

    route(calls.getInvoicePdf, async ({ params }, call) => {
      await limit(platform, call, 'documents');
      const invoice = await readInvoice(platform, call.session, params.id);
      return invoicePdf(platform.config, invoice, call.language);
    }),
  ];
}

function writingRoutes(platform: Platform): Route[] {
  return [
    route(calls.issueInvoice, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      const { session, idempotencyKey } = call;
      await issueInvoice(platform, session, { requestId: params.id, ...body, idempotencyKey });
      return readInvoices(platform, session, params.id);
    }),

    route(calls.creditInvoice, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      const { session, idempotencyKey } = call;
      await creditInvoice(platform, session, { invoiceId: params.id, ...body, idempotencyKey });
      return readInvoice(platform, session, params.id);
    }),

    route(calls.recordPayment, async ({ params, body }, call) => {
      await limit(platform, call, 'quotes');
      const { session, idempotencyKey } = call;
      await recordPayment(platform, session, { invoiceId: params.id, ...body, idempotencyKey });
      return readInvoice(platform, session, params.id);
    }),

    route(calls.takeBackPayment, async ({ params }, { session }) =>
      readInvoice(platform, session, await takeBackPayment(platform, session, params.id)),
    ),
  ];
}
