import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootstrapProject, type BootstrapProject } from './bootstrap-project.ts';

let project: BootstrapProject;
beforeEach(() => {
  project = bootstrapProject(`console.log('worked');`);
});
afterEach(() => project.remove());

const worked = { code: 0, stdout: 'worked\n' };

describe('the first command on a checkout', () => {
  it('installs the packages, says so, and then works; the second only works', async () => {
    const first = await project.start(['bench']).ended;
    const second = await project.start(['bench']).ended;
    expect(first).toMatchObject(worked);
    expect(first.stderr).toMatch(/^Installing packages .*\n.*Packages installed in \d+ s\.\n$/);
    expect(second).toMatchObject({ ...worked, stderr: '' });
    expect(project.installs()).toHaveLength(1);
  });

  it('asks for development and optional packages whatever NODE_ENV says', async () => {
    await project.start(['bench'], { NODE_ENV: 'production' }).ended;
    expect(project.installs()[0]).toContain('ci --include=dev --include=optional');
  });

  it('installs again when package-lock.json changed', async () => {
    await project.start(['bench']).ended;
    project.write('package-lock.json', '{ "packages": { "": {}, "node_modules/new": {} } }');
    expect(await project.start(['bench']).ended).toMatchObject(worked);
    expect(project.installs()).toHaveLength(2);
  });

  it('installs nothing after somebody ran npm ci', async () => {
    const packages = { '': {}, 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-x' } };
    const elsewhere = {
      'node_modules/other-system': { version: '1.0.0', optional: true, os: ['plan9'] },
      'node_modules/another-system': { version: '1.0.0', optional: true, os: 'plan9' },
      'node_modules/for-other-system': { version: '1.0.0', optional: true },
    };
    const lockfile = { packages: { ...packages, ...elsewhere } };
    project.write('package-lock.json', JSON.stringify(lockfile));
    project.write('node_modules/tool/index.js', '');
    project.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
    expect(await project.start(['bench'], { NEARHAND_NODE: 'own' }).ended).toMatchObject(worked);
    expect(project.installs()).toEqual([]);
  });

  it('passes the failure of npm on and retries next time', async () => {
    const failed = await project.start(['bench'], { INSTALL_CODE: '7' }).ended;
    expect(failed).toMatchObject({ code: 7, stdout: '' });
    expect(failed.stderr).toContain('npm ci ended with code 7');
    expect(await project.start(['bench']).ended).toMatchObject(worked);
  });

  it('links Node where npm left it unlinked', async () => {
    const started = project.start(['bench'], { NODE_UNLINKED: '1' });
    expect(await started.ended).toMatchObject(worked);
    expect(existsSync(path.join(project.root, 'node_modules/.bin/node'))).toBe(true);
  });

  it('does not trust an install without Node', async () => {
    const failed = await project.start(['bench'], { NODE_MISSING: '1' }).ended;
    expect(failed).toMatchObject({ code: 1, stdout: '' });
    expect(failed.stderr).toContain('did not arrive');
    expect(await project.start(['bench']).ended).toMatchObject(worked);
  });
});

describe('concurrent starts', () => {
  it('install once', async () => {
    const starts = [1, 2, 3].map(() => project.start(['bench'], { INSTALL_SECONDS: '1' }));
    for (const start of starts) expect(await start.ended).toMatchObject(worked);
    expect(project.installs()).toHaveLength(1);
    expect(project.leftovers()).toEqual([]);
  });

  it('take over the lock of a dead start', async () => {
    const dead = project.start(['unknown']);
    await dead.ended;
    project.write('.bootstrap.lock', `${dead.process.pid} ${dead.process.pid}`);
    expect(await project.start(['bench']).ended).toMatchObject(worked);
    expect(project.leftovers()).toEqual([]);
  });

  it('take over an empty lock', async () => {
    project.write('.bootstrap.lock', '');
    expect(await project.start(['bench']).ended).toMatchObject(worked);
    expect(project.leftovers()).toEqual([]);
  });
});

describe('a killed install', () => {
  it('is waited for while its npm still runs, and then repeated', async () => {
    const killed = project.start(['bench'], { INSTALL_SECONDS: '1' });
    await vi.waitFor(() => expect(project.installs()).toHaveLength(1), { timeout: 5_000 });
    killed.process.kill('SIGKILL');
    const next = await project.start(['bench']).ended;
    expect(next).toMatchObject(worked);
    expect(next.stderr).toContain('Waiting for another start');
    expect(project.installs()).toHaveLength(2);
  });

  it('ends by the signal, with npm, and leaves nothing behind', async () => {
    const stopped = project.start(['bench'], { INSTALL_SECONDS: '30' });
    await vi.waitFor(() => expect(project.installs()).toHaveLength(1), { timeout: 5_000 });
    stopped.process.kill('SIGTERM');
    expect(await stopped.ended).toMatchObject({ code: 143, stdout: '' });
    expect(project.leftovers()).toEqual([]);
    expect(existsSync(path.join(project.root, 'node_modules/.bootstrap'))).toBe(false);
    expect(await project.start(['bench']).ended).toMatchObject(worked);
  });
});
