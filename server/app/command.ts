// `npm run nearhand -- <command>`: the operator's command line.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface Command {
  summary: string;
  help: string;
  /** Resolves with the exit code. */
  run(args: string[]): Promise<number>;
}

/** Loaded lazily: no command needs the memory of the others. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backtest: async () => (await import('./commands/backtest.ts')).backtest,
  backup: async () => (await import('./commands/backup.ts')).backup,
  backups: async () => (await import('./commands/backups.ts')).backups,
  'create-admin': async () => (await import('./commands/create-admin.ts')).createAdmin,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  'import-places': async () => (await import('./commands/import-places.ts')).importPlaces,
  'import-professionals': async () => (await import('./commands/import.ts')).importProfessionals,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  restore: async () => (await import('./commands/restore.ts')).restore,
  'rotate-agreement-key': async () =>
    (await import('./commands/rotate-agreement-key.ts')).rotateAgreementKey,
  seed: async () => (await import('./commands/seed.ts')).seed,
  setup: async () => (await import('./commands/setup.ts')).setup,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  upgrade: async () => (await import('./commands/upgrade.ts')).upgrade,
  'verify-agreement': async () =>
    (await import('./commands/verify-agreement.ts')).verifyAgreementCommand,
  'verify-reviews': async () => (await import('./commands/verify-reviews.ts')).verifyReviewsCommand,
};

// As in start.ts: a second command starts in half the time.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: string[]): Promise<number> {
  const asksForHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
  if (asksForHelp) {
    process.stdout.write(await usage());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    process.stderr.write(`There is no command "${name}".\n\n${await usage()}`);
    return 2;
  }
  try {
    const command = await load();
    if (wantsHelp(args)) {
      process.stdout.write(`${command.help}\n`);
      return 0;
    }
    return await command.run(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

function wantsHelp(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h' } },
    strict: false,
  });
  return values.help === true;
}

async function usage(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { summary } = await load();
      return `  ${name.padEnd(22)}${summary}`;
    }),
  );
  return `Usage: npm run nearhand -- <command> [options]\n\n${lines.join('\n')}\n\nEach has --help.\n`;
}
