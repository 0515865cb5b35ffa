import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightCounts, runCounts, vitestCounts } from '#scripts/checks/counts.ts';
import { scratchProject, type ScratchProject } from './scratch-project.ts';

let project: ScratchProject;
beforeEach(() => {
  project = scratchProject();
});
afterEach(() => project.remove());

const file = (status: string, ...cases: string[]) => ({
  status,
  assertionResults: cases.map((one) => ({ status: one })),
});

function unit(passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) {
  return { numPassedTests: passed, numFailedTests: failed, testResults };
}

function counted(code: number, report: unknown) {
  project.write('report.json', JSON.stringify(report));
  return runCounts(code, path.join(project.root, 'report.json'), vitestCounts);
}

describe('the last line of npm test', () => {
  it('counts the cases of the unit tests', () => {
    const report = unit(2, 1, file('failed', 'passed', 'failed'), file('passed', 'passed'));
    expect(counted(1, report)).toEqual({ passed: 2, failed: 1 });
  });

  it('counts a test file that cannot be loaded as a failure', () => {
    const report = unit(1, 0, file('failed'), file('passed', 'passed'));
    expect(counted(1, report)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts the journeys, including one that passed on retry, and a run without a server as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
    expect(playwrightCounts({ stats, errors: ['no server'] })).toEqual({ passed: 6, failed: 2 });
  });

  it('never counts a run as passed that ended badly, ran nothing or left no report', () => {
    expect(counted(1, unit(3, 0, file('passed', 'passed')))).toEqual({ passed: 3, failed: 1 });
    expect(counted(0, unit(0, 0))).toEqual({ passed: 0, failed: 1 });
    expect(runCounts(0, path.join(project.root, 'none.json'), vitestCounts).failed).toBe(1);
  });
});
