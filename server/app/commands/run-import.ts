import {
  fileAt,
  fillText,
  IMPORT_TEXTS,
  ImportStopped,
  importProfessionals,
  openReport,
  type ImportOrder,
  type ImportOutcome,
  type ReportedRow,
  type ReportFile,
} from '#server/onboarding/onboarding.ts';
import type { Config } from '#server/platform/config/config.ts';
import { reloadImports } from '#server/places/places.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { reloadCatalogue } from '#server/professionals/professionals.ts';
import { reloadLanguages, reloadUnits } from '#server/site/site.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { Platform } from '#server/platform/platform.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';
import { openContext } from '#server/app/context.ts';
import { QUEUES } from '#server/app/queues.ts';

/** `report` is the path of the file of refused rows; without one all are printed. */
interface ImportOptions {
  order: Omit<ImportOrder, 'file'> & { path: string };
  report: string | null;
}

type Texts = (typeof IMPORT_TEXTS)[keyof typeof IMPORT_TEXTS];

/** How many problems are printed while the file is read; the report has all. */
const SAID = 10;
const INTERRUPTED = 130;

/**
 * Imports a file and prints the outcome. Resolves with the exit code: 130 where it was interrupted.
 */
export async function runImport(config: Config, { order, report }: ImportOptions): Promise<number> {
  const texts = IMPORT_TEXTS[order.language];
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const teller = makeTeller(texts, report === null ? Infinity : SAID);
  let file: ReportFile | undefined;
  const watch = {
    signal: stop.signal,
    onProgress: teller.progress,
    async onBegin(begun: { delimiter: string; unknown: readonly string[]; behind: number }) {
      teller.begun(begun);
      if (report !== null) file = await openReport(report, texts, begun.delimiter);
    },
    async onRefused(rows: readonly ReportedRow[]) {
      teller.refused(rows);
      await file?.write(rows);
    },
  };
  try {
    const outcome = await onPlatform(config, (platform) =>
      importProfessionals(platform, { ...order, file: fileAt(order.path) }, watch, (tx) =>
        platform.jobs.send(tx, 'timer-contact-waiting', {}),
      ),
    );
    teller.ended(outcome, report);
    return outcome.state === 'interrupted' ? INTERRUPTED : 0;
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    throw new Error(fillText(texts.stops[error.code], { about: error.about }), { cause: error });
  } finally {
    teller.clear();
    await file?.close();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** The output on the operator's terminal. */
function makeTeller({ outcome: words }: Texts, most: number) {
  const bar = makeProgressBar();
  let problems = 0;
  const say = (sentence: string, values: Readonly<Record<string, string | number>> = {}) => {
    bar.clear();
    process.stdout.write(`${fillText(sentence, values)}\n`);
  };
  return {
    clear: bar.clear,
    progress: (step: { done: number; total: number }) => bar.show({ name: words.reading, ...step }),
    begun({ unknown, behind }: { unknown: readonly string[]; behind: number }) {
      if (unknown.length > 0) say(words.ignored, { about: unknown.join(', ') });
      if (behind > 0) say(words.resumed, { row: behind });
    },
    refused(rows: readonly ReportedRow[]) {
      for (const { row, line, problems: found } of rows) {
        for (const problem of found) {
          if (++problems <= most) say(words.problem, { row, line, ...problem });
        }
      }
    },
    ended(outcome: ImportOutcome, report: string | null) {
      const { state, counts, rows, at } = outcome;
      const sum = fillText(words.counts, { ...counts });
      if (state === 'already') {
        say(words.already, { day: at?.toISOString().slice(0, 10) ?? '', counts: sum });
        return;
      }
      if (problems > most) say(words.more, { count: problems - most });
      say(state === 'tried' ? words.wouldBe : sum, { counts: sum });
      if (problems > 0 && report !== null) say(words.report, { path: report });
      if (state === 'interrupted') say(words.interrupted, { rows });
      if (state !== 'finished') return;
      say(counts.created === 0 ? words.nothingNew : words.next);
      if (problems > 0) say(words.correct);
    },
  };
}

async function onPlatform<T>(config: Config, work: (platform: Platform) => Promise<T>): Promise<T> {
  const log = makeLog({ level: 'error', readable: true });
  const { direct: connection, stop } = await provideServer(config, log, 'visit');
  const { platform, close } = openContext({ config, connection, log, worker: false });
  try {
    await migrate(platform.db);
    await reloadCatalogue(platform.db);
    await reloadImports(platform.db);
    await reloadUnits(platform);
    await reloadLanguages(platform);
    await installJobs(connection, QUEUES);
    await platform.jobs.start();
    return await work(platform);
  } finally {
    await platform.jobs.stop();
    await close();
    await stop();
  }
}
