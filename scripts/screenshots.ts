// `npm run screenshots -- <folder> [-g "en at 390"]`: pictures of every screen and its states, on phone
// and desktop, in light and dark, in three languages; and the two of the README.
import path from 'node:path';
import { MINUTE_MS } from '#contract/durations.ts';
import { runCommand } from './checks/command.ts';

const [folder, ...options] = process.argv.slice(2);
const cwd = process.env['INIT_CWD'] ?? process.cwd();
if (folder) process.env['SCREENSHOTS_DIR'] = path.resolve(cwd, folder);
const { code } = await runCommand(
  ['playwright', 'test', '-c', 'playwright.screenshots.config.ts', ...options],
  {
    limitMs: 30 * MINUTE_MS,
    live: true,
  },
);
process.exit(code);
