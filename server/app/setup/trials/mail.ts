import { mailServerHealth } from '#server/platform/delivery/mail-health.ts';
import { en } from '#server/app/doctor/texts/en.ts';
import type { Trial } from './trial.ts';

/** Whether a mail server answers and accepts the login of its URL; nothing is sent. */
export async function examineMailServer(smtpUrl: string, patienceMs: number): Promise<Trial> {
  const health = await mailServerHealth(smtpUrl, patienceMs);
  const server = new URL(smtpUrl).host;
  if (health === 'well') return { ok: true, note: `${server} lets us in.` };
  const { note, cure } = en.services[health];
  return { ok: false, note: `${server}: ${note} ${cure('the mail server')}` };
}
