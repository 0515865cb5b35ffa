import { expect, it } from 'vitest';
import { isPasskeyHost } from './browser.ts';

it('is the host that the site names, and no other', () => {
  expect(isPasskeyHost('nearhand.example', 'nearhand.example')).toBe(true);
  expect(isPasskeyHost('nearhand.example', 'www.nearhand.example')).toBe(false);
  expect(isPasskeyHost(null, 'nearhand.example')).toBe(false);
});

it('may be any name until the site has named it, but never an IP address', () => {
  expect(isPasskeyHost(undefined, 'nearhand.example')).toBe(true);
  for (const address of ['127.0.0.1', '[::1]', '192.168.1.20'])
    expect(isPasskeyHost(undefined, address)).toBe(false);
});
