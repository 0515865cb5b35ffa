import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { DOCTOR_PARTS, type DoctorPart, type Finding } from '#contract/admin/doctor.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openContext } from '#server/app/context.ts';
import { detectPooler } from '#server/app/sessions.ts';
import { examine } from '#server/app/doctor/doctor.ts';

const MARKS: Record<Finding['ok'], string> = { ok: 'ok  ', warning: 'WARN', bad: 'BAD ' };

/** Parts that can be examined before the database is migrated. */
const FIRST: readonly DoctorPart[] = ['configuration', 'database', 'migrations'];

/** `doctor`: diagnoses the site and everything it depends on. */
export const doctor = {
  summary: 'Look whether the site and all it stands on are well, and say what to do where not',
  help: `Usage: npm run nearhand -- doctor [--language L]

Reads the configuration as the server would and looks at everything it stands on: database, migrations,
background work, live stream, mail, text messages, push, payments, places, language model, invitations,
public address, disk and backups. Changes nothing and sends nothing; says nothing of keys.
Ends with 0 where nothing is BAD, with 1 where something is. The panel shows the same (/admin).

  --language L   en, fr or es (default: DEFAULT_LANGUAGE)`,
  async run(args: string[]): Promise<number> {
    const config = loadConfig();
    const language = languageOf(args, config);
    let isBad = false;
    for await (const { ok, what, note, cure } of findings(config, language)) {
      isBad ||= ok === 'bad';
      process.stdout.write(`${MARKS[ok]} ${what}: ${note}${cure === null ? '' : ` ${cure}`}\n`);
    }
    return isBad ? 1 : 0;
  },
};

function languageOf(args: string[], { defaultLanguage }: Config): Language {
  const { language = defaultLanguage } = parseArgs({
    args,
    options: { language: { type: 'string' } },
  }).values;
  const known = LANGUAGES.find((one) => one === language);
  if (!known) throw new Error(`--language must be one of ${LANGUAGES.join(', ')}`);
  return known;
}

async function* findings(config: Config, language: Language): AsyncGenerator<Finding> {
  const log = makeLog({ level: 'silent', readable: true });
  const { stop, ...way } = await provideServer(config, log, 'visit');
  const listens = await detectPooler(config, way, log);
  const { platform, close } = openContext({ config, ...way, listens, log, worker: false });
  try {
    let isMigrated = true;
    for await (const finding of examine(platform, language, FIRST)) {
      if (finding.part === 'migrations') isMigrated = finding.ok !== 'bad';
      yield finding;
    }
    if (isMigrated) yield* examineRest(platform, language);
  } finally {
    await close();
    await stop();
  }
}

async function* examineRest(platform: Platform, language: Language): AsyncGenerator<Finding> {
  const { jobs, live } = platform;
  try {
    await Promise.all([jobs.start(), live.start()]);
    const rest = DOCTOR_PARTS.filter((part) => !FIRST.includes(part));
    yield* examine(platform, language, rest);
  } finally {
    await Promise.all([jobs.stop(), live.stop()]);
  }
}
