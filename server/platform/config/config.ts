import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DistanceUnit } from '#contract/distance.ts';
import { LANGUAGES, type SiteLanguages } from '#contract/language.ts';
import { backupsOf } from './backups.ts';
import { invitationsOf } from './invitations.ts';
import { generalDemands, productionDemands } from './production.ts';
import { repliesOf } from './replies.ts';
import { loadOrMakeSecret } from './secret.ts';
import { telemetryOf } from './telemetry.ts';
import { urlsOf } from '#server/platform/database/hosts.ts';
import { deriveKey } from '#server/platform/secrets/hashes.ts';
import { derivedPushKeys } from '#server/platform/delivery/push-keys.ts';
import { variables, type Values, type VariableName } from './variables.ts';

export type Config = ReturnType<typeof arrange>;

/** Aborts the start: lists everything that is wrong at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/**
 * Reads the configuration from the environment (and a .env file of the project, which the
 * environment overrules). Outside production every value has a default; the session secret's is
 * generated once and stored in DATA_DIR. Throws a ConfigError that names each wrong value, what is
 * wrong with it and an example.
 */
export function loadConfig(env: Environment = projectEnvironment()): Config {
  const { values, problems } = readValues(env);
  if (problems.length > 0) {
    throw new ConfigError(`The configuration cannot be used:\n  ${problems.join('\n  ')}`);
  }
  return arrange(values);
}

function projectEnvironment(): Environment {
  const file = join(import.meta.dirname, '../../../.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

function readValues(env: Environment): { values: Values; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of Object.keys(variables) as VariableName[]) {
    const result = variables[name].schema.safeParse(env[name]?.trim() || undefined);
    if (result.success) values[name] = result.data;
    else problems.push(describeProblem(name, variables[name].must, env));
  }
  const read = values as Values;
  const demands = [...generalDemands, ...(read.NODE_ENV === 'production' ? productionDemands : [])];
  const broken = demands.filter(({ name, kept }) => name in values && !kept(read));
  problems.push(...broken.map(({ name, must }) => describeProblem(name, must, env)));
  return { values: read, problems };
}

function describeProblem(name: VariableName, must: string, env: Environment): string {
  const variable: { example: string; secret?: true } = variables[name];
  const text = env[name];
  const found = text && !variable.secret ? ` (it is "${text}")` : '';
  return `${name} must ${must}${found}. Example: ${name}=${variable.example}`;
}

function arrange(values: Values) {
  const production = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  const sessionSecret = values.SESSION_SECRET ?? loadOrMakeSecret(dataDir);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    production,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    publicUrl,
    trustedProxies: values.TRUST_PROXY,
    dataDir,
    backupDir: resolve(values.BACKUP_DIR ?? join(dataDir, 'backups')),
    backups: backupsOf(values),
    ...databaseOf(values),
    sessionSecret,
    rateLimits: values.RATE_LIMITS,
    worker: values.WORKER,
    demo: values.DEMO ? values.DEMO === 'on' : !production,
    ...watchOf(values),
    securityContact: values.SECURITY_CONTACT,
    brandName: values.BRAND_NAME,
    operatorEmail: values.OPERATOR_EMAIL,
    invitations: invitationsOf(values, publicUrl),
    mail: mailOf(values),
    sms: smsOf(values),
    ...textLimitsOf(values),
    ...inboundOf(values, sessionSecret),
    push: pushOf(values, sessionSecret),
    google: googleOf(values),
    facebook: facebookOf(values),
    stripe: stripeOf(values),
    s3: s3Of(values),
    addresses: addressesOf(values),
    mapTiles: mapTilesOf(values),
    ...regionOf(values),
    languageModel: languageModelOf(values),
  };
}

/** What an operator sees of a node from outside. */
function watchOf(values: Values) {
  const { LOG_LEVEL: logLevel, METRICS_TOKEN: metricsToken } = values;
  return { logLevel, metricsToken, telemetry: telemetryOf(values) };
}

function regionOf({ COUNTRY: country, CURRENCY: currency, DEFAULT_LANGUAGE }: Values) {
  const distanceUnit: DistanceUnit = 'km';
  const units = { currency, defaultCurrency: currency, distanceUnit };
  const languages: SiteLanguages = {
    offeredLanguages: LANGUAGES,
    defaultLanguage: DEFAULT_LANGUAGE,
  };
  return { country, ...units, ...languages };
}

/** The database, and how a node comes and goes. */
function databaseOf(values: Values) {
  return {
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URL ? urlsOf(values.DATABASE_REPLICA_URL) : [],
    preparedStatements: values.DB_PREPARED,
    databasePoolSize: values.DB_POOL_SIZE,
    migrateAtStart: values.MIGRATE_AT_START,
    drainSeconds: values.DRAIN_SECONDS ?? (values.NODE_ENV === 'production' ? 5 : 0),
    postgresBin: values.POSTGRES_BIN,
  };
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from, BRAND_NAME: brand }: Values) {
  return { smtpUrl, from: from ?? `${brand} <no-reply@localhost>` };
}

function smsOf(values: Values) {
  const {
    SMS_ACCOUNT_SID: account,
    SMS_AUTH_TOKEN: token,
    SMS_FROM: from,
    SMS_BASE_URL: baseUrl,
  } = values;
  const whatsapp = values.WHATSAPP_FROM;
  return account && token && from ? { account, token, from, baseUrl, whatsapp } : undefined;
}

function textLimitsOf({ SMS_COUNTRIES, SMS_DAILY_LIMIT }: Values) {
  return { phoneCountries: SMS_COUNTRIES, textsDaily: SMS_DAILY_LIMIT };
}

function inboundOf(values: Values, secret: string) {
  return { replies: repliesOf(values), inboundTexts: inboundTextsOf(values, secret) };
}

/** Texts that come in; outside production a stand-in (/dev/phone) sends them where nothing is set. */
function inboundTextsOf(values: Values, secret: string) {
  const sms = smsOf(values);
  const { SMS_MEDIA_HOSTS: mediaHosts, WHATSAPP_FROM: whatsapp } = values;
  if (sms) return values.SMS_INBOUND ? { ...sms, mediaHosts } : undefined;
  if (values.NODE_ENV === 'production') return undefined;
  const token = deriveKey(secret, 'texts of the stand-in').toString('hex');
  const from = '+15145550100';
  const baseUrl = values.SMS_BASE_URL;
  return { account: 'ACdemo', token, from, baseUrl, mediaHosts, whatsapp: whatsapp ?? from };
}

function pushOf(values: Values, secret: string) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  const sender = values.MAIL_FROM?.replace(/^.*<|>$/g, '') ?? 'no-reply@localhost';
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : derivedPushKeys(secret),
    subject: values.VAPID_SUBJECT ?? `mailto:${sender}`,
    hosts: values.PUSH_HOSTS,
  };
}

function googleOf({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Values) {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function facebookOf({ FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret }: Values) {
  return appId && appSecret ? { appId, appSecret } : undefined;
}

/** Undefined without keys: then the embedded sandbox is used, or nothing is sold. */
function stripeOf(values: Values) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PROFESSIONAL: professional,
    STRIPE_PRICE_PREMIUM: premium,
    STRIPE_API_URL: apiUrl,
  } = values;
  return secretKey && publishableKey && webhookSecret && professional && premium
    ? { secretKey, publishableKey, webhookSecret, prices: { professional, premium }, apiUrl }
    : undefined;
}

function s3Of(values: Values) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  return endpoint && bucket && region && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : undefined;
}

/** Undefined for the embedded gazetteer. */
function addressesOf(values: Values) {
  const { PLACES_PROVIDER: provider, GOOGLE_MAPS_API_KEY: key, PHOTON_URL: url } = values;
  if (provider === 'google' && key) {
    const {
      GOOGLE_PLACES_URL: googleUrl,
      PLACES_DAILY_LIMIT: dailyCalls,
      COUNTRY: country,
    } = values;
    return { provider, key, url: googleUrl, country, dailyCalls };
  }
  return provider === 'photon' && url
    ? { provider, url, languages: values.PHOTON_LANGUAGES }
    : undefined;
}

/** Undefined where maps are drawn without tiles. */
function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_CREDIT: credit }: Values) {
  return url && credit ? { url, credit } : undefined;
}

/** A model is used where its address and its name are configured. */
function languageModelOf(values: Values) {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = values;
  if (!baseUrl || !model) return undefined;
  const isAnthropic = new URL(baseUrl).hostname === 'api.anthropic.com';
  return {
    baseUrl,
    model,
    apiKey,
    provider: values.LLM_PROVIDER ?? (isAnthropic ? 'anthropic' : 'openai-compatible'),
    output: values.LLM_OUTPUT,
    dailyTokens: values.LLM_DAILY_LIMIT,
    timeoutMs: values.LLM_TIMEOUT_MS,
  };
}
