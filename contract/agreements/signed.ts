import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { CURRENCIES } from '../quotes/currencies.ts';
import { id, moment } from '../text.ts';

export const MAX_AGREEMENT_BYTES = 1024 * 1024;

const agreementCheck = z.object({
  /** Why it is not whole; null where it is. Reasons: server/agreements/signed/verify.ts. */
  flaw: z.nullable(z.enum(['format', 'key', 'signature', 'content'])),
  /** What a whole file says; null otherwise. */
  said: z.nullable(
    z.object({
      issuer: z.string(),
      professional: z.string(),
      customer: z.string(),
      agreedAt: moment,
      /** How many changes were accepted. */
      changes: z.int(),
      currency: z.enum(CURRENCIES),
      total: z.int(),
      ceiling: z.nullable(z.int()),
      digest: z.string(),
      /** The thumbprint of the key that signed it. */
      keyId: z.string(),
    }),
  ),
});
export type AgreementCheck = z.output<typeof agreementCheck>;

export const getAgreementFile = endpoint({
  method: 'GET',
  path: '/api/requests/:id/agreement/file',
  audience: 'signed-in',
  summary: 'The agreement with its accepted changes as one signed file (JWS)',
  params: { id },
  response: 'file',
  errors: ['not_found', 'no_agreement'],
});

export const getAgreementPdf = endpoint({
  method: 'GET',
  path: '/api/requests/:id/agreement/pdf',
  audience: 'signed-in',
  summary: 'The agreement as PDF, with the digest of its signed file',
  params: { id },
  query: { lang: z.optional(z.enum(LANGUAGES)) },
  response: 'file',
  errors: ['not_found', 'no_agreement'],
});

export const checkAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement-checks',
  audience: 'anyone',
  summary: 'Whether a file is an agreement that this site signed, unchanged',
  upload: { types: ['application/jose'], maxBytes: MAX_AGREEMENT_BYTES },
  response: agreementCheck,
  errors: [],
});
