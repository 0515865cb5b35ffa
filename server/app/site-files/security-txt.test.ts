import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { loadConfig, type Environment } from '#server/platform/config/config.ts';
import { mountSecurityTxt } from './security-txt.ts';

const path = '/.well-known/security.txt';

function site(env: Environment) {
  const app = new Hono();
  const secret = { SESSION_SECRET: 'a secret for tests that is long enough' };
  const config = loadConfig({ PUBLIC_URL: 'https://near.test', ...secret, ...env });
  mountSecurityTxt(app, { config, clock: { now: () => new Date('2026-11-20T12:00:00Z') } });
  return app;
}

it('says where a weakness is to be reported, for half a year ahead', async () => {
  const answer = await site({ SECURITY_CONTACT: 'mailto:safe@near.test' }).request(path);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:safe@near.test',
    'Expires: 2027-05-19T12:00:00.000Z',
    'Preferred-Languages: en, fr, es',
    'Canonical: https://near.test/.well-known/security.txt',
    '',
  ]);
});

it('is 404 where no contact is configured', async () => {
  expect((await site({}).request(path)).status).toBe(404);
});

it.each(['security@near.test', 'javascript:alert(1)', 'http://near.test/report'])(
  'refuses %s as a contact',
  (contact) => {
    expect(() => site({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT');
  },
);
