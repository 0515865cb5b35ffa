import { healthOf } from '#server/platform/service-health.ts';
import { warning, well, type Look } from './examination.ts';
import { SERVICE_TIMEOUT_MS, serviceFound } from './services.ts';

/** Whether the SMS service accepts our account; nothing is sent. */
export const examineSms: Look = async (examination) => {
  const { texts, platform } = examination;
  const { sms, production } = platform.config;
  const what = texts.parts.sms;
  const { none, demo, cure, works } = texts.sms;
  if (!sms) return [production ? warning(what, none, cure) : well(what, demo)];
  const url = new URL(`/2010-04-01/Accounts/${sms.account}.json`, sms.baseUrl);
  const secret = Buffer.from(`${sms.account}:${sms.token}`).toString('base64');
  const asked = { headers: { authorization: `Basic ${secret}` }, patienceMs: SERVICE_TIMEOUT_MS };
  const health = await healthOf(url, asked);
  const settings = 'SMS_ACCOUNT_SID, SMS_AUTH_TOKEN';
  return [serviceFound(examination, { what, health, works, settings })];
};
