import { mailServerHealth } from '#server/platform/delivery/mail-health.ts';
import { well, type Look } from './examination.ts';
import { SERVICE_TIMEOUT_MS, serviceFound } from './services.ts';

/**
 * Whether the mail server accepts our login; nothing is sent. Production does not start without
 * one.
 */
export const examineMail: Look = async (examination) => {
  const { texts, platform } = examination;
  const { smtpUrl } = platform.config.mail;
  const what = texts.parts.mail;
  if (smtpUrl === undefined) return [well(what, texts.mail.none)];
  const health = await mailServerHealth(smtpUrl, SERVICE_TIMEOUT_MS);
  const works = texts.mail.works;
  return [serviceFound(examination, { what, health, works, settings: 'SMTP_URL' })];
};
