import type { Values, VariableName } from './variables.ts';

export type Demand = { name: VariableName; must: string; kept: (values: Values) => boolean };

const given =
  (name: VariableName) =>
  (values: Values): boolean =>
    values[name] !== undefined;

/** How mail to REPLY_DOMAIN comes in. */
const REPLY_WAYS = [
  'REPLY_SMTP_PORT',
  'REPLY_WEBHOOK_SECRET',
  'REPLY_MAILGUN_KEY',
  'REPLY_POSTMARK_PASSWORD',
] as const satisfies VariableName[];

/** Required and forbidden values of a production site. */
export const productionDemands: Demand[] = [
  { name: 'SESSION_SECRET', must: 'be set in production', kept: given('SESSION_SECRET') },
  { name: 'PUBLIC_URL', must: 'be set in production', kept: given('PUBLIC_URL') },
  {
    name: 'PUBLIC_URL',
    must: 'begin with https:// in production (cookies are sent over https only)',
    kept: ({ PUBLIC_URL }) => !PUBLIC_URL || PUBLIC_URL.startsWith('https:') || isLocal(PUBLIC_URL),
  },
  { name: 'SMTP_URL', must: 'be set in production', kept: given('SMTP_URL') },
  { name: 'MAIL_FROM', must: 'be set in production', kept: given('MAIL_FROM') },
  { name: 'DEMO', must: 'be off in production', kept: ({ DEMO }) => DEMO !== 'on' },
  { name: 'RATE_LIMITS', must: 'be on in production', kept: ({ RATE_LIMITS }) => RATE_LIMITS },
  {
    name: 'STRIPE_API_URL',
    must: 'be left out in production: it would get the key of the account',
    kept: ({ STRIPE_API_URL }) => STRIPE_API_URL === undefined,
  },
  {
    name: 'REPLY_TRUST_LOOPBACK',
    must: 'be off in production: anybody could answer in the name of anybody',
    kept: ({ REPLY_TRUST_LOOPBACK: trust }) => trust !== 'on',
  },
  {
    name: 'REPLY_DOMAIN',
    must: `be set in production together with one of ${REPLY_WAYS.join(', ')}`,
    kept: (values) => !values.REPLY_DOMAIN || REPLY_WAYS.some((name) => given(name)(values)),
  },
];

const inseparable: VariableName[][] = [
  ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM'],
  ['OPERATOR_NAME', 'OPERATOR_ADDRESS'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['REPLY_SMTP_KEY', 'REPLY_SMTP_CERT'],
  ['MAP_TILES_URL', 'MAP_TILES_CREDIT'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_PROFESSIONAL',
    'STRIPE_PRICE_PREMIUM',
  ],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  [
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_BUCKET',
    'BACKUP_S3_REGION',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
  ],
];

/** Constraints in every mode: variables that are useful only together. */
export const generalDemands: Demand[] = [
  ...inseparable.flatMap((names) =>
    names.map((name): Demand => ({
      name,
      must: `be set together with ${names.filter((other) => other !== name).join(' and ')}`,
      kept: (values) => given(name)(values) || !names.some((other) => given(other)(values)),
    })),
  ),
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    must: 'be a live key exactly where STRIPE_SECRET_KEY is one',
    kept: ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: shown }) =>
      !secret || !shown || isLiveKey(secret) === isLiveKey(shown),
  },
  {
    name: 'STRIPE_SECRET_KEY',
    must: 'be a test key outside production: nobody is to be charged by a trial run',
    kept: ({ NODE_ENV, STRIPE_SECRET_KEY: secret }) =>
      NODE_ENV === 'production' || !secret || !isLiveKey(secret),
  },
  {
    name: 'STRIPE_SECRET_KEY',
    must: 'be set where STRIPE_API_URL is',
    kept: ({ STRIPE_API_URL, STRIPE_SECRET_KEY }) => !STRIPE_API_URL || Boolean(STRIPE_SECRET_KEY),
  },
  ...REPLY_WAYS.map((way): Demand => ({
    name: 'REPLY_DOMAIN',
    must: `be set where ${way} is`,
    kept: (values) => !given(way)(values) || values.REPLY_DOMAIN !== undefined,
  })),
  {
    name: 'SMS_ACCOUNT_SID',
    must: 'be set where SMS_INBOUND is on or WHATSAPP_FROM is set',
    kept: ({ SMS_ACCOUNT_SID: account, SMS_INBOUND, WHATSAPP_FROM }) =>
      account !== undefined || (!SMS_INBOUND && WHATSAPP_FROM === undefined),
  },
  {
    name: 'BACKUP_RECIPIENT',
    must: 'be left out where BACKUP_PASSPHRASE is set: a backup is encrypted in one way',
    kept: ({ BACKUP_RECIPIENT, BACKUP_PASSPHRASE }) => !BACKUP_RECIPIENT || !BACKUP_PASSPHRASE,
  },
  {
    name: 'DATABASE_URL',
    must: 'be set where DATABASE_DIRECT_URL is',
    kept: ({ DATABASE_URL, DATABASE_DIRECT_URL }) => !DATABASE_DIRECT_URL || Boolean(DATABASE_URL),
  },
  {
    name: 'DATABASE_URL',
    must: 'be set where DATABASE_REPLICA_URL is',
    kept: ({ DATABASE_URL, DATABASE_REPLICA_URL }) =>
      !DATABASE_REPLICA_URL || Boolean(DATABASE_URL),
  },
  {
    name: 'LLM_BASE_URL',
    must: 'be set where LLM_API_KEY is',
    kept: ({ LLM_API_KEY, LLM_BASE_URL }) => !LLM_API_KEY || LLM_BASE_URL !== undefined,
  },
  {
    name: 'GOOGLE_MAPS_API_KEY',
    must: 'be set where PLACES_PROVIDER is google',
    kept: ({ PLACES_PROVIDER, GOOGLE_MAPS_API_KEY }) =>
      PLACES_PROVIDER !== 'google' || GOOGLE_MAPS_API_KEY !== undefined,
  },
  {
    name: 'PHOTON_URL',
    must: 'be set where PLACES_PROVIDER is photon',
    kept: ({ PLACES_PROVIDER, PHOTON_URL }) =>
      PLACES_PROVIDER !== 'photon' || PHOTON_URL !== undefined,
  },
];

/** Whether a key of Stripe is live and moves real money. */
export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}

function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
