import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingOptionalPackages, type Lockfile } from '#scripts/checks/lockfile.ts';
import { checkout } from './scratch-project.ts';

const asking = (...names: string[]): Lockfile => ({
  packages: {
    '': {},
    'node_modules/paint': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '2.0.0'])),
    },
  },
});

describe('package-lock.json', () => {
  it('is one that npm ci takes: run `node scripts/complete-lockfile.ts` when this fails', () => {
    const lockfile = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8'));
    expect(Object.keys(missingOptionalPackages(lockfile))).toEqual([]);
  });

  it('is completed by the packages of other platforms, each for its platform only', () => {
    const lockfile = asking('paint-linux-arm64-musl', '@paint/win32-x64-msvc');
    const common = { version: '2.0.0', dev: true, optional: true };
    expect(missingOptionalPackages(lockfile)).toEqual({
      'node_modules/paint-linux-arm64-musl': {
        ...common,
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
      },
      'node_modules/@paint/win32-x64-msvc': { ...common, os: ['win32'], cpu: ['x64'] },
    });
  });

  it('names a package once, wherever Node would find it', () => {
    const lockfile = asking('near', 'above');
    lockfile.packages['node_modules/paint/node_modules/near'] = { version: '2.0.0' };
    lockfile.packages['node_modules/above'] = { version: '2.0.0' };
    expect(missingOptionalPackages(lockfile)).toEqual({});
  });
});
