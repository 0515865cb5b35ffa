import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';
import { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts';

const run = promisify(execFile);

describe('passwords', () => {
  it('are hashed with Argon2id, 19 MiB and two passes, when the server runs', async () => {
    // Tests make it cheap in their own process: tests/toolchain/cheap-passwords.ts.
    const { stdout } = await run(process.execPath, [
      '--input-type=module',
      `--eval=import { hashPassword } from '#server/platform/secrets/passwords.ts';
              console.log(await hashPassword('nearhand'))`,
    ]);
    expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}\n$/);
    await expect(passwordMatches('nearhand', stdout.trim())).resolves.toBe(true);
  });

  it('are hashed with a random salt', async () => {
    const [one, other] = await Promise.all([hashPassword('nearhand'), hashPassword('nearhand')]);
    expect(one).not.toBe(other);
  });

  it('match exactly as typed, to the last of many characters', async () => {
    const long = `${'x'.repeat(100)}é`;
    const hash = await hashPassword(long);
    await expect(passwordMatches(long, hash)).resolves.toBe(true);
    await expect(passwordMatches(long.slice(0, -1), hash)).resolves.toBe(false);
    await expect(passwordMatches(long.toUpperCase(), hash)).resolves.toBe(false);
  });

  it('without a hash never match', async () => {
    await expect(passwordMatches('anything', null)).resolves.toBe(false);
  });

  it('match the hashes of other programs', async () => {
    const byReference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    await expect(passwordMatches('password', byReference)).resolves.toBe(true);
  });
});

describe('slots', () => {
  it('run a few at a time, queue some, and reject the rest', async () => {
    const slots = new ConcurrencyLimiter({ running: 2, waiting: 1 });
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const started: number[] = [];
    const begin = (index: number) =>
      slots.run(async () => {
        started.push(index);
        await gates[index]?.promise;
      });
    const [first, second, third] = [begin(0), begin(1), begin(2)];
    expect(started).toEqual([0, 1]);
    expect(begin(3)).toBe('full');
    gates[0]?.resolve();
    await first;
    gates[2]?.resolve();
    await third;
    expect(started).toEqual([0, 1, 2]);
    gates[1]?.resolve();
    await second;
  });
});
