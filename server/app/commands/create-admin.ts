import { randomInt } from 'node:crypto';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { ADMIN_ROLES } from '#contract/admin/roles.ts';
import { emailAddress, text } from '#contract/text.ts';
import { createAdmin as makeAdmin, resetAdmin } from '#server/admin/admin.ts';
import { isBreachedPassword } from '#server/platform/breached-passwords/breached-passwords.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { onDatabase } from './on-database.ts';

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;

/** `create-admin`: creates an admin, or resets one who lost password or authenticator app. */
export const createAdmin = {
  summary: 'Make an admin, or give one a new password',
  help: `Usage: npm run nearhand -- create-admin --email E [--name N] [--role R] [--reset] [--password-stdin]

Makes an admin, an owner of the site, and prints a password for them, once. In production they set up an authenticator app
at their first sign-in, at /admin, before anything else opens.

  --email E          their e-mail address
  --name N           their name; the address when left out
  --role R           owner (who may do everything; the default), moderator, support or readOnly
  --reset            for an admin there is: a new password, no authenticator app, all sessions end
  --password-stdin   take the password from the input instead (${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters)`,
  async run(args: string[]): Promise<number> {
    const { email, name, role, reset, given, password } = await optionsOf(args);
    const work = (db: Database): Promise<unknown> => {
      const platform = { db, clock: systemClock };
      return reset
        ? resetAdmin(platform, { email, password })
        : makeAdmin(platform, { email, name, password, role });
    };
    const done = await onDatabase(work, { migrated: true });
    if (!done) {
      throw new Error(
        reset
          ? `There is no admin ${email}. Leave out --reset to make one.`
          : `There is an admin ${email} already. --reset gives them a new password.`,
      );
    }
    // The operator knows the password they gave, and it would stay in the log of their terminal.
    const shown = given ? 'The password is the one you gave.' : `Password: ${password}`;
    process.stdout.write(`${reset ? 'Reset' : 'Made'} the admin ${email}.\n${shown}\n`);
    return 0;
  },
};

async function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'owner' },
      reset: { type: 'boolean', default: false },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const email = z.safeParse(emailAddress, values.email);
  if (!email.success) throw new Error('--email must be an e-mail address.');
  const name = z.safeParse(text(1, 100), values.name ?? email.data);
  if (!name.success) throw new Error('--name must be a line of at most 100 characters.');
  const role = z.safeParse(z.enum(ADMIN_ROLES), values.role);
  if (!role.success) throw new Error(`--role must be one of ${ADMIN_ROLES.join(', ')}.`);
  const given = values['password-stdin'];
  const password = given ? await givenPassword() : randomPassword();
  return {
    email: email.data,
    name: name.data,
    role: role.data,
    reset: values.reset,
    given,
    password,
  };
}

async function givenPassword(): Promise<string> {
  const password = (await readAll(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    throw new Error(
      `The password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
    );
  }
  if (isBreachedPassword(password)) {
    throw new Error('This password is known from breaches. Take another, or none to get one made.');
  }
  return password;
}

/** A hundred random bits, without ambiguous letters and digits. */
function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
