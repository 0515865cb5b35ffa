import { z } from 'zod';

/** Providers of social sign-in. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: {
    about:
      'sign-in by Google; the redirect address to register is PUBLIC_URL/api/auth/google/callback',
    must: 'be a client id without spaces',
    example: '0123456789-abcdef.apps.googleusercontent.com',
    schema: z.string().regex(/^\S+$/).optional(),
  },
  GOOGLE_CLIENT_SECRET: {
    about: 'secret of that client',
    must: 'be a secret without spaces',
    example: 'GOCSPX-0123456789abcdef',
    secret: true,
    schema: z.string().regex(/^\S+$/).optional(),
  },
  FACEBOOK_APP_ID: {
    about:
      'sign-in by Facebook; the redirect address to register is PUBLIC_URL/api/auth/facebook/callback',
    must: 'be a number',
    example: '1234567890123456',
    schema: z.string().regex(/^\d+$/).optional(),
  },
  FACEBOOK_APP_SECRET: {
    about: 'secret of that app',
    must: 'be a secret without spaces',
    example: '0123456789abcdef0123456789abcdef',
    secret: true,
    schema: z.string().regex(/^\S+$/).optional(),
  },
} as const;
