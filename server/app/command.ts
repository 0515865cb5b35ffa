// `npm run nearhand -- <command>`: what an operator does by hand.
import { parseArgs } from 'node:util';
import { createAdmin } from './command-create-admin.ts';
import { doctor } from './command-doctor.ts';
import { seed } from './command-seed.ts';

interface Command {
  summary: string;
  help: string;
  /** Gives the exit code. */
  run(args: string[]): Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  'create-admin': createAdmin,
  doctor,
  seed,
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: string[]): Promise<number> {
  const asksForHelp = name === undefined || name === 'help' || name === '--help' || name === '-h';
  if (asksForHelp) {
    process.stdout.write(usage());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n${usage()}`);
    return 2;
  }
  try {
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

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(14)}${summary}`,
  );
  return `Usage: npm run nearhand -- <command> [options]\n\n${lines.join('\n')}\n\nEach has --help.\n`;
}
