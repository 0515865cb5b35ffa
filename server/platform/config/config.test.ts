import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeEnvironment } from './example.ts';
import { loadConfig, type Environment } from './config.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nearhand-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const publicSite: Environment = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://nearhand.example',
  SMTP_URL: 'smtps://user:password@smtp.example:465',
  MAIL_FROM: 'Nearhand <hello@nearhand.example>',
};

describe('outside production', () => {
  test('nothing needs to be set', () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', demo: true });
  });

  test('the session secret is generated once and readable by its owner only', () => {
    const { sessionSecret } = loadConfig({ DATA_DIR: dataDir });
    expect(Buffer.byteLength(sessionSecret)).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR: dataDir }).sessionSecret).toBe(sessionSecret);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  test('an empty value counts as missing', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '', DATABASE_URL: ' ' }).port).toBe(3000);
  });
});

describe('in production', () => {
  test('a complete configuration is accepted, without the demo world', () => {
    const config = loadConfig(publicSite);
    expect(config).toMatchObject({ production: true, demo: false, host: '0.0.0.0' });
  });

  test.each(['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'])('%s is required', (name) => {
    expect(() => loadConfig({ ...publicSite, [name]: undefined })).toThrow(
      `${name} must be set in production. Example: ${name}=`,
    );
  });

  test.each([
    ['DEMO', 'on', 'be off in production'],
    ['RATE_LIMITS', 'off', 'be on in production'],
    ['PUBLIC_URL', 'http://nearhand.example', 'begin with https://'],
    ['STRIPE_API_URL', 'https://stand-in.example', 'be left out in production'],
  ])('%s=%s is refused', (name, value, must) => {
    expect(() => loadConfig({ ...publicSite, [name]: value })).toThrow(`${name} must ${must}`);
  });
});

describe('a wrong value', () => {
  test('is reported with what is wrong and an example, all of them at once', () => {
    const env = { DATA_DIR: dataDir, PORT: 'many', DEFAULT_LANGUAGE: 'de' };
    expect(() => loadConfig(env)).toThrow(
      'The configuration cannot be used:\n' +
        '  PORT must be a whole number from 0 to 65535 (it is "many"). Example: PORT=3000\n' +
        '  DEFAULT_LANGUAGE must be en, fr, es or the code of a folder of languages/ (it is "de"). Example: DEFAULT_LANGUAGE=fr',
    );
  });

  test.each([
    ['PORT', '65536'],
    ['PUBLIC_URL', 'https://nearhand.example/app'],
    ['DATABASE_URL', 'mysql://db'],
    ['MAIL_FROM', 'Nearhand'],
    ['BRAND_NAME', 'Near\nhand'],
    ['RATE_LIMITS', 'yes'],
    ['SMS_FROM', '514 555 0100'],
    ['LLM_BASE_URL', 'localhost:11434'],
    ['LLM_DAILY_LIMIT', '10 dollars'],
    ['LLM_TIMEOUT_MS', '3001'],
    ['COUNTRY', 'Canada'],
    ['PLACES_PROVIDER', 'nominatim'],
    ['PLACES_DAILY_LIMIT', 'many'],
    ['PHOTON_LANGUAGES', 'French'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://*; script-src */{z}/{x}/{y}'],
  ])('%s=%s stops the start', (name, value) => {
    expect(() => loadConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(`${name} must`);
  });

  test('of a secret is not repeated', () => {
    expect(() => loadConfig({ DATA_DIR: dataDir, SESSION_SECRET: 'hunter2' })).toThrow(
      /^(?!.*hunter2).*SESSION_SECRET must be at least 32 bytes/s,
    );
  });

  test('is a text message account without its token', () => {
    expect(() => loadConfig({ DATA_DIR: dataDir, SMS_ACCOUNT_SID: 'AC1' })).toThrow(
      'SMS_AUTH_TOKEN must be set together with SMS_ACCOUNT_SID and SMS_FROM',
    );
  });
});

describe('an address service', () => {
  const addresses = (env: Environment) => loadConfig({ DATA_DIR: dataDir, ...env }).addresses;

  test('is none by default, and needs a key or an address', () => {
    expect(addresses({})).toBeUndefined();
    expect(() => addresses({ PLACES_PROVIDER: 'google' })).toThrow('GOOGLE_MAPS_API_KEY must');
    expect(() => addresses({ PLACES_PROVIDER: 'photon' })).toThrow('PHOTON_URL must be set where');
    const photon = { PLACES_PROVIDER: 'photon', PHOTON_URL: 'http://localhost:2322' };
    expect(addresses(photon)).toMatchObject({ provider: 'photon', languages: ['en', 'fr'] });
  });
});

test('a tile server is none by default, and needs its credit', () => {
  const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
  expect(loadConfig({ DATA_DIR: dataDir }).mapTiles).toBeUndefined();
  expect(() => loadConfig({ DATA_DIR: dataDir, ...tiles })).toThrow('MAP_TILES_CREDIT must be set');
  const credited = { ...tiles, MAP_TILES_CREDIT: '© Somebody' };
  expect(loadConfig({ DATA_DIR: dataDir, ...credited }).mapTiles).toEqual({
    url: tiles.MAP_TILES_URL,
    credit: '© Somebody',
  });
});

describe('a language model', () => {
  const model = (env: Environment) => loadConfig({ DATA_DIR: dataDir, ...env }).languageModel;
  const local = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3' };

  test('is called only where its address and name are set', () => {
    expect(model({})).toBeUndefined();
    expect(model(local)).toMatchObject({ provider: 'openai-compatible', timeoutMs: 3000 });
    expect(() => model({ LLM_MODEL: 'qwen3' })).toThrow('LLM_BASE_URL must be set together');
    expect(() => model({ LLM_BASE_URL: local.LLM_BASE_URL })).toThrow('LLM_MODEL must be set');
  });

  test('of Anthropic is detected by its address', () => {
    const LLM_BASE_URL = 'https://api.anthropic.com/v1';
    expect(model({ ...local, LLM_BASE_URL })?.provider).toBe('anthropic');
  });

  test('has a key that is never repeated', () => {
    expect(() => model({ ...local, LLM_API_KEY: 'sk 123' })).toThrow(/^(?!.*sk 123).*LLM_API_KEY/s);
    expect(() => model({ LLM_API_KEY: 'sk-123' })).toThrow('LLM_BASE_URL must be set where');
  });
});

describe('invitations', () => {
  const named = { OPERATOR_NAME: 'Nearhand Inc.', OPERATOR_ADDRESS: '123 Main Street, Montréal' };
  const channelsOf = (env: Environment) =>
    loadConfig({ DATA_DIR: dataDir, ...env }).invitations.channels;

  test('are sent where their sender is configured, or where nothing leaves the outbox', () => {
    const { SMTP_URL } = publicSite;
    expect(channelsOf({})).toEqual(['email', 'sms']);
    expect(channelsOf({ SMTP_URL })).toEqual([]);
    expect(channelsOf({ SMTP_URL, ...named })).toEqual(['email', 'sms']);
    expect(channelsOf(publicSite)).toEqual([]);
    expect(channelsOf({ ...publicSite, ...named })).toEqual(['email']);
  });

  test('require a sender with an address', () => {
    const { OPERATOR_NAME } = named;
    const must = 'OPERATOR_ADDRESS must be set together with OPERATOR_NAME';
    expect(() => loadConfig({ ...publicSite, OPERATOR_NAME })).toThrow(must);
    expect(() => loadConfig({ ...publicSite, ...named, OPERATOR_ADDRESS: 'here' })).toThrow(
      'OPERATOR_ADDRESS must be one line of 10 to 200 characters',
    );
  });
});

test('.env.example lists all variables', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  expect(text).toBe(describeEnvironment());
});

describe('replies by e-mail', () => {
  const replies = (env: Environment) => loadConfig({ DATA_DIR: dataDir, ...env }).replies;

  test('are off by default, and all on loopback in the demo', () => {
    expect(replies({ NODE_ENV: 'test' })).toBeUndefined();
    expect(replies({ DEMO: 'off' })).toBeUndefined();
    expect(loadConfig(publicSite).replies).toBeUndefined();
    expect(replies({})).toMatchObject({
      domain: 'reply.localhost',
      smtp: { port: 2525, host: '127.0.0.1' },
      trustsLoopback: true,
    });
  });

  test('need a way in, and a domain for each way', () => {
    const site = { ...publicSite, REPLY_DOMAIN: 'reply.near.example' };
    expect(() => loadConfig(site)).toThrow('REPLY_DOMAIN must be set in production together with');
    expect(() => replies({ REPLY_SMTP_PORT: '25' })).toThrow(
      'REPLY_DOMAIN must be set where REPLY_SMTP_PORT is',
    );
    expect(() => replies({ REPLY_DOMAIN: 'Reply.near' })).toThrow('REPLY_DOMAIN must be a domain');
    expect(() => replies({ REPLY_WEBHOOK_SECRET: 'short' })).toThrow('be at least 32 bytes long');
    expect(loadConfig({ ...site, REPLY_SMTP_PORT: '25' }).replies).toMatchObject({
      smtp: { port: 25, host: '0.0.0.0' },
      trustsLoopback: false,
    });
  });

  test('never believe this machine in production', () => {
    const site = { ...publicSite, REPLY_DOMAIN: 'reply.near.example', REPLY_SMTP_PORT: '25' };
    expect(() => loadConfig({ ...site, REPLY_TRUST_LOOPBACK: 'on' })).toThrow(
      'REPLY_TRUST_LOOPBACK must be off in production',
    );
  });
});
