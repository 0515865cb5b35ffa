import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { quoteTax } from './terms.ts';

/** A tax as the professional charged it last, with its registration number. */
const usualTax = z.extend(quoteTax, {
  /** Whether it was in the quote sent last. */
  usual: z.boolean(),
});
export type UsualTax = z.output<typeof usualTax>;

export const listUsualTaxes = endpoint({
  method: 'GET',
  path: '/api/quote-taxes',
  audience: 'professional',
  summary: 'The taxes the professional has charged in quotes, each as it was last',
  response: z.object({ taxes: z.array(usualTax) }),
  errors: [],
});
