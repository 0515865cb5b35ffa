import { parseArgs } from 'node:util';

/** `upgrade`: takes a database from an older version to this one, with a way back. */
export const upgrade = {
  summary: 'Take the database from an older version to this one: backup, migrate, check',
  help: `Usage: npm run nearhand -- upgrade [--dry-run]

Run it with the new version's code, once its packages are installed and its web is built. It

  1. says what there is to apply, and whether nodes of the older version can go on meanwhile;
  2. makes a backup (as the command backup does);
  3. migrates the database (as the command migrate does);
  4. asks the doctor;
  5. says what is next, and how to go back.

Where a step fails, the following ones are not begun, and it says what holds. Where nothing is to apply,
no backup is made. docs/upgrading.md says more.

  --dry-run   only say what would be done`,
  async run(args: string[]): Promise<number> {
    const { values } = parseArgs({
      args,
      options: { 'dry-run': { type: 'boolean' } },
    });
    const { runUpgrade } = await import('./run-upgrade.ts');
    return runUpgrade({ dryRun: values['dry-run'] === true });
  },
};
