import type { Served } from '../schema/served.ts';
import type { Handler } from './call.ts';
import { attach, detach, listCards, listCardsOfCustomer, retrieveCard } from './cards.ts';
import { createPrice, listPrices, retrievePrice, retrieveProduct } from './catalog.ts';
import {
  createSession,
  expireSession,
  listLineItems,
  listSessions,
  retrieveSession,
} from './checkout.ts';
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customers.ts';
import { listEvents, retrieveEvent } from './events.ts';
import {
  cancelPaymentIntent,
  cancelSetupIntent,
  retrievePaymentIntent,
  retrieveSetupIntent,
} from './intents.ts';
import {
  createPreview,
  listInvoices,
  payInvoice,
  retrieveInvoice,
  voidOpenInvoice,
} from './invoices.ts';
import { createPortalSession } from './portal.ts';
import {
  cancelSubscription,
  createSubscription,
  listSubscriptions,
  retrieveSubscription,
} from './subscriptions.ts';
import { createTaxRate, listTaxRates, retrieveTaxRate, updateTaxRate } from './tax-rates.ts';
import { updateSubscription } from './update-subscription.ts';

/** The handler of each call. */
export const HANDLERS: Readonly<Record<Served, Handler>> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers': listCustomers,
  'GET /v1/customers/*': retrieveCustomer,
  'POST /v1/customers/*': updateCustomer,
  'DELETE /v1/customers/*': deleteCustomer,
  'GET /v1/customers/*/payment_methods': listCardsOfCustomer,
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/*': retrieveSubscription,
  'POST /v1/subscriptions/*': updateSubscription,
  'DELETE /v1/subscriptions/*': cancelSubscription,
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/*': retrieveSession,
  'GET /v1/checkout/sessions/*/line_items': listLineItems,
  'POST /v1/checkout/sessions/*/expire': expireSession,
  'POST /v1/billing_portal/sessions': createPortalSession,
  'GET /v1/invoices': listInvoices,
  'GET /v1/invoices/*': retrieveInvoice,
  'POST /v1/invoices/*/pay': payInvoice,
  'POST /v1/invoices/*/void': voidOpenInvoice,
  'POST /v1/invoices/create_preview': createPreview,
  'GET /v1/payment_methods': listCards,
  'GET /v1/payment_methods/*': retrieveCard,
  'POST /v1/payment_methods/*/attach': attach,
  'POST /v1/payment_methods/*/detach': detach,
  'GET /v1/setup_intents/*': retrieveSetupIntent,
  'POST /v1/setup_intents/*/cancel': cancelSetupIntent,
  'GET /v1/payment_intents/*': retrievePaymentIntent,
  'POST /v1/payment_intents/*/cancel': cancelPaymentIntent,
  'POST /v1/prices': createPrice,
  'GET /v1/prices': listPrices,
  'GET /v1/prices/*': retrievePrice,
  'GET /v1/products/*': retrieveProduct,
  'POST /v1/tax_rates': createTaxRate,
  'GET /v1/tax_rates': listTaxRates,
  'GET /v1/tax_rates/*': retrieveTaxRate,
  'POST /v1/tax_rates/*': updateTaxRate,
  'GET /v1/events': listEvents,
  'GET /v1/events/*': retrieveEvent,
};
