import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isCrossSite } from '#server/platform/http/cross-site.ts';
import { StripeRefusal } from '../refusal.ts';
import { browserScript } from './browser-script.ts';
import { mountCheckout } from './checkout.ts';
import type { ReachContext } from './context.ts';
import { mountIntents } from './intents.ts';
import { mountInvoices } from './invoice.ts';
import { mountPortal } from './portal.ts';

const MAX_BYTES = 16_384;

/**
 * The browser pages of the sandbox, below /dev/stripe: the script for card forms with its calls,
 * the payment page, the portal and the invoices. Cross-site calls are refused.
 */
export function sandboxPages(reach: ReachContext): Hono {
  const pages = new Hono();
  pages.use(bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.text('Too much\n', 413) }));
  pages.on('POST', '*', async (c, next) => {
    if (isCrossSite(c, reach().platform.config.publicUrl)) return c.text('Not from there\n', 403);
    return next();
  });
  pages.get('/stripe.js', (c) =>
    c.body(browserScript(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  mountIntents(pages, reach);
  mountCheckout(pages, reach);
  mountPortal(pages, reach);
  mountInvoices(pages, reach);
  pages.onError((error, c) => {
    if (!(error instanceof StripeRefusal)) throw error;
    const status = error.status === 404 ? 404 : 409;
    const isCall = c.req.path.includes('/intents/');
    return isCall ? c.json({ error: error.error }, status) : c.text(`${error.message}\n`, status);
  });
  return pages;
}
