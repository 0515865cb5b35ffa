import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { keyedHash } from '#server/platform/secrets/hashes.ts';
import { decrypt } from '#server/platform/secrets/sealed.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { readSecondCode } from './second-code.ts';
import { findTotpStep, generateTotpSecret } from './totp.ts';

const sessionSecret = 'a secret for tests that is long enough';
const lines: string[] = [];
const log = { error: (_: object, line: string) => lines.push(line) };
const underSecret = (secret: string) =>
  ({ config: { sessionSecret: secret, brandName: 'Nearhand' }, log }) as never;
const platform = underSecret(sessionSecret);

it('hashes the recovery codes of admins as they always were', () => {
  const asStored = keyedHash(sessionSecret, ['admin recovery code', 'some id', 'ABCDEFGHIJKLMNOP']);
  const typed = 'abcd-efgh ijkl-MNOP';
  expect(hashRecoveryCode(platform, 'admin recovery code', 'some id', typed)).toEqual(asStored);
  expect(hashRecoveryCode(platform, 'person recovery code', 'some id', typed)).not.toEqual(
    asStored,
  );
});

it('seals the secrets of admins under the key they always had, and those of people under another', () => {
  const { sealed, shown } = generateTotpSecret(platform, 'admin totp', 'ada@example.test');
  expect(decrypt(sessionSecret, 'admin totp', sealed)).toBe(shown.secret);
  expect(() => decrypt(sessionSecret, 'person totp', sealed)).toThrow(/authenticate/);
});

it('refuses codes of an app that was set up under another secret, and logs why', () => {
  const now = new Date(0);
  const { sealed, shown } = generateTotpSecret(platform, 'admin totp', 'ada@example.test');
  const code = new TOTP({ secret: Secret.fromBase32(shown.secret) }).generate({ timestamp: 0 });
  expect(findTotpStep(platform, 'admin totp', sealed, { code, now })).toBe(0);
  expect(lines).toEqual([]);
  const other = underSecret('another secret that is long enough too');
  expect(findTotpStep(other, 'admin totp', sealed, { code, now })).toBeNull();
  expect(lines).toEqual([expect.stringContaining('another SESSION_SECRET')]);
});

it('takes six digits for a code of an app, whatever spaces were pasted, and all else for another', () => {
  expect(readSecondCode(' 123 456\n')).toEqual({ kind: 'app', code: '123456' });
  expect(readSecondCode('ABCD-EFGH-IJKL-MNOP').kind).toBe('recovery');
  expect(readSecondCode('1234567').kind).toBe('recovery');
});
