import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { memoryLog } from '#tests/support/log.ts';
import { SESSION_COOKIE } from './cookies.ts';
import type { HttpOptions } from './options.ts';
import { mountRoutes } from './http.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { route, type Session } from './route.ts';
import { LoadShedder } from './load-shedding.ts';

const customer: Session = {
  id: 's1',
  provenAt: new Date('2026-11-20T12:00:00Z'),
  userId: 'u1',
  role: 'customer',
  professionalId: null,
  ownerId: null,
  teamSize: 0,
  name: 'Ana',
  email: null,
  phone: null,
  addressProven: false,
};

const note = z.object({ text: z.string() });
const writeNote = endpoint({
  method: 'POST',
  path: '/api/notes/:id',
  audience: 'anyone',
  summary: 'Writes',
  params: { id: z.uuid() },
  query: { loud: z.optional(z.enum(['yes', 'no'])) },
  body: z.object({ text: z.string().check(z.minLength(1)), tags: z.optional(z.array(z.string())) }),
  response: note,
  status: 201,
  idempotent: true,
  errors: [],
});
const readOwn = endpoint({
  method: 'GET',
  path: '/api/notes/own',
  audience: 'customer',
  summary: 'Reads',
  response: note,
  errors: [],
});
const readOne = endpoint({
  method: 'GET',
  path: '/api/notes/:id',
  audience: 'anyone',
  summary: 'Reads',
  params: { id: z.uuid() },
  response: note,
  errors: [],
});

const id = '018f2b3c-0000-7000-8000-000000000001';
const log = memoryLog();

function site(
  changes: Partial<HttpOptions> = {},
  read: () => Promise<never> | object = () => ({}),
) {
  const app = new Hono();
  const routes = [
    route(writeNote, async ({ body }, call) => ({
      text: `${body.text} ${call.idempotencyKey} ${call.language}`,
      secret: 'never leaves',
    })),
    route(readOne, async () => (await read()) as { text: string }),
    route(readOwn, async (_, call) => ({ text: call.session.name })),
  ];
  mountRoutes(app, routes, {
    publicUrl: 'https://nearhand.test',
    languages: { offeredLanguages: UNDERSTOOD_LANGUAGES, defaultLanguage: 'en' },
    trustedProxies: 0,
    identify: async (token) => (token === 'good' ? customer : null),
    log,
    observe: () => {},
    shedder: new LoadShedder(),
    ...changes,
  });
  return app;
}

function write(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  query = '',
) {
  return site().request(`/api/notes/${id}${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function refusalOf(answer: Response | Promise<Response>) {
  const { status } = await answer;
  const body = (await (await answer).json()) as { code: string; error: string; details?: unknown };
  return { status, ...body };
}

describe('a call that fits', () => {
  it('is answered in the declared shape, status and headers', async () => {
    const answer = await write('{"text":"Hello"}', { 'idempotency-key': 'k1' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ text: 'Hello k1 en' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it('may have unknown keys, which are dropped, the prototype too', async () => {
    const body = String.raw`{"text":"a","__proto__":{"polluted":1},"\u005f_proto__":{"polluted":1},"x":1}`;
    expect((await write(body)).status).toBe(201);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('reaches the literal path before the one with a parameter', async () => {
    const headers = { cookie: `__Host-${SESSION_COOKIE}=good` };
    const answer = await site().request('/api/notes/own', { headers });
    expect(await answer.json()).toEqual({ text: 'Ana' });
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await site({}, () => ({ text: 'a' })).request(`/api/notes/${id}`, {
      method: 'HEAD',
    });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('a body', () => {
  it.each([
    ['malformed', '{"text":'],
    ['empty', ''],
    ['not UTF-8', new Uint8Array([0x7b, 0x22, 0x74, 0xff, 0x22, 0x7d])],
    ['too deep', `${'['.repeat(200)}${']'.repeat(200)}`],
  ])('that is %s answers 400', async (_, body) => {
    expect(await refusalOf(write(body))).toMatchObject({ status: 400, code: 'bad_json' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    '',
  ])('of type "%s" answers 415, though it holds JSON', async (type) => {
    const answer = write('{"text":"a"}', { 'content-type': type });
    expect(await refusalOf(answer)).toMatchObject({ status: 415, code: 'not_json' });
  });

  it('above 64 kB answers 413, declared or chunked', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(70_000) });
    const declared = write(large, { 'content-length': String(large.length) });
    expect((await declared).status).toBe(413);
    expect(await refusalOf(write(large))).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('that is invalid names every field and no value', async () => {
    const answer = await refusalOf(write('{"text":12,"tags":["a",{"hunter2":1}]}'));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(answer.details).toEqual([
      { field: 'text', problem: 'wrong_type' },
      { field: 'tags.1', problem: 'wrong_type' },
    ]);
  });

  it('with text no database can store answers 422', async () => {
    for (const text of [String.raw`\u0000`, String.raw`\ud800`]) {
      const { details } = await refusalOf(write(`{"text":"a${text}"}`));
      expect(details).toEqual([{ field: 'text', problem: 'not_text' }]);
    }
  });
});

describe('the address', () => {
  it('with an invalid parameter answers 422', async () => {
    const answer = site().request('/api/notes/7', { method: 'GET' });
    expect(await refusalOf(answer)).toMatchObject({
      status: 422,
      details: [{ field: 'id', problem: 'wrong_format' }],
    });
  });

  it('with a repeated parameter answers 422; unknown ones are ignored', async () => {
    expect((await write('{"text":"a"}', {}, '?utm=1')).status).toBe(201);
    expect(await refusalOf(write('{"text":"a"}', {}, '?loud=yes&loud=no'))).toMatchObject({
      status: 422,
      details: [{ field: 'loud', problem: 'repeated' }],
    });
  });

  it('that is unknown answers 404, a wrong method 405 with the right ones', async () => {
    expect(await refusalOf(site().request('/api/nothing'))).toMatchObject({ code: 'not_found' });
    const wrong = await site().request(`/api/notes/${id}`, { method: 'DELETE' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await refusalOf(wrong)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });
});

describe('the caller', () => {
  it('without an active session answers 401 before anything is read', async () => {
    const answer = site().request('/api/notes/own?a=1&a=2', {
      headers: { cookie: `__Host-${SESSION_COOKIE}=old` },
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('of another role answers 403', async () => {
    const identify = async () => ({ ...customer, role: 'professional' as const });
    const headers = { cookie: `__Host-${SESSION_COOKIE}=good` };
    const answer = site({ identify }).request('/api/notes/own', { headers });
    expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'wrong_role' });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://nearhand.test' }, 201],
    [{ origin: 'https://nearhand.test' }, 201],
    [{ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }, 201],
    [{}, 201],
  ])('with %j answers %i', async (headers, status) => {
    expect((await write('{"text":"a"}', headers as Record<string, string>)).status).toBe(status);
  });
});

describe('a failure', () => {
  it('answers in the language of the body, the query or the header, in this order', async () => {
    const languageOf = async (body: string, header: string, query = '') =>
      (await refusalOf(write(body, { 'accept-language': header }, query))).error;
    const [en, fr, es] = [/filled in/, /champ/, /dato/];
    expect(await languageOf('{"language":"fr"}', 'es')).toMatch(fr);
    expect(await languageOf('{"language":"de"}', 'pt, es-MX;q=0.8, en;q=0.5')).toMatch(es);
    expect(await languageOf('{}', 'es', '?lang=fr')).toMatch(fr);
    expect(await languageOf('{}', 'de')).toMatch(en);
  });

  it('discloses nothing that was thrown, and logs everything', async () => {
    const app = site({}, () => Promise.reject(new Error('secret host')));
    const answer = await app.request(`/api/notes/${id}`);
    expect(await answer.clone().text()).not.toContain('secret');
    expect(await refusalOf(answer)).toMatchObject({ status: 500, code: 'server_error' });
    expect(log.lines.at(-1)?.facts).toMatchObject({
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it('is what an answer becomes that does not match its schema, where answers are checked', async () => {
    const app = site({ checkAnswers: true }, () => ({ text: 7, secret: 'row' }));
    const answer = await app.request(`/api/notes/${id}`);
    expect(await answer.text()).not.toMatch(/row|text/);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(log.lines.at(-1)?.facts, ['err'])).toBeDefined();
  });

  it.each([
    ['it is not there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['its disk is full', Object.assign(new Error('could not extend file'), { code: '53100' })],
    [
      'a connection broke between two statements',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
  ])('of the database answers 503: %s', async (_, away) => {
    const app = site({}, () => Promise.reject(away));
    expect(await refusalOf(app.request(`/api/notes/${id}`))).toMatchObject({ code: 'unavailable' });
  });

  it('that may be retried says when, and has its own fields', async () => {
    const refusal = new Refusal('too_many', { retryAfterSeconds: 1.2, verified: false });
    const answer = await site({}, () => Promise.reject(refusal)).request(`/api/notes/${id}`);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(Object.keys(await refusalOf(answer)).toSorted()).toEqual([
      'code',
      'error',
      'status',
      'verified',
    ]);
  });
});
