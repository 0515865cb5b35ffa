import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** Test cases in vitest's JSON report; a file that could not be loaded is one failed case. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** Journeys in Playwright's JSON report; one that passed on retry is listed as flaky. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: stats.unexpected + errors.length };
}

/**
 * The counts of a run: its report's, and one failure more when the program failed without a failed
 * case, left no report, or ran nothing at all.
 */
export function runCounts(
  code: number,
  reportFile: string,
  count: (report: unknown) => Counts,
): Counts {
  let counts: Counts;
  try {
    counts = count(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const unexplained = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

/** Deletes the report of an earlier run, so that it cannot be taken for this one's. */
export function forgetReport(reportFile: string): void {
  rmSync(reportFile, { force: true });
}
