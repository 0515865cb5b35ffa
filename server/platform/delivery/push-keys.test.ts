import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { derivedPushKeys } from './push-keys.ts';

const secret = 'a secret for tests that is long enough';

it('the key pair of a site is the same on every node, and different with another secret', () => {
  expect(derivedPushKeys(secret)).toEqual(derivedPushKeys(secret));
  expect(derivedPushKeys(secret)).not.toEqual(derivedPushKeys(`${secret}.`));
});

it('the keys are a pair, in the format of browsers and push services', () => {
  for (let count = 0; count < 20; count += 1) {
    const { publicKey, privateKey } = derivedPushKeys(`${secret} ${count}`);
    expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    );
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const own = createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' });
    const signature = sign('sha256', Buffer.from('hello'), own);
    const known = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify('sha256', Buffer.from('hello'), known, signature)).toBe(true);
  }
});

it('is overridden by a configured pair', () => {
  const { publicKey, privateKey } = derivedPushKeys('of another site');
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const { push } = loadConfig({ SESSION_SECRET: secret, ...given });
  expect(push.keys).toEqual({ publicKey, privateKey });
});
