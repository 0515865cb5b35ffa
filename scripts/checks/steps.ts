import { MINUTE_MS } from '#contract/durations.ts';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { browserVariable } from '#tests/support/browser/browser.ts';
import { runCommand } from './command.ts';
import { forgetReport, playwrightCounts, runCounts, vitestCounts, type Counts } from './counts.ts';
import { oversizedFiles } from './file-sizes.ts';
import { checkImports } from './import-rules.ts';

export interface StepResult extends Counts {
  /** What to show when something failed. */
  output: string;
}

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/** Cheap checks that do not interfere with each other: they run side by side. */
export const checks: Step[] = [
  check('types: server', 'tsc', '-p', '.'),
  check('types: web', 'tsc', '-p', 'web'),
  check('types: contract', 'tsc', '-p', 'contract'),
  check('types: journeys', 'tsc', '-p', 'tests/e2e'),
  check('types: card form', 'tsc', '-p', 'sandbox/stripe/browser'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('format', 'oxfmt', '--check'),
  { name: 'import rules', run: () => findings(importFindings()) },
  { name: 'file sizes', run: () => findings(Promise.resolve(oversizedFiles('.'))) },
  check('generated files', 'node', 'scripts/generate.ts', '--check'),
  check('dead code', 'knip'),
  check('web build', 'node', 'scripts/build-web-apart.ts'),
  { name: 'browser', run: () => findings(bringBrowser()) },
];

/** Unit and API tests, then the journeys: each uses both cores by itself. */
export const suites: Step[] = [
  suite({
    name: 'unit and API tests',
    report: 'test-results/unit.json',
    count: vitestCounts,
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
  }),
  suite({
    name: 'journeys',
    report: 'test-results/journeys.json',
    count: playwrightCounts,
    command: ['playwright', 'test'],
  }),
];

function check(name: string, ...command: [string, ...string[]]): Step {
  const run = async () => {
    const { code, output } = await runCommand(command, { limitMs: 6 * MINUTE_MS });
    return code === 0 ? passed() : { passed: 0, failed: 1, output };
  };
  return { name, run };
}

interface Suite {
  name: string;
  report: string;
  count: (report: unknown) => Counts;
  command: [string, ...string[]];
}

function suite({ name, report, count, command }: Suite): Step {
  const run = async () => {
    forgetReport(report);
    const { code } = await runCommand(command, { limitMs: 45 * MINUTE_MS, live: true });
    return { ...runCounts(code, report, count), output: '' };
  };
  return { name, run };
}

async function findings(found: Promise<string[]>): Promise<StepResult> {
  const lines = await found.catch((error: unknown) => [String(error)]);
  return lines.length === 0 ? passed() : { passed: 0, failed: 1, output: lines.join('\n') };
}

async function importFindings(): Promise<string[]> {
  const { violations, unseen } = await checkImports('.');
  return [...violations, ...unseen.map((file) => `not checked by the cruiser: ${file}`)];
}

async function bringBrowser(): Promise<string[]> {
  process.env[browserVariable] = JSON.stringify(await findBrowser());
  return [];
}

function passed(): StepResult {
  return { passed: 1, failed: 0, output: '' };
}
