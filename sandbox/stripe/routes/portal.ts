import { text } from '../form.ts';
import { makePortalSession } from '../objects/portal-session.ts';
import { add, get } from '../store.ts';
import type { Handler } from './call.ts';

export const createPortalSession: Handler = {
  takes: ['customer', 'return_url', 'locale'],
  async answer(work, { parameters }) {
    const customer = await get(work, 'customer', text(parameters, 'customer') ?? '', 'customer');
    const body = makePortalSession(work, {
      customer: customer.body.id,
      returnUrl: text(parameters, 'return_url') ?? null,
      locale: text(parameters, 'locale') ?? null,
    });
    await add<'billing_portal.session'>(work, { body, hidden: {} });
    return body;
  },
};
