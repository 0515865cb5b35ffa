import { spawnSync } from 'node:child_process';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { readableLines } from './log-lines.ts';
import { redact } from './log-redaction.ts';

it('redacts secrets by name, at any depth', () => {
  const facts = { userId: 'u1', input: { password: 'a', codes: ['123456'], deep: { token: 'b' } } };
  expect(redact(facts)).toEqual({
    userId: 'u1',
    input: { password: '[hidden]', codes: '[hidden]', deep: { token: '[hidden]' } },
  });
});

it('keeps the codes of our own errors, and redacts every other code', () => {
  const codes = ['not_signed_in', '123456', '4/0Adeu5BW', 'toString'];
  expect(codes.map((code) => redact({ code }))).toEqual([
    { code: 'not_signed_in' },
    { code: '[hidden]' },
    { code: '[hidden]' },
    { code: '[hidden]' },
  ]);
});

it('redacts contacts and query strings inside any text', () => {
  const text = 'Key (email)=(ana@example.com) at /x?adminEmail=a call +1 514 555 0100';
  expect(redact({ text })).toEqual({
    text: 'Key (email)=([hidden]) at /x?[hidden] call [hidden]',
  });
});

it('keeps of an error what helps, never its row', () => {
  const error = Object.assign(new Error('duplicate for ana@example.com'), {
    code: '23505',
    detail: 'Key (phone)=(+15145550100)',
  });
  const kept = redact({ err: error }) as { err: Record<string, unknown> };
  expect(kept.err).toMatchObject({ message: 'duplicate for [hidden]', code: '23505' });
  expect(JSON.stringify(kept)).not.toMatch(/ana@|5550100/);
});

it('redacts values quoted by the database, in any wrapper', () => {
  const said = 'invalid input syntax for type uuid: "my "gate" code\n    at 4711"';
  const driver = Object.assign(new Error(said), { code: '22P02' });
  const kept = redact({ err: new Error('search failed', { cause: driver }) });
  expect(JSON.stringify(kept)).toContain('invalid input syntax for type uuid: \\"[hidden]\\"');
  expect(JSON.stringify(kept)).not.toMatch(/gate|4711/);
});

it('prevents log injection: a second line cannot be forged', () => {
  const written: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  const line = JSON.stringify({
    level: 'info',
    time: '2026-01-01T12:03:44Z',
    msg: 'call',
    agent: 'a b',
  });
  readableLines(out).write(line);
  expect(written).toEqual(['12:03:44 info  call agent=a b\n']);
});

it.each([
  ['exits', 'process.exit(3)'],
  ['fails', "throw new Error('unexpected')"],
  ['has nothing left to do', ''],
])('has written every line of a process that %s', (_, end) => {
  const module = new URL('log.ts', import.meta.url).href;
  const program = `const { makeLog } = await import('${module}');
    const log = makeLog({ level: 'info', readable: false });
    for (let n = 0; n < 500; n += 1) log.info({ n, text: 'x'.repeat(100) }, 'call');
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: process.cwd(),
    encoding: 'utf8',
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { n: number });
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 500 }, (_, n) => n));
});
