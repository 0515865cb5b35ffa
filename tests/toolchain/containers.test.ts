import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { servingEnvironment, servingFlags } from '#scripts/bootstrap/serving.mjs';
import { loadConfig } from '#server/platform/config/config.ts';
import { variables } from '#server/platform/config/variables.ts';
import { QUESTIONS } from '#server/app/setup/questions.ts';
import { settingsOf } from '#server/app/setup/settings.ts';

// No container engine is needed here: what the files say is held against what the program knows.

interface Service {
  environment: Record<string, string>;
  volumes: string[];
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
}

const composed = readFileSync('compose.yaml', 'utf8');
const { services, volumes } = parse(composed, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const unit = readFileSync('ops/nearhand.service', 'utf8');

/** What `nearhand setup --container` writes. */
const written = settingsOf(
  QUESTIONS.filter(({ fixedInContainer }) => !fixedInContainer),
  {
    domain: 'nearhand.example',
    smtp: 'smtps://user:password@smtp.example',
    name: 'Nearhand',
    from: 'a@nearhand.example',
    country: 'CA',
    currency: 'CAD',
    language: 'fr',
    admin: 'a@nearhand.example',
  },
  'container',
  {},
);

const filledIn = (text: string) =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => written[name] ?? `no ${name}`);

it('compose.yaml and the written settings make a production site behind one proxy', () => {
  const said = Object.entries(services['site']!.environment);
  const environment = Object.fromEntries(said.map(([name, value]) => [name, filledIn(value)]));
  expect(loadConfig({ ...written, ...environment })).toMatchObject({
    production: true,
    host: '0.0.0.0',
    trustedProxies: 1,
    dataDir: '/data',
    databaseUrl: `postgres://nearhand:${written['POSTGRES_PASSWORD']}@database:5432/nearhand`,
  });
});

it('compose.yaml sets only variables that exist, and needs only what setup writes', () => {
  const unknown = Object.keys(services['site']!.environment).filter((name) => !(name in variables));
  expect(unknown).toEqual([]);
  const needed = [...composed.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  expect(needed.filter((name) => !(name in written))).toEqual([]);
  const caddyfile = readFileSync('ops/Caddyfile', 'utf8');
  const inCaddyfile = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name);
  expect(Object.keys(services['proxy']!.environment)).toEqual([...new Set(inCaddyfile)]);
});

it.each(Object.keys(services))('%s is read-only, and may do no more than it has to', (name) => {
  const service = services[name]!;
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  const named = service.volumes.map((volume) => volume.split(':')[0]!);
  expect(named.filter((source) => !source.startsWith('.') && !(source in volumes))).toEqual([]);
});

it('the image serves as npm run serve does, without being root, and says how it is', () => {
  const [stage = ''] = dockerfile.split(/^FROM /m).slice(-1);
  const command = JSON.parse(/^CMD (.+)$/m.exec(stage)![1]!) as string[];
  expect(command).toEqual(['node', ...servingFlags, 'server/app/start.ts']);
  const [, set = ''] = /^ENV (.+)$/m.exec(stage)!;
  const environment = Object.fromEntries(set.split(/\s+/).map((pair) => pair.split(/=(.*)/)));
  expect(environment).toMatchObject({ NODE_ENV: 'production', ...servingEnvironment });
  const known = { ...variables, ...servingEnvironment };
  expect(Object.keys(environment).filter((name) => !(name in known))).toEqual([]);
  expect(stage).toMatch(/^USER node$[^]*^HEALTHCHECK .*readyz/m);
});

it('the service runs an account of its own that can write to its data alone', () => {
  for (const line of ['User=nearhand', 'ProtectSystem=strict', 'NoNewPrivileges=yes']) {
    expect(unit.split('\n')).toContain(line);
  }
  expect(/^StateDirectory=(.+)$/m.exec(unit)![1]).toBe('nearhand');
  expect(settingsOf([], {}, 'machine', {})).toMatchObject({ DATA_DIR: '/var/lib/nearhand' });
});

it('the image has every folder that its programs import from', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\w+) \1$/gm)].map(([, folder = '']) => folder);
  expect(copied).toContain('server');
  const programs = copied.flatMap((folder) => globSync(`${folder}/**/*.ts`));
  const imported = programs
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '#(\w+)\//g)])
    .map(([, folder = '']) => folder);
  expect([...new Set(imported)].filter((folder) => !copied.includes(folder))).toEqual([]);
});
