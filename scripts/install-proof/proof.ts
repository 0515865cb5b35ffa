import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { namesIn, stepsOf, type Step } from './document.ts';
import { say, sh } from './host.ts';
import type { Machine } from './machine.ts';
import { CERTIFICATE_AUTHORITY as AUTHORITY } from './surroundings.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const MAIL = { port: 2525, user: 'proof', password: 'mail-of-the-proof' };

/** Caddy makes a certificate of its own authority for names below localhost. */
const VALUES: Readonly<Record<string, string>> = {
  DOMAIN: 'nearhand.localhost',
  ADMIN: 'ada@nearhand.localhost',
  SMTP: `smtp://${MAIL.user}:${MAIL.password}@127.0.0.1:${MAIL.port}`,
  COUNTRY: 'CA',
  SOURCE: '/srv/nearhand.git',
};

export interface Timed {
  title: string;
  seconds: number;
  out: string;
}

/** Where mails of the machine go. */
export interface MailCatcher {
  /** A line of JSON for each mail. */
  file: string;
  end(): void;
}

/**
 * Follows docs/install.md in a machine, to a page, an admin and mails; resolves with each step. What is
 * installed is this commit, or the one named by `at`, with all history.
 */
export async function followDocument(
  machine: Machine,
  { mails, at }: { mails: MailCatcher; at?: string },
): Promise<Timed[]> {
  const [values, ...steps] = stepsOf(
    readFileSync(path.join(ROOT, 'docs/install.md'), 'utf8'),
    'Fifteen minutes',
  );
  if (!values || steps.length < 5) throw new Error('docs/install.md has lost its commands.');
  const timed: Timed[] = [];
  await prepare(machine, namesIn(values), at);
  for (const step of steps) timed.push(await timedStep(machine, step));
  timed.push(await visit(machine, timed, mails.file));
  return timed;
}

/** What the outside world would have done: DNS, a mail server, and the code at an address. */
async function prepare(machine: Machine, names: readonly string[], at?: string): Promise<void> {
  const unknown = names.filter((name) => !(name in VALUES));
  if (unknown.length > 0) throw new Error(`The proof has no value for ${unknown.join(', ')}.`);
  await machine.run(`printf '127.0.0.1 localhost %s\\n' ${VALUES['DOMAIN']} > /etc/hosts
    mkdir -p /run/proof`);
  // A clean checkout: what is committed, and nothing else.
  const source = path.join(machine.beside, 'nearhand.git');
  const depth = at === undefined ? ['--depth', '1'] : [];
  await sh('git', ['clone', '--quiet', '--bare', ...depth, `file://${ROOT}`, source]);
  if (at !== undefined) await makeHead(source, at);
  // git would follow the link of the machine's root out of the machine.
  await sh('cp', ['-r', source, path.join(machine.root, 'srv')]);
  const exports = names.map((name) => `export ${name}='${VALUES[name]}'`).join('\n');
  await machine.run(`${exports}\nexport -p > /run/proof/environment; echo / > /run/proof/folder`);
}

/** What is cloned from a repository is that commit. */
async function makeHead(repository: string, commit: string): Promise<void> {
  await sh('git', ['-C', repository, 'branch', '--force', 'installed', commit]);
  await sh('git', ['-C', repository, 'symbolic-ref', 'HEAD', 'refs/heads/installed']);
}

/** Runs the commands as one shell would: folder and variables go from step to step. */
export async function timedStep(machine: Machine, { title, commands }: Step): Promise<Timed> {
  const began = performance.now();
  const out = await machine.run(
    `. /run/proof/environment; cd "$(cat /run/proof/folder)"
${commands.join('\n')}
export -p > /run/proof/environment; pwd > /run/proof/folder`,
  );
  return timedSince(began, title, out);
}

async function visit(machine: Machine, timed: readonly Timed[], mails: string): Promise<Timed> {
  const began = performance.now();
  const password = /^Password: (\S+)$/m.exec(timed.map(({ out }) => out).join('\n'))?.[1];
  if (!password) throw new Error('No password of an admin was printed.');
  const node = `env NODE_EXTRA_CA_CERTS=${AUTHORITY} /opt/nearhand/node_modules/.bin/node`;
  const visitor = '/opt/nearhand/scripts/install-proof/visitor.ts';
  const out = await machine.run(
    `cd /opt/nearhand; ${node} ${visitor} https://${VALUES['DOMAIN']} ${VALUES['ADMIN']} ${password}`,
  );
  const subjects = await untilMailed(mails, 2);
  return timedSince(
    began,
    'A visit, from outside',
    `${out}mails that arrived: ${subjects.join('; ')}\n`,
  );
}

function timedSince(began: number, title: string, out: string): Timed {
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  say(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
  return { title, seconds, out };
}

/** Starts the mail server, as a program of this machine in the network of that one. */
export async function catchMails({ pid, beside }: Machine): Promise<MailCatcher> {
  const file = path.join(beside, 'mails');
  const node = path.join(ROOT, 'node_modules/.bin/node');
  const program = path.join(import.meta.dirname, 'mail-catcher.ts');
  const login = [String(MAIL.port), MAIL.user, MAIL.password, file];
  const enter = ['--pdeathsig', 'KILL', 'nsenter', '-t', String(pid), '-n'];
  const catcher = spawn('setpriv', [...enter, node, program, ...login], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(catcher.stdout, 'data');
  return { file, end: () => catcher.kill('SIGKILL') };
}

/** Subjects of all mails, once there are so many. */
async function untilMailed(file: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 60; tries += 1) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const mails = lines.map((line) => JSON.parse(line) as { subject: string; to: string[] });
    if (mails.length >= count) return mails.map(({ subject, to }) => `“${subject}” to ${to[0]}`);
    await sleep(500);
  }
  throw new Error(`Fewer than ${count} mails arrived within 30 seconds.`);
}
