import * as z from 'zod/mini';
import { CURRENCIES } from './currencies.ts';

/**
 * The currency that somebody saw while they typed amounts; another one than the site has by now is refused
 * (`currency_changed`), so that no amount is stored under a name it was not typed for. Left out it is the one
 * of the environment, which every page saw before an owner chose another.
 */
export const typedCurrency = z.optional(z.enum(CURRENCIES));
