import { expect, it } from 'vitest';
import { parseManifest } from './manifest.ts';

function manifestWith(path: string): string {
  const part = { path, bytes: 1, sha256: 'x' };
  return JSON.stringify({
    format: 1,
    madeAt: '2026-11-22T03:30:00Z',
    migrations: [],
    tables: [],
    sequences: {},
    files: [part],
  });
}

it('names files of its folder only', () => {
  const own = 'files/ab/018f2b3c-0000-7000-8000-000000000001.preview.age';
  expect(parseManifest('one', manifestWith(own)).files?.[0]?.path).toBe(own);
  for (const path of [
    'files/../../.ssh/authorized_keys',
    'files/..',
    '/etc/passwd',
    'files/a//b',
  ]) {
    expect(() => parseManifest('one', manifestWith(path))).toThrow('is damaged, or of a newer');
  }
});
