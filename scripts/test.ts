// `npm test`: all checks and tests, ending with one line `N passed, N failed`. `npm test -- lint
// types` runs only the steps whose names contain one of these words; `npm test -- --changed` the
// tests nearest to the change, `--changed v1.2` to all changes since then.
import { availableParallelism } from 'node:os';
import { endRunningCommands } from './checks/command.ts';
import { scopeOfChange } from './checks/changed.ts';
import { besideJourneys, checks, suitesOf, type Step } from './checks/steps.ts';

const total = { passed: 0, failed: 0 };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endRunningCommands();
    process.exit(1);
  });
}

const [first, ...others] = process.argv.slice(2);
const change = first === '--changed' ? scopeOfChange(others[0]) : undefined;
const words = change ? [] : process.argv.slice(2);
const wanted = ({ name, touchedBy }: Step) =>
  change
    ? touchedBy === undefined || change.files.some((file) => touchedBy.test(file))
    : words.length === 0 || words.some((word) => name.includes(word.toLowerCase()));

const names = [...checks, ...suitesOf(change), ...besideJourneys].map(({ name }) => name);
const unknown = words.filter((word) => !names.some((name) => name.includes(word.toLowerCase())));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. The steps: ${names.join(', ')}.`);
  process.exit(1);
}

await sideBySide(checks.filter(wanted), Math.max(2, availableParallelism()));
const suites = suitesOf(change).filter(wanted);
const last = suites.at(-1);
for (const step of suites.slice(0, -1)) await performAloud(step);
await Promise.all([
  sideBySide(besideJourneys.filter(wanted), 1),
  last ? performAloud(last) : undefined,
]);

if (change) {
  const { files, tests, journeys } = change;
  console.log(
    `\n${files.length} files changed: ${tests.length} test files beside them and ${journeys.length} journeys. Before it lands: npm test`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function sideBySide(steps: Step[], lanes: number): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function performAloud(step: Step): Promise<void> {
  console.log(`\n${step.name}`);
  return perform(step);
}

async function perform(step: Step): Promise<void> {
  const began = performance.now();
  const { passed, failed, output } = await step.run();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(20)} ${seconds.padStart(6)} s`,
  );
  if (failed > 0 && output) console.log(output.trimEnd().replaceAll(/^/gm, '      '));
}
