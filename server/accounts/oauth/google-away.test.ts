import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { FAKE_CLIENT, startFakeOidc } from '#tests/fakes/oidc.ts';
import { googleProvider } from './google.ts';

const flow = {
  state: 's',
  nonce: 'n',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'http://us/back',
};

/** A port without a listener. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('discovers Google again after it could not be reached, and then only once', async () => {
  const port = await freePort();
  const issuer = new URL(`http://127.0.0.1:${port}`);
  const google = googleProvider({ identityProvider: 'google', issuer, ...FAKE_CLIENT });
  const begin = () => google.begin({ ...flow, language: 'en' });
  await expect(begin()).rejects.toMatchObject({ code: 'provider_unavailable' });
  const oidc = await startFakeOidc(port);
  await expect(begin()).resolves.toMatchObject({ origin: issuer.origin });
  await begin();
  expect(oidc.asked).toEqual(['/.well-known/openid-configuration']);
  await oidc.close();
});

it('connects to no provider on another machine without encryption', async () => {
  const issuer = new URL('http://accounts.example.test');
  const google = googleProvider({ identityProvider: 'google', issuer, ...FAKE_CLIENT });
  const begin = google.begin({ ...flow, language: 'en' });
  await expect(begin).rejects.toMatchObject({
    code: 'provider_unavailable',
    cause: { message: expect.stringMatching(/HTTPS/i) },
  });
});
