import { z } from 'zod';

/** Who is behind the site, as messages to people who never asked for one must say. */
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
} as const;
