import { z } from 'zod';
import { CURRENCIES } from '#contract/quotes/currencies.ts';

/** The operator of the site, as unsolicited messages must name. */
export const operatorVariables = {
  OPERATOR_NAME: {
    about:
      'person or company that runs the site, named in invitations to professionals who are not on it; without it nobody is invited',
    must: 'be one line of 2 to 100 characters',
    example: 'Nearhand Inc.',
    schema: z
      .string()
      .max(100)
      .regex(/^[^\r\n]{2,}$/)
      .optional(),
  },
  OPERATOR_ADDRESS: {
    about: 'their postal address, which the law wants in such messages',
    must: 'be one line of 10 to 200 characters',
    example: '123 Main Street, Montréal, Québec H2X 1Y4, Canada',
    schema: z
      .string()
      .max(200)
      .regex(/^[^\r\n]{10,}$/)
      .optional(),
  },
  OPERATOR_EMAIL: {
    about:
      'where the site says that somebody wrote by its contact page; without it that is only seen in the panel',
    must: 'be an e-mail address',
    example: 'hello@nearhand.example',
    schema: z.email().max(254).optional(),
  },
  CURRENCY: {
    about:
      'currency of quotes and of the rates of professionals until an owner chooses one in the panel; plans are paid in US dollars',
    must: `be one of ${CURRENCIES.join(', ')}`,
    example: 'CAD',
    schema: z.enum(CURRENCIES).default('USD'),
  },
} as const;
