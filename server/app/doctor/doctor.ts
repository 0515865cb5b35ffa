import { DOCTOR_PARTS, type DoctorPart, type Finding } from '#contract/admin/doctor.ts';
import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { examineBackup } from './backup.ts';
import { examineDatabase } from './database.ts';
import { examineDisk } from './disk.ts';
import { bad, type Examination, type Look, well } from './examination.ts';
import { figuresIn } from './figures.ts';
import { examineInvitations } from './invitations.ts';
import { examineLive } from './live.ts';
import { examineMail } from './mail.ts';
import { examineMigrations } from './migrations.ts';
import { examineModel } from './model.ts';
import { examinePayments } from './payments.ts';
import { examinePlaces } from './places.ts';
import { examinePush } from './push.ts';
import { examineQueue } from './queue.ts';
import { examineReplies } from './replies.ts';
import { examineSite } from './site.ts';
import { examineSms } from './sms.ts';
import { en, type DoctorTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

/** A running server has valid configuration: this reports the mode it runs in. */
const lookAtConfiguration: Look = async ({
  platform: { config },
  texts: { parts, configuration },
}) => {
  const note = config.production ? configuration.production : configuration.development;
  return [well(parts.configuration, note)];
};

export const TEXTS = inEachLanguage<DoctorTexts>('server/app/doctor', { en, fr, es });

const LOOKS: Readonly<Record<DoctorPart, Look>> = {
  configuration: lookAtConfiguration,
  database: examineDatabase,
  migrations: examineMigrations,
  queue: examineQueue,
  live: examineLive,
  mail: examineMail,
  replies: examineReplies,
  sms: examineSms,
  push: examinePush,
  payments: examinePayments,
  places: examinePlaces,
  model: examineModel,
  invitations: examineInvitations,
  site: examineSite,
  disk: examineDisk,
  backup: examineBackup,
};

/** Stripe is called several times, with one retry each; a busy machine is slow, not ill. */
const TIMEOUT_MS = 10_000;

/**
 * Examines these parts concurrently, each within seconds; yields the findings in the order of the
 * parts, as soon as they are there. Changes nothing, sends nothing, and discloses no keys and
 * hosts.
 */
export async function* examine(
  platform: Platform,
  language: Language,
  parts: readonly DoctorPart[] = DOCTOR_PARTS,
): AsyncGenerator<Finding> {
  const examination = { platform, texts: TEXTS[language], figures: figuresIn(language) };
  const looks = parts.map((part) => examinePart(examination, part));
  for (const look of looks) yield* await look;
}

/** Never throws: a part that cannot be examined is reported as such. */
async function examinePart(examination: Examination, part: DoctorPart): Promise<Finding[]> {
  const { platform, texts } = examination;
  const { late, unknown } = texts.inVain;
  const look = LOOKS[part](examination).catch((error: unknown) => {
    platform.log.warn({ err: error, part }, 'the doctor could not look');
    return [bad(texts.parts[part], unknown.note, unknown.cure)];
  });
  const tooLate = () => [bad(texts.parts[part], late.note, late.cure)];
  const found = await withTimeout(look, TIMEOUT_MS, tooLate);
  return found.map((finding) => ({ part, ...finding }));
}
