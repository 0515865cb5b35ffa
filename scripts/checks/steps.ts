import { MINUTE_MS } from '#contract/durations.ts';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { browserVariable } from '#tests/support/browser/browser.ts';
import { runCommand } from './command.ts';
import { forgetReport, playwrightCounts, runCounts, vitestCounts, type Counts } from './counts.ts';
import { oversizedFiles } from './file-sizes.ts';
import { checkImports } from './import-rules.ts';
import { languageFindings } from '#scripts/languages/compare.ts';
import { physicalSides, styledFiles } from './physical-sides.ts';

export interface StepResult extends Counts {
  /** What to show when something failed. */
  output: string;
}

type Command = [string, ...string[]];

export interface Step {
  name: string;
  /** The files that trigger it; without it, any. */
  touchedBy?: RegExp;
  run: () => Promise<StepResult>;
}

const SERVER = /^(server|contract|db|intake|sandbox|scripts|bench|faults|simulate|tests)\//;
const WEB = /^(web|contract|scripts\/web-build)\/|^vite\.config/;

// TypeScript 7 checks in a third of the time; `typescript` stays for the generators, which need its API.
// One thread each: the checks share the cores.
const typesOf = (project: string): Command => [
  'node',
  'node_modules/typescript-native/bin/tsc',
  '--singleThreaded',
  '-p',
  project,
];

/** Quick checks that run concurrently, before everything else. */
export const checks: Step[] = [
  check('types: server', typesOf('.'), SERVER),
  check('types: web', typesOf('web'), WEB),
  check('types: service worker', typesOf('web/worker'), WEB),
  check('types: contract', typesOf('contract'), /^contract\//),
  check('types: journeys', typesOf('tests/e2e'), /^(tests|contract|web\/locales)\//),
  check('types: card form', typesOf('sandbox/stripe/browser'), /^sandbox\/stripe\/browser\//),
  check('format', ['oxfmt', '--check']),
  { name: 'import rules', run: () => findings(importFindings()) },
  { name: 'file sizes', run: () => findings(Promise.resolve(oversizedFiles('.'))) },
  {
    name: 'physical sides',
    run: () => findings(Promise.resolve(physicalSides(styledFiles('.'), '.'))),
  },
  { name: 'languages', run: () => findings(languageFindings('.')) },
  check('web build', ['node', 'scripts/build-web-apart.ts'], WEB),
  { name: 'browser', run: () => findings(bringBrowser()), touchedBy: /^tests\/e2e\// },
];

/** Slower ones, one after another beside the journeys, which wait a fifth of their time. */
export const besideJourneys: Step[] = [
  check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('generated files', ['node', 'scripts/generate.ts', '--check']),
  check('dead code', ['knip']),
];

/**
 * Unit and API tests, then the journeys: each uses all cores. With lists of files only those, and
 * nothing for an empty one.
 */
export function suitesOf(files?: { tests: string[]; journeys: string[] }): Step[] {
  const unit = suite({
    name: 'unit and API tests',
    report: 'test-results/unit.json',
    count: vitestCounts,
    command: [
      'vitest',
      'run',
      '--project=shared',
      '--project=isolated',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
      ...(files?.tests ?? []),
    ],
  });
  const journeys = suite({
    name: 'journeys',
    report: 'test-results/journeys.json',
    count: playwrightCounts,
    command: ['playwright', 'test', ...(files?.journeys ?? [])],
  });
  return [
    ...(files?.tests.length === 0 ? [] : [unit]),
    ...(files?.journeys.length === 0 ? [] : [journeys]),
  ];
}

function check(name: string, command: Command, touchedBy?: RegExp): Step {
  const run = async () => {
    const { code, output } = await runCommand(command, { limitMs: 6 * MINUTE_MS });
    return code === 0 ? passed() : { passed: 0, failed: 1, output };
  };
  return { name, run, ...(touchedBy && { touchedBy }) };
}

interface Suite {
  name: string;
  report: string;
  count: (report: unknown) => Counts;
  command: Command;
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
  const { violations, unseen, cruised } = await checkImports('.');
  return [
    ...violations,
    ...unseen.map((file) => `not checked by the cruiser: ${file}`),
    ...(cruised > 50 ? [] : [`the cruiser looked at ${cruised} files only`]),
  ];
}

async function bringBrowser(): Promise<string[]> {
  process.env[browserVariable] = JSON.stringify(await findBrowser());
  return [];
}

function passed(): StepResult {
  return { passed: 1, failed: 0, output: '' };
}
