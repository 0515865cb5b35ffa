import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { assistantVariables } from './variables-assistant.ts';
import { backupVariables } from './variables-backups.ts';
import { databaseVariables } from './variables-database.ts';
import { onOff, wholeNumber } from './variable-schemas.ts';
import { operatorVariables } from './variables-operator.ts';
import { placesVariables } from './variables-places.ts';
import { paymentVariables } from './variables-payments.ts';
import { providerVariables } from './variables-providers.ts';
import { replyVariables } from './variables-replies.ts';
import { s3Variables } from './variables-s3.ts';
import { telemetryVariables } from './variables-telemetry.ts';
import { textVariables } from './variables-texts.ts';

type Variable<Schema extends z.ZodType = z.ZodType> = {
  /** Its description in .env.example and docs/configuration.md. */
  about: string;
  /** Completes the sentence "<NAME> must …". */
  must: string;
  example: string;
  /** Never repeated in an error. */
  secret?: true;
  schema: Schema;
};

/** All environment variables. An empty value counts as missing. */
export const variables = {
  NODE_ENV: {
    about: 'production switches every demo stand-in off and asks for what a public site needs',
    must: 'be development, production or test',
    example: 'production',
    schema: z.enum(['development', 'production', 'test']).default('development'),
  },
  HOST: {
    about: 'network address to listen on; 127.0.0.1 by default, 0.0.0.0 in production',
    must: 'be an address of this machine',
    example: '0.0.0.0',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .optional(),
  },
  PORT: {
    about: 'port to listen on; 0 takes any free one',
    must: 'be a whole number from 0 to 65535',
    example: '3000',
    schema: wholeNumber(0, 65_535).default(3000),
  },
  PUBLIC_URL: {
    about:
      'address under which people reach the site, used in links and cookies; passkeys work for its host alone',
    must: 'be an http(s) address without a path',
    example: 'https://nearhand.example',
    schema: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin)
      .transform(originOf)
      .optional(),
  },
  TRUST_PROXY: {
    about: 'how many proxies of yours stand before the server and add to X-Forwarded-For',
    must: 'be a whole number from 0 to 10',
    example: '1',
    schema: wholeNumber(0, 10).default(0),
  },
  DATA_DIR: {
    about: 'folder of the embedded database and of stored files',
    must: 'be the path of a folder',
    example: '/var/lib/nearhand',
    schema: z.string().default('data'),
  },
  ...databaseVariables,
  POSTGRES_BIN: {
    about: 'bin folder of another PostgreSQL to run as the embedded one',
    must: 'be an absolute path',
    example: '/usr/lib/postgresql/18/bin',
    schema: z.string().startsWith('/').optional(),
  },
  SESSION_SECRET: {
    about: 'key of codes and cookies; outside production one is made and kept in DATA_DIR',
    must: 'be at least 32 bytes long, and random',
    example: 'the output of: openssl rand -base64 48',
    secret: true,
    schema: z
      .string()
      .refine((text) => Buffer.byteLength(text) >= 32)
      .optional(),
  },
  RATE_LIMITS: {
    about:
      'limits on codes, sign-ins, requests and letters; off only for load tests, never in production',
    must: 'be on or off',
    example: 'on',
    schema: onOff('on'),
  },
  WORKER: {
    about: 'whether this node also runs the background jobs',
    must: 'be on or off',
    example: 'on',
    schema: onOff('on'),
  },
  DRAIN_SECONDS: {
    about:
      'for how long a node that is told to stop still serves, reporting as not ready, so that proxies leave it; 5 in production, else 0',
    must: 'be a whole number from 0 to 120',
    example: '5',
    schema: wholeNumber(0, 120).optional(),
  },
  DEMO: {
    about: 'fills an empty database with the demo world; on by default, never in production',
    must: 'be on or off',
    example: 'off',
    schema: z.enum(['on', 'off']).optional(),
  },
  LOG_LEVEL: {
    about: 'least severe line to log',
    must: 'be fatal, error, warn, info, debug, trace or silent',
    example: 'info',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
  METRICS_TOKEN: {
    about: 'bearer token that /metrics asks for; without it, production answers 404 there',
    must: 'be at least 16 characters long',
    example: 'the output of: openssl rand -hex 16',
    secret: true,
    schema: z.string().min(16).optional(),
  },
  ...telemetryVariables,
  SECURITY_CONTACT: {
    about: 'where weaknesses are to be reported, said by /.well-known/security.txt',
    must: 'be a mailto: or https: address',
    example: 'mailto:security@nearhand.example',
    schema: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  },
  BRAND_NAME: {
    about: 'name of the marketplace on pages and in messages',
    must: 'be one line of at most 40 characters',
    example: 'Nearhand',
    schema: z
      .string()
      .max(40)
      .regex(/^[^\r\n]+$/)
      .default('Nearhand'),
  },
  DEFAULT_LANGUAGE: {
    about:
      'language for people whose browser asks for none that is offered, until an owner chooses one in the panel',
    must: 'be en, fr, es or the code of a folder of languages/',
    example: 'fr',
    schema: z.enum(LANGUAGES).default('en'),
  },
  SMTP_URL: {
    about: 'server that sends e-mail; without it mail ends in the outbox page (development only)',
    must: 'be an smtp:// or smtps:// address',
    example: 'smtps://user:password@smtp.example:465',
    secret: true,
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
  },
  MAIL_FROM: {
    about: 'sender of e-mail',
    must: 'be an e-mail address, with or without a name before it',
    example: 'Nearhand <hello@nearhand.example>',
    schema: z
      .string()
      .regex(/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
      .optional(),
  },
  ...textVariables,
  VAPID_PUBLIC_KEY: {
    about: 'key pair of push messages; without it one follows from the session secret',
    must: 'be a P-256 public key in base64url',
    example: 'the publicKey of: npx web-push generate-vapid-keys',
    schema: z
      .string()
      .regex(/^[\w-]{87}$/)
      .optional(),
  },
  VAPID_PRIVATE_KEY: {
    about: 'private part of that pair',
    must: 'be a P-256 private key in base64url',
    example: 'the privateKey of the same',
    secret: true,
    schema: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  },
  VAPID_SUBJECT: {
    about: 'whom push services may write to; the sender of e-mail by default',
    must: 'be a mailto: or https: address',
    example: 'mailto:operator@nearhand.example',
    schema: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
      .optional(),
  },
  PUSH_HOSTS: {
    about: 'push services of browsers that this server may call, by domain',
    must: 'be domains with commas between them',
    example: 'push.services.mozilla.com,push.apple.com',
    schema: z
      .string()
      .regex(/^[\w-]+(\.[\w-]+)*(,[\w-]+(\.[\w-]+)*)*$/)
      .default(
        'googleapis.com,google.com,push.services.mozilla.com,push.apple.com,notify.windows.com',
      )
      .transform((list) => list.split(',')),
  },
  ...operatorVariables,
  ...backupVariables,
  ...providerVariables,
  ...paymentVariables,
  ...s3Variables,
  ...assistantVariables,
  ...placesVariables,
  ...replyVariables,
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

export type Values = { [Name in VariableName]: z.output<(typeof variables)[Name]['schema']> };

function isOrigin(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
}

function originOf(address: string): string {
  return new URL(address).origin;
}
