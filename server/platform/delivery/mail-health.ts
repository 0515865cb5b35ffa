import { smtpOptions } from './mail.ts';
import type { ServiceHealth } from '#server/platform/service-health.ts';

/** Logs in to a mail server, and leaves without sending a mail. */
export async function mailServerHealth(url: string, patienceMs: number): Promise<ServiceHealth> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...smtpOptions(url),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return 'well';
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    if (code === 'EAUTH' || code === 'ENOAUTH') return 'refused';
    if (code === 'ETLS') return 'insecure';
    return responseCode >= 400 ? 'failing' : 'unreachable';
  } finally {
    transport.close();
  }
}
