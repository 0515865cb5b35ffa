// `npm run screenshots -- <folder>`: pictures of the main screens, on phone and desktop, in three
// languages; and the two of the README.
import path from 'node:path';
import { MINUTE_MS } from '#contract/durations.ts';
import { runCommand } from './checks/command.ts';

const folder = process.argv[2];
const cwd = process.env['INIT_CWD'] ?? process.cwd();
if (folder) process.env['SCREENSHOTS_DIR'] = path.resolve(cwd, folder);
const { code } = await runCommand(
  ['playwright', 'test', '-c', 'playwright.screenshots.config.ts'],
  {
    limitMs: 15 * MINUTE_MS,
    live: true,
  },
);
process.exit(code);
