import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, so that no worker waits at the end for another's. */
const LONGEST = [
  'tests/authorization/matrix.test.ts',
  'server/app/backup.test.ts',
  'tests/journeys/crash.test.ts',
  'server/payments/stripe/away.test.ts',
  'server/app/start.test.ts',
  'server/places/lookup.test.ts',
  'tests/attacks/fuzz.test.ts',
  'intake/dialogues/dialogues.test.ts',
  'server/matching/transitions/races-lifecycle.test.ts',
  'server/platform/embedded-postgres/embedded-postgres.test.ts',
  'server/matching/transitions/lifecycle.property.test.ts',
  'intake/evaluation/evaluate.test.ts',
  'server/matching/transitions/races-operator.test.ts',
  'tests/toolchain/bootstrap-install.test.ts',
  'server/platform/live/receiver.test.ts',
  'server/app/doctor/doctor.test.ts',
  'server/accounts/limits/limits-abuse.test.ts',
  'server/app/backup-nights.test.ts',
  'tests/journeys/payments-chaos.test.ts',
  'server/app/demo/demo-subscriptions.test.ts',
  'server/platform/embedded-postgres/data-dir-lock.test.ts',
  'server/app/command.test.ts',
];

/**
 * The same order in every run: the longest, then the larger file first. Isolated files come before
 * all others: a worker that shares its loaded modules ends when the next file in the queue is
 * isolated, and another loads them again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return place === -1 ? LONGEST.length : place;
    };
    const sizes = new Map(files.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    const sizeOf = ({ moduleId }: TestSpecification) => sizes.get(moduleId) ?? 0;
    return files.toSorted(
      (one, other) =>
        Number(isIsolated(other)) - Number(isIsolated(one)) ||
        rankOf(one) - rankOf(other) ||
        sizeOf(other) - sizeOf(one) ||
        one.moduleId.localeCompare(other.moduleId),
    );
  }
}

function isIsolated({ project }: TestSpecification): boolean {
  return project.config.isolate;
}
