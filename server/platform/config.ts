import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generalDemands, productionDemands } from './config-production.ts';
import { keptSecret } from './config-secret.ts';
import { variables, type Values, type VariableName } from './config-variables.ts';

export type Config = ReturnType<typeof arrange>;

/** The start must not go on: says everything that is wrong at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/**
 * Reads the configuration from the environment (and a .env file of the project, which the
 * environment overrules). Outside production every value has a default; the session secret's is
 * made once and kept in DATA_DIR. Throws a ConfigError that names each wrong value, what is wrong
 * with it and an example.
 */
export function loadConfig(env: Environment = projectEnvironment()): Config {
  const { values, problems } = readValues(env);
  if (problems.length > 0) {
    throw new ConfigError(`The configuration cannot be used:\n  ${problems.join('\n  ')}`);
  }
  return arrange(values);
}

function projectEnvironment(): Environment {
  const file = join(import.meta.dirname, '../../.env');
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
  return {
    production,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustedProxies: values.TRUST_PROXY,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    preparedStatements: values.DB_PREPARED,
    databasePoolSize: values.DB_POOL_SIZE,
    postgresBin: values.POSTGRES_BIN,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir),
    rateLimits: values.RATE_LIMITS,
    worker: values.WORKER,
    demo: values.DEMO ? values.DEMO === 'on' : !production,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    brandName: values.BRAND_NAME,
    defaultLanguage: values.DEFAULT_LANGUAGE,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? `${values.BRAND_NAME} <no-reply@localhost>`,
    },
    sms: smsOf(values),
    google: googleOf(values),
    facebook: facebookOf(values),
    phoneCountries: values.SMS_COUNTRIES,
    placesProvider: values.PLACES_PROVIDER,
  };
}

function smsOf(values: Values) {
  const {
    SMS_ACCOUNT_SID: account,
    SMS_AUTH_TOKEN: token,
    SMS_FROM: from,
    SMS_BASE_URL: baseUrl,
  } = values;
  return account && token && from ? { account, token, from, baseUrl } : undefined;
}

function googleOf({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Values) {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function facebookOf({ FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret }: Values) {
  return appId && appSecret ? { appId, appSecret } : undefined;
}
