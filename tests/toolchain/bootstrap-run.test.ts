import { realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { servingFlags } from '#scripts/bootstrap/serving.mjs';
import { bootstrapProject, type BootstrapProject } from './bootstrap-project.ts';

let project: BootstrapProject | undefined;
afterEach(() => project?.remove());

// Both ways of running a task: in the current Node, or in the installed one.
const nodes = { 'the packaged Node': 'pinned', 'an own Node that fits': 'own' };

const listens = `
  process.on('SIGTERM', () => { console.log('draining'); process.exit(4); });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

it('answers an unknown task with its usage and 2', async () => {
  project = bootstrapProject();
  const ended = await project.start(['constructor']).ended;
  expect(ended).toMatchObject({ code: 2, stdout: '' });
  expect(ended.stderr).toMatch(/^Usage: node scripts\/run\.mjs start\|serve\|/);
  expect(project.installs()).toEqual([]);
});

it.each(Object.entries(nodes))('passes arguments and exit code through %s', async (_, node) => {
  project = bootstrapProject(`console.log(process.argv.slice(2)); process.exit(3);`);
  const ended = await project.start(['bench', '--size', '5'], { NEARHAND_NODE: node }).ended;
  expect(ended).toMatchObject({ code: 3, stdout: "[ '--size', '5' ]\n" });
});

it.each(Object.entries(nodes))('passes SIGTERM to the task through %s', async (_, node) => {
  project = bootstrapProject(listens);
  const started = project.start(['bench'], { NEARHAND_NODE: node });
  await started.says('ready');
  started.process.kill('SIGTERM');
  expect(await started.ended).toMatchObject({ code: 4, stdout: 'ready\ndraining\n' });
});

it('dies by the signal of its task', async () => {
  project = bootstrapProject(`process.kill(process.pid, 'SIGKILL');`);
  expect(await project.start(['bench']).ended).toMatchObject({ code: null, signal: 'SIGKILL' });
});

it('ends its task when it is killed with -9', async () => {
  project = bootstrapProject(listens);
  const started = project.start(['bench']);
  await started.says('ready');
  started.process.kill('SIGKILL');
  // `close` comes only once the task, too, has closed standard output.
  expect(await started.ended).toMatchObject({ signal: 'SIGKILL', stdout: 'ready\ndraining\n' });
});

it('lets a finished task end by itself', async () => {
  project = bootstrapProject(`console.log(process.versions.node.split('.')[0]);`);
  expect(await project.start(['bench']).ended).toMatchObject({ code: 0, stdout: '26\n' });
});

it("runs in the checkout and passes the caller's directory to the task", async () => {
  project = bootstrapProject(`console.log(process.cwd(), process.env.INIT_CWD);`);
  const { stdout } = await project.start(['bench'], { INIT_CWD: '/elsewhere' }).ended;
  expect(stdout).toBe(`${realpathSync(project.root)} /elsewhere\n`);
});

it.each(Object.entries(nodes))('serves with its flags and settings through %s', async (_, node) => {
  project = bootstrapProject();
  const printed = `console.log(process.execArgv.includes('${servingFlags[0]}'), process.env.NODE_ENV,
    Object.keys(process.env).filter((name) => name.startsWith('MALLOC')), process.argv.slice(2));
    process.exit(3);`;
  writeFileSync(path.join(project.root, 'scripts/start.ts'), printed);
  const ended = await project.start(['serve', 'on'], { NEARHAND_NODE: node }).ended;
  // What glibc has read by then is not passed on to PostgreSQL.
  expect(ended).toMatchObject({ code: 3, stdout: "true production [] [ 'on' ]\n" });
});
